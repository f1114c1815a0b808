import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { submitAll } from "../faults/submissions.ts";
import { startPostgres } from "../postgres.ts";
import { Site, wait } from "../site.ts";
import { printTable } from "./table.ts";

const PORT = 3226;
const SUBMISSIONS = 1000;
/** Rounds over all pages, and the allowed growth after them. */
const ROUNDS = 3;
const GROWTH = 1.1;
/** Megabytes after the first round and the submissions. */
const LIMITS = { PGlite: 450, Postgres: 220 } as const;

/**
 * Measures resident memory of a server after its start, after every page of the sitemap and 1,000 reviews,
 * and after more rounds over the pages; with the embedded database, opened and created, and with Postgres.
 * Passes within LIMITS, and flat after that.
 */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-memory-"));
  const postgres = await startPostgres();
  const rows: string[][] = [];
  try {
    const embedded = { DATA_DIR: join(folder, "data") };
    // The first start creates the data, which takes more than opening them.
    const created = await measured(embedded);
    rows.push(["PGlite, its first start", ...created]);
    const opened = await measured(embedded);
    rows.push(["PGlite", ...opened]);
    const server = await measured({ DATABASE_URL: postgres.url });
    rows.push(["Postgres", ...server]);
    const heads = Array.from({ length: ROUNDS - 1 }, (_, at) => `round ${at + 2}`);
    printTable("Resident memory, MB", ["database", "start", "pages, submissions", ...heads], rows);
    return (
      [
        [opened, LIMITS.PGlite],
        [server, LIMITS.Postgres],
      ] as const
    ).every(
      ([[, first, ...later], limit]) =>
        Number(first) <= limit && Number(later.at(-1)) <= Number(first) * GROWTH,
    );
  } finally {
    postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns megabytes after the start, the first round and the submissions, and after each further round. */
async function measured(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const site = new Site(PORT, environment);
  const taken: string[] = [];
  // The process returns unused memory to the system after some seconds.
  const note = async () => {
    await wait(5000);
    taken.push(site.memory().toFixed(0));
  };
  try {
    await site.start();
    await fetch(`${site.url}/api/health/ready`);
    await note();
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => new URL(address).pathname);
    const round = async () => {
      for (const path of pages) await (await fetch(site.url + path)).arrayBuffer();
    };
    await round();
    await submitAll(
      site.url,
      Array.from({ length: SUBMISSIONS }, () => randomUUID()),
      ({ status }) => {
        if (status !== 201) throw new Error(`A review was answered with ${status}`);
      },
    );
    await note();
    for (let count = 1; count < ROUNDS; count += 1) {
      await round();
      await note();
    }
  } finally {
    await site.stop();
  }
  return taken;
}
