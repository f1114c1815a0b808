import { inOneUnit, type QuantityFormat } from "../fields/quantity-format.ts";
import type { FormulaSymbol } from "./formula.ts";

/** The unit of a quantity, and how a number in its SI base unit becomes one in it. */
type Scales = (format: QuantityFormat) => { fromBase: (value: number) => number };

/**
 * The number that takes part in a formula for a symbol's value: a percentage as the number that it is, a quantity in the
 * unit that the symbol is bound to, anything else as it is.
 */
export function executed({ format, unit }: FormulaSymbol, value: number, scales: Scales): number {
  if (format.kind === "percent") return value / 100;
  if (format.kind === "quantity" && unit !== undefined)
    return scales(inOneUnit(format, unit)).fromBase(value);
  return value;
}
