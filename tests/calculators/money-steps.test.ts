import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findFormCalculator } from "../../lib/catalog/calculators.ts";
import type { FormCalculator } from "../../lib/kit/calculator/define.ts";
import type { Field, Fields } from "../../lib/kit/fields/field.ts";
import { formatMoney } from "../../lib/kit/fields/money.ts";
import type { FormulaStep } from "../../lib/kit/formulas/step.ts";
import { formulaView } from "../../lib/kit/formulas/view.ts";
import { engineOf } from "../../lib/run/calculator-view.ts";
import { casesOf } from "../../lib/verification/calculator-cases.ts";
import { execute } from "../kit/formulas/execute.ts";
import { contextIn, fill, linesOf } from "./form.ts";

/** These calculators need no data. */
const NONE = undefined as never;

/** Steps whose result is a figure of the answer, by title. */
const figures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  loan: { Payment: "payment", "Loan amount": "amount", "Total interest": "totalInterest" },
  mortgage: {
    Loan: "loan",
    Payment: "payment",
    "Monthly cost": "monthlyCost",
    "Highest price": "maxPrice",
    "Insurance premium": "premium",
    "Cost of the points": "pointsCost",
  },
  savings: {
    "Final balance": "finalBalance",
    "In today’s money": "realValue",
    "Deposit for the goal": "depositNeeded",
    "Starting amount for the goal": "startNeeded",
  },
  investment: {
    "Final value": "finalValue",
    "Growth lost to fees": "growthLost",
    "Tax on the gain": "tax",
    "In today’s money": "realValue",
    "Nominal value": "nominalValue",
    "Value now": "valueNow",
    Gain: "gain",
  },
};

/** Generates entries of a field; undefined for a field that keeps its default. */
function entryArbitrary(field: Field): fc.Arbitrary<string> | undefined {
  switch (field.kind) {
    case "choice":
      return fc.constantFrom(...field.options.map(({ id }) => id));
    case "toggle":
      return fc.constantFrom("true", "false");
    case "percent":
      return fc.integer({ min: 0, max: 1200 }).map((hundredths) => String(hundredths / 100));
    case "money":
      return fc.integer({ min: 0, max: 1e7 }).map((cents) => String(cents / 100));
    default:
      return undefined;
  }
}

const forms = (fields: Fields) => {
  const arbitraries = Object.entries(fields).flatMap(([id, field]) => {
    const arbitrary = entryArbitrary(field);
    return arbitrary ? [[id, arbitrary] as const] : [];
  });
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys: [] });
};

/** Tolerance for sides of an equation and for results that were not rounded to cents. */
const NEARLY = 1e-7;
const HALF_A_CENT = 0.005 + 1e-6;

/** mathjs comes to the step's result, whatever branch the inputs led to. */
function expectExecuted({ formulas = {} }: FormCalculator, { formula: id, values }: FormulaStep): void {
  const formula = formulas[id];
  if (!formula) throw new Error(`${id} is not declared`);
  const executed = execute(formula, values);
  const { gives } = formulaView(formula);
  const stepValue = Number(values[gives]);
  const money = formula.symbols[gives]?.format.kind === "money";
  const [left, right] = (
    "left" in executed ? [executed.left, executed.right] : [executed.value, stepValue]
  ).map(Number) as [number, number];
  const rounding = money && !("left" in executed) ? HALF_A_CENT : 1e-9;
  const message = `${formula.expression} with ${JSON.stringify(values)}`;
  expect(Math.abs(left - right), message).toBeLessThanOrEqual(Math.max(NEARLY * Math.abs(right), rounding));
}

describe.each(Object.keys(figures))("%s", (id) => {
  test("whatever is typed, the steps are right and end in the figures of the answer", async () => {
    const calculator = findFormCalculator(id);
    if (!calculator) throw new Error(`No calculator ${id}`);
    const { compute } = await engineOf(id);
    const { currency } = contextIn();
    const missing = new Set(Object.keys(figures[id] ?? {}));
    const check = (raw: Readonly<Record<string, unknown>>): void => {
      const result = fill(calculator.inputs, (inputs, context) => compute(inputs, context, NONE), raw);
      if (!result.ok) return;
      for (const step of result.value.steps) if ("values" in step) expectExecuted(calculator, step);
      for (const { title, result: displayed } of linesOf(calculator, result.value)) {
        const output = figures[id]?.[title];
        const value = output === undefined ? undefined : result.value.outputs[output];
        if (typeof value !== "number") continue;
        missing.delete(title);
        expect(displayed, `${title} of ${JSON.stringify(raw)}`).toBe(formatMoney(value, currency));
      }
    };
    for (const { inputs } of casesOf(calculator)) check(inputs);
    fc.assert(fc.property(forms(calculator.inputs), check), { numRuns: 400 });
    expect([...missing]).toEqual([]);
  });
});
