import { roundTo } from "../../core/numeric/round.ts";
import type { OutputValue, ValueFormat } from "../../kit/calculator/computation.ts";
import type { ValueContext } from "./format-output.ts";

/** Formats a figure for the clipboard: plain digits without unit. */
export function plainOutput(
  value: OutputValue,
  format: ValueFormat,
  { currency, quantities }: ValueContext,
): string {
  if (typeof value === "string") return value;
  switch (format.kind) {
    case "money":
      return roundTo(value, currency.decimals).toFixed(currency.decimals);
    case "quantity": {
      const amount = quantities(format).fromBase(value);
      return rounded(amount, format.decimals);
    }
    case "percent":
      return rounded(value, format.decimals ?? format.upTo ?? 2);
    case "number":
      return rounded(value, format.decimals ?? format.upTo);
    default:
      return rounded(value, undefined);
  }
}

const rounded = (value: number, decimals: number | undefined): string =>
  String(decimals === undefined ? Number(value.toPrecision(12)) : roundTo(value, decimals));
