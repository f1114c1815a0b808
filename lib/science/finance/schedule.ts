import type { FirstPeriod } from "../../core/civil/unit-periods.ts";
import { interestUntilFirst } from "./first-period.ts";
import { paymentFor } from "./level-payment.ts";

export interface Plan {
  principal: number;
  /** Rate of one period as a fraction. */
  rate: number;
  /** Regular payment. */
  payment: number;
  /** Agreed number of payments: the last one includes the rest and the balloon. */
  payments: number;
  /** Number of initial interest-only payments. */
  interestOnly?: number;
  /** True for payments at the beginning of their periods: the first one bears no interest. */
  inAdvance?: boolean;
  /** Interest-bearing time to the first payment, unless it is one period (none in advance). */
  first?: FirstPeriod | undefined;
  /** Difference of the first payment from the regular one; negative if it is lower. */
  firstMore?: number;
  /**
   * Last payment, if all payments were agreed and the rate follows from them. Interest is then rounded as a
   * running total, so that the schedule ends with exactly this payment.
   */
  agreedLast?: number | undefined;
  /** Extra amounts with payment 0, 1, 2 …; limited to the balance. */
  extras?: readonly number[];
  /**
   * Present if an extra payment lowers the later payments; otherwise it lowers their number. `level`:
   * payments after which only `balloon` is left, later than `payments` if the balance falls due early.
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
  balance: number;
}

export interface Schedule {
  rows: readonly Row[];
  interest: number;
  extra: number;
  paid: number;
  /** True if every amount is an exact double. */
  exact: boolean;
}

/** Returns the total paid on the last day, including an extra payment; 0 without a loan. */
export const lastPaid = ({ rows }: Schedule): number => {
  const last = rows.at(-1);
  return last ? last.payment + last.extra : 0;
};

/**
 * Rounds to a whole minor unit, half away from zero. Products of doubles may be a few units in the last place
 * below an intended half, so it adds that much before.
 */
export const toWhole = (amount: number): number => {
  const whole = Math.round(Math.abs(amount) * (1 + 4 * Number.EPSILON));
  return amount < 0 && whole !== 0 ? -whole : whole;
};

/**
 * Builds the schedule with interest rounded to the cent in every row, and a last payment of balance and
 * interest: the balance ends at exactly 0, and the totals are the sums of the rows. At most `payments` rows.
 */
export function buildSchedule(plan: Plan): Schedule {
  const { rate, payments, interestOnly = 0, extras, recast, agreedLast } = plan;
  const rows: Row[] = [];
  let { principal: balance, payment } = plan;
  // Unrounded balance, if interest is rounded as a running total.
  let unrounded = balance;
  let [interestSum, extraSum] = [0, 0];
  let exact = Number.isSafeInteger(balance);
  for (let index = 0; index < payments && exact; index += 1) {
    // Agreed payments are all made, even if a rounded balance is 0 before the last of them.
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
 * Returns the level payment for the balance just after a payment, rounded. The next one is a period away even
 * in advance, so this is an ordinary annuity, whose balloon falls due with the last payment, or a period
 * later in advance.
 */
function recastPayment(balance: number, rate: number, payments: number, balloon: number): number {
  if (payments <= 0 || balance <= 0) return 0;
  const level = { rate, payments, balloon: Math.min(balloon, balance), inAdvance: false };
  return Math.max(0, toWhole(paymentFor(balance, level)));
}
