import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { messages } from "./messages.ts";
import type { Sql } from "./sql.ts";
import { UnusableDatabaseError } from "./unusable-database.ts";

/** Prisma's table, column for column: `prisma migrate deploy` can continue from it. */
const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/** Advisory lock of Prisma's `migrate deploy`. */
const LOCK = 72707369;

interface Applied {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

interface Migration {
  name: string;
  sql: string;
  /** sha256 of the file, as Prisma stores it. */
  checksum: string;
}

/** Reads the migrations of a Prisma folder, in order. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

export interface MigrateOptions {
  allowsNewer: boolean;
}

/**
 * Applies pending migrations, each in a transaction with its record, under Prisma's advisory lock: of several
 * servers that start together one migrates and the others wait. Returns the names of the applied ones.
 * @throws UnusableDatabaseError if a migration was changed after it had been applied, if a run of Prisma was
 * left broken, or if a newer build has migrated the database and that is not accepted.
 */
export async function migrate(
  sql: Sql,
  migrations: readonly Migration[],
  { allowsNewer }: MigrateOptions,
): Promise<readonly string[]> {
  await sql.query("SELECT pg_advisory_lock($1)", [LOCK]);
  try {
    await sql.run(TABLE);
    const applied = await sql.query<Applied>(
      `SELECT "migration_name", "checksum", "finished_at" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`,
    );
    const byName = new Map(applied.map((row) => [row.migration_name, row]));
    const pending: Migration[] = [];
    for (const migration of migrations) {
      const row = byName.get(migration.name);
      if (row === undefined) pending.push(migration);
      else if (row.finished_at === null)
        throw new UnusableDatabaseError(messages.migrations.unfinished(migration.name));
      else if (row.checksum !== migration.checksum)
        throw new UnusableDatabaseError(messages.migrations.changed(migration.name));
      byName.delete(migration.name);
    }
    const [newer] = byName.keys();
    if (newer !== undefined && !allowsNewer)
      throw new UnusableDatabaseError(messages.migrations.newer(newer));
    for (const migration of pending) await apply(sql, migration);
    return pending.map(({ name }) => name);
  } finally {
    await sql.query("SELECT pg_advisory_unlock($1)", [LOCK]);
  }
}

async function apply(sql: Sql, { name, sql: statements, checksum }: Migration): Promise<void> {
  await sql.run("BEGIN");
  try {
    await sql.run(statements);
    await sql.query(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await sql.run("COMMIT");
  } catch (error) {
    await sql.run("ROLLBACK");
    throw error;
  }
}
