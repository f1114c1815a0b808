import { describe, expect, test } from "vitest";
import { formCalculators } from "../../../lib/catalog/calculators.ts";
import type { Example, FormCalculator } from "../../../lib/kit/calculator/define.ts";
import { formatOf } from "../../../lib/kit/fields/quantity-format.ts";
import type { Formula, FormulaSymbol } from "../../../lib/kit/formulas/formula.ts";
import type { FormulaStep } from "../../../lib/kit/formulas/step.ts";
import { formulaView } from "../../../lib/kit/formulas/view.ts";
import { quantity } from "../../../lib/kit/quantities/quantity.ts";
import { answerOf, casesOf } from "../../../lib/verification/calculator-cases.ts";
import { execute } from "./execute.ts";
import { expectStep } from "./expect-step.ts";
import { looksLikeFormula } from "./looks-like-formula.ts";
import { symbolsOf } from "./symbols-of.ts";

async function stepsOf(calculator: FormCalculator, example: Example) {
  const result = await answerOf(calculator, example);
  if (!("value" in result)) return [];
  return result.value.steps;
}

describe.each(formCalculators.map((calculator) => [calculator.id, calculator] as const))(
  "%s",
  (_, calculator) => {
    const formulas = Object.entries(calculator.formulas ?? {});

    test.each(casesOf(calculator).map((example) => [example.id, example] as const))(
      "every step of the example %s gives what it says, by mathjs",
      async (_id, example) => {
        for (const step of await stepsOf(calculator, example)) {
          if (!("values" in step)) {
            expect([step.text, step.result].filter(looksLikeFormula), step.title).toEqual([]);
            continue;
          }
          const formula = calculator.formulas?.[step.formula];
          if (!formula) throw new Error(`${step.formula} is not declared`);
          expectStep(formula, step, example.currency ?? "USD");
        }
      },
    );

    test("declares formulas, and each of them is executed in an example", async () => {
      expect(formulas).not.toEqual([]);
      const steps = await Promise.all(casesOf(calculator).map((example) => stepsOf(calculator, example)));
      const used = new Set(steps.flat().flatMap((step) => ("values" in step ? [step.formula] : [])));
      expect(
        formulas.map(([id]) => id).filter((id) => !used.has(id)),
        `Formulas that no case executes: add one to lib/calculators/${calculator.id}/tests/cases.json`,
      ).toEqual([]);
    });

    test.each(formulas)(
      "the formula %s declares its symbols, no others, and has a source",
      (_id, formula) => {
        expect(symbolsOf(formula).sort()).toEqual(Object.keys(formula.symbols).sort());
        expect(calculator.sources.map(({ id }) => id)).toContain(formula.source);
        const { gives } = formulaView(formula);
        expect(Object.keys(formula.symbols)).toContain(gives);
        expect(formula.symbols[gives]?.list).toBeUndefined();
        for (const { unit, format } of Object.values<FormulaSymbol>(formula.symbols))
          if (unit !== undefined) expect(format.kind, "only quantities are bound to a unit").toBe("quantity");
      },
    );
  },
);

describe("the test of the steps", () => {
  test.each([
    "R = P · i",
    "⌊9,511 ÷ 7⌋",
    "100 · 45",
    "16 − 1",
    "January 31, 2024 + 1 month",
    "8:30 − (5:00)",
    "(3 + 4) * 2",
    "5 / 6",
    "10²⁴ × 3",
    "2^8",
    "√2",
  ])("finds the formula in “%s”", (text) => expect(looksLikeFormula(text)).toBe(true));

  test.each([
    "Counted on the calendar, from January 31, 2024 to February 29, 2024.",
    "24.2, rounded to one decimal, is in 18.5 to 24.9",
    "Long division of −7 by 12.",
    "-7/12",
    "2026-W53-7, UTC+02:00",
    "Pages 3–7, half-hour steps",
    "−0.5%",
    "600 × 400 mm",
  ])("takes “%s” for words", (text) => expect(looksLikeFormula(text)).toBe(false));

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
