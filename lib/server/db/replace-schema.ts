import { identityIn } from "../instances/identity.ts";
import { restoreBackup } from "./backup.ts";
import type { Digests } from "./dump.ts";
import { messages } from "./messages.ts";
import type { Sql } from "./sql.ts";

/** Schema that is filled before it takes the place of the current one. */
const DRAFT = "scicalc_restored";

/**
 * Checks for connected servers. @throws Error while there are any: they would keep writing to the replaced
 * tables.
 */
export async function expectNoServers(sql: Sql): Promise<void> {
  const connections = await sql.query<{ name: string }>(
    `SELECT "application_name" AS "name" FROM pg_stat_activity
     WHERE "datname" = current_database() AND "pid" <> pg_backend_pid()`,
  );
  if (connections.some(({ name }) => identityIn(name) !== undefined))
    throw new Error(messages.database.serversConnected);
}

/** True if the current schema has no tables or views, apart from those of extensions. */
export async function isEmptySchema(sql: Sql): Promise<boolean> {
  const relations = await sql.query(
    `SELECT 1 FROM pg_class WHERE "relnamespace" = current_schema()::regnamespace AND "relkind" IN ('r', 'p', 'v', 'm', 'f')
     AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE "objid" = pg_class.oid AND "deptype" = 'e') LIMIT 1`,
  );
  return relations.length === 0;
}

/**
 * Restores a backup into a new schema, which then takes the name of the current one in one transaction. A
 * backup of an older build gets the tables of that build first, and then the newer migrations. @returns the
 * rows of each table, and the new name of the replaced schema. @throws Error for a damaged backup, or a role
 * that does not own the schema; the tables are then unchanged.
 */
export async function restoreInNewSchema(
  path: string,
  sql: Sql,
): Promise<{ digests: Digests; replaced: string }> {
  const [current] = await sql.query<{ name: string }>(`SELECT current_schema() AS "name"`);
  if (!current) throw new Error("The database has no schema.");
  const replaced = `replaced_${new Date().toISOString().replace(/\W/g, "_")}`;
  await sql.run(
    `DROP SCHEMA IF EXISTS "${DRAFT}" CASCADE; CREATE SCHEMA "${DRAFT}"; SET search_path TO "${DRAFT}"`,
  );
  try {
    const digests = await restoreBackup(path, sql);
    await sql.run(
      `BEGIN; ALTER SCHEMA "${current.name}" RENAME TO "${replaced}"; ALTER SCHEMA "${DRAFT}" RENAME TO "${current.name}"; COMMIT`,
    );
    return { digests, replaced };
  } catch (error) {
    await sql.run(`ROLLBACK; DROP SCHEMA IF EXISTS "${DRAFT}" CASCADE`);
    throw error;
  } finally {
    await sql.run("RESET search_path");
  }
}
