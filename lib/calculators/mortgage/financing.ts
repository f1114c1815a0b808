import { failure, firstProblem, type Result, success } from "../../core/result/result.ts";
import { paymentFor } from "../../science/finance/level-payment.ts";
import { periodRate } from "../../science/finance/rates.ts";
import { toWhole } from "../../science/finance/schedule.ts";
import { insurancePremium } from "./canada.ts";
import { messages } from "./messages.ts";

/** A mortgage's fixed terms; money in minor units, rates as fractions. */
export interface Terms {
  country: "us" | "ca";
  down: { kind: "percent"; share: number } | { kind: "amount"; amount: number };
  rate: number;
  /** Canada: rate of the stress test. */
  qualifyingRate: number;
  /** Compounding periods of the quoted rate per year. */
  compounding: number;
  years: number;
  paymentsPerYear: number;
  /** Number of accelerated payments that make one monthly payment. */
  accelerated: number | undefined;
  taxShare: number;
  taxAmount: number;
  insurance: number;
  hoa: number;
  pmi: { kind: "percent"; share: number } | { kind: "amount"; monthly: number };
  premiumTax: number;
  /** Minor units of one major unit. */
  scale: number;
}

/** Financing of a home at a price, in minor units. */
export interface Financing {
  price: number;
  down: number;
  /** price − down. */
  borrowed: number;
  /** Canadian default insurance, added to the loan, and the provincial tax on it, paid in cash. */
  premium: number;
  premiumShare: number;
  premiumTax: number;
  loan: number;
  /** Lower of price and appraisal, the basis of PMI. */
  value: number;
}

/** Rounding error of a product of doubles, in minor units. */
const NOISE = 1e-4;

export function finance(terms: Terms, price: number, appraisal?: number): Result<Financing> {
  const { down: downPayment, country, scale } = terms;
  const path = downPayment.kind === "percent" ? "downPercent" : "downAmount";
  // Rounds up, so that 20% down is never a cent short, which would require insurance.
  const down =
    downPayment.kind === "percent"
      ? Math.max(0, Math.ceil(price * downPayment.share - NOISE))
      : downPayment.amount;
  if (down > price) return failure(path, messages.errors.downPaymentAbovePrice);
  const borrowed = price - down;
  const value = Math.min(price, appraisal ?? price);
  const none = {
    price,
    down,
    borrowed,
    premium: 0,
    premiumShare: 0,
    premiumTax: 0,
    loan: borrowed,
    value,
  };
  if (country === "us" || borrowed === 0) return success(none);
  const insured = insurancePremium(price / scale, down / scale, terms.years);
  if (!insured.ok) return failure(path, firstProblem(insured).message);
  const premium = toWhole(borrowed * insured.value);
  const premiumTax = toWhole(premium * terms.premiumTax);
  return success({ ...none, premium, premiumShare: insured.value, premiumTax, loan: borrowed + premium });
}

/** PMI applies only above 80% of the value: exactly 20% down has none. */
const needsPmi = (terms: Terms, { loan, value }: Financing): boolean =>
  terms.country === "us" && loan > 0.8 * value + NOISE;

/** Returns a year's PMI before it ends, not rounded. */
export const yearlyPmi = (terms: Terms, financing: Financing): number =>
  !needsPmi(terms, financing)
    ? 0
    : terms.pmi.kind === "percent"
      ? financing.loan * terms.pmi.share
      : terms.pmi.monthly * 12;

export const yearlyTax = (terms: Terms, price: number): number => price * terms.taxShare + terms.taxAmount;

export const rateOfPeriod = (terms: Terms, nominal = terms.rate): number =>
  periodRate(nominal, terms.compounding, terms.paymentsPerYear);

export const rateOfMonth = (terms: Terms, nominal = terms.rate): number =>
  periodRate(nominal, terms.compounding, 12);

/** Returns the level monthly payment of a loan, not rounded. */
export const monthlyPayment = (terms: Terms, loan: number, nominal = terms.rate): number =>
  paymentFor(loan, {
    rate: rateOfMonth(terms, nominal),
    payments: Math.max(1, Math.round(terms.years * 12)),
    balloon: 0,
    inAdvance: false,
  });

/** Returns the agreed payments; accelerated plans end earlier. */
export const plannedPayments = ({ years, paymentsPerYear }: Terms): number =>
  Math.max(1, Math.round(years * paymentsPerYear));

/** Returns the rounded payment. Accelerated plans pay a half or a quarter of the rounded monthly payment. */
export function regularPayment(terms: Terms, loan: number, nominal = terms.rate): number {
  if (terms.accelerated !== undefined)
    return toWhole(toWhole(monthlyPayment(terms, loan, nominal)) / terms.accelerated);
  const level = {
    rate: rateOfPeriod(terms, nominal),
    payments: plannedPayments(terms),
    balloon: 0,
    inAdvance: false,
  };
  return toWhole(paymentFor(loan, level));
}
