import type { Currency } from "../../fields/currency.ts";
import { formatMoney, toMajor } from "../../finance/money.ts";
import { formatNumber } from "../../numeric/text.ts";
import type { Step } from "../computation.ts";
import { type Affordable, type Budget, housingCost } from "./afford.ts";
import { monthlyCost } from "./cost.ts";
import type { Course } from "./course.ts";
import { plannedPayments, rateOfMonth, rateOfPeriod, type Terms } from "./financing.ts";
import type { PointsResult } from "./points.ts";

const digits = (value: number): string => formatNumber(value, { significant: 9 });
export const percentText = (share: number, decimals = 3): string =>
  `${formatNumber(share * 100, { decimals })} %`;

export const moneyText =
  (currency: Currency) =>
  (minor: number): string =>
    formatMoney(toMajor(minor, currency.decimals), currency);

export function mortgageSteps(course: Course, currency: Currency): Step[] {
  const money = moneyText(currency);
  const { financing, terms } = course;
  const steps: Step[] = [
    {
      title: "Loan",
      formula:
        financing.premium > 0
          ? "loan = price − down payment + insurance premium"
          : "loan = price − down payment",
      substituted: `${money(financing.price)} − ${money(financing.down)}${financing.premium > 0 ? ` + ${money(financing.premium)}` : ""}`,
      result: money(financing.loan),
    },
  ];
  if (financing.loan > 0) steps.push(...paymentSteps(course, money));
  const cost = monthlyCost(course);
  steps.push({
    title: "Monthly cost",
    formula: "principal and interest + property tax + insurance + HOA + PMI",
    substituted: [cost.principalAndInterest, cost.tax, cost.insurance, cost.hoa, cost.pmi]
      .map(money)
      .join(" + "),
    result: money(cost.total),
  });
  if (course.pmi)
    steps.push({
      title: "End of PMI",
      formula:
        "the first payment after which the balance is at most 80 % (on request) or, as scheduled, 78 % of the original value",
      substituted: `80 % · ${money(financing.value)} = ${money(0.8 * financing.value)}; 78 % = ${money(0.78 * financing.value)}`,
      result: `after payment ${course.pmi.onRequest} on request, ${course.pmi.automatic} by itself`,
    });
  if (terms.country === "ca" && financing.premium > 0)
    steps.splice(0, 0, {
      title: "Insurance premium",
      formula: "premium = share by down payment · (price − down payment)",
      substituted: `${percentText(financing.premium / financing.borrowed)} · ${money(financing.borrowed)}`,
      result: money(financing.premium),
    });
  return steps;
}

function paymentSteps(course: Course, money: (minor: number) => string): Step[] {
  const { terms, financing, payment } = course;
  const accelerated = terms.accelerated !== undefined;
  const [p, m] = [accelerated ? 12 : terms.paymentsPerYear, terms.compounding];
  const i = accelerated ? rateOfMonth(terms) : rateOfPeriod(terms);
  const n = accelerated ? Math.max(1, Math.round(terms.years * 12)) : plannedPayments(terms);
  const j = digits(terms.rate);
  const divided = accelerated ? ` / ${terms.accelerated}` : "";
  return [
    {
      title: accelerated ? "Rate of one month" : "Rate of one payment period",
      formula: m === p ? "i = j / p" : "i = (1 + j/m)^(m/p) − 1",
      substituted: m === p ? `${j} / ${p}` : `(1 + ${j}/${m})^(${m}/${p}) − 1`,
      result: percentText(i, 6),
    },
    i === 0
      ? {
          title: "Payment",
          formula: `R = PV / n${divided}`,
          substituted: `${money(financing.loan)} / ${n}${divided}`,
          result: money(payment),
        }
      : {
          title: "Payment",
          formula: accelerated
            ? `R = PV · i / (1 − (1 + i)⁻ⁿ) rounded to the cent, then${divided}`
            : "R = PV · i / (1 − (1 + i)⁻ⁿ)",
          substituted: `${money(financing.loan)} · ${digits(i)} / (1 − ${digits(1 + i)}^−${n})${divided}`,
          result: money(payment),
        },
  ];
}

export function affordSteps(
  terms: Terms,
  budget: Budget,
  { frontCap, backCap, price = 0 }: Affordable,
  currency: Currency,
): Step[] {
  const money = moneyText(currency);
  const canada = terms.country === "ca";
  return [
    {
      title: "Limit on housing",
      formula: "monthly income · housing ratio",
      substituted: `${money(budget.income)} · ${percentText(budget.front)}`,
      result: money(frontCap),
    },
    {
      title: "Limit on housing and debts",
      formula: "monthly income · debt ratio − debts",
      substituted: `${money(budget.income)} · ${percentText(budget.back)} − ${money(budget.debts)}`,
      result: money(backCap),
    },
    {
      title: "Highest price",
      formula: canada
        ? "the highest price whose payment at the stress-test rate, tax, heating and half of the condo fees stay within both limits"
        : "the highest price whose payment, tax, insurance, HOA and PMI stay within both limits",
      substituted: `${canada ? `at ${percentText(terms.qualifyingRate)}: ` : ""}${money(housingCost(terms, budget, price) ?? 0)} ≤ ${money(Math.min(frontCap, backCap))}`,
      result: money(price),
    },
  ];
}

export function pointsSteps(
  result: PointsResult,
  course: Course,
  points: number,
  currency: Currency,
): Step[] {
  const money = moneyText(currency);
  return [
    {
      title: "Cost of the points",
      formula: "points · loan",
      substituted: `${percentText(points)} · ${money(course.financing.loan)}`,
      result: money(result.cost),
    },
    {
      title: "Break-even",
      formula: "cost / monthly saving, rounded up",
      substituted: `${money(result.cost)} / ${money(result.monthlySaving)}`,
      result: `${result.breakEvenMonths} months`,
    },
  ];
}
