import type { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import type { InTransaction } from "./backup.ts";
import { CONNECT_TIMEOUT } from "./prepare.ts";
import { sqlOfClient } from "./sql.ts";

/** Runs work in a transaction of the embedded database; other queries wait for its end. */
export const inPgliteTransaction =
  (pglite: PGlite): InTransaction =>
  (work) =>
    pglite.transaction((tx) =>
      work({
        query: async <Row>(text: string, values: readonly unknown[] = []) =>
          (await tx.query<Row>(text, [...values])).rows,
        run: async (text) => {
          await tx.exec(text);
        },
      }),
    );

/** Runs work on a Postgres server, in a read-only transaction that sees one state of the database. */
export const inServerTransaction =
  (connectionString: string): InTransaction =>
  async (work) => {
    const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT });
    client.on("error", () => {});
    await client.connect();
    try {
      await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      const result = await work(sqlOfClient(client));
      await client.query("COMMIT");
      return result;
    } finally {
      await client.end();
    }
  };
