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

/** Maximum characters of a line: a row is at most a message of 64 KB, which JSON may expand sixfold. */
const MAX_LINE_LENGTH = 4_000_000;

const OPTIONS = { allowsNewer: true };

const [DRAFT_ENDING, VERIFY_PREFIX] = [".scicalc-part", "scicalc-verify-"];
/** Age after which a draft and its database belong to a killed backup, which takes minutes. */
const STALE_MS = 6 * 3_600_000;

/** Runs work on one state of the database: a read-only transaction, or one that fills the tables. */
export type InTransaction = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;

/**
 * Creates a backup atomically: it replaces an earlier file of that name only after a test restore. @param
 * dump writes the dump to its path, itself or in the running server. @returns the rows of each table.
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

function removeStale(folder: string, isOurs: (name: string) => boolean): void {
  for (const name of readdirSync(folder).filter(isOurs)) {
    const path = join(folder, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - changed > STALE_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Writes all rows to a new private file, and flushes it to the disk. */
export async function writeDump(path: string, inTransaction: InTransaction): Promise<void> {
  await inTransaction((sql) =>
    pipeline(
      Readable.from(endedLines(dumpLines(sql))),
      // Forms wait for the dump: this is a few percent larger, and a third faster.
      createGzip({ level: constants.Z_BEST_SPEED }),
      createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
    ),
  );
}

async function* endedLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/**
 * Reads the lines of a backup. @throws Error for a file that is not compressed, or a line that is too long.
 */
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
  // readline would also split at U+2028, which a message may contain.
  for await (const chunk of unzipped.setEncoding("utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_LENGTH) throw new Error(messages.backup.lineTooLong);
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/**
 * Fills a database from a backup: applies its migrations, loads its rows in one transaction, compares them
 * with its digests, and applies newer migrations. @returns the rows of each table. @throws Error if the
 * backup is damaged or from a newer build; the tables are then unchanged.
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

/** Restores a backup into a temporary database on disk. @throws Error if its rows differ from the digests. */
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
