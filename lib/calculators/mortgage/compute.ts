import { extraPlanOf } from "../../finance/extra-payments.ts";
import { termText } from "../../finance/loan-years.ts";
import { toMajor, toMinor } from "../../finance/money.ts";
import { percentOf } from "../../finance/rates.ts";
import { lastPaid } from "../../finance/schedule.ts";
import { type Answer, type Context, type OutputValue, refuse, type Step } from "../computation.ts";
import { type Compute, computeModule } from "../compute-module.ts";
import { type Affordable, affordablePrice, type Budget } from "./afford.ts";
import type calculator from "./calculator.ts";
import { qualifyingRate } from "./canada.ts";
import { monthlyCost } from "./cost.ts";
import { type Course, runMortgage } from "./course.ts";
import { finance, monthlyPayment, type Terms } from "./financing.ts";
import { type PointsResult, pointsResult } from "./points.ts";
import { mortgageCharts, mortgageTables, pointsChart } from "./report.ts";
import { budgetOf, firstPaymentOf, type Inputs, termsOf } from "./request.ts";
import { affordSteps, mortgageSteps, percentText, pointsSteps } from "./steps.ts";
import { mortgageWarnings } from "./warnings.ts";

const TOO_LARGE = "These amounts are too large to be worked out to the cent.";

const found: Compute<typeof calculator> = (inputs, context) => {
  const { decimals } = context.currency;
  const terms = termsOf(inputs, decimals);
  const payments = inputs.years * 12;
  if (Math.round(payments) < 1 || Math.abs(payments - Math.round(payments)) > 1e-6)
    return refuse("years", "The term must be whole months, at least one: 25.5 years are 306 months.");
  if (inputs.mode !== "afford") return priced(inputs, terms, toMinor(inputs.price, decimals), context);

  const budget = budgetOf(inputs, decimals);
  const affordable = affordablePrice(terms, budget);
  if (affordable.price === undefined)
    return refuse(
      "income",
      "Nothing limits the price: it would be above 100,000,000,000. Check the income and the costs.",
    );
  if (affordable.price < terms.scale) return refuse("income", notAffordable(affordable));
  return priced(inputs, terms, affordable.price, context, { budget, affordable });
};

export const { compute } = computeModule<typeof calculator>({ compute: found });

const notAffordable = ({ backCap, frontCap }: Affordable): string =>
  backCap < frontCap
    ? "No home is affordable: the other debts and the fixed costs already reach the debt ratio."
    : "No home is affordable: insurance and fees alone reach the housing ratio.";

interface Affording {
  budget: Budget;
  affordable: Affordable;
}

/** The answer for a home at a price, in minor units. */
function priced(inputs: Inputs, given: Terms, price: number, context: Context, affording?: Affording) {
  const { currency, today } = context;
  if (price <= 0) return refuse("price", "The price must be above 0.");
  // What one can afford may be bought without a loan.
  const allCash = affording && given.down.kind === "amount" && given.down.amount > price;
  const terms: Terms = allCash ? { ...given, down: { kind: "amount", amount: price } } : given;
  const appraisal =
    affording || inputs.appraisal === undefined ? undefined : toMinor(inputs.appraisal, currency.decimals);
  const financing = finance(terms, price, appraisal);
  if (!financing.ok) return refuse(financing.field, financing.message);
  const extraPlan = extraPlanOf(inputs, currency.decimals);
  const first = firstPaymentOf(inputs, today);
  const course = runMortgage(terms, financing, { first, extraPlan, pmiEnd: inputs.pmiEnd });
  if (!course.base.exact || !course.actual.exact) return refuse(affording ? "income" : "price", TOO_LARGE);
  if (financing.loan > 0 && course.payment <= 0)
    return refuse(affording ? "income" : "price", "The payment would be less than the smallest coin.");

  const points = inputs.mode === "points" ? pointsOf(inputs, course) : undefined;
  if (points && "message" in points) return refuse(points.field, points.message);
  const growth = { costs: inputs.costGrowth / 100, home: inputs.homeGrowth / 100 };
  const steps: Step[] = [
    ...(affording ? affordSteps(terms, affording.budget, affording.affordable, currency) : []),
    ...(points ? pointsSteps(points, course, inputs.points / 100, currency) : []),
    ...mortgageSteps(course, currency),
  ];
  const answer: Answer = {
    outputs: outputsOf(course, inputs, currency.decimals, affording, points),
    steps,
    warnings: mortgageWarnings(course, extraPlan.once, points, currency),
    assumptions: assumptionsOf(course, inputs, first),
    get charts() {
      return [
        ...(points ? [pointsChart(course, points, currency)] : []),
        ...mortgageCharts(course, growth, currency),
      ];
    },
    get tables() {
      return mortgageTables(course, growth, currency);
    },
  };
  return { ok: true, answer } as const;
}

function pointsOf(inputs: Inputs, course: Course): PointsResult | { field: string; message: string } {
  if (course.financing.loan === 0)
    return {
      field: inputs.downKind === "percent" ? "downPercent" : "downAmount",
      message: "There is no loan to buy points for.",
    };
  if (inputs.points <= 0) return { field: "points", message: "The points must be above 0." };
  const lower = {
    field: "rateWithPoints",
    message: "The rate with points must be lower than the rate without.",
  };
  if (inputs.rateWithPoints >= inputs.rate) return lower;
  return pointsResult(course, inputs.points / 100, inputs.rateWithPoints / 100) ?? lower;
}

function outputsOf(
  course: Course,
  inputs: Inputs,
  decimals: number,
  affording: Affording | undefined,
  points: PointsResult | undefined,
): Record<string, OutputValue> {
  const { financing, terms, actual, base, days, pmi, payment } = course;
  const major = (minor: number): number => toMajor(minor, decimals);
  const cost = monthlyCost(course);
  const count = actual.rows.length;
  const dayOf = (number: number): string => days[number - 1] ?? "";
  return {
    ...(points && pointsOutputs(points, course, decimals)),
    ...(affording && { maxPrice: major(financing.price), limit: limitText(affording) }),
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
    ...(terms.country === "ca" && financing.loan > 0 && canadianOutputs(course, inputs, decimals)),
  };
}

function pointsOutputs(points: PointsResult, course: Course, decimals: number): Record<string, OutputValue> {
  const even = points.interestBreakEven;
  return {
    breakEvenMonths: points.breakEvenMonths,
    pointsCost: toMajor(points.cost, decimals),
    pointsPayment: toMajor(points.payment, decimals),
    monthlySaving: toMajor(Math.round(points.monthlySaving), decimals),
    ...(even !== undefined && { interestBreakEvenDate: course.days[even - 1] ?? "" }),
    pointsSaved: toMajor(points.saved, decimals),
  };
}

function canadianOutputs(course: Course, inputs: Inputs, decimals: number): Record<string, OutputValue> {
  const { terms, financing, actual } = course;
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

const limitText = ({ affordable, budget }: Affording): string =>
  ({
    front: `Housing ratio, ${percentText(budget.front)} of income`,
    back: `Debt ratio, ${percentText(budget.back)} of income`,
    down: "Down payment: a higher price needs more of it",
  })[affordable.limit];

function assumptionsOf({ terms }: Course, inputs: Inputs, first: string): string[] {
  return [
    ...(inputs.firstPayment === undefined ? [`The first payment is taken to be on ${first}.`] : []),
    ...(terms.accelerated === undefined
      ? []
      : [
          `Accelerated: the monthly payment divided by ${terms.accelerated}, so that 13 monthly payments are made in a year.`,
        ]),
    ...(terms.country === "ca"
      ? ["Limits and premiums of Canada count in Canadian dollars: give all amounts in them."]
      : []),
    ...(terms.compounding === terms.paymentsPerYear
      ? []
      : [
          `The quoted rate is compounded ${terms.compounding} times a year and converted to the payment period.`,
        ]),
  ];
}
