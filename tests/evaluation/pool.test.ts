import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { EvaluationPool, type PoolLimits } from "../../lib/server/evaluation/pool.ts";
import { served } from "../front/front-server.ts";

const ENTRY = fileURLToPath(new URL("hostile-worker.ts", import.meta.url));

let pool: EvaluationPool;
const run = (name: string, client = "a", cpuTime?: number) =>
  pool.run({ name: "runPanel", args: [name, {}] }, { client, ...(cpuTime !== undefined && { cpuTime }) });
const start = (limits: Partial<PoolLimits> = {}): void => {
  pool = new EvaluationPool(ENTRY, limits);
};
afterEach(() => pool.close());

it("runs calls one after the other in one thread", async () => {
  start();
  const outcomes = await Promise.all([run("answer"), run("answer"), run("answer")]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(["done", "done", "done"]);
  expect(new Set(outcomes.map((outcome) => "result" in outcome && outcome.result)).size).toBe(1);
});

it.each([
  ["that loops", "loop", "stopped", {}],
  ["that is stuck outside JavaScript", "sleep", "stopped", { time: 1000 }],
  ["whose code does not load", "load", "stopped", { loadTime: 3000 }],
  ["that fills the heap", "fill", "crashed", { heap: 32, cpuTime: 20_000, time: 20_000 }],
  ["that throws", "throw", "crashed", {}],
  ["that ends the thread", "exit", "crashed", {}],
] as const)("ends a call %s, and answers the next one", async (_, name, kind, limits) => {
  start(limits);
  const [first, second] = await Promise.all([run(name), run("answer")]);
  expect(first.kind).toBe(kind);
  expect(second.kind).toBe("done");
});

const [MIN_TURNS, MAX_TURNS] = [4, 24];

it.each([
  ["of the pool", undefined, 200, 300],
  ["of its own, if that is less", 50, 50, 150],
  ["of the pool, if that is less", 500, 200, 300],
])("stops a call at the processor time %s", async (_, cpuTime, least, most) => {
  // On a busy machine the time on the clock would be over before.
  start({ time: 20_000 });
  // On a busy machine the look at the worker's time is late: the least of some counts.
  const times: number[] = [];
  while (times.length < MIN_TURNS || (Math.min(...times) >= most && times.length < MAX_TURNS))
    times.push((await run("loop", "a", cpuTime)).cpuTime);
  expect(Math.min(...times)).toBeGreaterThan(least);
  expect(Math.min(...times)).toBeLessThan(most);
});

it("lets only so many calls wait, of one client and of all", async () => {
  start({ waiting: 4, waitingOfClient: 2 });
  const clients = ["a", "a", "a", "a", "b", "b", "b"];
  const outcomes = await Promise.all(clients.map((client) => run("answer", client)));
  // The first one of a is running, two wait; then two of b.
  expect(outcomes.map(({ kind }) => kind)).toEqual(["done", "done", "done", "busy", "done", "done", "busy"]);
});

it("does not run a call that has waited too long", async () => {
  start({ waitTime: 50 });
  const outcomes = await Promise.all([run("pause"), run("answer")]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(["done", "busy"]);
});

it("ends the thread when nothing is called, and starts another", async () => {
  start({ idleTime: 20 });
  const first = await run("answer");
  await expect.poll(() => run("answer", "b"), { interval: 100 }).not.toEqual(first);
});

it("leaves other requests their time while calls loop", async () => {
  start();
  const { port, close } = await served(async (request, response) => {
    if (request.url !== "/api/health") await run("loop");
    response.end();
  });
  const ask = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);
  let looping = true;
  const heavy = Promise.all([1, 2, 3, 4].map(() => ask("/api/heavy"))).finally(() => {
    looping = false;
  });
  const times: number[] = [];
  do {
    const began = performance.now();
    await ask("/api/health");
    times.push(performance.now() - began);
  } while (looping);
  await heavy;
  await close();
  // Four calls of 200 ms: a server that evaluates by itself answers once, at the end. A machine with other work is late at times.
  const usual = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  expect(times.length).toBeGreaterThan(10);
  expect(usual).toBeLessThan(100);
});
