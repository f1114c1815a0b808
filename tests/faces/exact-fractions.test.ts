/** Percentages, fractions and sums in every face: the values are exact fractions, computed by hand. */
import { describe, expect, it } from "vitest";
import * as route from "../../app/api/v1/calculators/[calculatorId]/route.ts";
import { preciseLine, sealOf } from "../../lib/calculators/basic/expression.ts";
import { KEYBOARD } from "../../lib/calculators/basic/keyboard.ts";
import { reduce } from "../../lib/calculators/basic/reducer.ts";
import { INITIAL_STATE } from "../../lib/calculators/basic/state.ts";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { localEvaluator } from "../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { answerTo } from "../../lib/faces/answers/answer-to.ts";
import { plainCalculator } from "../../lib/faces/plain/plain-calculator.ts";
import { serverResources } from "../../lib/server/answers.ts";
import { runnerOf } from "../calculators/run-form.ts";

const context = { today: "2026-11-22", now: Date.parse("2026-11-22T12:00:00Z"), timeZone: "UTC" };
const resources = serverResources(localEvaluator(loadFromFolder));

const calculator = (id: string) => {
  const match = formCalculators.find((each) => each.id === id);
  if (!match) throw new Error(id);
  return match;
};

type Inputs = Readonly<Record<string, string>>;
const FACES: Readonly<Record<string, (id: string, inputs: Inputs, output: string) => Promise<unknown>>> = {
  form: async (id, inputs, output) => {
    const computation = (await runnerOf(calculator(id)).then((run) => run(inputs))) as unknown as {
      value: { outputs: Record<string, unknown> };
    };
    return computation.value.outputs[output];
  },
  "API by JSON": async (id, inputs, output) => answerOfApi(await post(id, inputs), output),
  "API by address": async (id, inputs, output) => answerOfApi(await get(id, inputs), output),
};

const params = (calculatorId: string) => ({ params: Promise.resolve({ calculatorId }) });
const address = (id: string) => `http://localhost:3000/api/v1/calculators/${id}`;
const post = (id: string, inputs: Inputs) =>
  route.POST(
    new Request(address(id), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(inputs),
    }),
    params(id),
  );
const get = (id: string, inputs: Inputs) =>
  route.GET(new Request(`${address(id)}?${new URLSearchParams(inputs)}`), params(id));

async function answerOfApi(response: Response, output: string): Promise<unknown> {
  const { outputs } = await response.json();
  return outputs[output];
}

const CASES = [
  ["percentage", { mode: "of", percentage: "33 1/3", number: "300" }, "part", 100],
  ["percentage", { mode: "of", percentage: "12.5", number: "3" }, "part", 0.375],
  ["percentage", { mode: "of", percentage: "1e-7", number: "1" }, "part", 1e-9],
  ["percentage", { mode: "of", percentage: "66 2/3", number: "1e20" }, "part", 2e20 / 3],
  ["percentage", { mode: "of", percentage: "15", number: "100000000000000000000" }, "part", 15e18],
  ["percentage", { mode: "change", from: "0.1", to: "0.3" }, "change", 200],
  ["percentage", { mode: "change", from: "3", to: "3.3" }, "change", 10],
  ["percentage", { mode: "share", part: "0.07", whole: "0.1" }, "share", 70],
  ["percentage", { mode: "whole", part: "100", percentage: "33 1/3" }, "whole", 300],
  [
    "percentage",
    { mode: "adjust", number: "300", percentage: "33 1/3", direction: "increase" },
    "result",
    400,
  ],
  [
    "percentage",
    { mode: "original", after: "400", percentage: "33 1/3", direction: "increase" },
    "original",
    300,
  ],
  ["percentage", { mode: "difference", first: "0.1", second: "0.3" }, "difference", 100],
  ["percentage", { mode: "error", measured: "1.1", accepted: "1" }, "percentError", 10],
  [
    "percentage",
    { mode: "points", pointsQuestion: "compare", oldRate: "0.1", newRate: "0.3" },
    "points",
    0.2,
  ],
  ["fraction", { mode: "two", first: "0.1", operation: "add", second: "0.2" }, "fraction", "3/10"],
  ["fraction", { mode: "two", first: "33 1/3", operation: "multiply", second: "3" }, "fraction", "100"],
  [
    "fraction",
    { mode: "two", first: "100000000000000000001", operation: "subtract", second: "100000000000000000000" },
    "fraction",
    "1",
  ],
  ["fraction", { mode: "expression", expression: "0.1 + 0.2 - 0.3" }, "fraction", "0"],
  ["fraction", { mode: "expression", expression: "1e-7 / 100" }, "fraction", "1/1000000000"],
] as const;

describe.each(Object.entries(FACES))("the face %s", (_name, answer) => {
  it.each(CASES)("of %s computes %j with fractions", async (id, inputs, output, value) => {
    expect(await answer(id, inputs, output)).toBe(value);
  });
});

it.each([
  ["percentage", { mode: "of", percentage: "33 1/3", number: "300" }, "100"],
  ["percentage", { mode: "of", percentage: "66 2/3", number: "1e20" }, "6.66666666667 × 10¹⁹"],
  ["percentage", { mode: "of", percentage: "1e-7", number: "1" }, "1 × 10⁻⁹"],
  ["percentage", { mode: "share", part: "0.07", whole: "0.1" }, "70%"],
  ["fraction", { mode: "two", first: "33 1/3", operation: "multiply", second: "3" }, "100"],
] as const)("the page of %s without script displays %j as %s", async (id, inputs, text) => {
  const { figures } = await plainCalculator(calculator(id), new URLSearchParams(inputs), "si");
  expect(figures[0]?.text).toBe(text);
});

it.each([
  ["33 1/3% of 300", "100", "exact"],
  ["33 1/3 percent of 300", "100", "exact"],
  ["0.1 + 0.2", "0.3", "exact"],
  ["12.5% of 3", "0.375", "exact"],
  ["1e-7% of 1", "1 × 10⁻⁹", "exact"],
  ["15% of 100000000000000000000", "1.5 × 10¹⁹", "exact"],
  ["66 2/3% of 1e20", "6.66666666667 × 10¹⁹", "rounded"],
  ["10^20 + 1 - 10^20", "1", "exact"],
  ["12345678901234567891 - 12345678901234567890", "1", "exact"],
  ["33 1/3 * 3", "100", "exact"],
  ["300 + 33 1/3%", "400", "exact"],
  ["1/3 + 1/6", "1/2", "exact"],
  ["what percent is 0.07 of 0.1", "70%", "exact"],
  ["what percent is 1 of 3", "33.333333%", "rounded"],
] as const)("the answer bar and the assistant answer %s with %s, %s", async (question, value, seal) => {
  const { answer } = await answerTo(question, context, "us", resources);
  expect(answer).toMatchObject({ value, seal });
});

it("a number with more digits than a double is used as entered by an exact field", async () => {
  const inputs = { mode: "change", from: "12345678901234567890", to: "12345678901234567891" };
  const run = await runnerOf(calculator("percentage"));
  expect(run(inputs)).toMatchObject({ readings: {}, value: { outputs: { amount: 1 } } });
});

it.each([
  ["0.1+0.2", "0.3", "exact"],
  ["1/3*3", "1", "exact"],
  ["100/3", "33.3333333", "rounded"],
  ["12.5%*3", "0.375", "exact"],
] as const)("the basic calculator computes %s as %s, %s", (keys, display, seal) => {
  const result = [...keys, "="].reduce((before, key) => {
    const action = KEYBOARD.get(key);
    return action ? reduce(before, action) : before;
  }, INITIAL_STATE);
  expect(result.displayValue).toBe(display);
  expect(sealOf(result)).toBe(seal);
  expect(preciseLine(result)?.exact ?? true).toBe(seal === "exact");
});
