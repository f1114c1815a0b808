import { getNumberFormat } from "../../core/locale/locale.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { formatFixed } from "../../core/numeric/text.ts";
import { type Currency, currencySign } from "./currency.ts";

/** An amount as a whole number of minor units (cents), rounded half away from zero. Exact up to some 9e13 major units. */
export const toMinor = (amount: number, decimals: number): number =>
  Math.round(roundTo(amount, decimals) * 10 ** decimals);

/** Minor units as an amount in major units. Never -0: a screen would show "−0.00". */
export const toMajor = (minor: number, decimals: number): number => minor / 10 ** decimals + 0;

/** From here on a double is not told by fifteen digits: `toFixed` would print more of it than was meant. */
const LARGE = 1e12;

const formatLarge = (amount: number, code: string): string =>
  getNumberFormat({ style: "currency", currency: code }).format(amount).replace("-", "−");

/**
 * "$1,234.50", "−€5.00", "¥1,235": rounded half away from zero to the currency's minor unit. As Intl.NumberFormat writes
 * it, which takes some 50 ms on a phone before it has written its first amount.
 */
export function formatMoney(amount: number, { code, decimals }: Currency): string {
  // Never -0.
  const rounded = roundTo(amount, decimals) + 0;
  const size = Math.abs(rounded);
  if (!(size < LARGE)) return formatLarge(rounded, code);
  return `${rounded < 0 ? "−" : ""}${currencySign(code)}${formatFixed(size, decimals)}`;
}
