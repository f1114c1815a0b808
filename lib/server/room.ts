import type { Prisma } from "./db/generated/client.ts";

/**
 * Maximum bytes of stored messages and pending reviews: a thousand of the largest, a quarter of a million of
 * the smallest. See docs/decisions/abuse.md.
 */
export const MAX_KEPT = 256 * 1024 * 1024;

/**
 * Returns true if there is room for another submission. Submissions do not wait for each other: simultaneous
 * ones may exceed the limit together, by at most the number of database connections.
 */
export async function hasRoom(tx: Prisma.TransactionClient, kind: "message" | "review"): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "kept_submissions" WHERE "kind" = ${kind} AND "bytes" < ${MAX_KEPT}::bigint`;
  return rows.length > 0;
}
