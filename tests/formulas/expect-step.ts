import { expect } from "vitest";
import { NO_VALUE, writtenText } from "../../lib/faces/text/format-value.ts";
import { symbolValue } from "../../lib/faces/text/symbol-value.ts";
import { findCurrency } from "../../lib/fields/currency.ts";
import type { Formula, FormulaSymbol } from "../../lib/formulas/formula.ts";
import type { FormulaStep, SymbolValue } from "../../lib/formulas/step.ts";
import { formulaView } from "../../lib/formulas/view.ts";
import { execute, scales } from "./execute.ts";

/** Relative tolerance of an equation that was solved by iteration. */
const EQUATION = 1e-9;
/** Relative tolerance of values that look the same, such as 24.25 and 24.249999999999996. */
const ROUNDING = 1e-9;
/** Relative tolerance of halves that doubles miss: 3 × 21.37 × 1.5 is 96.165, in doubles a little less. */
const TIE = 1e-12;

const written = (symbol: FormulaSymbol, value: number, currency: string): string =>
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
  const found = execute(formula, step.values);
  if ("left" in found) {
    const { left, right } = found;
    if (typeof left === "string" || typeof right === "string")
      expect(String(left), formula.expression).toBe(String(right));
    else
      expect(Math.abs(left - right), formula.expression).toBeLessThanOrEqual(
        EQUATION * Math.max(Math.abs(left), Math.abs(right)),
      );
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
