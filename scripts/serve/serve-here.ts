import cluster from "node:cluster";
import { existsSync, readFileSync } from "node:fs";
import { join as inFolder } from "node:path";
import next from "next";
import { askedPath } from "../../lib/run/address/rendered-pages.ts";
import { systemAskedFor, systemOfVisitor } from "../../lib/run/address/unit-system.ts";
import { authSecret } from "../../lib/server/auth/secret.ts";
import { summaryOf } from "../../lib/server/db/failure.ts";
import { openDatabase } from "../../lib/server/db/peek.ts";
import { env } from "../../lib/server/env.ts";
import { drain } from "../../lib/server/front/draining.ts";
import { type Answered, createFront } from "../../lib/server/front/front.ts";
import { collectWhenIdle } from "../../lib/server/front/idle.ts";
import { log } from "../../lib/server/front/log.ts";
import type { KeepsInputs } from "../../lib/server/front/mark-requests.ts";
import { openPacked, type Packed, type SystemOf } from "../../lib/server/front/packed/packed-site.ts";
import { routeNames } from "../../lib/server/front/routes.ts";
import { withPrevious } from "../../lib/server/front/with-previous.ts";
import { identityOf } from "../../lib/server/instances/identity.ts";
import { type Instance, join } from "../../lib/server/instances/instance.ts";
import { answerSecurityTxt, SECURITY_TXT_PATH } from "../../lib/server/security-txt.ts";
import { storeCounts } from "../../lib/server/store-counts.ts";
import { packedIn, previousIn, root, servedFolder } from "../paths.ts";
import { CONFIG_ERROR, SHUTDOWN_TIMEOUT_MS } from "./exit.ts";
import { serveMetrics } from "./metrics-server.ts";

/** Returns the visitor's unit system, with the rules of the proxy, which handles the requests for Next. */
const systemOf: SystemOf = (query, headers, inputs) =>
  systemAskedFor(inputs, new URLSearchParams(query)) ??
  systemOfVisitor(headers.cookie ?? "", headers["accept-language"] ?? "");

/** Loads the converters with the first conversion, as Next loads its routes. */
const convert = async (query: URLSearchParams): Promise<Response> =>
  (await import("../../lib/server/answer-conversion.ts")).answerConversion(query);

/**
 * Serves the built site in this process: Next behind the server of lib/server/front. Ends on SIGTERM after
 * all answers.
 */
export async function serveHere(): Promise<void> {
  const { LISTEN_ADDRESS: host, PORT: port, TRUST_PROXY, SITE_URL, RATE_LIMIT_FACTOR, DRAIN_SECONDS } = env();
  const { HSTS_INCLUDE_SUBDOMAINS } = env();
  const build = readFileSync(inFolder(servedFolder, "BUILD_ID"), "utf8").trim();
  const instance = await joined(build);
  const onAnswer = await watched(build, instance);
  giveBuiltSettings();
  const app = next({ dev: false, dir: root, hostname: "localhost", port });
  await app.prepare();
  const packed = await openBuilds();

  const server = createFront(app.getRequestHandler(), {
    trustProxy: TRUST_PROXY,
    secure: SITE_URL?.startsWith("https://") === true,
    hstsSubdomains: HSTS_INCLUDE_SUBDOMAINS,
    limitFactor: RATE_LIMIT_FACTOR,
    fellows: instance?.fellows,
    onAnswer,
    packed,
    direct: { "/api/v1/convert": convert, [SECURITY_TXT_PATH]: answerSecurityTxt },
    keepsInputs: keepsInputs(packed),
  });
  collectWhenIdle(server);
  server.on("error", (error) => {
    log.fatal(`The port ${port} cannot be used: ${error.message}`);
    process.exit(1);
  });

  let ending = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      if (ending) return;
      ending = true;
      setTimeout(() => process.exit(1), DRAIN_SECONDS * 1000 + SHUTDOWN_TIMEOUT_MS).unref();
      await drain(server, { delay: DRAIN_SECONDS * 1000 });
      await app.close();
      await storeCounts();
      await instance?.leave();
      // Flushes the embedded database, and releases its folder.
      await (await openDatabase())?.close().catch((error: unknown) => {
        log.error({ reason: summaryOf(error) }, "The database was not closed");
      });
      process.exit(0);
    });
  await new Promise<void>((resolve) => server.listen({ port, host }, resolve));
}

/**
 * Passes the built settings to Next, as its standalone server does. It would otherwise read next.config.mjs
 * again, with its MDX compiler and its checks of settings.
 */
function giveBuiltSettings(): void {
  const { config } = JSON.parse(readFileSync(inFolder(servedFolder, "required-server-files.json"), "utf8"));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/**
 * Returns a test that is true if a page can be rendered with the inputs of a query. The tools come from the build,
 * because the catalog would take 60 MB here.
 */
function keepsInputs({ askable }: Packed): KeepsInputs {
  const [calculators, converters] = [new Set(askable.calculators), new Set(askable.converters)];
  const tools = {
    calculator: (id: string, job?: string) => calculators.has(job === undefined ? id : `${id}/${job}`),
    converter: (slug: string) => converters.has(slug),
  };
  return (path, query) => askedPath(path, query, path, tools) !== undefined;
}

async function openBuilds(): Promise<Packed> {
  const packed = await openPacked(packedIn(servedFolder), systemOf);
  const previous = previousIn(servedFolder);
  return existsSync(previous) ? withPrevious(packed, await openPacked(previous, systemOf)) : packed;
}

/**
 * Joins the other servers on the same Postgres server, if there is one; ends the process if it must not serve
 * next to them.
 */
async function joined(build: string): Promise<Instance | undefined> {
  const { DATABASE_URL, UPGRADE_FROM } = env();
  if (DATABASE_URL === undefined) return undefined;
  return join({
    url: DATABASE_URL,
    identity: identityOf(build, authSecret()),
    upgradeFrom: UPGRADE_FROM,
    onRefusal(sentence) {
      log.fatal(sentence);
      process.exit(CONFIG_ERROR);
    },
  });
}

/** Returns a listener for answers that writes the log, and the metrics if enabled. */
async function watched(build: string, instance: Instance | undefined): Promise<(answered: Answered) => void> {
  const { METRICS_PORT, METRICS_TOKEN } = env();
  const manifest = readFileSync(inFolder(servedFolder, "app-path-routes-manifest.json"), "utf8");
  const routeOf = routeNames(Object.values(JSON.parse(manifest) as Record<string, string>));
  let count: ((answered: Answered) => void) | undefined;
  if (METRICS_PORT !== undefined) {
    const { ownMetrics, startMetrics } = await import("../../lib/server/metrics.ts");
    count = startMetrics({ build, routeOf, instance });
    // With several processes, the first one serves the metrics of all.
    if (cluster.isPrimary) serveMetrics({ port: METRICS_PORT, token: METRICS_TOKEN, read: ownMetrics });
  }
  return (answered) => {
    count?.(answered);
    const { id: request, method, url, status, milliseconds } = answered;
    const level = status >= 500 ? "error" : "debug";
    if (log.isLevelEnabled(level))
      log[level]({ request, method, route: routeOf(url), status, ms: Math.round(milliseconds) }, "Answered");
  };
}
