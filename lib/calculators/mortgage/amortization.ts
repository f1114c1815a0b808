import { paymentDay, paymentDays } from "../../core/civil/payment-days.ts";
import { type ExtraPlan, extrasByPayment } from "../../science/finance/extra-payments.ts";
import { buildSchedule, type Row, type Schedule, toWhole } from "../../science/finance/schedule.ts";
import {
  type Financing,
  plannedPayments,
  rateOfPeriod,
  regularPayment,
  type Terms,
  yearlyPmi,
} from "./financing.ts";

/** Payment schedules of a mortgage, in minor units. */
export interface Amortization {
  terms: Terms;
  financing: Financing;
  payment: number;
  base: Schedule;
  actual: Schedule;
  days: readonly string[];
  extrasBefore: number;
  pmi: Pmi | undefined;
}

/** Mortgage insurance per payment period, and the payments, counted from 1, at which it ends. */
interface Pmi {
  each: number;
  /** The balance reaches 80% of the original value; extra payments count. */
  onRequest: number;
  /** The scheduled balance reaches 78%, or half of the term is over. */
  automatic: number;
  /** Last insured payment, by the visitor's choice. */
  last: number;
  total: number;
}

export function runMortgage(
  terms: Terms,
  financing: Financing,
  setting: { first: string; extraPlan: ExtraPlan; pmiEnd: "request" | "automatic" },
): Amortization {
  const { loan } = financing;
  const payment = loan > 0 ? regularPayment(terms, loan) : 0;
  const plan = { principal: loan, rate: rateOfPeriod(terms), payment, payments: plannedPayments(terms) };
  const days = paymentDays(setting.first, plan.payments, terms.paymentsPerYear);
  const start = paymentDay(setting.first, -1, terms.paymentsPerYear);
  const extras = extrasByPayment(setting.extraPlan, days, start, terms.paymentsPerYear);
  const base = buildSchedule(plan);
  const actual = extras.amounts.some((amount) => amount > 0)
    ? buildSchedule({ ...plan, extras: extras.amounts })
    : base;
  const pmi = pmiOf(terms, financing, base, actual, setting.pmiEnd);
  return { terms, financing, payment, base, actual, days, extrasBefore: extras.before, pmi };
}

/**
 * Computes when PMI ends: on request at 80% of the original value, automatically when the scheduled balance
 * first reaches 78%, at the latest at the midpoint of the term (Homeowners Protection Act, 12 USC 4901 and
 * 4902).
 */
function pmiOf(
  terms: Terms,
  financing: Financing,
  base: Schedule,
  actual: Schedule,
  end: "request" | "automatic",
): Pmi | undefined {
  const yearly = yearlyPmi(terms, financing);
  if (yearly <= 0) return undefined;
  const each = toWhole(yearly / terms.paymentsPerYear);
  const count = actual.rows.length;
  const onRequest = firstAtOrBelow(actual.rows, 0.8 * financing.value);
  const midpoint = Math.ceil(plannedPayments(terms) / 2);
  const automatic = Math.min(firstAtOrBelow(base.rows, 0.78 * financing.value), midpoint, count);
  // The law ends PMI at the midpoint, even if the balance is still above 80%.
  const last = end === "automatic" ? automatic : Math.min(onRequest, automatic);
  return { each, onRequest: Math.min(onRequest, count), automatic, last, total: each * last };
}

/** Returns the number, from 1, of the payment that brings the balance to a limit. */
const firstAtOrBelow = (rows: readonly Row[], limit: number): number => {
  // 80% of a value is not always an exact double.
  const index = rows.findIndex((row) => row.balance <= limit * (1 + 1e-12));
  return index < 0 ? rows.length : index + 1;
};
