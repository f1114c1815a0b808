import type { FirstPeriod } from "../../core/civil/unit-periods.ts";
import { findRoot } from "../../core/numeric/root.ts";
import { growthUntilFirst } from "./first-period.ts";

/** Loan in terms of the actuarial method; amounts in any one unit. */
interface CreditTransaction {
  /** Amount financed: the loan less the prepaid finance charges. */
  amountFinanced: number;
  /** One payment a unit-period. */
  payments: readonly number[];
  /** From the loan to the first payment, in unit-periods. */
  first: FirstPeriod;
}

/**
 * Returns the rate i of one unit-period, as a fraction, that makes A = Σ Pₖ / ((1 + f·i)(1 + i)^tₖ); the APR
 * is i times the unit-periods of a year (12 CFR 1026.22 and Appendix J, (b)(8), actuarial method). Negative
 * if less is paid than was lent. Undefined without a solution.
 */
export function actuarialRate({ amountFinanced, payments, first }: CreditTransaction): number | undefined {
  const total = payments.reduce((sum, payment) => sum + payment, 0);
  if (!(amountFinanced > 0) || !(total > 0)) return undefined;
  const low = Math.max(10 ** (-200 / (payments.length + first.whole)) - 1, -0.9);
  const excess = (rate: number) => amountFinanced - presentValue(payments, first, rate);
  // Uses a wider bracket only if needed: the narrow one converges to more digits.
  return findRoot(excess, low, 1) ?? findRoot(excess, 1, 1e6);
}

function presentValue(payments: readonly number[], first: FirstPeriod, rate: number): number {
  const v = 1 / (1 + rate);
  let value = 0;
  for (let index = payments.length - 1; index >= 0; index -= 1) value = value * v + (payments[index] ?? 0);
  return value / growthUntilFirst(rate, first);
}
