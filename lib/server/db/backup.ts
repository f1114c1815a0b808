import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, createGzip } from "node:zlib";
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
import { messages } from "./messages.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { type Sql, sqlOfPglite } from "./sql.ts";

/** Characters of a line: a row is at most a message of 64 KB, which JSON may write six times as long. */
const MAX_LINE_LENGTH = 4_000_000;

const OPTIONS = { allowsNewer: true };

const [DRAFT_ENDING, VERIFY_PREFIX] = [".scicalc-part", "scicalc-verify-"];
/** A backup takes minutes: unchanged for so long, its draft and its database are those of one that was killed. */
const STALE_MS = 6 * 3_600_000;

/** Runs work on one state of the database: a transaction that is read-only, or one that fills the tables. */
export type InTransaction = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;

/**
 * Creates a backup, whole or not at all: it gets its name, and replaces an earlier file of that name, after it was restored once.
 * @param dump writes the dump to the path it is called with, itself or in the running server.
 * @returns the rows of each table.
 */
export async function createBackup(
  path: string,
  dump: (draft: string) => Promise<unknown>,
): Promise<Digests> {
  removeStale(dirname(path), (name) => name.endsWith(DRAFT_ENDING));
  removeStale(tmpdir(), (name) => name.startsWith(VERIFY_PREFIX));
  const draft = path + DRAFT_ENDING;
  rmSync(draft, { force: true });
  try {
    await dump(draft);
    const digests = await verifyBackup(draft);
    renameSync(draft, path);
    return digests;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes what killed backups left in a folder. */
function removeStale(folder: string, isOurs: (name: string) => boolean): void {
  for (const name of readdirSync(folder).filter(isOurs)) {
    const path = join(folder, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - changed > STALE_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Writes all rows to a new file that only its user can read, and waits until the disk has it. */
export async function writeDump(path: string, inTransaction: InTransaction): Promise<void> {
  await inTransaction((sql) =>
    pipeline(
      Readable.from(endedLines(dumpLines(sql))),
      // Forms wait for it: larger by a few percent, and a third faster.
      createGzip({ level: constants.Z_BEST_SPEED }),
      createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
    ),
  );
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
  unzipped.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "Z_DATA_ERROR") error.message = messages.backup.damaged;
    if (error.code === "Z_BUF_ERROR") error.message = messages.backup.cutOff;
  });
  let rest = "";
  // Split by hand: readline also splits at U+2028, which a message may contain.
  for await (const chunk of unzipped.setEncoding("utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_LENGTH) throw new Error(messages.backup.lineTooLong);
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
    expectSameDigests(digests, await digestsOf(sql, header.format));
    await sql.run("COMMIT");
  } catch (error) {
    await sql.run("ROLLBACK");
    throw error;
  }
  await migrate(sql, migrations, OPTIONS);
  return digests;
}

/** Restores a backup into a temporary database on disk. @throws Error if its rows differ from those that were backed up. */
export async function verifyBackup(path: string): Promise<Digests> {
  const folder = mkdtempSync(join(tmpdir(), VERIFY_PREFIX));
  const pglite = await PGlite.create(folder, { relaxedDurability: true });
  try {
    return await restoreBackup(path, sqlOfPglite(pglite));
  } finally {
    await pglite.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
