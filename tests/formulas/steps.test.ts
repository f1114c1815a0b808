import { describe, expect, test } from "vitest";
import type { Example, FormCalculator } from "../../lib/calculators/define.ts";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { NO_VALUE, writtenText } from "../../lib/faces/text/format-value.ts";
import { symbolValue } from "../../lib/faces/text/symbol-value.ts";
import { findCurrency } from "../../lib/fields/currency.ts";
import { formatOf } from "../../lib/fields/quantity-format.ts";
import type { Formula, FormulaSymbol } from "../../lib/formulas/formula.ts";
import { symbolsOf } from "../../lib/formulas/parse.ts";
import type { FormulaStep, SymbolValue } from "../../lib/formulas/step.ts";
import { formulaView } from "../../lib/formulas/view.ts";
import { quantity } from "../../lib/quantities/quantity.ts";
import { answerOf } from "../calculators/worked.ts";
import { execute, scales } from "./execute.ts";

/** How near the sides of an equation are that was solved by iteration, relatively. */
const EQUATION = 1e-9;
/** Of values that the digits shown cannot tell apart, such as 24.25 and 24.249999999999996. */
const ROUNDING = 1e-9;
/** Of halves that doubles miss: 3 × 21.37 × 1.5 is 96.165, in doubles a hair less. */
const TIE = 1e-12;

const written = (symbol: FormulaSymbol, value: number, currency: string): string =>
  writtenText(
    symbolValue(symbol, value, {
      currency: findCurrency(currency) ?? { code: currency, decimals: 2 },
      quantities: scales,
    }) ?? { text: NO_VALUE },
  );

async function stepsOf(calculator: FormCalculator, example: Example) {
  const result = await answerOf(calculator, example);
  if (!("answer" in result)) return [];
  return result.answer.steps;
}

const isNumber = (value: SymbolValue | undefined): value is number => typeof value === "number";

function expectStep(formula: Formula, step: FormulaStep, currency: string): void {
  expect(Object.keys(step.values).sort()).toEqual(Object.keys(formula.symbols).sort());
  const found = execute(formula, step.values);
  if ("left" in found) {
    const { left, right } = found;
    if (typeof left === "string" || typeof right === "string") expect(left, formula.expression).toBe(right);
    else expect(Math.abs(left / right - 1), formula.expression).toBeLessThan(EQUATION);
    return;
  }
  const { gives } = formulaView(formula);
  const [symbol, own] = [formula.symbols[gives], step.values[gives]];
  if (typeof found.value === "string") {
    expect(own, formula.expression).toBe(found.value);
    return;
  }
  if (!symbol || !isNumber(own)) throw new Error(`${gives} has no value`);
  const { value } = found;
  if (Math.abs(value - own) <= ROUNDING * Math.abs(own)) return;
  const shown = [value, value * (1 - TIE), value * (1 + TIE)].map((each) => written(symbol, each, currency));
  if (!shown.includes(written(symbol, own, currency)))
    expect(shown[0], formula.expression).toBe(written(symbol, own, currency));
}

const moved = formCalculators.filter(({ formulas }) => formulas !== undefined);

describe.each(moved.map((calculator) => [calculator.id, calculator] as const))("%s", (_, calculator) => {
  const formulas = Object.entries(calculator.formulas ?? {});

  test.each(calculator.examples.map((example) => [example.id, example] as const))(
    "every step of the example %s gives what it says, by mathjs",
    async (_id, example) => {
      for (const step of await stepsOf(calculator, example)) {
        expect("values" in step || "text" in step, `${JSON.stringify(step)} is written by hand`).toBe(true);
        if (!("values" in step)) continue;
        const formula = calculator.formulas?.[step.formula];
        if (!formula) throw new Error(`${step.formula} is not declared`);
        expectStep(formula, step, example.currency ?? "USD");
      }
    },
  );

  test("every formula is used by an example", async () => {
    const steps = await Promise.all(calculator.examples.map((example) => stepsOf(calculator, example)));
    const used = new Set(steps.flat().flatMap((step) => ("values" in step ? [step.formula] : [])));
    expect(formulas.map(([id]) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  test.each(formulas)("the formula %s declares its symbols, no others, and has a source", (_id, formula) => {
    expect(symbolsOf(formula).sort()).toEqual(Object.keys(formula.symbols).sort());
    expect(calculator.sources.map(({ id }) => id)).toContain(formula.source);
    const { gives } = formulaView(formula);
    expect(Object.keys(formula.symbols)).toContain(gives);
    expect(formula.symbols[gives]?.list).toBeUndefined();
    for (const { unit, format } of Object.values<FormulaSymbol>(formula.symbols))
      if (unit !== undefined) expect(format.kind, "only quantities are bound to a unit").toBe("quantity");
  });
});

describe("the test of the steps", () => {
  const number = { meaning: "a number", format: { kind: "number", decimals: 2 } } as const;
  const formula: Formula = {
    expression: "a = b / 3",
    symbols: { a: number, b: number },
    title: "A third",
    source: "none",
  };
  const step = (a: number, b: number): FormulaStep => ({ formula: "third", values: { a, b } });

  test("takes a result that is right to the digits shown, and no other", () => {
    expectStep(formula, step(0.33, 1), "USD");
    expect(() => expectStep(formula, step(0.34, 1), "USD")).toThrow("0.33");
  });

  test("takes an equation whose sides are equal, and no other", () => {
    const equation: Formula = { ...formula, expression: "a^2 == b", solvedFor: "a" };
    expectStep(equation, step(Math.SQRT2, 2), "USD");
    expect(() => expectStep(equation, step(1.5, 2), "USD")).toThrow();
  });

  test("executes percentages as fractions, quantities in the unit they are bound to, lists as they are", () => {
    const rate: Formula = {
      ...formula,
      expression: "p = sum(c ./ (1 + r)) * h",
      symbols: {
        p: number,
        c: { ...number, list: true },
        r: { meaning: "rate", format: { kind: "percent" } },
        h: {
          meaning: "height",
          format: formatOf(quantity("length", { si: ["meter"] })),
          unit: "centimeter",
        },
      },
    };
    expect(execute(rate, { p: 0, c: [11, 22], r: 10, h: 0.02 })).toEqual({ value: expect.closeTo(60, 9) });
  });
});
