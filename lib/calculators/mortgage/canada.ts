import { formatInteger } from "../../core/locale/locale.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import * as R from "../../units/rational.ts";
import { messages } from "./messages.ts";

/** Rules for insured mortgages in Canada, as in force since December 15, 2024. Amounts in whole Canadian dollars, shares of 1. */

/** Premiums on the loan by minimum down payment, and the surcharge above 25 years. */
const PREMIUMS: readonly { down: number; premium: number }[] = [
  { down: 0.15, premium: 0.028 },
  { down: 0.1, premium: 0.031 },
  { down: 0.05, premium: 0.04 },
];
const LONG_SURCHARGE = 0.002;
const LONG_FROM_YEARS = 25;
const LONGEST_INSURED_YEARS = 30;
/** Down payment from which no insurance is needed, as a share. */
const UNINSURED = 0.2;
const INSURED_BELOW = 1_500_000;
const FIRST_STEP = 500_000;
/** Percent: minimum rate of the stress test, and the margin on the contract's rate (OSFI, Guideline B-20). */
const LEAST_QUALIFYING = 5.25;
const BUFFER = R.fromNumber(2);

/** Shares entered in percent are not exact doubles. */
const TINY = 1e-9;

/** Returns 5% of the first 500,000 and 10% of the rest; from 1,500,000 on 20% of all. */
export const leastDownPayment = (price: number): number =>
  price >= INSURED_BELOW
    ? UNINSURED * price
    : 0.05 * Math.min(price, FIRST_STEP) + 0.1 * Math.max(0, price - FIRST_STEP);

/** Returns the premium of default insurance as a share of the loan: 0 from 20% down on. */
export function insurancePremium(price: number, down: number, years: number): Result<number> {
  if (price === 0 || down >= UNINSURED * price * (1 - TINY)) return success(0);
  const errors = messages.errors.canada;
  if (price >= INSURED_BELOW) return failure("", errors.priceAboveInsurable);
  const least = leastDownPayment(price);
  if (down < least * (1 - TINY))
    return failure("", errors.downPaymentTooSmall(formatInteger(Math.ceil(least))));
  if (years > LONGEST_INSURED_YEARS) return failure("", errors.termTooLong);
  const step = PREMIUMS.find((each) => down >= each.down * price * (1 - TINY));
  return success((step?.premium ?? 0.04) + (years > LONG_FROM_YEARS ? LONG_SURCHARGE : 0));
}

/** Returns the qualifying rate in percent: 2 points above the contract's, at least 5.25. */
export const qualifyingRate = (contract: number): number =>
  Math.max(R.toNumber(R.add(R.fromNumber(contract), BUFFER)), LEAST_QUALIFYING);
