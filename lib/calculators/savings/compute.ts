import { daysLater } from "../../core/civil/day.ts";
import { paymentDay } from "../../core/civil/payment-days.ts";
import { monthsLater } from "../../core/civil/period.ts";
import { formatCounted } from "../../core/locale/locale.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { type Failure, failure } from "../../core/result/result.ts";
import type { AnswerWith } from "../../kit/calculator/compute-module.ts";
import { byMode } from "../../kit/calculator/modes.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { toMajor } from "../../kit/fields/money.ts";
import { doublingTime } from "../../science/finance/doubling.ts";
import { depositCount, type Point, type Projection, project } from "../../science/finance/growth.ts";
import { effectiveRate, percentOf, realRate } from "../../science/finance/rates.ts";
import { minorUnits, ROWS_ADD_UP } from "../../science/finance/statement.ts";
import { durationText } from "../../science/finance/text.ts";
import type calculator from "./calculator.ts";
import { messages } from "./messages.ts";
import type { Inputs, SavingsOutputs } from "./modes.ts";
import { balanceChart, type Path, savingsTables } from "./picture.ts";
import { type Setup, setUp, timeField } from "./setup.ts";
import { afterEndTax, type Solved, solve } from "./solve.ts";
import { savingsSteps } from "./steps.ts";
import { savingsWarnings } from "./warnings.ts";

/** Cents are not exact in doubles above this amount. */
const TOO_LARGE = 1e13;

export const { compute } = byMode<typeof calculator>("mode", {
  final: (inputs, { currency }) => answered(inputs, currency, () => ({})),
  deposit: (inputs, { currency }) =>
    answered(inputs, currency, ({ plan }) => ({ depositNeeded: roundTo(plan.deposit, currency.decimals) })),
  time: (inputs, { currency }) => answered(inputs, currency, (solved) => timeFigures(inputs, solved)),
  rate: (inputs, { currency }) =>
    answered(inputs, currency, ({ nominal }) => ({ rateNeeded: percentOf(nominal) })),
  start: (inputs, { currency }) =>
    answered(inputs, currency, ({ plan }) => ({ startNeeded: roundTo(plan.initial, currency.decimals) })),
});

function answered<V>(
  inputs: Inputs,
  currency: Currency,
  unknownOf: (solved: Solved) => V,
): Failure | { ok: true; value: AnswerWith<SavingsOutputs & V> } {
  const setupResult = setUp(inputs);
  if (!setupResult.ok) return setupResult;
  const setup = setupResult.value;
  const solvedResult = solve(setup);
  if (!solvedResult.ok) return solvedResult;
  const solved = solvedResult.value;
  const projection = project(solved.plan);
  const { end } = projection;
  if (!(Math.max(end.balance, end.deposited, solved.target ?? 0) < TOO_LARGE))
    return failure(inputs.mode === "time" ? "goal" : timeField(inputs), messages.errors.amountsTooLarge);
  const path = pathOf(setup, solved, projection, currency.decimals);
  const finalBalance = path.balance(end);
  return {
    ok: true,
    value: {
      outputs: { ...unknownOf(solved), ...outputsOf(setup, solved, projection, path) },
      steps: savingsSteps(setup, solved, { end: finalBalance, runsOut: projection.runsOut }, currency),
      warnings: savingsWarnings(setup, solved, projection, finalBalance, currency),
      assumptions: understood(setup, solved),
      charts: balanceChart(path),
      tables: savingsTables(path),
    },
  };
}

/** Returns the cumulative figures of a plan, including taxes. */
function pathOf(
  { creditedTax, endTax }: Setup,
  { plan, nominal }: Solved,
  { points }: Projection,
  decimals: number,
): Path {
  const paid = (point: Point): number => point.deposited - point.withdrawn;
  const net = (point: Point): number => point.balance - plan.initial - paid(point);
  // If tax takes all the interest, nothing is left to gross up: credited interest is the nominal rate on the
  // balance over time.
  const credited = (point: Point): number =>
    nominal <= 0
      ? 0
      : creditedTax === 1
        ? nominal * point.held
        : (net(point) * creditedTax) / (1 - creditedTax);
  const isEnd = (point: Point): boolean => point.years >= plan.years - 1e-9;
  const atEnd = (point: Point): number =>
    isEnd(point) ? point.balance - afterEndTax(point.balance, plan.initial + paid(point), endTax) : 0;
  return {
    points,
    initial: plan.initial,
    paid,
    tax: (point) => credited(point) + atEnd(point),
    balance: (point) => point.balance - atEnd(point),
    taxed: creditedTax + endTax > 0,
    decimals,
  };
}

/** Rounds each amount to the cent independently, so that none is adjusted to make a sum. */
function outputsOf(setup: Setup, solved: Solved, { end, runsOut }: Projection, path: Path): SavingsOutputs {
  const { creditedTax, inflation, compounding } = setup;
  const { plan, nominal } = solved;
  const cents = minorUnits(path.decimals);
  const rounded = (amount: number): number => toMajor(cents(amount), path.decimals);
  const finalBalance = path.balance(end);
  const interest = finalBalance - plan.initial - end.deposited + end.withdrawn + path.tax(end);
  const outputs: SavingsOutputs = {
    finalBalance: rounded(finalBalance),
    deposits: rounded(end.deposited),
    interest: rounded(interest),
    apy: percentOf(effectiveRate(nominal, compounding)),
  };
  if (cents(end.withdrawn) > 0) outputs.withdrawn = rounded(end.withdrawn);
  if (path.taxed) outputs.tax = rounded(path.tax(end));
  if (inflation !== undefined) {
    outputs.realValue = roundTo(path.balance(end) / (1 + inflation) ** plan.years, path.decimals);
    outputs.realYield = percentOf(realRate(Math.expm1(plan.force), inflation));
  }
  const force = nominal > 0 && creditedTax < 1 ? plan.force : 0;
  if (force > 0) outputs.doubling = roundTo(doublingTime(Math.expm1(force)), 10);
  if (runsOut !== undefined) outputs.runsOut = durationText(runsOut);
  return outputs;
}

function timeFigures({ startDay }: Inputs<"time">, { periods }: Solved) {
  if (!periods) return {};
  const { count, perYear } = periods;
  return {
    timeNeeded: count === 0 ? messages.outputs.alreadyReached : durationText(count / perYear),
    goalDay: dayAfter(startDay, count, perYear),
  };
}

/** Adds periods to a day; for twice a month, half a month is 15 days. */
function dayAfter(first: string, count: number, perYear: number): string {
  if (perYear === 24) return daysLater(monthsLater(first, Math.floor(count / 2)), (count % 2) * 15);
  return paymentDay(first, count, perYear);
}

function understood({ inputs, creditedTax, endTax }: Setup, { plan }: Solved): string[] {
  const { assumptions } = messages;
  const sentences = [
    ROWS_ADD_UP,
    plan.timing === "end" ? assumptions.depositsAtEnd : assumptions.depositsAtBeginning,
  ];
  const broken = Math.abs(plan.years * plan.perYear - Math.round(plan.years * plan.perYear)) > 1e-6;
  if (broken && plan.deposit !== 0)
    sentences.push(
      assumptions.partialPeriod(formatCounted(depositCount(plan), { one: "deposit", other: "deposits" })),
    );
  if (creditedTax > 0) sentences.push(assumptions.taxFromInterest);
  if (endTax > 0) sentences.push(assumptions.taxAtEnd);
  if (inputs.mode === "deposit" && inputs.increase !== "level")
    sentences.push(assumptions.depositOfFirstYear);
  return sentences;
}
