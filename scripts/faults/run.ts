/**
 * Fault tests on the built site, against real databases: `npm run faults`, or some of them: `npm run faults
 * -- kill` for those that kill servers, `npm run faults -- one` for those with one server, `npm run faults --
 * cluster` with three behind nginx. Exits with 1 on errors.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postgres, startPostgres } from "../postgres.ts";
import { Site } from "../site.ts";
import { jumpingClock } from "./clock.ts";
import { clusterFaults } from "./cluster.ts";
import { restoreDrill, twoNamespaces } from "./data-folder.ts";
import { fullDisk, inReadOnlyFolder, onSmallDisk, unprivilegedUser, writingNothing } from "./disk.ts";
import { killedWhileStoring } from "./kill.ts";
import { databaseOutage } from "./outage.ts";
import { rolling } from "./rolling.ts";
import { Cluster } from "./target.ts";

const PORT = 3220;

type Test = () => Promise<string[]>;
type Settings = ConstructorParameters<typeof Site>[2];

/** Runs a test with one server, which ends afterward. */
async function withSite(
  test: (site: Site) => Promise<string[]>,
  environment: Readonly<Record<string, string>>,
  settings?: Settings,
): Promise<string[]> {
  const site = new Site(PORT, environment, settings);
  try {
    return await test(site);
  } finally {
    await site.stop();
  }
}

async function withPostgres(
  test: (postgres: Postgres) => Promise<string[]>,
  folder?: string,
): Promise<string[]> {
  const postgres = await startPostgres(folder);
  try {
    return await test(postgres);
  } finally {
    postgres.remove();
  }
}

/** Runs a test with three servers behind nginx, on a separate Postgres. */
const withCluster = (
  test: (cluster: Cluster, postgres: Postgres) => Promise<string[]>,
  { folder, ...more }: { folder?: string; environment?: Record<string, string>; settings?: Settings } = {},
): Promise<string[]> =>
  withPostgres(async (postgres) => {
    const cluster = await Cluster.of(postgres, more.environment, more.settings);
    try {
      return await test(cluster, postgres);
    } finally {
      await cluster.close();
    }
  }, folder);

async function killedEmbedded(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-kill-"));
  try {
    const database = { folder: join(folder, "postgres") };
    return await withSite((site) => killedWhileStoring(site, database), { DATA_DIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const FAULTS: readonly (readonly [names: readonly string[], title: string, test: Test])[] = [
  [["kill", "one"], "SIGKILL during 1,000 submissions, embedded database", killedEmbedded],
  [
    ["kill", "one"],
    "SIGKILL during 1,000 submissions, Postgres",
    () =>
      withPostgres((postgres) =>
        withSite((site) => killedWhileStoring(site, postgres), { DATABASE_URL: postgres.url }),
      ),
  ],
  [
    ["kill", "cluster"],
    "SIGKILL of all servers during 1,000 submissions, cluster",
    () => withCluster(killedWhileStoring),
  ],
  [
    ["outage", "one"],
    "Postgres stops and starts under load",
    () =>
      withPostgres((postgres) =>
        withSite((site) => databaseOutage(site, postgres), { DATABASE_URL: postgres.url }),
      ),
  ],
  [["outage", "cluster"], "Postgres stops and starts under load, cluster", () => withCluster(databaseOutage)],
  [
    ["disk", "one"],
    "full disk, embedded database",
    () => onSmallDisk((folder) => withSite((site) => fullDisk(site, folder), { DATA_DIR: folder })),
  ],
  [
    ["disk", "cluster"],
    "full disk of Postgres, cluster",
    () => onSmallDisk((folder) => withCluster((cluster) => fullDisk(cluster, folder), { folder })),
  ],
  [
    ["disk", "one"],
    "read-only data folder, embedded database",
    () =>
      inReadOnlyFolder((folder) =>
        withSite((site) => writingNothing(site, 503), { DATA_DIR: folder }, { user: unprivilegedUser }),
      ),
  ],
  [
    ["disk", "cluster"],
    // The containers of deploy/compose.yaml have read-only disks as well.
    "read-only data folder, cluster",
    () =>
      inReadOnlyFolder((folder) =>
        withCluster((cluster) => writingNothing(cluster, 201), {
          environment: { DATA_DIR: folder },
          settings: { user: unprivilegedUser },
        }),
      ),
  ],
  [["folder", "one"], "two servers in two PID namespaces on one data folder", () => twoNamespaces(PORT)],
  [["folder", "restore", "one"], "backup, lost files, restore, embedded database", () => restoreDrill(PORT)],
  [["clock", "one"], "clock that jumps, embedded database", () => jumpingClock(PORT)],
  [
    ["clock", "one"],
    "clock that jumps, Postgres",
    () => withPostgres((postgres) => jumpingClock(PORT, postgres)),
  ],
  [["cluster"], "servers and Postgres stop and start under load, cluster", () => withCluster(clusterFaults)],
  [["rolling"], "from one build to another and back, cluster", rolling],
];

const requestedNames = process.argv.slice(2);
const allNames = new Set(FAULTS.flatMap(([names]) => names));
const unknown = requestedNames.filter((name) => !allNames.has(name));
if (unknown.length > 0) {
  console.error(`Unknown fault test ${unknown.join(", ")}. Known: ${[...allNames].join(", ")}.`);
  process.exit(2);
}

let failed = false;
for (const [names, title, test] of FAULTS) {
  if (requestedNames.length > 0 && !names.some((name) => requestedNames.includes(name))) continue;
  console.log(`\n— ${title}`);
  const start = Date.now();
  const faults = await test();
  failed ||= faults.length > 0;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(
    faults.length === 0
      ? `  nothing is wrong (${seconds} s)`
      : faults.map((line) => `  WRONG: ${line}`).join("\n"),
  );
}
process.exit(failed ? 1 : 0);
