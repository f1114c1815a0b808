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

/** Processor time limit of any request in ms, on a machine that does the reference work in REFERENCE. */
const LIMIT = 100;
/**
 * Time of scripts/worst-request/reference-work.ts in ms on the machine of docs/operations.md: a machine that
 * serves the same /faq in three times as long needs three times this.
 */
const REFERENCE = 0.9;
/** Maximum slowness: a slower machine is too busy to measure. */
const SLOWEST = 4;

/** Returns the limit on this machine: the same work in its milliseconds, and at least LIMIT. */
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
/** Number of measurements, of which the least counts: others include compilation. */
const TRIES = 4;

interface Worst {
  request: HostileRequest;
  status: number;
  milliseconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request unchanged, from a fresh address, and reads the complete answer: status, 0 if cut off. */
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

/** Generates unused addresses, so that no rate limit hides a cost. */
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

/** Returns the least of some measurements, and stops once one is well within the limit. */
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

/** Lists every route, and that of the calculators' API once for each calculator. */
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
 * Finds the most expensive request for a target, from `draws` of each kind; reproducible by seed. @throws
 * Error if the server has ended.
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
