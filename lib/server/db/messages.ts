/** Advice on replacing a database that cannot be opened. */
const RESTORE_ADVICE =
  "Restore a backup with `npm run restore -- FILE` (docs/operations.md), or move the folder away to begin with an empty database.";

export const messages = {
  database: {
    damaged: (folder: string): string =>
      `The database in ${folder} cannot be opened: it is damaged, or was written by another version of Postgres. ${RESTORE_ADVICE}`,
    incomplete: ({ folder, missing }: { folder: string; missing: readonly string[] }): string =>
      `The folder ${folder} holds no complete database (missing: ${missing.join(", ")}), and it was left as it is. ${RESTORE_ADVICE}`,
    inUse: (folder: string): string =>
      `The folder ${folder} is in use by another server or command. The embedded database is for one process: stop the other one, or set DATABASE_URL to a Postgres server.`,
    notLocked: ({ folder, reason }: { folder: string; reason: string }): string =>
      `The folder ${folder} cannot be locked (${reason}). Make it writable for the user that runs the site, or set DATA_DIR to a folder that is.`,
    notWritable: ({ folder, code }: { folder: string; code: string | undefined }): string =>
      `The folder ${folder} cannot be written by this user (${code}). Give it to the user that runs the site.`,
    serversConnected:
      "The site is connected to the database. Stop all of its servers before you restore a backup.",
  },
  migrations: {
    changed: (name: string): string =>
      `The migration ${name} was changed after it had been applied to the database. Put the file back as it was released: changes belong in a new migration.`,
    newer: (name: string): string =>
      `The database was migrated by a newer build (${name}). Run that build again, or restore a backup from before the upgrade with \`npm run restore -- FILE\`.`,
    unfinished: (name: string): string =>
      `The migration ${name} was left unfinished in the database. ${RESTORE_ADVICE}`,
  },
  backup: {
    columnsUnknown: (table: string): string => `The backup has columns of ${table} that this build lacks.`,
    cutOff: "The backup is cut off: its end is missing.",
    damaged: "This file is not a backup of SciCalc, or it is damaged.",
    differs: ({ table, actual, expected }: { table: string; actual: number; expected: number }): string =>
      `The restored table ${table} differs from the backup: ${actual} of ${expected} rows are there.`,
    lineTooLong: "The backup is damaged: a line of it is too long.",
    lineUnreadable: "The backup is damaged: a line of it cannot be read.",
    newer: (migration: string): string =>
      `The backup was made by a newer build (${migration}). Restore it with that build. ${RESTORE_ADVICE}`,
    notABackup: "This file is not a backup of SciCalc.",
    tableUnknown: (table: string): string => `The backup has a table ${table} that this build lacks.`,
  },
};
