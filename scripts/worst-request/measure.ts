import { spawnSync } from "node:child_process";
import { Agent, request as httpRequest } from "node:http";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { panelsWithApi } from "../../lib/catalog/panel-apis.ts";
import type { PanelApi } from "../../lib/kit/calculator/panel-api.ts";
import type { Fields } from "../../lib/kit/fields/field.ts";
import type { Site } from "../site.ts";
import { type HostileRequest, hostileRequests } from "./requests.ts";
import { builtRoutes, type Route } from "./routes.ts";

/** Milliseconds of processor time that any request may cost, on a machine that does the reference work in REFERENCE. */
const LIMIT = 100;
/**
 * Milliseconds of scripts/worst-request/reference-work.ts on the machine that measured the memory figures in docs/operations.md:
 * a machine where the same /faq takes three times as long takes three times this.
 */
const REFERENCE = 0.9;
/** A machine that is slower still is too busy to measure anything. */
const SLOWEST = 4;

/** The limit on this machine: the same work, in its own milliseconds, and never less than LIMIT. */
export function limitHere(): number {
  const work = new URL("reference-work.ts", import.meta.url);
  const { stdout, status } = spawnSync(process.execPath, [fileURLToPath(work)], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  const taken = Number(stdout);
  if (status !== 0 || !(taken > 0)) throw new Error(`The reference work failed: ${stdout}`);
  return LIMIT * Math.min(Math.max(taken / REFERENCE, 1), SLOWEST);
}
/** A first measurement may hold the compiler's work, or a collection of what came before: the least of so many counts. */
const TRIES = 4;

interface Worst {
  request: HostileRequest;
  status: number;
  milliseconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request as it is, from an address of its own, and reads the whole answer: its status, 0 when it was cut off. */
function send(url: string, { method, path, headers, body }: HostileRequest, client: string): Promise<number> {
  return new Promise((resolve) => {
    const cutOff = (): void => resolve(0);
    const sent = httpRequest(
      new URL(url),
      {
        agent,
        method,
        path,
        headers: {
          ...headers,
          "X-Forwarded-For": client,
          ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode ?? 0));
        answer.once("error", cutOff);
      },
    );
    sent.once("error", cutOff);
    sent.end(body);
  });
}

/** An address that no request before had, so that no limit stands for a bound. */
const addresses = (function* () {
  for (let at = 0; ; at += 1) yield `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
})();

async function costOf(
  site: Site,
  request: HostileRequest,
): Promise<{ status: number; milliseconds: number }> {
  const before = await site.cpuTime();
  const status = await send(site.url, request, addresses.next().value ?? "");
  return { status, milliseconds: (await site.cpuTime()) - before };
}

/** The least of some measurements, which end as soon as one is well within the limit. */
async function leastCostOf(
  site: Site,
  request: HostileRequest,
): Promise<{ status: number; milliseconds: number }> {
  let least = await costOf(site, request);
  for (let turn = 1; turn < TRIES && least.milliseconds > LIMIT / 2; turn += 1) {
    const again = await costOf(site, request);
    if (again.milliseconds < least.milliseconds) least = again;
  }
  return least;
}

/** Target of an attack: a route, with the fields of the calculator that it calls, or with its panel. */
interface Target {
  route: Route;
  fields: Fields;
  panel?: PanelApi;
}

/** Every route, and that of the calculators' API once for each of them. */
export const targets = (): Target[] =>
  builtRoutes().flatMap((route) =>
    route.route === "/api/v1/calculators/[calculatorId]"
      ? [
          ...formCalculators.map(({ id, inputs }) => ({ id, fields: inputs })),
          ...panelsWithApi.map(({ calculator, api }) => ({ id: calculator.id, fields: {}, panel: api })),
        ].map(({ id, ...target }) => ({
          route: { ...route, route: `/api/v1/calculators/${id}`, path: `/api/v1/calculators/${id}` },
          ...target,
        }))
      : [{ route, fields: {} }],
  );

/**
 * The most expensive of the requests that are drawn for a target, `draws` of each kind; the same ones from the same seed.
 * @throws Error when the server has ended.
 */
export async function worstRequest(
  site: Site,
  { route, fields, panel }: Target,
  draws: number,
  seed: number,
): Promise<Worst> {
  let worst: Worst | undefined;
  for (const kind of hostileRequests(route, fields, panel))
    for (const request of new Set(fc.sample(kind, { numRuns: draws, seed }))) {
      const cost = await leastCostOf(site, request);
      if (!site.isAlive) throw new Error(`${route.route} ended the server:\n${site.log.slice(-2000)}`);
      if (cost.milliseconds > (worst?.milliseconds ?? -1)) worst = { request, ...cost };
    }
  if (!worst) throw new Error(`Nothing is tried on ${route.route}`);
  return worst;
}
