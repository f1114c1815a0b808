import type { CalculatorView } from "./calculator-view.ts";

/** Returns true if a calculator has quantities, and therefore unit systems. */
export const hasUnits = ({ converters }: Pick<CalculatorView, "converters">): boolean =>
  Object.keys(converters).length > 0;
