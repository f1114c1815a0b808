import { createHash, type Hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { messages } from "./messages.ts";
import type { Sql } from "./sql.ts";
import { UnusableDatabaseError } from "./unusable-database.ts";

/**
 * Format of a backup: lines of JSON. The first is a header; then, for each table, a line with its name and
 * its rows as Postgres formats them as JSON; the last one has the count and the digest of each table. Both
 * the embedded database and a Postgres server can restore it.
 */
const FORMAT = "scicalc-backup-2";
/**
 * Previous format, which sorted all tables by the texts of their rows: that blocked the embedded database for
 * seconds.
 */
const TEXT_ORDER_FORMAT = "scicalc-backup-1";
/** Rows per insert, and per read: the embedded database blocks meanwhile. */
const [BATCH_ROWS, FETCH_ROWS] = [500, 50];

export interface Header {
  format: typeof FORMAT | typeof TEXT_ORDER_FORMAT;
  createdAt: string;
  /** Names of the migrations that the database had. */
  migrations: readonly string[];
}

/** Rows and SHA-256 of the rows of each table. */
export type Digests = Readonly<Record<string, { rows: number; sha256: string }>>;

type Line =
  | { header: Header }
  | { table: string; columns: readonly string[] }
  | { row: string }
  | { end: Digests };

/** Lists tables in the order of their dependencies. */
async function tablesOf(sql: Sql): Promise<string[]> {
  const tables = await sql.query<{ name: string }>(
    `SELECT c.relname AS "name" FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = current_schema() AND c.relkind = $1 AND c.relname <> $2 ORDER BY 1`,
    ["r", "_prisma_migrations"],
  );
  const references = await sql.query<{ from: string; to: string }>(
    `SELECT a.relname AS "from", b.relname AS "to" FROM pg_constraint k
     JOIN pg_class a ON a.oid = k.conrelid JOIN pg_class b ON b.oid = k.confrelid WHERE k.contype = $1`,
    ["f"],
  );
  const ordered: string[] = [];
  let rest = tables.map(({ name }) => name);
  while (rest.length > 0) {
    const ready = rest.filter((name) =>
      references.every(({ from, to }) => from !== name || to === name || ordered.includes(to)),
    );
    if (ready.length === 0) throw new Error(`The tables ${rest.join(", ")} reference each other.`);
    ordered.push(...ready);
    rest = rest.filter((name) => !ready.includes(name));
  }
  return ordered;
}

/** Lists the columns of a table. information_schema would take a server 170 ms to compile. */
const columnsOf = async (sql: Sql, table: string): Promise<string[]> =>
  (
    await sql.query<{ name: string }>(
      `SELECT attname AS "name" FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
      [`"${table}"`],
    )
  ).map(({ name }) => name);

/** Finds the integer column that is a table's primary key, which has an index in its order. */
async function integerKeyOf(sql: Sql, table: string): Promise<string | undefined> {
  const [key] = await sql.query<{ name: string }>(
    `SELECT a.attname AS "name" FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
     WHERE i.indrelid = $1::regclass AND i.indisprimary AND i.indnkeyatts = 1 AND a.atttypid IN ('int4'::regtype, 'int8'::regtype)`,
    [`"${table}"`],
  );
  return key?.name;
}

/**
 * Yields the lines of a backup, in the caller's transaction. @param sql a connection within a transaction
 * that sees one state of the database.
 */
export async function* dumpLines(sql: Sql, format: Header["format"] = FORMAT): AsyncGenerator<string> {
  const line = (value: Line): string => JSON.stringify(value);
  await sql.run("SET LOCAL TIME ZONE 'UTC'");
  const migrations = await sql.query<{ name: string }>(
    `SELECT "migration_name" AS "name" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL ORDER BY 1`,
  );
  const header = {
    format,
    createdAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
  };
  yield line({ header });
  const digests: Record<string, { rows: number; sha256: string }> = {};
  for (const table of await tablesOf(sql)) {
    yield line({ table, columns: await columnsOf(sql, table) });
    const digest = createHash("sha256");
    let rows = 0;
    const key = format === FORMAT ? await integerKeyOf(sql, table) : undefined;
    for await (const row of rowsOf(sql, table, key)) {
      addRow(digest, row);
      rows += 1;
      yield line({ row });
    }
    digests[table] = { rows, sha256: digest.digest("hex") };
  }
  yield line({ end: digests });
}

/** Reads the rows of a table as JSON texts, ordered by their key or else by these texts, on any server. */
async function* rowsOf(sql: Sql, table: string, key: string | undefined): AsyncGenerator<string> {
  // Without statistics, a table with a key would be sorted completely. A necessary sort costs 170 ms while it
  // is off.
  await sql.run(`SET LOCAL enable_sort = ${key === undefined ? "on" : "off"}`);
  await sql.run(
    `DECLARE "dump" NO SCROLL CURSOR FOR
     SELECT to_jsonb(t)::text COLLATE "C" AS "row" FROM "${table}" t ORDER BY ${key === undefined ? 1 : `t."${key}"`}`,
  );
  for (;;) {
    const batch = await sql.query<{ row: string }>(`FETCH ${FETCH_ROWS} FROM "dump"`);
    for (const { row } of batch) yield row;
    if (batch.length < FETCH_ROWS) break;
    await setImmediate();
  }
  await sql.run(`CLOSE "dump"`);
}

const addRow = (digest: Hash, row: string): Hash => digest.update(row).update("\n");

export async function digestsOf(sql: Sql, format: Header["format"] = FORMAT): Promise<Digests> {
  let end: Digests = {};
  for await (const text of dumpLines(sql, format)) {
    const line = JSON.parse(text) as Line;
    if ("end" in line) ({ end } = line);
  }
  return end;
}

/** Reads the header of a backup. @throws Error for another file. */
export function readHeader(text: string | undefined): Header {
  const line = parsed(text);
  if (line === undefined || !("header" in line) || ![FORMAT, TEXT_ORDER_FORMAT].includes(line.header.format))
    throw new Error(messages.backup.notABackup);
  return line.header;
}

function parsed(text: string | undefined): Line | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Line);
  } catch {
    return undefined;
  }
}

/**
 * Replaces the contents of a database that has the backup's migrations, in the caller's transaction. @param
 * lines the lines after the header. @returns the digests at the end of the backup. @throws Error for a
 * truncated or modified backup.
 */
export async function loadLines(sql: Sql, lines: AsyncIterable<string>): Promise<Digests> {
  await sql.run("SET LOCAL TIME ZONE 'UTC'");
  const tables = new Set(await tablesOf(sql));
  const names = [...tables].map((name) => `"${name}"`).join(", ");
  await sql.run(`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
  // Triggers would count rows again; the backup contains the counts.
  for (const name of tables) await sql.run(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
  let [table, columns]: [string | undefined, readonly string[]] = [undefined, []];
  let batch: string[] = [];
  let end: Digests | undefined;
  const flush = async (): Promise<void> => {
    if (table === undefined || batch.length === 0) return;
    const list = columns.map((name) => `"${name}"`).join(", ");
    await sql.query(
      `INSERT INTO "${table}" (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`,
      [`[${batch.join(",")}]`],
    );
    batch = [];
  };
  for await (const text of lines) {
    const line = parsed(text);
    if (line === undefined) throw new Error(messages.backup.lineUnreadable);
    if ("table" in line) {
      await flush();
      if (!tables.has(line.table)) throw new Error(messages.backup.tableUnknown(line.table));
      const tableColumns = await columnsOf(sql, line.table);
      if (!line.columns.every((name) => tableColumns.includes(name)))
        throw new Error(messages.backup.columnsUnknown(line.table));
      [table, columns] = [line.table, line.columns];
    } else if ("row" in line) {
      batch.push(line.row);
      if (batch.length >= BATCH_ROWS) await flush();
    } else if ("end" in line) ({ end } = line);
  }
  await flush();
  if (end === undefined) throw new Error(messages.backup.cutOff);
  for (const name of tables) await sql.run(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  await advanceSequences(sql, [...tables]);
  return end;
}

/** Advances each sequence past the largest number of its column, so that new rows do not collide. */
async function advanceSequences(sql: Sql, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    for (const column of await columnsOf(sql, table)) {
      const [row] = await sql.query<{ name: string | null }>(
        `SELECT pg_get_serial_sequence($1, $2) AS "name"`,
        [`"${table}"`, column],
      );
      if (row?.name)
        await sql.query(
          `SELECT setval($1, coalesce((SELECT max("${column}") FROM "${table}"), 0) + 1, false)`,
          [row.name],
        );
    }
}

/** Compares digests. @throws Error naming the first table whose rows differ. */
export function expectSameDigests(expected: Digests, actual: Digests): void {
  for (const [table, { rows, sha256 }] of Object.entries(expected)) {
    const other = actual[table];
    if (other?.rows !== rows || other.sha256 !== sha256)
      throw new Error(messages.backup.differs({ table, actual: other?.rows ?? 0, expected: rows }));
  }
}

/** Compares migrations. @throws UnusableDatabaseError for a backup of a build with other migrations. */
export function expectKnownMigrations(header: Header, expected: readonly string[]): void {
  const missing = header.migrations.find((name) => !expected.includes(name));
  if (missing !== undefined) throw new UnusableDatabaseError(messages.backup.newer(missing));
}
