import { availableParallelism } from "node:os";
import type { Postgres } from "../postgres.ts";
import { wait } from "../site.ts";
import { asAdministrator, changesSeen } from "./changes.ts";
import { discrepancies, storedKeys } from "./stored-keys.ts";
import type { Cluster } from "./target.ts";
import { throughput } from "./throughput.ts";
import { type Heard, reportParts, Traffic } from "./traffic.ts";

/** Minimum ratio of three servers' answers per second to one's, on separate cores. */
const FACTOR = 2.2;

/**
 * Kills one server of a cluster under load, restarts another, stops and starts Postgres: no answer may be
 * wrong or lost, and changes must be immediate everywhere, before and after. Returns the errors.
 */
export async function clusterFaults(cluster: Cluster, postgres: Postgres): Promise<string[]> {
  await cluster.start();
  const { sites, url, nginx } = cluster;
  const seen = () => asAdministrator(postgres, () => changesSeen(sites, url));
  const faults = [...(await seen()), ...(await underLoad(cluster, postgres)), ...(await seen())];
  const reasons = cluster.log.split("\n").flatMap((line) => /"reason":"(.*?)"/.exec(line)?.[1] ?? []);
  for (const [reason, all] of Map.groupBy(reasons, (each) => each))
    console.log(`  log, ${all.length} times: ${reason.slice(0, 100)}`);
  for (const line of nginx.errors().slice(0, 5)) console.log(`  nginx: ${line.slice(0, 300)}`);
  if (cluster.log.includes("uncaughtException")) faults.push("an error was not caught");
  return [...faults, ...(await scaling(cluster))];
}

async function underLoad({ sites, url }: Cluster, postgres: Postgres): Promise<string[]> {
  const [first, second] = sites;
  if (!first || !second) return ["there are no servers"];
  const traffic = new Traffic(url);
  const part = async (name: string, work: () => Promise<unknown>) => {
    traffic.part = name;
    await work();
    await wait(1500);
  };
  await wait(2000);
  await part("one server is killed", () => first.stop("SIGKILL"));
  await part("it is started again", () => first.start());
  await part("another is restarted", async () => {
    await second.stop("SIGTERM");
    await wait(500);
    await second.start();
  });
  await part("Postgres is down", async () => {
    postgres.stop("fast");
    await wait(1500);
  });
  await part("Postgres is back", async () => {
    postgres.start();
    await wait(2500);
  });
  await traffic.stop();
  const faults = reportParts(traffic.heard, isAllowed);
  return [...faults, ...discrepancies(traffic.acknowledged, await storedKeys(postgres))];
}

/** Returns true if a failure is allowed while something is broken. */
function isAllowed({ part, status }: Heard): boolean {
  // Requests that need Postgres fail while it is restarting.
  if (part.startsWith("Postgres")) return status === 503;
  // A killed server loses its current requests, and truncates unfinished answers.
  return part === "one server is killed" && [502, 503, 0].includes(status);
}

/** Measures answers per second of all servers and of one, through nginx. */
async function scaling({ sites, url }: Cluster): Promise<string[]> {
  const all = throughput(url);
  await Promise.all(sites.slice(1).map((site) => site.stop("SIGTERM")));
  await wait(500);
  const one = throughput(url);
  const [cores, wanted] = [availableParallelism(), sites.length + 2];
  const factor = all / one;
  console.log(
    `  ${all.toFixed(0)} conversions a second by ${sites.length} servers, ${one.toFixed(0)} by one: ${factor.toFixed(1)} times, on ${cores} cores`,
  );
  if (cores < wanted) {
    console.log(
      `  not judged: ${FACTOR} times are wanted where there are ${wanted} cores, for the servers, nginx and the load`,
    );
    return [];
  }
  return factor >= FACTOR ? [] : [`${sites.length} servers answer ${factor.toFixed(1)} times what one does`];
}
