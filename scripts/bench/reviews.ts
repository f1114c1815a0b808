import { Client } from "pg";
import { formatInteger } from "../../lib/core/locale/locale.ts";
import { startPostgres } from "../postgres.ts";
import { cursorBehind, makeReviews } from "../sample-reviews.ts";
import { Site } from "../site.ts";
import { percentile, printTable } from "./table.ts";

const PORT = 3222;
const SIZES = [1000, 1_000_000] as const;
const REQUESTS = 1500;
const LANES = 4;
/** Maximum ratio of the time with the largest list to the time with the smallest. */
const LIMIT = 2;

/** Returns the times of pages at random positions of the list, in ms. */
async function times(url: string, size: number): Promise<number[]> {
  const taken: number[] = [];
  const ask = async () => {
    const place = 1 + Math.floor(Math.random() * (size - 20));
    const start = performance.now();
    const answer = await fetch(`${url}/api/reviews?cursor=${cursorBehind(place)}`);
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

/** Compares a page of reviews among a thousand and among a million. Passes if its p99 at most doubles. */
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
      await makeReviews(client, size);
      await times(site.url, size);
      const taken = await times(site.url, size);
      p99.push(percentile(taken, 0.99));
      rows.push([formatInteger(size), ...[0.5, 0.99].map((part) => percentile(taken, part).toFixed(1))]);
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
