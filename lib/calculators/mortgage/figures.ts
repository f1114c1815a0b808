import { toMajor } from "../../kit/fields/money.ts";
import { termText } from "../../science/finance/loan-years.ts";
import { percentOf } from "../../science/finance/rates.ts";
import { lastPaid } from "../../science/finance/schedule.ts";
import type { Affordable, Budget } from "./afford.ts";
import type { Amortization } from "./amortization.ts";
import { qualifyingRate } from "./canada.ts";
import { monthlyCost } from "./cost.ts";
import { monthlyPayment } from "./financing.ts";
import { messages } from "./messages.ts";
import type { HomeOutputs, Inputs } from "./modes.ts";
import type { PointsResult } from "./points.ts";
import { percentText } from "./steps.ts";

export function homeOutputs(amortization: Amortization, inputs: Inputs, decimals: number): HomeOutputs {
  const { financing, terms, actual, base, days, pmi, payment } = amortization;
  const major = (minor: number): number => toMajor(minor, decimals);
  const cost = monthlyCost(amortization);
  const count = actual.rows.length;
  const dayOf = (number: number): string => days[number - 1] ?? "";
  return {
    monthlyCost: major(cost.total),
    payment: major(payment),
    ...(terms.paymentsPerYear !== 12 && { monthlyPayment: major(cost.principalAndInterest) }),
    loan: major(financing.loan),
    downPayment: major(financing.down),
    loanToValue: percentOf(financing.borrowed / financing.value),
    ...(financing.loan > 0 && {
      payments: count,
      lastPayment: major(lastPaid(actual)),
      payoffDate: dayOf(count),
      timeToPayOff: termText(count, terms.paymentsPerYear),
      totalInterest: major(actual.interest),
      totalPaid: major(actual.paid),
    }),
    ...(actual !== base && {
      interestSaved: major(base.interest - actual.interest),
      paymentsSaved: base.rows.length - count,
    }),
    ...(pmi && {
      pmiMonthly: major(cost.pmi),
      pmiRequestPayment: pmi.onRequest,
      pmiRequestDate: dayOf(pmi.onRequest),
      pmiAutomaticPayment: pmi.automatic,
      pmiAutomaticDate: dayOf(pmi.automatic),
      pmiTotal: major(pmi.total),
    }),
    ...(terms.country === "ca" && financing.loan > 0 && canadianOutputs(amortization, inputs, decimals)),
  };
}

export function pointsOutputs(points: PointsResult, amortization: Amortization, decimals: number) {
  const even = points.interestBreakEven;
  return {
    breakEvenMonths: points.breakEvenMonths,
    pointsCost: toMajor(points.cost, decimals),
    pointsPayment: toMajor(points.payment, decimals),
    monthlySaving: toMajor(Math.round(points.monthlySaving), decimals),
    ...(even !== undefined && { interestBreakEvenDate: amortization.days[even - 1] ?? "" }),
    pointsSaved: toMajor(points.saved, decimals),
  };
}

function canadianOutputs(amortization: Amortization, inputs: Inputs, decimals: number) {
  const { terms, financing, actual } = amortization;
  const renewal = actual.rows[Math.round(inputs.renewalYears * terms.paymentsPerYear) - 1];
  return {
    ...(financing.premium > 0 && {
      premium: toMajor(financing.premium, decimals),
      premiumTax: toMajor(financing.premiumTax, decimals),
    }),
    qualifyingRate: qualifyingRate(inputs.rate),
    qualifyingPayment: toMajor(
      Math.round(monthlyPayment(terms, financing.loan, terms.qualifyingRate)),
      decimals,
    ),
    renewalBalance: toMajor(renewal?.balance ?? 0, decimals),
  };
}

export const limitText = ({ limit }: Affordable, budget: Budget): string =>
  limit === "down" ? messages.limits.down : messages.limits[limit](percentText(budget[limit]));
