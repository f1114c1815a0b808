import { gcd } from "../../units/gcd.ts";
import * as R from "../../units/rational.ts";

/** Longer whole numbers are cut in the middle where they are only read, not copied. */
const LONGEST_SHOWN = 40;

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

export const digitsOf = (n: bigint): number => magnitude(n).toString().length;

/** "2 1/3", "-2 1/3"; "3/4" below one and "5" for whole numbers. */
export function mixedText(a: R.Rational): string {
  const n = magnitude(a.n);
  if (a.d === 1n || n < a.d) return R.ratioText(a);
  return `${a.n < 0n ? "-" : ""}${n / a.d} ${n % a.d}/${a.d}`;
}

/** Formats a text of numbers for reading: a true minus sign, long integers cut. */
export const forReading = (text: string): string =>
  text
    .replace(/\d+/g, (digits) =>
      digits.length <= LONGEST_SHOWN
        ? digits
        : `${digits.slice(0, 12)}…${digits.slice(-6)} [${digits.length} digits]`,
    )
    .replaceAll("-", "−");

export const fractionShown = (a: R.Rational): string => forReading(R.ratioText(a));

export const wholeShown = (n: bigint): string => forReading(n.toString());

export const lcm = (a: bigint, b: bigint): bigint => magnitude((a / gcd(a, b)) * b);
