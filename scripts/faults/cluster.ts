import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { addFaq, deleteFaq, editFaq } from "../../lib/server/admin/faqs.ts";
import { decideReviews } from "../../lib/server/admin/reviews.ts";
import { closeDatabase, withDatabase } from "../../lib/server/db/database.ts";
import { freePort } from "../free-port.ts";
import { type Postgres, startPostgres } from "../postgres.ts";
import { Site, wait } from "../site.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import { discrepancies, storedKeys } from "./stored.ts";
import { submit } from "./submissions.ts";
import { throughput } from "./throughput.ts";
import { type Heard, Traffic } from "./traffic.ts";

const SERVERS = 3;
/** Milliseconds in which a change must be seen on every server. */
const SEEN = 1000;
/** Times one server's answers a second that three must reach, where they, nginx and the load have cores of their own. */
const FACTOR = 2.2;
const CORES = SERVERS + 2;
const ADMIN = "fault-test@example.org";

/**
 * The set-up of deploy/compose.yaml as plain processes: nginx with deploy/nginx.conf, three servers, Postgres. Under load it
 * kills one server, restarts another, stops and starts Postgres. Returns what is wrong.
 */
export async function clusterFaults(): Promise<string[]> {
  const postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url, AUTH_SECRET: randomBytes(32).toString("hex") };
  const ports: number[] = [];
  for (let each = 0; each < SERVERS; each += 1) ports.push(await freePort());
  const sites = ports.map((port) => new Site(port, environment));
  let nginx: Nginx | undefined;
  // This process is one more server, on which the administrator works.
  process.env.DATABASE_URL = postgres.url;
  try {
    await Promise.all(sites.map((site) => site.start()));
    nginx = await startNginx(ports);
    const faults = [
      ...(await changesSeen(sites, nginx.url)),
      ...(await underLoad(sites, postgres, nginx.url)),
    ];
    faults.push(...(await changesSeen(sites, nginx.url)));
    const reasons = sites.flatMap((site) =>
      site.log.split("\n").flatMap((line) => /"reason":"(.*?)"/.exec(line)?.[1] ?? []),
    );
    for (const [reason, all] of Map.groupBy(reasons, (each) => each))
      console.log(`  log, ${all.length} times: ${reason.slice(0, 100)}`);
    for (const line of nginx.errors().slice(0, 5)) console.log(`  nginx: ${line.slice(0, 300)}`);
    const crashed = sites.find((site) => site.log.includes("uncaughtException"));
    if (crashed) faults.push("an error was not caught");
    return [...faults, ...(await scaling(sites, nginx.url))];
  } finally {
    await closeDatabase();
    process.env.DATABASE_URL = "";
    await nginx?.stop();
    await Promise.all(sites.map((site) => site.stop()));
    postgres.remove();
  }
}

/** An approval, its withdrawal, and a question's life are seen on every server within a second. */
async function changesSeen(sites: readonly Site[], url: string): Promise<string[]> {
  const faults: string[] = [];
  const taken: number[] = [];
  async function seen(what: string, path: string, is: (body: string) => boolean): Promise<void> {
    const start = Date.now();
    const missing = new Set(sites.map((site) => site.url));
    while (missing.size > 0 && Date.now() - start < 5 * SEEN)
      for (const each of missing) {
        if (is(await (await fetch(each + path)).text())) missing.delete(each);
        else await wait(5);
      }
    const time = Date.now() - start;
    taken.push(time);
    if (missing.size > 0 || time > SEEN) faults.push(`${what} was seen everywhere after ${time} ms`);
  }
  // Whoever asks before a change has it in memory: what is shown later is not what was read first.
  for (const site of sites)
    for (const path of ["/api/faqs", "/api/reviews", "/faq"]) await (await fetch(site.url + path)).text();

  const { key } = await submit(url);
  const review = await withDatabase((prisma) => prisma.userReview.findFirst({ where: { comment: key } }));
  await decideReviews(ADMIN, [review?.id ?? 0], "approved");
  await seen("an approval", "/api/reviews", (body) => body.includes(key));
  await decideReviews(ADMIN, [review?.id ?? 0], "rejected");
  await seen("a rejection", "/api/reviews", (body) => !body.includes(key));
  const id = await addFaq(ADMIN, { category: "general", question: `New ${key}?`, answer: "Yes." });
  await seen("a new question", "/api/faqs", (body) => body.includes(`New ${key}?`));
  await editFaq(ADMIN, id, { category: "general", question: `Edited ${key}?`, answer: "Yes." });
  await seen(
    "an edit",
    "/api/faqs",
    (body) => body.includes(`Edited ${key}?`) && !body.includes(`New ${key}?`),
  );
  for (const site of sites)
    if (!(await (await fetch(`${site.url}/faq`)).text()).includes(`Edited ${key}?`))
      faults.push("a page does not show an edit that the API shows");
  await deleteFaq(ADMIN, id);
  await seen("a deletion", "/api/faqs", (body) => !body.includes(key));
  console.log(`  changes are seen on all ${sites.length} servers after ${taken.join(", ")} ms`);
  return faults;
}

async function underLoad(sites: readonly Site[], postgres: Postgres, url: string): Promise<string[]> {
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

  const faults: string[] = [];
  for (const [name, heard] of Map.groupBy(traffic.heard, ({ part }) => part)) {
    const statuses = Map.groupBy(heard, ({ status }) => status);
    const counts = [...statuses].map(([status, all]) => `${status}: ${all.length}`).sort();
    console.log(`  ${name}: ${counts.join(", ")}`);
    faults.push(...wrongIn(name, heard));
  }
  return [...faults, ...discrepancies(traffic.acknowledged, await storedKeys(postgres))];
}

/** What must not have been answered in a part of the test. */
function wrongIn(part: string, heard: readonly Heard[]): string[] {
  const wrong = heard.find(({ what }) => what.startsWith("wrong"));
  const right = [200, 201];
  // What needs Postgres is refused while that comes and goes.
  if (part.startsWith("Postgres")) right.push(502, 503);
  // A killed server loses what it had in work; what it had begun to say breaks off.
  if (part === "one server is killed") right.push(502, 503, 0);
  const bad = heard.find(({ status }) => !right.includes(status));
  return [
    ...(wrong ? [`${part}: ${wrong.what} was answered ${wrong.body}`] : []),
    ...(bad ? [`${part}: ${bad.what} was answered ${bad.status} ${bad.body}`] : []),
  ];
}

/** Answers a second of three servers and of one, through nginx. */
async function scaling(sites: readonly Site[], url: string): Promise<string[]> {
  const all = throughput(url);
  await Promise.all(sites.slice(1).map((site) => site.stop("SIGTERM")));
  await wait(500);
  const one = throughput(url);
  const cores = availableParallelism();
  const factor = all / one;
  console.log(
    `  ${all.toFixed(0)} conversions a second by ${SERVERS} servers, ${one.toFixed(0)} by one: ${factor.toFixed(1)} times, on ${cores} cores`,
  );
  if (cores < CORES) {
    console.log(
      `  (${FACTOR} times are wanted where there are ${CORES} cores or more: servers, nginx and the load)`,
    );
    return [];
  }
  return factor >= FACTOR ? [] : [`${SERVERS} servers answer ${factor.toFixed(1)} times what one does`];
}
