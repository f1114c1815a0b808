import type { FirstPeriod } from "../../core/civil/unit-periods.ts";
import { findRoot } from "../../core/numeric/root.ts";
import { growthUntilFirst } from "./first-period.ts";
import { growth, presentAnnuity } from "./rates.ts";

/** Equal payments R, one a period, that repay an amount down to a balloon B, due at the end of period n. */
export interface Level {
  rate: number;
  payments: number;
  /** B, 0 without a balloon. */
  balloon: number;
  /** True if each payment is at the beginning of its period. */
  inAdvance: boolean;
  /** Time from the amount to the first payment, unless it is one period (none in advance). */
  first?: FirstPeriod | undefined;
  /** Differences of the first and the last payment from R; negative if they are lower. */
  odd?: { first: number; last: number } | undefined;
}

/** Returns the value at the end of a period of a payment of 1 in that period. */
const timing = ({ rate, inAdvance }: Pick<Level, "rate" | "inAdvance">): number => (inAdvance ? 1 + rate : 1);

/** Returns q: growth of 1 in an odd first period relative to a regular one. */
export const oddGrowth = ({ rate, inAdvance, first }: Pick<Level, "rate" | "inAdvance" | "first">): number =>
  first === undefined ? 1 : growthUntilFirst(rate, { ...first, whole: first.whole - (inAdvance ? 0 : 1) });

/**
 * Returns the value of all amounts other than the equal payments, one regular period before the first payment (at the
 * first payment, in advance).
 */
function presentValueOfOthers({ rate, payments, balloon, inAdvance, odd }: Level): number {
  const left = balloon * growth(rate, -payments);
  if (!odd) return left;
  const start = inAdvance ? 0 : 1;
  return left + odd.first * growth(rate, -start) + odd.last * growth(rate, 1 - start - payments);
}

/** Returns R = (PV·q − B·vⁿ) · i / (1 − vⁿ), over 1 + i in advance; not rounded. */
export const paymentFor = (amount: number, level: Level): number =>
  (amount * oddGrowth(level) - presentValueOfOthers(level)) /
  (presentAnnuity(level.rate, level.payments) * timing(level));

/** Returns PV = (R · (1 − vⁿ)/i + B·vⁿ) / q, the first part times 1 + i in advance; not rounded. */
export const amountFor = (payment: number, level: Level): number =>
  (payment * presentAnnuity(level.rate, level.payments) * timing(level) + presentValueOfOthers(level)) /
  oddGrowth(level);

/**
 * Returns n, not rounded: ln((R − B·i)/(R − PV·q·i)) / ln(1 + i), with R(1 + i) for R in advance. Undefined
 * if the payment does not exceed the interest, so that the balance never falls.
 */
export function paymentsFor(
  amount: number,
  payment: number,
  level: Omit<Level, "payments" | "odd">,
): number | undefined {
  const { rate, balloon } = level;
  if (payment <= 0) return undefined;
  if (rate === 0) return (amount - balloon) / payment;
  const owed = amount * oddGrowth(level);
  const atEnd = payment * timing(level);
  const left = atEnd - owed * rate;
  if (!(left > 0)) return undefined;
  return Math.log1p(((owed - balloon) * rate) / left) / Math.log1p(rate);
}

/**
 * Returns the unique rate of one period, negative if less is paid back than was lent. Undefined if no rate
 * above −99.9999% a period fits: in advance, if the first payment is the whole amount.
 */
export function rateFor(amount: number, payment: number, level: Omit<Level, "rate">): number | undefined {
  const { payments, balloon, inAdvance, first, odd = { first: 0, last: 0 } } = level;
  const total = payment * payments + odd.first + odd.last + balloon;
  if (total === amount) return 0;
  const atOnce = first ? first.whole + first.fraction === 0 : inAdvance;
  const lent = atOnce ? amount - payment - odd.first : amount;
  if (lent <= 0 || payment + balloon + odd.last <= 0) return undefined;
  // From here on, v^n is a finite double.
  const low = Math.max(10 ** (-250 / (payments + (first?.whole ?? 0))) - 1, -0.999999);
  const high = (payment + Math.max(balloon, odd.first, odd.last)) / lent + 1;
  const excess = (rate: number): number => amount - amountFor(payment, { ...level, rate });
  // After a very short first period the rate may greatly exceed that of a whole one.
  return findRoot(excess, low, high) ?? findRoot(excess, high, high * 1e4);
}
