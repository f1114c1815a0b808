import { findRoot } from "../numeric/root.ts";
import { growth, presentAnnuity } from "./rates.ts";

/** Equal payments R, one a period, that pay off an amount down to a balloon B, which is due at the end of period n. */
export interface Level {
  /** i, the rate of one period as a fraction. */
  rate: number;
  /** n. */
  payments: number;
  /** B, 0 where nothing is left. */
  balloon: number;
  /** Each payment at the beginning of its period. */
  inAdvance: boolean;
}

/** What a payment is worth at the end of its period. */
const timing = ({ rate, inAdvance }: Pick<Level, "rate" | "inAdvance">): number => (inAdvance ? 1 + rate : 1);

/** R = (PV − B·vⁿ) · i / (1 − vⁿ), over 1 + i in advance; not rounded. */
export const paymentFor = (amount: number, level: Level): number =>
  (amount - level.balloon * growth(level.rate, -level.payments)) /
  (presentAnnuity(level.rate, level.payments) * timing(level));

/** PV = R · (1 − vⁿ)/i + B·vⁿ, the first part times 1 + i in advance; not rounded. */
export const amountFor = (payment: number, level: Level): number =>
  payment * presentAnnuity(level.rate, level.payments) * timing(level) +
  level.balloon * growth(level.rate, -level.payments);

/**
 * n, not rounded: ln((R − B·i)/(R − PV·i)) / ln(1 + i), with R(1 + i) for R in advance. Undefined where the payment does
 * not exceed the interest, so that the balance never falls.
 */
export function paymentsFor(
  amount: number,
  payment: number,
  level: Omit<Level, "payments">,
): number | undefined {
  const { rate, balloon } = level;
  if (payment <= 0) return undefined;
  if (rate === 0) return (amount - balloon) / payment;
  const atEnd = payment * timing(level);
  const left = atEnd - amount * rate;
  if (left <= 0) return undefined;
  return Math.log1p(((amount - balloon) * rate) / left) / Math.log1p(rate);
}

/**
 * The rate of one period, below 0 where less is paid back than was lent. It is unique. Undefined where no rate above
 * −99.9999 % a period fits: in advance, when the first payment is the whole amount.
 */
export function rateFor(amount: number, payment: number, level: Omit<Level, "rate">): number | undefined {
  const { payments, balloon, inAdvance } = level;
  if (payment * payments + balloon === amount) return 0;
  const lent = inAdvance ? amount - payment : amount;
  if (lent <= 0 || payment + balloon <= 0) return undefined;
  // v^n stays a finite double from here on.
  const low = Math.max(10 ** (-250 / payments) - 1, -0.999999);
  const high = (payment + balloon) / lent + 1;
  return findRoot((rate) => amount - amountFor(payment, { ...level, rate }), low, high);
}
