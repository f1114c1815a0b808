import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { Site } from "../../scripts/site.ts";
import { limitHere, targets, worstRequest } from "../../scripts/worst-request/measure.ts";

/** Requests of each kind; the benchmark draws more. */
const DRAWS = 3;
const { seed = 1 } = fc.readConfigureGlobal();

let site: Site;
let limit: number;
beforeAll(async () => {
  limit = limitHere();
  site = new Site(await freePort(), { DATA_DIR: "memory://" });
  await site.start();
}, 120_000);
afterAll(() => site.stop());

it.each(targets().map((target) => [target.route.route, target] as const))(
  "no hostile request costs %s much",
  async (_route, target) => {
    const { request, status, milliseconds } = await worstRequest(site, target, DRAWS, seed);
    const { kind, method, path, body = "" } = request;
    expect(
      milliseconds,
      `${status} for ${method} ${path.slice(0, 300)}, ${kind}: ${body.slice(0, 300)}`,
    ).toBeLessThanOrEqual(limit);
  },
  120_000,
);
