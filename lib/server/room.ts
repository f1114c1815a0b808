import type { Prisma } from "./db/generated/client.ts";

/**
 * Bytes of messages, and of reviews that wait, that are kept at most: a thousand of the largest, a quarter of a million
 * of the smallest. See docs/decisions/abuse.md.
 */
export const MAX_KEPT = 256 * 1024 * 1024;

/**
 * True if there is room to store another submission. Submissions do not wait for each other: simultaneous ones may
 * exceed the limit together, by no more than the number of connections to the database.
 */
export async function hasRoom(tx: Prisma.TransactionClient, kind: "message" | "review"): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "kept_submissions" WHERE "kind" = ${kind} AND "bytes" < ${MAX_KEPT}::bigint`;
  return rows.length > 0;
}
