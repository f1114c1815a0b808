import type { PGlite } from "@electric-sql/pglite";
import type { Client } from "pg";

/** Plain SQL on one connection to the embedded database or a server. */
export interface Sql {
  query<Row>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs several statements without parameters. */
  run(text: string): Promise<void>;
}

export const sqlOfPglite = (pglite: PGlite): Sql => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await pglite.query<Row>(text, [...values])).rows,
  run: async (text) => {
    await pglite.exec(text);
  },
});

export const sqlOfClient = (client: Client): Sql => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await client.query(text, [...values])).rows as Row[],
  run: async (text) => {
    await client.query(text);
  },
});
