import { describe, expect, test } from "vitest";
import { formCalculators } from "../../../lib/catalog/calculators.ts";
import { inShownUnit } from "../../../lib/faces/explore/figures.ts";
import { entryFor, withEntry } from "../../../lib/faces/explore/inputs.ts";
import type { Solved } from "../../../lib/faces/explore/solve.ts";
import { type Form, formOf, solve, solveIn } from "./solving.ts";

/** The numbers that were found, as they would be typed. */
const numbers = (solved: Solved): number[] =>
  solved.kind === "found"
    ? solved.solutions.map(({ entry }) => Number(typeof entry === "string" ? entry : entry.value))
    : [];

/** Expected values by closed forms, worked out with mpmath 1.3.0 (30 digits). */
describe("solutions equal the closed form", () => {
  test.each([
    // 400 (1 − (1 + i)^−60) / i, i = 0.065 / 12; half a cent of the payment is 0.26 of the amount.
    [
      "the amount of a loan for a payment",
      { calculator: "loan", find: "amount", goal: "400" },
      20443.4718335,
      0.26,
    ],
    ["its rate for a payment", { calculator: "loan", find: "rate", goal: "$500.00" }, 7.4200957935, 5e-4],
    // 2,875 of the 3,000 a month are not insurance: 80% of the price by the annuity, 1.1% a year of it by tax.
    [
      "the price of a home for its monthly cost",
      { calculator: "mortgage", find: "price", goal: "3,000" },
      481315.672589,
      2,
    ],
    [
      "the start of a growth rate",
      { calculator: "investment", inputs: { mode: "cagr" }, find: "begin", goal: "12%" },
      9078.8296915,
      0.5,
    ],
    [
      "a row: the last cash flow for a net present value",
      { calculator: "investment", inputs: { mode: "flows" }, find: "cashFlows.4.amount", goal: "1000" },
      3413.69856,
      0.01,
    ],
    ["the weight of a BMI", { calculator: "bmi", find: "weight", goal: "25" }, 72.25, 1e-3],
    [
      "the same in pounds",
      {
        calculator: "bmi",
        inputs: { weight: { value: "150", unit: "pound" }, height: { value: "170", unit: "centimeter" } },
        system: "us",
        find: "weight",
        goal: "25",
      },
      159.283984428,
      2e-3,
    ],
    [
      "the height of a BMI, in centimeters",
      { calculator: "bmi", find: "height", goal: "25" },
      167.332005307,
      2e-3,
    ],
  ] as const)("%s", async (_, question, expected, tolerance) => {
    const solved = await solve(question);
    expect(solved.kind).toBe("found");
    expect(numbers(solved)).toHaveLength(1);
    expect(Math.abs((numbers(solved)[0] ?? Number.NaN) - expected)).toBeLessThanOrEqual(tolerance);
  });

  test("every solution of several, the nearest first: a percentage difference goes both ways", async () => {
    const solved = await solve({
      calculator: "percentage",
      inputs: { mode: "difference" },
      find: "first",
      goal: "20",
    });
    expect(numbers(solved).map((x) => x.toFixed(4))).toEqual(["75.2727", "112.4444"]);
  });
});

describe("what cannot be found is said plainly", () => {
  test("a cent that makes a difference of more: a deposit of 125.699 (mpmath) is none", async () => {
    const solved = await solve({ calculator: "savings", find: "deposit", goal: "20,000" });
    if (solved.kind !== "jumps") throw new Error(solved.kind);
    expect(solved.jumps.map(({ from, to }) => [from.inputText, to.inputText])).toEqual([
      ["$125.69", "$125.70"],
    ]);
  });

  test("a figure that jumps over the goal: people who share a bill", async () => {
    const solved = await solve({
      calculator: "percentage",
      inputs: { mode: "tip" },
      find: "people",
      goal: "40",
    });
    if (solved.kind !== "jumps") throw new Error(solved.kind);
    // 84.50 × 1.18 = 99.71 in two and in three parts.
    expect(
      solved.jumps.map(({ from, to }) => [from.inputText, from.figureText, to.inputText, to.figureText]),
    ).toEqual([["2", "$49.85", "3", "$33.23"]]);
  });

  test("a step that the calculator insists on without saying so: months of a loan's years", async () => {
    const solved = await solve({ calculator: "loan", find: "years", goal: "538.06" });
    if (solved.kind !== "jumps") throw new Error(solved.kind);
    const [jump] = solved.jumps;
    expect([jump?.from.figureText, jump?.to.figureText]).toEqual(["$543.91", "$535.21"]);
    expect([jump?.from.inputText, jump?.to.inputText]).toEqual(["4 years 5 months", "4 years 6 months"]);
    expect(Number(jump?.from.entry) * 12).toBeCloseTo(53, 6);
    expect(Number(jump?.to.entry) * 12).toBeCloseTo(54, 6);
  });

  test("a goal out of reach, with what can be reached", async () => {
    const solved = await solve({ calculator: "savings", find: "tax", goal: "17000" });
    if (solved.kind !== "unreachable") throw new Error(solved.kind);
    // Without interest it is 1,000 and 120 times 100.
    expect(solved.least.figureText).toBe("$13,000.00");
    expect(solved.most.figureText).toBe("$16,215.81");
  });

  test("a figure that the input does not move", async () => {
    const solved = await solve({ calculator: "savings", find: "inflation", goal: "17000" });
    expect(solved).toMatchObject({ kind: "unmoved", figureText: "$16,215.81" });
  });
});

test("a stretch: everything from here to there gives the goal", async () => {
  // The duct stays the same size from its own friction up to that of the next smaller one, which its mode for sizes tells.
  const form = await formOf("ductsizer");
  const smaller = await formOf("ductsizer", { mode: "size", diameter: "315" });
  const [friction, next] = [form.figures[0]?.value ?? 0, smaller.figures[0]?.value ?? 0];
  const { solved } = await solveIn(form, "frictionRate", friction);
  if (solved.kind !== "found") throw new Error(solved.kind);
  expect(solved.solutions).toHaveLength(1);
  const [{ isCurrent, stretch } = { isCurrent: false, stretch: undefined }] = solved.solutions;
  expect(isCurrent).toBe(true);
  const [from, to] = [stretch?.from, stretch?.to].map((text) => Number.parseFloat(text ?? ""));
  expect(from).toBeGreaterThanOrEqual(friction);
  expect(from).toBeLessThan(friction * 1.004);
  expect(to).toBeLessThanOrEqual(next);
  expect(to).toBeGreaterThan(next * 0.996);
});

test("what stands in the form already is the first solution", async () => {
  const solved = await solve({ calculator: "bmi", find: "weight", goal: "24.2" });
  if (solved.kind !== "found") throw new Error(solved.kind);
  expect(solved.solutions[0]).toMatchObject({ isCurrent: true, inputText: "70 kg" });
});

/** Inputs of each mode that are tried: a search computes several hundred answers. */
const MOST = 1;

/** A mode of a calculator: by its choice, where it has modes. */
const modes = formCalculators.flatMap((calculator) => {
  const [id, field] =
    Object.entries(calculator.inputs).find(([, field]) => field.kind === "choice" && field.mode) ?? [];
  return id !== undefined && field?.kind === "choice"
    ? field.options.map(
        (option) => [`${calculator.id} ${option.id}`, calculator.id, { [id]: option.id }] as const,
      )
    : [[calculator.id, calculator.id, {}] as const];
});

test.each(modes)(
  "an input that was changed is found again by the figure it gave: %s",
  async (_, id, mode) => {
    const form = await formOf(id, mode);
    const [figure] = form.figures;
    if (!figure) return;
    const goal = inShownUnit(figure.value, figure.format, form.context);
    const filled = form.inputs.filter(({ entry }) => Number(typeof entry === "string" ? entry : entry.value));
    for (const input of filled.slice(0, MOST)) {
      const current = Number(typeof input.entry === "string" ? input.entry : input.entry.value);
      const changed = await changedForm(form, input.path, current * (input.field.kind === "count" ? 2 : 1.3));
      if (!changed) continue;
      const { solved, count } = await solveIn(changed, input.path, goal, figure.id);
      expect(count, input.path).toBeLessThan(3000);
      if (solved.kind !== "found") throw new Error(`${input.path}: ${solved.kind}`);
      for (const value of await figuresOf(changed, solved, input.path, figure.id))
        expect(value, input.path).toSatisfy(
          (value: number) => Math.abs(value - figure.value) <= 1e-3 * Math.abs(figure.value),
        );
      // The input itself where nothing else gives the same.
      const isAll = solved.solutions.length === 1 && !solved.solutions[0]?.stretch && !solved.isCut;
      if (isAll)
        expect(numbers(solved)[0], input.path).toSatisfy((x: number) => Math.abs(x / current - 1) < 2e-3);
    }
  },
);

/** The form with another number in a field, where that has an answer with the same headline. */
async function changedForm(form: Form, path: string, x: number): Promise<Form | undefined> {
  const input = form.inputs.find((each) => each.path === path);
  if (!input) return undefined;
  const entries = withEntry(
    form.calculator.inputs,
    form.entries,
    form.displayedEntries,
    path,
    entryFor(input, x),
  );
  const answer = await form.answerOf(entries);
  if (!answer.ok || answer.value.outputs[form.figures[0]?.id ?? ""] === undefined) return undefined;
  const inputs = form.inputs.map((each) =>
    each.path === path ? { ...each, entry: entryFor(each, x) } : each,
  );
  return { ...form, entries, displayedEntries: answer.displayedEntries, inputs };
}

const figuresOf = (form: Form, solved: Extract<Solved, { kind: "found" }>, path: string, figure: string) =>
  Promise.all(
    solved.solutions.map(async ({ entry }) => {
      const entries = withEntry(form.calculator.inputs, form.entries, form.displayedEntries, path, entry);
      const answer = await form.answerOf(entries);
      return answer.ok ? answer.value.outputs[figure] : undefined;
    }),
  );
