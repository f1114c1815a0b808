import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import {
  type Digests,
  digestsOf,
  dumpLines,
  expectKnownMigrations,
  expectSameDigests,
  loadLines,
  readHeader,
} from "./dump.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { type Sql, sqlOfPglite } from "./sql.ts";

/** Characters of a line: a row is at most a message of 64 KB, which JSON may write six times as long. */
const MAX_LINE_LENGTH = 4_000_000;

const OPTIONS = { allowsNewer: true };

/** Runs work on one state of the database: a transaction that is read-only, or one that fills the tables. */
export type InTransaction = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;

/** Writes a backup, whole or not at all, for its user alone; an existing file is replaced. */
export async function writeBackup(path: string, inTransaction: InTransaction): Promise<void> {
  const draft = `${path}.part`;
  rmSync(draft, { force: true });
  try {
    await inTransaction((sql) =>
      pipeline(
        Readable.from(endedLines(dumpLines(sql))),
        createGzip(),
        createWriteStream(draft, { mode: 0o600 }),
      ),
    );
    const file = openSync(draft, "r+");
    fsyncSync(file);
    closeSync(file);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

async function* endedLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Reads the lines of a backup. @throws Error for a file that is not compressed, or has a line beyond all bounds. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const unzipped = createGunzip();
  source.on("error", (error) => unzipped.destroy(error));
  source.pipe(unzipped);
  let rest = "";
  // Split by hand: readline also splits at U+2028, which a message may contain.
  for await (const chunk of unzipped.setEncoding("utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_LENGTH) throw new Error("The backup is damaged: a line of it is too long.");
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/**
 * Fills a database from a backup: applies the migrations that it had, loads its rows in one transaction, compares them with the
 * backup's digests, and applies the migrations that are newer.
 * @returns the rows of each table. @throws Error where the backup is damaged or of a newer build; the tables are then as before.
 */
export async function restoreBackup(path: string, sql: Sql): Promise<Digests> {
  const lines = linesOf(path);
  const header = readHeader((await lines.next()).value ?? undefined);
  const migrations = await readMigrations(join(process.cwd(), "prisma", "migrations"));
  expectKnownMigrations(
    header,
    migrations.map(({ name }) => name),
  );
  await migrate(
    sql,
    migrations.filter(({ name }) => header.migrations.includes(name)),
    OPTIONS,
  );
  await sql.run("BEGIN");
  let digests: Digests;
  try {
    digests = await loadLines(sql, lines);
    expectSameDigests(digests, await digestsOf(sql));
    await sql.run("COMMIT");
  } catch (error) {
    await sql.run("ROLLBACK");
    throw error;
  }
  await migrate(sql, migrations, OPTIONS);
  return digests;
}

/** Restores a backup into a database in memory. @throws Error where that does not give the rows that were backed up. */
export async function verifyBackup(path: string): Promise<Digests> {
  const pglite = await PGlite.create("memory://");
  try {
    return await restoreBackup(path, sqlOfPglite(pglite));
  } finally {
    await pglite.close();
  }
}
