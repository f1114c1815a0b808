import type { FirstPeriod } from "../../core/civil/unit-periods.ts";
import { interestUntilFirst } from "./first-period.ts";
import { paymentFor } from "./level-payment.ts";

/** Repayment plan of a loan. All amounts are whole minor units (cents), the same as in lenders’ books. */
export interface Plan {
  principal: number;
  /** Rate of one period as a fraction. */
  rate: number;
  /** Regular payment. */
  payment: number;
  /** Number of payments as agreed: with the last one everything left is due, a balloon too. */
  payments: number;
  /** That many first payments are only the interest. */
  interestOnly?: number;
  /** Payments at the beginning of their periods: the first one bears no interest. */
  inAdvance?: boolean;
  /** From the loan to the first payment, where that is not one period (none in advance): it bears interest for that time. */
  first?: FirstPeriod | undefined;
  /** Difference of the first payment from the regular one; negative if it is lower. */
  firstMore?: number;
  /**
   * The last payment, where all payments were agreed and the rate follows from them. Interest is rounded as a running
   * total then, so that the schedule ends with exactly this payment.
   */
  agreedLast?: number | undefined;
  /** Paid on top of payment 0, 1, 2 …; never more than is owed. */
  extras?: readonly number[];
  /**
   * After an extra payment the number of payments stays and the payment falls; otherwise it is the other way round.
   * `level`: payments after which only `balloon` is left, later than `payments` where the balance falls due early.
   */
  recast?: { level: number; balloon: number };
}

/** One payment, in minor units. */
export interface Row {
  interest: number;
  /** Principal in the regular payment; negative if the payment does not cover the interest and the balance grows. */
  principal: number;
  extra: number;
  /** interest + principal, without the extra. */
  payment: number;
  /** Owed afterwards. */
  balance: number;
}

export interface Schedule {
  rows: readonly Row[];
  /** Sums of the printed rows. */
  interest: number;
  extra: number;
  /** Payments and extras. */
  paid: number;
  /** Every amount is a whole number that a double holds exactly. */
  exact: boolean;
}

/** All that is paid on the last day, an extra payment too; 0 without a loan. */
export const lastPaid = ({ rows }: Schedule): number => {
  const last = rows.at(-1);
  return last ? last.payment + last.extra : 0;
};

/**
 * To a whole minor unit, half away from zero. Products of doubles may lie a few units in the last place below the decimal
 * half that was meant; so much is added before.
 */
export const toWhole = (amount: number): number => {
  const whole = Math.round(Math.abs(amount) * (1 + 4 * Number.EPSILON));
  return amount < 0 && whole !== 0 ? -whole : whole;
};

/**
 * The schedule with interest rounded to the cent in every row, ended by a last payment of balance and interest: the
 * balance ends at exactly 0, and the totals are the sums of the rows. At most `payments` rows.
 */
export function buildSchedule(plan: Plan): Schedule {
  const { rate, payments, interestOnly = 0, extras, recast, agreedLast } = plan;
  const rows: Row[] = [];
  let { principal: balance, payment } = plan;
  // The balance before rounding, where interest is rounded as a running total.
  let unrounded = balance;
  let [interestSum, extraSum] = [0, 0];
  let exact = Number.isSafeInteger(balance);
  for (let index = 0; index < payments && exact; index += 1) {
    // Payments as agreed are all made, even where a rounded balance is 0 before the last of them.
    if (balance === 0 && (agreedLast === undefined || extraSum > 0)) break;
    const last = index === payments - 1;
    const growth = index === 0 ? firstGrowth(plan) : rate;
    unrounded = (agreedLast === undefined ? balance : unrounded) * (1 + growth);
    const asAgreed = last && extraSum === 0 ? agreedLast : undefined;
    const due =
      asAgreed ?? (agreedLast === undefined ? balance + toWhole(balance * growth) : toWhole(unrounded));
    const interest = due - balance;
    const regular = index < interestOnly ? interest : payment + (index === 0 ? (plan.firstMore ?? 0) : 0);
    const paid = last ? due : Math.min(regular, due);
    const extra = Math.min(extras?.[index] ?? 0, due - paid);
    balance = due - paid - extra;
    unrounded -= paid + extra;
    interestSum += interest;
    extraSum += extra;
    rows.push({ interest, principal: paid - interest, extra, payment: paid, balance });
    exact = Number.isSafeInteger(interestSum) && Number.isSafeInteger(due);
    const ends = index >= interestOnly ? extra > 0 : index === interestOnly - 1;
    if (recast && ends) payment = recastPayment(balance, rate, recast.level - index - 1, recast.balloon);
  }
  const paid = plan.principal + interestSum;
  return { rows, interest: interestSum, extra: extraSum, paid, exact: exact && Number.isSafeInteger(paid) };
}

/** Returns the interest on a unit of the loan until the first payment. */
function firstGrowth({ rate, inAdvance, first }: Plan): number {
  if (first) return interestUntilFirst(rate, first);
  return inAdvance ? 0 : rate;
}

/**
 * The level payment of what is still owed just after a payment, rounded. In advance too the next one is a period away: so
 * this is an ordinary annuity, whose balloon falls due with the last payment, or a period later where it is in advance.
 */
function recastPayment(balance: number, rate: number, payments: number, balloon: number): number {
  if (payments <= 0 || balance <= 0) return 0;
  const level = { rate, payments, balloon: Math.min(balloon, balance), inAdvance: false };
  return Math.max(0, toWhole(paymentFor(balance, level)));
}
