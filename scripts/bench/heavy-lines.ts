import fc from "fast-check";
import { freePort } from "../free-port.ts";
import { Site, wait } from "../site.ts";
import { heavyAdvancedLine, heavyPlainLine } from "../worst-request/heavy-lines.ts";
import { limitHere } from "../worst-request/measure.ts";
import { percentile, printTable } from "./table.ts";

const LINES = 1000;
const SEED = 1;
/** Characters that the API takes. */
const MAX_LENGTH = 1000;
/** Interval of health checks, in ms. */
const INTERVAL_MS = 20;
/** Duration of health checks without a line, in ms: measures other work of the machine. */
const ALONE_MS = 20_000;
/** Processor time limit of a call, in ms: lib/server/evaluation/pool.ts. */
const CALL_LIMIT_MS = 200;

interface Request {
  line: string;
  page: "calculator" | "advanced";
}

/**
 * Sends 1,000 different lines that are as heavy as the grammar allows, in sequence, during health checks by
 * another client. Passes if health responds within the limit of a request, and no line takes more processor
 * time than a call and its worker's start may.
 */
export async function run(): Promise<boolean> {
  const limit = limitHere();
  const site = new Site(await freePort(), { DATA_DIR: "memory://" });
  const times: number[] = [];
  const [idle, loaded]: [number[], number[]] = [[], []];
  const statuses = new Map<number, number>();
  let worst: { milliseconds: number; request: Request } | undefined;
  const send = async (): Promise<void> => {
    for (const request of drawRequests()) {
      const before = await site.cpuTime();
      const status = await evaluate(site, request);
      const milliseconds = (await site.cpuTime()) - before;
      times.push(milliseconds);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (milliseconds > (worst?.milliseconds ?? 0)) worst = { milliseconds, request };
    }
  };
  try {
    await site.start();
    await evaluate(site, { line: "1", page: "advanced" });
    await watchHealth(site, idle, wait(ALONE_MS));
    await watchHealth(site, loaded, send());
  } finally {
    await site.stop();
  }
  const row = (name: string, values: readonly number[]): string[] => [
    name,
    `${values.length}`,
    ...[0.5, 0.99, 1].map((part) => percentile(values, part).toFixed(1)),
  ];
  printTable(
    `${LINES} heavy lines of one client (limit ${limit.toFixed(0)} ms on this machine); answers: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`,
    ["", "requests", "p50 ms", "p99 ms", "worst ms"],
    [
      row("processor time of a line", times),
      row("time of /api/health beside them", loaded),
      row("time of /api/health alone", idle),
    ],
  );
  console.log(`The heaviest: ${JSON.stringify(worst?.request)}`);
  return percentile(loaded, 1) <= limit && percentile(times, 1) <= CALL_LIMIT_MS + limit;
}

/** Checks the site's health during some work, and adds the time of each answer, in ms. */
async function watchHealth(site: Site, times: number[], work: Promise<void>): Promise<void> {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${site.url}/api/health`)).arrayBuffer();
    times.push(performance.now() - began);
    await wait(INTERVAL_MS);
  }
  await end;
}

function drawRequests(): Request[] {
  const advanced = fc.sample(heavyAdvancedLine(MAX_LENGTH), { numRuns: LINES, seed: SEED });
  const plain = fc.sample(heavyPlainLine(MAX_LENGTH), { numRuns: LINES / 5, seed: SEED });
  return [
    ...[...new Set(plain)].map((line): Request => ({ line, page: "calculator" })),
    ...[...new Set(advanced)].map((line): Request => ({ line, page: "advanced" })),
  ].slice(0, LINES);
}

async function evaluate(site: Site, { line, page }: Request): Promise<number> {
  const response = await fetch(`${site.url}/api/v1/calculators/scientific`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ expression: line, page }),
  });
  await response.arrayBuffer();
  return response.status;
}
