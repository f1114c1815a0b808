import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import type { Answered } from "../front/front.ts";
import { limitHits } from "../front/limit-hits.ts";
import { openDatabase } from "./db/peek.ts";
import { MAX_ATTEMPTS } from "./mail-attempts.ts";

/** Seconds: from a packed page to an answer that nobody waits for. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Milliseconds that the count of waiting mail is kept, however often it is asked for. */
const MAIL_AGE = 10_000;
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

interface Watched {
  build: string;
  /** The name of an address's route: a bounded number of names. */
  routeOf(url: string): string;
  instance?: { state(): { others: number; isHeard: boolean } } | undefined;
}

/** Begins to count what happens in this process, for prom-client's registry. Returns what is to hear of each answer. */
export function startMetrics({ build, routeOf, instance }: Watched): (answered: Answered) => void {
  collectDefaultMetrics();
  const requests = new Counter({
    name: "scicalc_http_requests_total",
    help: "Answers, by route and status.",
    labelNames: ["method", "route", "status"],
  });
  const durations = new Histogram({
    name: "scicalc_http_request_seconds",
    help: "From a request’s turn to the end of its answer, by route.",
    labelNames: ["route"],
    buckets: BUCKETS,
  });
  new Gauge({
    name: "scicalc_build_info",
    help: "1 for the build that is served.",
    labelNames: ["build"],
    aggregator: "max",
  }).set({ build }, 1);
  new Counter({
    name: "scicalc_limit_refusals_total",
    help: "Requests that a limit refused, by limit.",
    labelNames: ["limit"],
    collect() {
      this.reset();
      for (const [limit, hits] of limitHits()) this.inc({ limit }, hits);
    },
  });
  new Gauge({
    name: "scicalc_database_connections",
    help: "Connections of the pool, by state; work that waits for one.",
    labelNames: ["state"],
    async collect() {
      const pool = (await openDatabase())?.pool;
      if (!pool) return;
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  new Gauge({
    name: "scicalc_database_up",
    help: "1 while the database answers.",
    aggregator: "min",
    async collect() {
      this.set((await waitingMail()) === undefined ? 0 : 1);
    },
  });
  new Gauge({
    name: "scicalc_outgoing_mail",
    help: "Mail to the owner that is not sent, by whether it is still tried.",
    labelNames: ["state"],
    // All processes count the same table.
    aggregator: "max",
    async collect() {
      const mail = await waitingMail();
      if (!mail) return;
      this.set({ state: "waiting" }, mail.waiting);
      this.set({ state: "given up" }, mail.givenUp);
    },
  });
  if (instance) {
    new Gauge({
      name: "scicalc_other_servers",
      help: "Other processes of the site on the same database.",
      aggregator: "max",
      collect() {
        this.set(instance.state().others);
      },
    });
    new Gauge({
      name: "scicalc_changes_heard",
      help: "1 while changes by other servers are heard.",
      aggregator: "min",
      collect() {
        this.set(instance.state().isHeard ? 1 : 0);
      },
    });
  }
  return ({ method, url, status, milliseconds }) => {
    const route = routeOf(url);
    requests.inc({ method: METHODS.has(method) ? method : "other", route, status });
    durations.observe({ route }, milliseconds / 1000);
  };
}

/** What prom-client has counted in this process, as Prometheus reads it. */
export const ownMetrics = (): Promise<string> => register.metrics();

interface Mail {
  waiting: number;
  givenUp: number;
}
let mail: { at: number; value: Promise<Mail | undefined> } | undefined;

/** How much mail waits; undefined while the database does not say. Asked rarely: whoever scrapes must not be a load. */
function waitingMail(): Promise<Mail | undefined> {
  if (mail && Date.now() - mail.at < MAIL_AGE) return mail.value;
  mail = { at: Date.now(), value: countMail().catch(() => undefined) };
  return mail.value;
}

async function countMail(): Promise<Mail | undefined> {
  const database = await openDatabase();
  if (!database) return undefined;
  const rows = await database.prisma.$queryRaw<Mail[]>`
    SELECT (count(*) FILTER (WHERE "attempts" < ${MAX_ATTEMPTS}::int))::int AS "waiting",
      (count(*) FILTER (WHERE "attempts" >= ${MAX_ATTEMPTS}::int))::int AS "givenUp"
    FROM "outgoing_mail" WHERE "sent_at" IS NULL`;
  return rows[0];
}
