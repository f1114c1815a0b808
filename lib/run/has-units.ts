import type { CalculatorView } from "./calculator-view.ts";

/** True if a calculator has quantities: then it can be in SI or in US customary units. */
export const hasUnits = ({ converters }: Pick<CalculatorView, "converters">): boolean =>
  Object.keys(converters).length > 0;
