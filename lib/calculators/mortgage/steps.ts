import { formatNumber } from "../../core/numeric/text.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { formatMoney, toMajor } from "../../kit/fields/money.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import { toWhole } from "../../science/finance/schedule.ts";
import { type Affordable, type Budget, housingCost } from "./afford.ts";
import type { Amortization } from "./amortization.ts";
import type calculator from "./calculator.ts";
import { monthlyCost } from "./cost.ts";
import { monthlyPayment, plannedPayments, rateOfMonth, rateOfPeriod, type Terms } from "./financing.ts";
import { messages } from "./messages.ts";
import type { PointsResult } from "./points.ts";

const step = stepsOf<typeof calculator>();
const texts = messages.steps;

/** Converts minor units to an amount in major units. */
type Major = (minor: number) => number;

const majorIn =
  ({ decimals }: Currency): Major =>
  (minor) =>
    toMajor(minor, decimals);

export const percentText = (share: number, decimals = 3): string =>
  `${formatNumber(share * 100, { decimals })}%`;

export const moneyText =
  (currency: Currency) =>
  (minor: number): string =>
    formatMoney(toMajor(minor, currency.decimals), currency);

export function mortgageSteps(amortization: Amortization, currency: Currency): Step[] {
  const major = majorIn(currency);
  return [
    ...loanSteps(amortization, major),
    ...(amortization.financing.loan > 0 ? paymentSteps(amortization, major) : []),
    ...costSteps(amortization, major),
    ...pmiStep(amortization, currency),
  ];
}

function loanSteps({ terms, financing }: Amortization, major: Major): Step[] {
  const [L, P, D, C] = [financing.loan, financing.price, financing.down, financing.premium].map(major) as [
    number,
    number,
    number,
    number,
  ];
  if (terms.country === "us" || C === 0) return [step("loan", { L, P, D })];
  const r = 100 * financing.premiumShare;
  return [step("premium", { C, r, P, D }), step("loanInsured", { L, P, D, C })];
}

function paymentSteps({ terms, financing, payment }: Amortization, major: Major): Step[] {
  const accelerated = terms.accelerated !== undefined;
  const [p, m] = [accelerated ? 12 : terms.paymentsPerYear, terms.compounding];
  const rate = accelerated ? rateOfMonth(terms) : rateOfPeriod(terms);
  const n = accelerated ? Math.max(1, Math.round(terms.years * 12)) : plannedPayments(terms);
  const [i, j] = [100 * rate, 100 * terms.rate];
  const PV = major(financing.loan);
  const R = major(accelerated ? toWhole(monthlyPayment(terms, financing.loan)) : payment);
  const ofPeriod = accelerated ? texts.monthRate : texts.periodRate;
  const title = accelerated ? texts.monthlyPayment : texts.payment;
  return [
    m === p ? step("periodSame", { i, j, p }, ofPeriod) : step("periodCompounded", { i, j, m, p }, ofPeriod),
    rate === 0 ? step("paymentNoInterest", { R, PV, n }, title) : step("payment", { R, PV, i, n }, title),
    ...(terms.accelerated === undefined
      ? []
      : [step("accelerated", { R: major(payment), M: R, k: terms.accelerated })]),
  ];
}

function costSteps(amortization: Amortization, major: Major): Step[] {
  const { terms, payment } = amortization;
  const cost = monthlyCost(amortization);
  const [M, T, I, H, PMI] = [cost.principalAndInterest, cost.tax, cost.insurance, cost.hoa, cost.pmi].map(
    major,
  ) as [number, number, number, number, number];
  const p = terms.paymentsPerYear;
  return [
    ...(p === 12 || payment === 0 ? [] : [step("monthlyAverage", { M, R: major(payment), p })]),
    step("monthlyCost", { C: major(cost.total), M, T, I, H, PMI }),
  ];
}

function pmiStep({ pmi, financing }: Amortization, currency: Currency): Step[] {
  if (!pmi) return [];
  const money = moneyText(currency);
  return [
    {
      title: texts.pmiEnd.title,
      text: texts.pmiEnd.text({
        onRequest: money(0.8 * financing.value),
        automatic: money(0.78 * financing.value),
      }),
      result: texts.pmiEnd.result(pmi),
    },
  ];
}

export function affordSteps(
  terms: Terms,
  budget: Budget,
  { frontCap, backCap, price = 0 }: Affordable,
  currency: Currency,
): Step[] {
  const [major, money] = [majorIn(currency), moneyText(currency)];
  const Y = major(budget.income);
  const costs =
    terms.country === "ca"
      ? texts.highestPrice.canadianCosts(formatNumber(terms.qualifyingRate * 100, { decimals: 3 }))
      : texts.highestPrice.costs;
  return [
    step("housingLimit", { H: major(frontCap), Y, r: 100 * budget.front }),
    step("debtLimit", { H: major(backCap), Y, r: 100 * budget.back, D: major(budget.debts) }),
    {
      title: texts.highestPrice.title,
      text: texts.highestPrice.text({
        costs,
        cost: money(housingCost(terms, budget, price) ?? 0),
        limit: money(Math.min(frontCap, backCap)),
      }),
      result: money(price),
    },
  ];
}

export function pointsSteps(
  result: PointsResult,
  { terms, financing, payment }: Amortization,
  points: number,
  currency: Currency,
): Step[] {
  const major = majorIn(currency);
  const [C, s] = [major(result.cost), major(result.monthlySaving)];
  const p = terms.paymentsPerYear;
  return [
    step("pointsCost", { C, d: 100 * points, L: major(financing.loan) }),
    step("monthlySaving", { s, R: major(payment), R_d: major(result.payment), p }),
    step("breakEven", { n: result.breakEvenMonths, C, s }),
  ];
}
