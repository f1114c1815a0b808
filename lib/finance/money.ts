import type { Currency } from "../fields/currency.ts";
import { roundTo } from "../numeric/round.ts";

/** An amount as a whole number of minor units (cents), rounded half away from zero. Exact up to some 9e13 major units. */
export const toMinor = (amount: number, decimals: number): number =>
  Math.round(roundTo(amount, decimals) * 10 ** decimals);

/** Minor units as an amount in major units. Never -0: a screen would show "−0.00". */
export const toMajor = (minor: number, decimals: number): number => minor / 10 ** decimals + 0;

/** By currency: making one takes longer than using it a hundred times, and tables have thousands of amounts. */
const formats = new Map<string, Intl.NumberFormat>();

/** "$1,234.50", "−€5.00", "¥1,235": rounded half away from zero to the currency's minor unit. */
export function formatMoney(amount: number, { code, decimals }: Currency): string {
  let format = formats.get(code);
  if (!format) {
    format = new Intl.NumberFormat("en-US", { style: "currency", currency: code });
    formats.set(code, format);
  }
  return format.format(roundTo(amount, decimals)).replace("-", "−");
}
