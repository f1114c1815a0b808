import type { FirstPeriod } from "../../core/civil/unit-periods.ts";
import { growth } from "./rates.ts";

/**
 * Returns the growth of 1 until the first payment at the rate of one period: compounded in the whole periods, simple
 * interest in the odd fraction, according to 12 CFR 1026, Appendix J, (b)(8).
 */
export const growthUntilFirst = (rate: number, { whole, fraction }: FirstPeriod): number =>
  (1 + fraction * rate) * growth(rate, whole);

/** Returns the interest of the first period, without loss of precision for small rates. */
export const interestUntilFirst = (rate: number, { whole, fraction }: FirstPeriod): number => {
  const compounded = Math.expm1(whole * Math.log1p(rate));
  return compounded + fraction * rate * (1 + compounded);
};
