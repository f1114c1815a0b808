import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import { openDatabase } from "./db/peek.ts";
import type { Answered } from "./front/front.ts";
import { securityEventTotals } from "./front/security-events.ts";
import { type MailHealth, readMailHealth, type ServiceFailure } from "./mail-health.ts";
import { type ModelUsage, modelTotals, readModelUsage } from "./model-usage.ts";

/** Buckets in seconds: from a packed page to an unacceptably slow answer. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Maximum age of values from the database, in ms, however often metrics are requested. */
const MAX_AGE_MS = 10_000;
/** Days for which the last failure of the model is reported. */
const FAILURE_DAYS = 30;
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

interface Watched {
  build: string;
  /** Returns the name of an address's route: one of a limited number. */
  routeOf(url: string): string;
  instance?: { state(): { others: number; isHeard: boolean } } | undefined;
}

/** Starts the metrics of this process in prom-client's registry. Returns the listener for answers. */
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
      for (const { kind, subject, count } of securityEventTotals())
        if (kind === "limit") this.inc({ limit: subject }, count);
    },
  });
  new Counter({
    name: "scicalc_rejected_admin_requests_total",
    help: "Attempts on the admin area that were rejected, by what was wrong.",
    labelNames: ["kind"],
    collect() {
      this.reset();
      for (const { kind, count } of securityEventTotals()) if (kind !== "limit") this.inc({ kind }, count);
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
      this.set((await currentHealth()) === undefined ? 0 : 1);
    },
  });
  new Gauge({
    name: "scicalc_outgoing_mail",
    help: "Mail to the owner that is not sent, by whether it is still tried.",
    labelNames: ["state"],
    // All processes count the same table.
    aggregator: "max",
    async collect() {
      const health = await currentHealth();
      if (!health) return;
      this.set({ state: "waiting" }, health.mail.waiting);
      this.set({ state: "given up" }, health.mail.givenUp);
    },
  });
  new Gauge({
    name: "scicalc_outgoing_mail_oldest_seconds",
    help: "Age of the oldest mail that waits; 0 if none does.",
    aggregator: "max",
    async collect() {
      const health = await currentHealth();
      if (!health) return;
      const { oldestAt } = health.mail;
      this.set(oldestAt === null ? 0 : Math.max(0, (Date.now() - oldestAt.getTime()) / 1000));
    },
  });
  new Gauge({
    name: "scicalc_last_failure_timestamp_seconds",
    help: "When mail or the language model last failed, with the service’s own words.",
    labelNames: ["source", "error"],
    aggregator: "max",
    async collect() {
      this.reset();
      const health = await currentHealth();
      const set = (source: string, failure: ServiceFailure | null | undefined) =>
        failure && this.set({ source, error: failure.text }, failure.at.getTime() / 1000);
      set("mail", health?.mail.lastFailure);
      set("model", health?.model.lastFailure);
    },
  });
  new Counter({
    name: "scicalc_model_calls_total",
    help: "Answers that were requested of the language model, by what became of them.",
    labelNames: ["outcome"],
    collect() {
      this.reset();
      const { calls, failures } = modelTotals();
      this.inc({ outcome: "answered" }, calls - failures);
      this.inc({ outcome: "failed" }, failures);
    },
  });
  new Counter({
    name: "scicalc_model_tokens_total",
    help: "Tokens that the language model’s service reported.",
    labelNames: ["direction"],
    collect() {
      this.reset();
      const { inputTokens, outputTokens } = modelTotals();
      this.inc({ direction: "input" }, inputTokens);
      this.inc({ direction: "output" }, outputTokens);
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

/** Returns the metrics of this process in Prometheus's format. */
export const ownMetrics = (): Promise<string> => register.metrics();

interface Health {
  mail: MailHealth;
  model: ModelUsage;
}
let cached: { at: number; value: Promise<Health | undefined> } | undefined;

/** Reads the database rarely, so that scraping costs little. Undefined while it does not respond. */
function currentHealth(): Promise<Health | undefined> {
  if (cached && Date.now() - cached.at < MAX_AGE_MS) return cached.value;
  cached = { at: Date.now(), value: readHealth().catch(() => undefined) };
  return cached.value;
}

async function readHealth(): Promise<Health | undefined> {
  const database = await openDatabase();
  if (!database) return undefined;
  const { prisma } = database;
  return { mail: await readMailHealth(prisma), model: await readModelUsage(prisma, FAILURE_DAYS) };
}
