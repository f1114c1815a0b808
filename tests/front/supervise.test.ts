import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { CONFIG_ERROR } from "../../scripts/serve/exit.ts";
import { countProcesses } from "../../scripts/serve/process-count.ts";
import { delayAfter } from "../../scripts/serve/supervise.ts";

const program = fileURLToPath(new URL("supervised-server.ts", import.meta.url));
let primary: ChildProcess | undefined;

afterEach(() => primary?.kill("SIGKILL"));

async function started(...args: readonly string[]): Promise<string> {
  const port = await freePort();
  primary = spawn(process.execPath, [program, String(port), ...args], {
    stdio: "ignore",
    env: { ...process.env, LOG_LEVEL: "silent" },
  });
  return `http://127.0.0.1:${port}`;
}

/**
 * An answer from a connection of its own. Node's cluster forgets one that it was just handing to a process that died: that is
 * given up.
 */
const ask = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { Connection: "close" }, signal: AbortSignal.timeout(5000) })).text();

/** The processes that answer, of several requests. */
async function processes(url: string): Promise<Set<string>> {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(url).catch(() => "")));
  return new Set(answers.filter((answer) => answer !== ""));
}

describe("several processes on one port", () => {
  test("share the work and the notices; one that dies is replaced", async () => {
    const url = await started();
    await expect.poll(() => processes(url).then((all) => all.size)).toBe(2);
    const before = await processes(url);
    for (const one of before) expect(one).toMatch(/^\d+ one secret$/);
    await ask(`${url}/die`).catch(() => "");
    // A request that one took and died of may be handed to the other, which dies of it as well.
    await expect
      .poll(async () => [...(await processes(url))].filter((one) => !before.has(one)).length)
      .toBeGreaterThanOrEqual(1);
    await expect.poll(() => processes(url).then((all) => all.size)).toBe(2);
  });

  test("answer what has arrived before they end", async () => {
    const url = await started();
    await expect.poll(() => processes(url).then((all) => all.size)).toBe(2);
    const slow = ask(`${url}/slow`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ended = once(primary as ChildProcess, "exit");
    primary?.kill("SIGTERM");
    expect(await slow).toMatch(/one secret$/);
    expect(await ended).toEqual([0, null]);
    await expect(ask(url)).rejects.toThrow();
  });

  test("end in order when the signal comes twice, as from a terminal and from npm", async () => {
    const url = await started();
    await expect.poll(() => processes(url).then((all) => all.size)).toBe(2);
    const slow = ask(`${url}/slow`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ended = once(primary as ChildProcess, "exit");
    primary?.kill("SIGINT");
    await new Promise((resolve) => setTimeout(resolve, 100));
    primary?.kill("SIGINT");
    expect(await slow).toMatch(/one secret$/);
    expect(await ended).toEqual([0, null]);
  });

  test("serve what all of them have counted, on a port of the metrics", async () => {
    const metricsPort = await freePort();
    const url = await started(String(metricsPort));
    await expect.poll(() => processes(url).then((all) => all.size)).toBe(2);
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const line = 'scicalc_http_requests_total{method="GET",route="/",status="200"} ';
    const counted = async () => Number((await metrics()).split(line)[1]?.split("\n")[0]);
    const before = await counted();
    const answers: string[] = [];
    for (let count = 0; count < 10; count += 1) answers.push(await ask(url));
    // Some by one process, some by the other.
    expect(new Set(answers).size).toBe(2);
    await expect.poll(counted).toBe(before + 10);
    // Metrics that are not counters are not summed.
    expect(await metrics()).toContain('scicalc_build_info{build="a"} 1\n');
    await ask(`${url}/die`).catch(() => "");
    await expect.poll(() => processes(url).then((all) => all.size)).toBe(2);
    await expect.poll(metrics).toContain(line);
  });

  test("end together when one refuses its settings", async () => {
    await started("refusing");
    expect(await once(primary as ChildProcess, "exit")).toEqual([CONFIG_ERROR, null]);
  });
});

test("a process that dies young is replaced ever later, half a minute at most", () => {
  expect([0, 1, 2, 3].map(delayAfter)).toEqual([0, 200, 400, 800]);
  expect(delayAfter(50)).toBe(30_000);
});

describe("the number of processes", () => {
  test("is PROCESSES on a Postgres server", () => {
    expect(countProcesses(4, true)).toEqual({ count: 4 });
    expect(countProcesses(1, false)).toEqual({ count: 1 });
  });

  test("is one with the embedded database, with a warning", () => {
    expect(countProcesses(4, false)).toMatchObject({
      count: 1,
      warning: expect.stringMatching(/DATABASE_URL/),
    });
  });
});
