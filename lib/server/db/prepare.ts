import { join } from "node:path";
import { Client } from "pg";
import { type MigrateOptions, migrate, readMigrations } from "./migrate.ts";
import { seed } from "./seed.ts";
import { type Sql, sqlOfClient } from "./sql.ts";

/** Connection timeout in ms: a server that is down rejects immediately, a busy one may need longer. */
export const CONNECT_TIMEOUT = 4000;

/** Migrates and seeds the database. Of several concurrent calls, one does the work. */
export async function prepare(sql: Sql, options: MigrateOptions): Promise<void> {
  await migrate(sql, await readMigrations(join(process.cwd(), "prisma", "migrations")), options);
  await seed(sql);
}

/** Prepares a server through a separate connection. @throws errors of pg while it cannot be reached */
export async function prepareServer(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT });
  // Without a listener, a connection that breaks while waiting would end Node.
  client.on("error", () => {});
  await client.connect();
  try {
    // A rolled-back build works on a database that a newer one has migrated.
    await prepare(sqlOfClient(client), { allowsNewer: true });
  } finally {
    await client.end();
  }
}
