import { Client } from "pg";
import { startPostgres } from "../postgres.ts";
import { Site } from "../site.ts";
import { percentile, printTable } from "./table.ts";

const PORT = 3222;
const SIZES = [1000, 1_000_000] as const;
const REQUESTS = 1500;
const LANES = 4;
/** How much the largest list may cost over the smallest. */
const LIMIT = 2;
/** Of the reviews that are made: one a minute. */
const [NEWEST, STEP] = [Date.UTC(2026, 0, 1), 60_000];

/** Makes approved reviews up to that many, without the trigger that counts them one by one. */
async function fill(client: Client, size: number): Promise<void> {
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

/** Milliseconds of pages at random places of the list. */
async function times(url: string, size: number): Promise<number[]> {
  const taken: number[] = [];
  const ask = async () => {
    const place = Math.floor(Math.random() * (size - 20));
    const start = performance.now();
    const answer = await fetch(`${url}/api/reviews?cursor=${NEWEST - place * STEP}-${place + 1}`);
    const { reviews } = (await answer.json()) as { reviews?: unknown[] };
    if (answer.status !== 200 || reviews?.length !== 20) throw new Error(`${answer.status} at ${place}`);
    taken.push(performance.now() - start);
  };
  const lane = async () => {
    while (taken.length < REQUESTS) await ask();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return taken;
}

/** A page of reviews among a thousand and among a million. Passes when its p99 at most doubles. */
export async function run(): Promise<boolean> {
  const postgres = await startPostgres();
  const site = new Site(PORT, { DATABASE_URL: postgres.url });
  const client = new Client({ connectionString: postgres.url });
  try {
    await site.start();
    await fetch(`${site.url}/api/health/ready`);
    await client.connect();
    const p99: number[] = [];
    const rows: string[][] = [];
    for (const size of SIZES) {
      await fill(client, size);
      await times(site.url, size);
      const taken = await times(site.url, size);
      p99.push(percentile(taken, 0.99));
      rows.push([
        size.toLocaleString("en-US"),
        ...[0.5, 0.99].map((part) => percentile(taken, part).toFixed(1)),
      ]);
    }
    const ratio = (p99.at(-1) ?? 0) / (p99[0] ?? 1);
    printTable(
      `A page of reviews at a random place, ms over HTTP (limit: p99 ×${LIMIT})`,
      ["reviews", "p50", "p99"],
      rows,
    );
    console.log(`  p99 ×${ratio.toFixed(2)}${ratio <= LIMIT ? "" : "  TOO MUCH"}`);
    return ratio <= LIMIT;
  } finally {
    await client.end();
    await site.stop();
    postgres.remove();
  }
}
