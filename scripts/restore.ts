/**
 * Restores a backup: `npm run restore -- FILE`. An embedded database is filled in a new folder and takes the place of the old one,
 * which is put aside; a Postgres server's must be empty, or `--replace` says that its rows are to be replaced.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { closeDataFolder, keepFilesPrivate, makeDataFolder } from "../lib/server/data-folder.ts";
import { restoreBackup, verifyBackup } from "../lib/server/db/backup.ts";
import type { Digests } from "../lib/server/db/dump.ts";
import { createEmbedded, RESTORED_SUFFIX } from "../lib/server/db/embedded.ts";
import { lockFolder } from "../lib/server/db/folder-lock.ts";
import { CONNECT_TIMEOUT } from "../lib/server/db/prepare.ts";
import { sqlOfClient, sqlOfPglite } from "../lib/server/db/sql.ts";
import { env } from "../lib/server/env.ts";
import { loadEnvironment } from "./environment.ts";
import { runCommand } from "./run-command.ts";

loadEnvironment();
keepFilesPrivate();

await runCommand("npm run restore -- FILE [--replace]", async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new TypeError("Name one file.");
  const path = resolve(file);
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  // A damaged backup is found before anything is touched.
  await verifyBackup(path);
  const { DATABASE_URL, DATA_DIR } = env();
  const digests =
    DATABASE_URL === undefined
      ? await restoreEmbedded(path, resolve(DATA_DIR))
      : await restoreServer(path, DATABASE_URL, values.replace);
  const rows = Object.values(digests).reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows of ${Object.keys(digests).length} tables.`);
});

async function restoreEmbedded(path: string, folder: string): Promise<Digests> {
  makeDataFolder(folder);
  const unlock = lockFolder(folder);
  const [files, fresh] = [join(folder, "postgres"), join(folder, `postgres${RESTORED_SUFFIX}`)];
  try {
    rmSync(fresh, { recursive: true, force: true });
    await createEmbedded(fresh);
    const pglite = await PGlite.create(fresh);
    let digests: Digests;
    try {
      digests = await restoreBackup(path, sqlOfPglite(pglite));
    } finally {
      await pglite.close();
    }
    if (existsSync(files)) {
      const aside = join(folder, "replaced", new Date().toISOString().replace(/[:.]/g, "-"));
      mkdirSync(join(folder, "replaced"), { recursive: true });
      renameSync(files, aside);
      console.log(`The database that was there is in ${aside}.`);
    }
    renameSync(fresh, files);
    closeDataFolder(folder);
    return digests;
  } finally {
    unlock();
  }
}

async function restoreServer(path: string, url: string, replaces: boolean): Promise<Digests> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ found: string | null }>(
      `SELECT to_regclass('public."_prisma_migrations"') AS "found"`,
    );
    if (rows[0]?.found && !replaces)
      throw new Error(
        "The database is not empty. Stop all servers, back it up, and run this again with --replace to replace its rows.",
      );
    return await restoreBackup(path, sqlOfClient(client));
  } finally {
    await client.end();
  }
}
