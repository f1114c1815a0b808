import { daysBetween } from "../../civil/day.ts";
import { monthsLater } from "../../civil/period.ts";
import type { FirstPeriod } from "../../civil/unit-periods.ts";
import { firstPeriod } from "../../civil/unit-periods.ts";
import { actuarialRate } from "../../finance/apr.ts";

/**
 * The APR of Regulation Z as a fraction, from payments of one each period. `start` is the day of the loan, `period` the
 * time from it to the first payment. Undefined where no rate fits.
 */
export function annualPercentageRate(
  amountFinanced: number,
  payments: readonly number[],
  timing: { start: string; first: string; period: FirstPeriod; paymentsPerYear: number },
): number | undefined {
  const { start, first, period, paymentsPerYear } = timing;
  const [only, second] = payments;
  if (only !== undefined && second === undefined)
    return singlePaymentRate(amountFinanced, only, start, first);
  const rate = actuarialRate({ amountFinanced, payments, first: period });
  return rate === undefined ? undefined : rate * paymentsPerYear;
}

/**
 * A single payment's unit-period is its term, a year at the most (Appendix J, (b)(4)(ii), (b)(5)(v) to (vii)): below a year
 * 12 over its months, or 365 over its days, make a year.
 */
function singlePaymentRate(
  amountFinanced: number,
  payment: number,
  start: string,
  due: string,
): number | undefined {
  if (start >= due) return undefined;
  if (monthsLater(due, -12) >= start)
    return actuarialRate({ amountFinanced, payments: [payment], first: firstPeriod(start, due, 1) });
  const interest = payment / amountFinanced - 1;
  for (let months = 1; months < 12; months += 1)
    if (monthsLater(due, -months) === start) return interest * (12 / months);
  return interest * (365 / daysBetween(start, due));
}
