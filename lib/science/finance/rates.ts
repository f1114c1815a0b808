import { roundTo } from "../../core/numeric/round.ts";

/**
 * Rates of interest as fractions (0.065 for 6.5%), by period and by year. "Nominal" is the quoted yearly
 * rate, "effective" the growth of a whole year.
 */

/** Compounding periods in a year: 365, 52, 26, 24, 12, 6, 4, 2 or 1, or continuous. */
export type Compounding = number | "continuous";

/**
 * Converts `nominal`, compounded `compounding` times a year, to the equivalent rate of one of `periods`
 * periods a year: i = (1 + j/m)^(m/p) − 1; continuous: e^(j/p) − 1; m = p: j/p exactly. Needs j/m > −1, else
 * NaN.
 */
export function periodRate(nominal: number, compounding: Compounding, periods: number): number {
  if (compounding === periods) return nominal / periods;
  return Math.expm1(intensity(nominal, compounding) / periods);
}

/**
 * Returns the nominal yearly rate of a rate per period: the inverse of `periodRate`. Needs a period rate >
 * −1, else NaN.
 */
export function nominalRate(rate: number, compounding: Compounding, periods: number): number {
  if (compounding === periods) return rate * periods;
  const force = periods * Math.log1p(rate);
  return compounding === "continuous" ? force : compounding * Math.expm1(force / compounding);
}

/** Returns the EAR, and the APY before rounding: (1 + j/m)^m − 1, continuous e^j − 1. */
export const effectiveRate = (nominal: number, compounding: Compounding): number =>
  periodRate(nominal, compounding, 1);

/** Returns the real yearly rate, (1 + R)/(1 + f) − 1 (Fisher). */
export const realRate = (nominal: number, inflation: number): number =>
  (nominal - inflation) / (1 + inflation);

/** Returns (1 + i)^n, without loss of precision for small i. */
export const growth = (rate: number, periods: number): number => Math.exp(periods * Math.log1p(rate));

/** Returns the future value of n payments of 1 at the ends of the periods, at the last payment: ((1 + i)^n − 1)/i. */
export const accumulatedAnnuity = (rate: number, periods: number): number =>
  rate === 0 ? periods : Math.expm1(periods * Math.log1p(rate)) / rate;

/** Returns the present value of n payments of 1 at the ends of the periods: (1 − (1 + i)⁻ⁿ)/i. */
export const presentAnnuity = (rate: number, periods: number): number =>
  rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;

/** Returns the force of interest δ: e^δ is the effective growth of a year. */
const intensity = (nominal: number, compounding: Compounding): number =>
  compounding === "continuous" ? nominal : compounding * Math.log1p(nominal / compounding);

/** Converts a fraction to percent, to ten decimals: a double has only noise beyond. */
export const percentOf = (fraction: number): number => roundTo(fraction * 100, 10);
