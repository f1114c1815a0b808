/**
 * Fault tests on the built site, against real databases: `npm run faults`, or some of them: `npm run faults -- cluster`. Ends
 * with 1 when something is wrong.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../postgres.ts";
import { clusterFaults } from "./cluster.ts";
import { fullDisk, readOnlyFolder } from "./disk.ts";
import { killedWhileStoring } from "./kill.ts";
import { databaseOutage } from "./outage.ts";

const PORT = 3220;

async function embedded(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-kill-"));
  try {
    return await killedWhileStoring(PORT, { DATA_DIR: folder }, { folder: join(folder, "postgres") });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2);
const faults: readonly (readonly [name: string, title: string, test: () => Promise<string[]>])[] = [
  ["kill", "SIGKILL during 1,000 submissions, embedded database", embedded],
  [
    "kill",
    "SIGKILL during 1,000 submissions, Postgres",
    () => killedWhileStoring(PORT, { DATABASE_URL: postgres.url }, postgres),
  ],
  ["outage", "Postgres stops and starts under load", () => databaseOutage(PORT, postgres)],
  ["disk", "full disk", () => fullDisk(PORT)],
  ["disk", "read-only data folder", () => readOnlyFolder(PORT)],
  ["cluster", "nginx, three servers and Postgres", clusterFaults],
];

const unknown = named.filter((name) => !faults.some(([known]) => known === name));
if (unknown.length > 0) {
  console.error(`Unknown fault test ${unknown.join(", ")}. Known: kill, outage, disk, cluster.`);
  process.exit(2);
}

const postgres = await startPostgres();
let failed = false;
try {
  for (const [name, title, test] of faults) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n— ${title}`);
    const found = await test();
    failed ||= found.length > 0;
    console.log(
      found.length === 0 ? "  nothing is wrong" : found.map((line) => `  WRONG: ${line}`).join("\n"),
    );
  }
} finally {
  postgres.remove();
}
process.exit(failed ? 1 : 0);
