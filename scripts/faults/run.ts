/** Fault tests on the built site, against real databases: `npm run faults`. Ends with 1 when something is wrong. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../postgres.ts";
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

const postgres = await startPostgres();
const faults: readonly (readonly [string, () => Promise<string[]>])[] = [
  ["SIGKILL during 1,000 submissions, embedded database", embedded],
  [
    "SIGKILL during 1,000 submissions, Postgres",
    () => killedWhileStoring(PORT, { DATABASE_URL: postgres.url }, postgres),
  ],
  ["Postgres stops and starts under load", () => databaseOutage(PORT, postgres)],
  ["full disk", () => fullDisk(PORT)],
  ["read-only data folder", () => readOnlyFolder(PORT)],
];

let failed = false;
try {
  for (const [title, test] of faults) {
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
