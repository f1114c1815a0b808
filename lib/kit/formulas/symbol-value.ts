import { inOneUnit, type QuantityFormat } from "../fields/quantity-format.ts";
import type { FormulaSymbol } from "./formula.ts";

/** Returns the unit of a quantity, and the conversion from its SI base unit. */
type Scales = (format: QuantityFormat) => { fromBase: (value: number) => number };

/**
 * Returns the number that a formula uses for a symbol's value: a percentage as a fraction, a quantity in the
 * symbol’s fixed unit, anything else unchanged.
 */
export function executed({ format, unit }: FormulaSymbol, value: number, scales: Scales): number {
  if (format.kind === "percent") return value / 100;
  if (format.kind === "quantity" && unit !== undefined)
    return scales(inOneUnit(format, unit)).fromBase(value);
  return value;
}
