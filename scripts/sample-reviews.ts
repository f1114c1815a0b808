import type { Client } from "pg";

/** Time of the newest sample review, and the interval between two, in milliseconds. */
const [NEWEST, STEP] = [Date.UTC(2026, 0, 1), 60_000];

/** Returns the cursor after a sample review, 1 for the newest: the nextCursor of GET /api/reviews. */
export const cursorBehind = (number: number): string => `${NEWEST - number * STEP}-${number}`;

/** Inserts approved reviews, without the trigger that counts them one by one. */
export async function makeReviews(client: Client, size: number): Promise<void> {
  await client.query(`ALTER TABLE "user_reviews" DISABLE TRIGGER "user_reviews_counted"`);
  await client.query(
    `INSERT INTO "user_reviews" ("name", "rating", "comment", "created_at", "is_approved", "decided_at", "submission_key")
     SELECT 'Visitor ' || n, 1 + n % 5, repeat('Useful. ', 1 + n % 40),
       to_timestamp($1::float8 / 1000) - n * interval '1 millisecond' * $2::int, true, now(), 'made ' || n
     FROM generate_series((SELECT count(*)::int + 1 FROM "user_reviews"), $3::int) AS n`,
    [NEWEST, STEP, size],
  );
  await client.query(`ALTER TABLE "user_reviews" ENABLE TRIGGER "user_reviews_counted"`);
  await client.query(
    `UPDATE "review_counts" AS c SET "count" = (SELECT count(*) FROM "user_reviews" AS r WHERE r."rating" = c."rating")`,
  );
  await client.query(`VACUUM ANALYZE "user_reviews"`);
}
