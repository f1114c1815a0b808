import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { type Sql, sqlOfClient, sqlOfPglite } from "../../lib/server/db/sql.ts";

/** Counts the stored copies of each key without the site: in a server's database, or in the folder of a stopped one. */
export async function storedKeys(
  database: { url: string } | { folder: string },
): Promise<Map<string, number>> {
  const [sql, close] = await open(database);
  try {
    const rows = await sql.query<{ comment: string; times: number }>(
      `SELECT "comment", count(*)::int AS "times" FROM "user_reviews" GROUP BY "comment"`,
    );
    return new Map(rows.map(({ comment, times }) => [comment, times]));
  } finally {
    await close();
  }
}

async function open(database: { url: string } | { folder: string }): Promise<[Sql, () => Promise<void>]> {
  if ("folder" in database) {
    const pglite = await PGlite.create(database.folder);
    return [sqlOfPglite(pglite), () => pglite.close()];
  }
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return [sqlOfClient(client), () => client.end()];
}

/** Lists the errors: acknowledged keys that are missing, and keys with more than one copy. */
export function discrepancies(
  acknowledged: readonly string[],
  stored: ReadonlyMap<string, number>,
): string[] {
  const lost = acknowledged.filter((key) => !stored.has(key));
  const twice = [...stored].filter(([, times]) => times > 1);
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged submissions are lost`] : []),
    ...(twice.length > 0 ? [`${twice.length} submissions are stored twice`] : []),
  ];
}
