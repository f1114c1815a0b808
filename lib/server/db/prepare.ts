import { join } from "node:path";
import { Client } from "pg";
import { type MigrateOptions, migrate, readMigrations } from "./migrate.ts";
import { seed } from "./seed.ts";
import { type Sql, sqlOfClient } from "./sql.ts";

/** Milliseconds: a server that is down refuses at once, and one that is busy takes its time. */
export const CONNECT_TIMEOUT = 4000;

/** Brings the tables up to date and puts in what the product comes with. Of several that do so at once, one does it. */
export async function prepare(sql: Sql, options: MigrateOptions): Promise<void> {
  await migrate(sql, await readMigrations(join(process.cwd(), "prisma", "migrations")), options);
  await seed(sql);
}

/** The same on a server, by a connection of its own. @throws what pg throws while it cannot be reached */
export async function prepareServer(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT });
  // A connection that breaks while it waits says so here; without a listener Node would end.
  client.on("error", () => {});
  await client.connect();
  try {
    // A build that is rolled back serves on a database that a newer one has migrated.
    await prepare(sqlOfClient(client), { allowsNewer: true });
  } finally {
    await client.end();
  }
}
