import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { type Postgres, startPostgres } from "../postgres.ts";
import { type Site, wait } from "../site.ts";
import { type Build, copiedBuild, nextBuild } from "./builds.ts";
import { asAdministrator, changesSeen } from "./changes.ts";
import { OpenPage } from "./open-page.ts";
import { loadPage } from "./page-visits.ts";
import { discrepancies, storedKeys } from "./stored-keys.ts";
import { Cluster } from "./target.ts";
import { reportParts, Traffic } from "./traffic.ts";

/**
 * Multiplier of the usual limits: enough for the traffic, and low enough that a client's count soon reaches
 * the other servers.
 */
const FACTOR = 50;
/** Time limit for a change while servers start and pages load, in ms: a minute without notices. */
const SEEN = 5000;
/** Calls of one client of which the other servers must know most. */
const CALLS = 1500;

/**
 * Upgrades from one build to the next and back as docs/operations.md describes, server by server, while
 * visitors load pages with their scripts: every request is answered, servers of both builds exchange notices,
 * and pages of the removed build still find their scripts. Returns the errors.
 */
export async function rolling(): Promise<string[]> {
  const place = mkdtempSync(join(tmpdir(), "scicalc-builds-"));
  try {
    const older = copiedBuild(join(place, "older"));
    console.log("  building the changed sources …");
    const newer = nextBuild(join(place, "newer"), older);
    const postgres = await startPostgres();
    const environment = { RATE_LIMIT_FACTOR: String(FACTOR) };
    const cluster = await Cluster.of(postgres, environment, { folder: older.folder });
    try {
      await cluster.start();
      return await thereAndBack(cluster, postgres, older, newer);
    } finally {
      await cluster.close();
      postgres.remove();
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function thereAndBack(
  cluster: Cluster,
  postgres: Postgres,
  older: Build,
  newer: Build,
): Promise<string[]> {
  const faults: string[] = [];
  const changed = onlyIn(older, newer).length;
  console.log(`  ${changed} of ${older.hashed.size} files of the older build are not in the newer one`);
  if (older.id === newer.id || changed < 2) faults.push("the builds do not differ");
  faults.push(...(await refuses(cluster, newer, `UPGRADE_FROM=${older.id}`)));

  const traffic = new Traffic(cluster.url, [loadPage, loadPage, loadPage, loadPage]);
  const logs: string[] = [];
  /** `link` leads to an unvisited page: nginx caches visited ones for some minutes. */
  const replaceAll = async (from: Build, to: Build, name: string, link: string): Promise<void> => {
    // The query bypasses nginx, which may have cached the previous build's page for a minute.
    const page = await OpenPage.open(
      `${cluster.url}/converters/general-physics-mechanics/length?open=${to.id}`,
    );
    if ((await page.isNewer()) !== (from === newer))
      faults.push("the page is not of the build that is served");
    for (const at of cluster.sites.keys()) {
      traffic.part = `${name}, server ${at + 1}`;
      // The log of the replaced server ends with it.
      logs.push(cluster.log);
      await cluster.replace(at, { UPGRADE_FROM: from.id }, { folder: to.folder });
      await wait(1000);
      if (at === cluster.sites.length - 1) break;
      // Both builds are served.
      faults.push(...(await asAdministrator(postgres, () => changesSeen(cluster.sites, cluster.url, SEEN))));
      faults.push(...(await countsShared(cluster.sites)));
    }
    traffic.part = `${name}, done`;
    faults.push(...(await findsScripts(cluster.sites, from, to)));
    faults.push(...(await page.goOn(link, to === newer)));
    await page.close();
  };

  await wait(2000);
  await replaceAll(older, newer, "upgrade", "Disclosure");
  // A server of the older build that restarts now would be isolated.
  faults.push(...(await refuses(cluster, older, `UPGRADE_FROM=${newer.id}`)));
  keepScripts(older, newer);
  await replaceAll(newer, older, "rollback", "Editorial Policy");
  await traffic.stop();

  faults.push(...reportParts(traffic.heard, () => false));
  const failures = [...logs, cluster.log].flatMap((log) =>
    log.split("\n").filter((line) => /could not be stored|The database failed/.test(line)),
  );
  for (const line of new Set(failures)) console.log(`  log: ${line.slice(0, 300)}`);
  faults.push(...discrepancies(traffic.acknowledged, await storedKeys(postgres)));
  if (cluster.log.includes("uncaughtException")) faults.push("an error was not caught");
  return faults;
}

const onlyIn = (one: Build, other: Build): [path: string, tag: string][] =>
  [...one.hashed].filter(([path]) => !other.hashed.has(path));

/** Returns an error unless a server of a build next to the others ends with this sentence. */
async function refuses(cluster: Cluster, { folder, id }: Build, sentence: string): Promise<string[]> {
  const site = cluster.another(await freePort(), {}, { folder });
  const ended = await site.start().then(
    () => "",
    (error: unknown) => String(error),
  );
  await site.stop();
  return ended.includes(sentence) ? [] : [`a server of build ${id} does not refuse: ${ended.slice(-300)}`];
}

/** Checks that the calls of a client on the first server count on the last one. */
async function countsShared(sites: readonly Site[]): Promise<string[]> {
  const [first, last] = [sites[0]?.url, sites.at(-1)?.url];
  const client = `203.0.113.${Math.floor(Math.random() * 254) + 1}`;
  const call = async (url: string | undefined): Promise<number> => {
    const answer = await fetch(`${url}/api/v1/convert?tool=length&from=meter&to=foot&value=1`, {
      headers: { "X-Forwarded-For": client },
    });
    await answer.arrayBuffer();
    return Number(answer.headers.get("ratelimit-limit")) - Number(answer.headers.get("ratelimit-remaining"));
  };
  const lane = async () => {
    for (let count = 0; count < CALLS / 10; count += 1) await call(first);
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  await wait(500);
  const counted = await call(last);
  return counted > CALLS / 2 ? [] : [`of ${CALLS} calls elsewhere a server knows of ${counted}`];
}

async function findsScripts(sites: readonly Site[], gone: Build, served: Build): Promise<string[]> {
  const files = onlyIn(gone, served);
  const missing: string[] = [];
  for (const { url } of sites)
    for (const [path, tag] of files) {
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      if (answer.status !== 200 || !answer.headers.get("etag")?.startsWith(`"${tag}`)) missing.push(path);
    }
  console.log(`  each server has the ${files.length} files of the build that is gone`);
  return missing.length === 0
    ? []
    : [`${missing.length} files of the build that is gone are missing: ${missing[0]}`];
}

/** Preserves the scripts of a build for a rollback, as docs/operations.md describes. */
function keepScripts(to: Build, from: Build): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/pack/keep.ts", join(from.folder, ".next", "packed")],
    { cwd: to.folder, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The scripts of the newer build were not kept: ${stderr}`);
}
