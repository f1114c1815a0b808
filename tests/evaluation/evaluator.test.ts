import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Evaluator, localEvaluator } from "../../lib/catalog/evaluator.ts";
import { panelsWithApi } from "../../lib/catalog/panel-apis.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { failure } from "../../lib/core/result/result.ts";
import { workerEvaluator } from "../../lib/server/evaluation/evaluator.ts";
import { EvaluationPool } from "../../lib/server/evaluation/pool.ts";
import { securityEventTotals } from "../../lib/server/front/security-events.ts";
import { packWorker } from "../../scripts/pack/server.ts";

const local = localEvaluator(loadFromFolder);
const WORKER = fileURLToPath(new URL("../../lib/server/evaluation/worker.ts", import.meta.url));
const HOSTILE = fileURLToPath(new URL("hostile-worker.ts", import.meta.url));

const pools: EvaluationPool[] = [];
function open(entry: string, limits = {}): EvaluationPool {
  const pool = new EvaluationPool(entry, limits);
  pools.push(pool);
  return pool;
}
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "scicalc-worker-"));
  await packWorker(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ["as TypeScript", () => WORKER],
  ["as the build writes it", () => join(folder, "evaluation-worker.mjs")],
])("the worker %s gives the same result as this thread", (_, entry) => {
  let inWorker: Evaluator;
  beforeAll(() => {
    inWorker = workerEvaluator({ client: "a", pool: open(entry()) });
  });

  it.each(["sin(30) + 2^3", "1/3 + 1/4", "sqrt(6)", "2 + ", "1/0", "3!!", "fish", "(".repeat(300)])(
    "for the expression %s",
    async (expression) => {
      const result = await inWorker.evaluateExpression(expression, "deg");
      expect(result).toEqual(await local.evaluateExpression(expression, "deg"));
    },
  );

  it("with the column of what cannot be read", async () => {
    expect(await inWorker.evaluateExpression("12 + fish", "deg")).toMatchObject({
      ok: false,
      problems: [{ column: 6 }],
    });
  });

  const requests: [string, unknown][] = [
    ...panelsWithApi.map(({ calculator, api }): [string, unknown] => [calculator.id, api.example.request]),
    ["scientific", { expression: "12 + )" }],
    ["scientific", { expression: "eigenvalues([[2, 1], [1, 3]])", page: "advanced" }],
    ["scientific", { expression: "roots(x^3 - 2)", page: "advanced" }],
    ["scientific", { expression: "integrate(1/x, x, 0, 1)", page: "advanced" }],
    ["scientific", { expression: 12 }],
    ["scientific", null],
    ["physics", { constant: "electron mass" }],
    ["physics", { formula: "kinetic-energy", values: "E = 1 fish" }],
    ["periodictable", { operation: "balance", equation: "Fe + O2 -> Fe2O3", amounts: "10 g Fe" }],
    ["periodictable", { operation: "fish" }],
  ];
  it.each(requests)("for %s with %j", async (id, request) => {
    const result = await inWorker.runPanel(id, request);
    expect(result).toBeDefined();
    expect(result).toEqual(await local.runPanel(id, request));
  });

  it("and has none for a calculator without a panel", async () => {
    for (const id of ["loan", "fish", "constructor"])
      expect([await inWorker.runPanel(id, {}), await local.runPanel(id, {})]).toEqual([undefined, undefined]);
  });
});

it.each([
  ["physics", { formula: "speed of a falling body" }],
  ["scientific", { expression: "derivative(x^2, x)", page: "advanced" }],
])("does not count the time of loading as time of the first call, for %s", async (id, request) => {
  const pool = open(join(folder, "evaluation-worker.mjs"));
  const outcome = await pool.run({ name: "runPanel", args: [id, request] }, { client: "a" });
  expect(outcome.kind).toBe("done");
  // With the index of formulas, or with mathjs, it is 150 to 600 ms.
  expect(outcome.cpuTime).toBeLessThan(100);
});

it("fails with a sentence where a calculation takes too long", async () => {
  const hostile = workerEvaluator({ client: "a", pool: open(HOSTILE, { cpuTime: 20 }) });
  const message = "This would take too long to calculate. Try a smaller or simpler expression.";
  // The hostile worker looks at the first argument alone.
  expect(await hostile.evaluateExpression("loop", "deg")).toEqual(failure("", message));
  // The owner sees it in the log of events, and in the metrics.
  expect([...securityEventTotals()].map(({ subject }) => subject)).toContain("calculation time");
});

it("says when to try again where too many calculations wait", async () => {
  const pool = open(HOSTILE, { waiting: 0 });
  expect(await workerEvaluator({ client: "a", pool }).runPanel("scientific", {})).toEqual({
    ok: false,
    detail: "Too many calculations are running right now. Try again in a moment.",
    problems: [],
    retryAfter: 2,
  });
});

it("has one budget of processor time for all calls", async () => {
  const pool = open(HOSTILE);
  const hostile = workerEvaluator({ client: "a", cpuBudget: 100, pool });
  const began = performance.now();
  await hostile.evaluateExpression("loop", "deg");
  const first = performance.now() - began;
  // Sixteen calls of 200 ms would take 3 s; with the budget used up, none is begun.
  for (let count = 0; count < 15; count += 1)
    expect(await hostile.evaluateExpression("loop", "deg")).toMatchObject({ ok: false });
  expect(performance.now() - began).toBeLessThan(first + 100);
  expect(await workerEvaluator({ client: "b", pool }).evaluateExpression("answer", "deg")).toBeTypeOf(
    "number",
  );
});
