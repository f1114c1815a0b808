import { expect } from "vitest";
import { findCurrency } from "../../../lib/kit/fields/currency.ts";
import type { Formula, FormulaSymbol } from "../../../lib/kit/formulas/formula.ts";
import type { FormulaStep, SymbolValue } from "../../../lib/kit/formulas/step.ts";
import { formulaView } from "../../../lib/kit/formulas/view.ts";
import { NO_VALUE, writtenText } from "../../../lib/run/format/format-value.ts";
import { symbolValue } from "../../../lib/run/format/symbol-value.ts";
import { execute, scales } from "./execute.ts";

/** Relative tolerance of an equation that was solved by iteration. */
const EQUATION = 1e-9;
/** Relative tolerance of values that look the same, such as 24.25 and 24.249999999999996. */
const ROUNDING = 1e-9;
/** Relative tolerance of halves that doubles miss: 3 × 21.37 × 1.5 is 96.165, in doubles a little less. */
const TIE = 1e-12;

const formatValueOf = (symbol: FormulaSymbol, value: number, currency: string): string =>
  writtenText(
    symbolValue(symbol, value, {
      currency: findCurrency(currency) ?? { code: currency, decimals: 2 },
      quantities: scales,
    }) ?? { text: NO_VALUE },
  );

const isNumber = (value: SymbolValue | undefined): value is number => typeof value === "number";

/** mathjs comes to the step's own result, to the digits shown. */
export function expectStep(formula: Formula, step: FormulaStep, currency: string): void {
  expect(Object.keys(step.values).sort()).toEqual(Object.keys(formula.symbols).sort());
  const executed = execute(formula, step.values);
  if ("left" in executed) {
    const { left, right } = executed;
    if (typeof left === "string" || typeof right === "string")
      expect(String(left), formula.expression).toBe(String(right));
    else
      expect(Math.abs(left - right), formula.expression).toBeLessThanOrEqual(
        EQUATION * Math.max(Math.abs(left), Math.abs(right)),
      );
    return;
  }
  const { gives } = formulaView(formula);
  const [symbol, stepValue] = [formula.symbols[gives], step.values[gives]];
  if (typeof executed.value === "string") {
    expect(stepValue, formula.expression).toBe(executed.value);
    return;
  }
  if (!symbol || !isNumber(stepValue)) throw new Error(`${gives} has no value`);
  const { value } = executed;
  if (Math.abs(value - stepValue) <= ROUNDING * Math.abs(stepValue)) return;
  const candidates = [value, value * (1 - TIE), value * (1 + TIE)].map((each) =>
    formatValueOf(symbol, each, currency),
  );
  if (!candidates.includes(formatValueOf(symbol, stepValue, currency)))
    expect(candidates[0], formula.expression).toBe(formatValueOf(symbol, stepValue, currency));
}
