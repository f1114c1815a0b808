import type { OutputValue, ValueFormat } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { formatValue, type Quantities, writtenText } from "./format-value.ts";

export interface ValueContext {
  currency: Currency;
  quantities: Quantities;
}

/** Formats a figure with its unit: "$432.70", "6.5%", "69.9 kg". */
export const formatOutput = (
  value: OutputValue,
  format: ValueFormat,
  { currency, quantities }: ValueContext,
): string => writtenText(formatValue(value, format, currency, quantities));
