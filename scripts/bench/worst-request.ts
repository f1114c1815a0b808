import { freePort } from "../free-port.ts";
import { Site } from "../site.ts";
import { limitHere, targets, worstRequest } from "../worst-request/measure.ts";
import { printTable } from "./table.ts";

const DRAWS = 30;
const SEED = 1;

/** Prints the most processor time that a hostile request costs on each route. */
export async function run(): Promise<boolean> {
  const limit = limitHere();
  const site = new Site(await freePort(), { DATA_DIR: "memory://" });
  await site.start();
  const rows: string[][] = [];
  let most = 0;
  try {
    for (const target of targets()) {
      const { request, status, milliseconds } = await worstRequest(site, target, DRAWS, SEED);
      const size = request.body === undefined ? request.path.length : Buffer.byteLength(request.body);
      rows.push([
        target.route.route,
        request.method,
        request.kind,
        `${size}`,
        `${status}`,
        milliseconds.toFixed(1),
      ]);
      most = Math.max(most, milliseconds);
    }
  } finally {
    await site.stop();
  }
  printTable(
    `The worst of the requests that are drawn for each route (limit ${limit.toFixed(0)} ms on this machine)`,
    ["route", "method", "what", "bytes", "status", "processor ms"],
    rows,
  );
  return most <= limit;
}
