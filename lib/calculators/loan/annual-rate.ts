import { daysBetween } from "../../core/civil/day.ts";
import { monthsLater } from "../../core/civil/period.ts";
import type { FirstPeriod } from "../../core/civil/unit-periods.ts";
import { firstPeriod } from "../../core/civil/unit-periods.ts";
import { actuarialRate } from "../../science/finance/apr.ts";

/** APR as a fraction with its basis: the rate of a unit-period, or the time until a single payment. */
export type AnnualRate =
  | { kind: "periods"; annual: number; rate: number; perYear: number; first: FirstPeriod }
  | { kind: "months" | "days"; annual: number; count: number };

/**
 * Computes the APR of Regulation Z, from payments of one each period. `start` is the day of the loan,
 * `period` the time from it to the first payment. Undefined if no rate fits.
 */
export function annualPercentageRate(
  amountFinanced: number,
  payments: readonly number[],
  timing: { start: string; first: string; period: FirstPeriod; paymentsPerYear: number },
): AnnualRate | undefined {
  const { start, first, period, paymentsPerYear } = timing;
  const [only, second] = payments;
  if (only !== undefined && second === undefined)
    return singlePaymentRate(amountFinanced, only, start, first);
  return periodic(amountFinanced, payments, period, paymentsPerYear);
}

function periodic(
  amountFinanced: number,
  payments: readonly number[],
  first: FirstPeriod,
  perYear: number,
): AnnualRate | undefined {
  const rate = actuarialRate({ amountFinanced, payments, first });
  return rate === undefined ? undefined : { kind: "periods", annual: rate * perYear, rate, perYear, first };
}

/**
 * Computes the APR of a single payment: the unit-period is its term, at most a year (Appendix J, (b)(4)(ii),
 * (b)(5)(v) to (vii)); below a year, 12 over its months, or 365 over its days, make a year.
 */
function singlePaymentRate(
  amountFinanced: number,
  payment: number,
  start: string,
  due: string,
): AnnualRate | undefined {
  if (start >= due) return undefined;
  if (monthsLater(due, -12) >= start)
    return periodic(amountFinanced, [payment], firstPeriod(start, due, 1), 1);
  const interest = payment / amountFinanced - 1;
  for (let months = 1; months < 12; months += 1)
    if (monthsLater(due, -months) === start)
      return { kind: "months", annual: interest * (12 / months), count: months };
  const days = daysBetween(start, due);
  return { kind: "days", annual: interest * (365 / days), count: days };
}
