import { daysBetween } from "../../civil/day.ts";
import { monthsLater } from "../../civil/period.ts";
import { firstPeriod } from "../../civil/unit-periods.ts";
import { actuarialRate } from "../../finance/apr.ts";

/**
 * The APR of Regulation Z as a fraction, from payments of one each period. `lent` is the day of the loan where it was
 * given: else the first payment comes exactly one period later, or at once in advance.
 */
export function annualPercentageRate(
  amountFinanced: number,
  payments: readonly number[],
  timing: { first: string; lent: string | undefined; inAdvance: boolean; paymentsPerYear: number },
): number | undefined {
  const { first, lent, inAdvance, paymentsPerYear } = timing;
  const [only, second] = payments;
  if (lent !== undefined && only !== undefined && second === undefined) {
    const perYear = singlePaymentPeriods(lent, first);
    if (perYear !== undefined) return (only / amountFinanced - 1) * perYear;
  }
  const start =
    lent === undefined
      ? { whole: inAdvance ? 0 : 1, fraction: 0 }
      : firstPeriod(lent, first, paymentsPerYear);
  const rate = actuarialRate({ amountFinanced, payments, first: start });
  return rate === undefined ? undefined : rate * paymentsPerYear;
}

/** Unit-periods of a year for a single payment in less than a year: its term is the unit-period (Appendix J, (b)(5)). */
function singlePaymentPeriods(lent: string, due: string): number | undefined {
  const days = daysBetween(lent, due);
  if (days <= 0 || days >= 365) return undefined;
  for (let months = 1; months < 12; months += 1) if (monthsLater(due, -months) === lent) return 12 / months;
  return 365 / days;
}
