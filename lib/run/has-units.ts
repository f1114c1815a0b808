import { withRowFields } from "../kit/fields/field.ts";
import type { CalculatorView } from "./calculator-view.ts";

/** Returns true if a calculator depends on the unit system: by its quantities, or by times of day. */
export const hasUnits = ({ converters, fields }: Pick<CalculatorView, "converters" | "fields">): boolean =>
  Object.keys(converters).length > 0 || withRowFields(fields).some(({ kind }) => kind === "clock");
