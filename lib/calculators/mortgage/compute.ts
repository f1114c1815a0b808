import { longDateOf } from "../../core/civil/day-names.ts";
import { type Failure, failure, type Result, success } from "../../core/result/result.ts";
import type { Context, Step } from "../../kit/calculator/computation.ts";
import type { AnswerWith } from "../../kit/calculator/compute-module.ts";
import { byMode } from "../../kit/calculator/modes.ts";
import { toMajor, toMinor } from "../../kit/fields/money.ts";
import { extraPlanOf } from "../../science/finance/extra-payments.ts";
import { type Affordable, affordablePrice } from "./afford.ts";
import { type Amortization, runMortgage } from "./amortization.ts";
import type calculator from "./calculator.ts";
import { homeOutputs, limitText, pointsOutputs } from "./figures.ts";
import { finance, type Terms } from "./financing.ts";
import { messages } from "./messages.ts";
import type { HomeOutputs, Inputs, ModeResult } from "./modes.ts";
import { type PointsResult, pointsResult } from "./points.ts";
import { mortgageCharts, mortgageTables, pointsChart } from "./report.ts";
import { budgetOf, firstPaymentOf, termsOf } from "./request.ts";
import { affordSteps, mortgageSteps, pointsSteps } from "./steps.ts";
import { mortgageWarnings } from "./warnings.ts";

const { errors } = messages;

export const { compute } = byMode<typeof calculator>("mode", {
  cost: (inputs, context) =>
    withHome(inputs, context, (home) => ({
      ok: true,
      value: answerOf(home, inputs, context, { outputs: {} }),
    })),
  afford: affordable,
  points: (inputs, context) => withHome(inputs, context, (home) => pointsAnswer(home, inputs, context)),
});

function affordable(inputs: Inputs<"afford">, context: Context): ModeResult<"afford"> {
  const { currency } = context;
  const problem = termProblem(inputs);
  if (problem) return problem;
  const terms = termsOf(inputs, currency.decimals);
  const budget = budgetOf(inputs, currency.decimals);
  const affordability = affordablePrice(terms, budget);
  if (affordability.price === undefined) return failure("income", errors.priceUnlimited);
  if (affordability.price < terms.scale) return failure("income", notAffordable(affordability));
  // An affordable home may cost less than the down payment, so that the buyer needs no loan.
  const allCash = terms.down.kind === "amount" && terms.down.amount > affordability.price;
  const homeResult = homeOf(
    inputs,
    allCash ? { ...terms, down: { kind: "amount", amount: affordability.price } } : terms,
    { field: "income", amount: affordability.price, appraisal: undefined },
    context,
  );
  if (!homeResult.ok) return homeResult;
  const home = homeResult.value;
  const outputs = {
    maxPrice: toMajor(home.amortization.financing.price, currency.decimals),
    limit: limitText(affordability, budget),
  };
  const steps = affordSteps(terms, budget, affordability, currency);
  return { ok: true, value: answerOf(home, inputs, context, { outputs, steps }) };
}

function pointsAnswer(home: Home, inputs: Inputs<"points">, context: Context): ModeResult<"points"> {
  const { currency } = context;
  const pointsResult = pointsOf(inputs, home.amortization);
  if (!pointsResult.ok) return pointsResult;
  const points = pointsResult.value;
  const outputs = pointsOutputs(points, home.amortization, currency.decimals);
  const steps = pointsSteps(points, home.amortization, inputs.points / 100, currency);
  return { ok: true, value: answerOf(home, inputs, context, { outputs, steps, points }) };
}

const notAffordable = ({ backCap, frontCap }: Affordable): string =>
  backCap < frontCap ? errors.debtsTooHigh : errors.housingCostsTooHigh;

function termProblem({ years }: Inputs): Failure | undefined {
  const payments = years * 12;
  return Math.round(payments) < 1 || Math.abs(payments - Math.round(payments)) > 1e-6
    ? failure("years", errors.termNotWhole)
    : undefined;
}

/** Passes a home with an entered price to `answer`, or returns the problem with the inputs. */
function withHome<A>(
  inputs: Inputs<"cost" | "points">,
  context: Context,
  answer: (home: Home) => A,
): A | Failure {
  const { decimals } = context.currency;
  const problem = termProblem(inputs);
  if (problem) return problem;
  const appraisal = inputs.appraisal === undefined ? undefined : toMinor(inputs.appraisal, decimals);
  const price = { field: "price", amount: toMinor(inputs.price, decimals), appraisal };
  const home = homeOf(inputs, termsOf(inputs, decimals), price, context);
  return home.ok ? answer(home.value) : home;
}

interface Home {
  amortization: Amortization;
  first: string;
  once: readonly { day: string; amount: number }[];
}

/** Builds the home at a price in minor units; `field` is blamed for problems. */
function homeOf(
  inputs: Inputs,
  terms: Terms,
  price: { field: string; amount: number; appraisal: number | undefined },
  { currency, today }: Context,
): Result<Home> {
  if (price.amount <= 0) return failure(price.field, errors.priceNotPositive);
  const financingResult = finance(terms, price.amount, price.appraisal);
  if (!financingResult.ok) return financingResult;
  const financing = financingResult.value;
  const extraPlan = extraPlanOf(inputs, currency.decimals);
  const first = firstPaymentOf(inputs, today);
  const amortization = runMortgage(terms, financing, { first, extraPlan, pmiEnd: inputs.pmiEnd });
  if (!amortization.base.exact || !amortization.actual.exact)
    return failure(price.field, errors.amountsTooLarge);
  if (financing.loan > 0 && amortization.payment <= 0)
    return failure(price.field, errors.paymentBelowSmallestUnit);
  return success({ amortization, first, once: extraPlan.once });
}

function answerOf<V>(
  { amortization, first, once }: Home,
  inputs: Inputs,
  { currency }: Context,
  more: { outputs: V; steps?: Step[]; points?: PointsResult },
): AnswerWith<HomeOutputs & V> {
  const { points } = more;
  const growth = { costs: inputs.costGrowth / 100, home: inputs.homeGrowth / 100 };
  return {
    outputs: { ...more.outputs, ...homeOutputs(amortization, inputs, currency.decimals) },
    steps: [...(more.steps ?? []), ...mortgageSteps(amortization, currency)],
    warnings: mortgageWarnings(amortization, once, points, currency),
    assumptions: assumptionsOf(amortization, inputs, first),
    get charts() {
      return [
        ...(points ? [pointsChart(amortization, points, currency)] : []),
        ...mortgageCharts(amortization, growth, currency),
      ];
    },
    get tables() {
      return mortgageTables(amortization, growth, currency);
    },
  };
}

function pointsOf(inputs: Inputs<"points">, amortization: Amortization): Result<PointsResult> {
  if (amortization.financing.loan === 0)
    return failure(inputs.downKind === "percent" ? "downPercent" : "downAmount", errors.points.noLoan);
  if (inputs.points <= 0) return failure("points", errors.points.notPositive);
  const points =
    inputs.rateWithPoints < inputs.rate
      ? pointsResult(amortization, inputs.points / 100, inputs.rateWithPoints / 100)
      : undefined;
  return points ? success(points) : failure("rateWithPoints", errors.points.rateNotLower);
}

function assumptionsOf({ terms }: Amortization, inputs: Inputs, first: string): string[] {
  const { assumptions } = messages;
  return [
    ...(inputs.firstPayment === undefined ? [assumptions.firstPaymentDay(longDateOf(first))] : []),
    ...(terms.accelerated === undefined ? [] : [assumptions.accelerated(terms.accelerated)]),
    ...(terms.country === "ca" ? [assumptions.canadianDollars] : []),
    ...(terms.compounding === terms.paymentsPerYear ? [] : [assumptions.compounding(terms.compounding)]),
  ];
}
