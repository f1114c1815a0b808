import { formatNumber } from "../../core/numeric/text.ts";
import { DEFAULT_CURRENCY, findCurrency } from "../../kit/fields/currency.ts";
import { formatMoney } from "../../kit/fields/money.ts";
import type { Call } from "../../kit/phrases/define.ts";

/** Formats the value of an expression as the call asks: as money, as a percentage or as a number with a unit. Undefined for a plain number. */
export function expressionFigure(result: unknown, focus: Call["focus"]): string | undefined {
  if (focus?.format === undefined || typeof result !== "number") return undefined;
  if (focus.format === "percent") return `${formatNumber(result, { decimals: 3 })}%`;
  if (focus.format === "number")
    return [formatNumber(result, { significant: 6 }), focus.suffix].filter(Boolean).join(" ");
  const currency = focus.currency === undefined ? undefined : findCurrency(focus.currency);
  return formatMoney(result, currency ?? DEFAULT_CURRENCY);
}
