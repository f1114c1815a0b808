import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EvaluationPool } from "../../lib/server/evaluation/pool.ts";
import { packWorker } from "../../scripts/pack/server.ts";
import { heavyAdvancedLines } from "../../scripts/worst-request/heavy-lines.ts";
import { limitHere } from "../../scripts/worst-request/measure.ts";

const { seed = 1 } = fc.readConfigureGlobal();
const MAX_LENGTH = 1000;
const TRIES = 3;

let folder: string;
let limit: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "scicalc-heavy-"));
  await packWorker(folder);
  limit = limitHere();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Evaluates a line in a new worker: nothing is compiled yet but what its start needs. */
async function evaluateInNewWorker(line: string) {
  const pool = new EvaluationPool(join(folder, "evaluation-worker.mjs"));
  const request = { expression: line, page: "advanced" };
  const outcome = await pool.run({ name: "runPanel", args: ["scientific", request] }, { client: "a" });
  await pool.close();
  return outcome;
}

async function expectWithinLimit(line: string): Promise<void> {
  let outcome = await evaluateInNewWorker(line);
  for (let turn = 1; turn < TRIES && (outcome.kind !== "done" || outcome.cpuTime > limit); turn += 1)
    outcome = await evaluateInNewWorker(line);
  expect(outcome.kind, line).toBe("done");
  expect(outcome.cpuTime, line).toBeLessThanOrEqual(limit);
}

it("ends a sum of integrals within the limit, in a worker that has just started", async () => {
  await expectWithinLimit(Array(34).fill("integrate(floor(9x)^x,x,0,9)").join("+"));
});

it.each(Object.entries(heavyAdvancedLines(MAX_LENGTH)))(
  "ends a heavy line within the limit, in a worker that has just started: %s",
  async (_, lines) => {
    for (const line of fc.sample(lines, { numRuns: 2, seed })) await expectWithinLimit(line);
  },
);
