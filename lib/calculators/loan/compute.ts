import { longDateOf } from "../../core/civil/day-names.ts";
import type { FirstPeriod } from "../../core/civil/unit-periods.ts";
import { formatCounted } from "../../core/locale/locale.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import { type Failure, failure, firstProblem, type Result, success } from "../../core/result/result.ts";
import type { Context } from "../../kit/calculator/computation.ts";
import type { AnswerWith } from "../../kit/calculator/compute-module.ts";
import { byMode } from "../../kit/calculator/modes.ts";
import { toMajor, toMinor } from "../../kit/fields/money.ts";
import { extraPlanOf } from "../../science/finance/extra-payments.ts";
import { periodName, timesPerYear } from "../../science/finance/frequencies.ts";
import { termText } from "../../science/finance/loan-years.ts";
import { type Compounding, effectiveRate, percentOf } from "../../science/finance/rates.ts";
import { lastPaid } from "../../science/finance/schedule.ts";
import { type Agreement, agree, type Request } from "./agreement.ts";
import { type Amortization, firstDay, oddFirstPeriod, runLoan, type Setting } from "./amortization.ts";
import type calculator from "./calculator.ts";
import { messages } from "./messages.ts";
import type { Inputs, LoanOutputs } from "./modes.ts";
import { comparisonTable, loanCharts, loanTables } from "./report.ts";
import { simpleInterest } from "./simple.ts";
import { loanSteps } from "./steps.ts";
import { loanWarnings } from "./warnings.ts";

export const { compute } = byMode<typeof calculator>("mode", {
  payment: (inputs, context) => answered(inputs, context, () => ({})),
  amount: (inputs, context) =>
    answered(inputs, context, ({ amount }) => ({ amount: toMajor(amount, context.currency.decimals) })),
  term: (inputs, context) => answered(inputs, context, (agreement) => ({ term: termOf(agreement) })),
  rate: (inputs, context) => answered(inputs, context, ({ nominal }) => ({ rate: percentOf(nominal) })),
  simple: simpleInterest,
});

function answered<V>(
  inputs: Inputs,
  context: Context,
  modeOutputs: (agreement: Agreement) => V,
): Failure | { ok: true; value: AnswerWith<LoanOutputs & V> } {
  const { currency } = context;
  const setting = settingOf(inputs, context);
  const rhythm = { inAdvance: inputs.timing === "begin", paymentsPerYear: timesPerYear(inputs.frequency) };
  if (inputs.loanDate !== undefined && inputs.loanDate > firstDay(setting, rhythm))
    return failure("loanDate", messages.errors.loanDateAfterFirstPayment);
  const request: Request = {
    ...rhythm,
    ...requestOf(inputs, currency.decimals),
    first: oddFirstPeriod(setting, rhythm),
  };
  const agreementResult = agree(request);
  if (!agreementResult.ok) return agreementResult;
  const agreement = agreementResult.value;
  const amortization = runLoan(agreement, setting);
  if (!amortization.base.exact || !amortization.actual.exact)
    return failure(largest(inputs), messages.errors.amountsTooLarge);
  const otherResult = inputs.compare
    ? otherLoan(inputs, request, setting, currency.decimals)
    : success(undefined);
  if (!otherResult.ok) return otherResult;
  const other = otherResult.value;
  return {
    ok: true,
    value: {
      outputs: { ...modeOutputs(agreement), ...outputsOf(amortization, other, setting, currency.decimals) },
      steps: loanSteps(amortization, periodName(inputs.frequency), currency),
      warnings: loanWarnings(amortization, currency),
      assumptions: assumptionsOf(amortization, setting),
      get charts() {
        return loanCharts(amortization, other, currency);
      },
      get tables() {
        return [
          ...(other ? [comparisonTable(amortization, other, currency)] : []),
          ...loanTables(amortization, currency),
        ];
      },
    },
  };
}

const termOf = ({ level, plan, request }: Agreement): string =>
  termText(level.payments + (plan.interestOnly ?? 0), request.paymentsPerYear);

const largest = ({ mode }: Inputs): string => (mode === "amount" ? "payment" : "amount");

function compoundingOf({ compounding, frequency }: Inputs): Compounding {
  if (compounding === "continuous") return compounding;
  return timesPerYear(compounding === "same" ? frequency : compounding);
}

/** Reads the loan. The payment frequency and the first period also depend on the dates. */
function requestOf(
  inputs: Inputs,
  decimals: number,
): Omit<Request, "first" | "inAdvance" | "paymentsPerYear"> {
  const minor = (amount: number): number => toMinor(amount, decimals);
  const agreed = (amount: number | undefined) => (amount === undefined ? undefined : minor(amount));
  return {
    mode: inputs.mode,
    amount: inputs.mode === "amount" ? 0 : minor(inputs.amount),
    payment: inputs.mode === "payment" ? 0 : minor(inputs.payment),
    rate: inputs.mode === "rate" ? 0 : inputs.rate / 100,
    months: inputs.mode === "term" ? 0 : inputs.years * 12 + inputs.months,
    fees: minor(inputs.fees),
    feesAdded: inputs.feesPaid === "added",
    compounding: compoundingOf(inputs),
    firstAmount: inputs.mode === "rate" ? agreed(inputs.firstAmount) : undefined,
    lastAmount: inputs.mode === "rate" ? agreed(inputs.lastAmount) : undefined,
    interestOnlyMonths: inputs.interestOnly,
    balloon: { kind: inputs.balloonKind, amount: minor(inputs.balloon), dueMonths: inputs.dueMonths },
  };
}

const settingOf = (inputs: Inputs, { today, currency }: Context): Setting => ({
  today,
  firstPayment: inputs.firstPayment,
  loanDate: inputs.loanDate,
  recast: inputs.extraEffect === "payment",
  extraPlan: extraPlanOf(inputs, currency.decimals),
});

const COMPARED: Readonly<Record<string, string>> = {
  amount: "compareAmount",
  rate: "compareRate",
  years: "compareYears",
  fees: "compareFees",
};

function otherLoan(
  inputs: Inputs,
  request: Request,
  setting: Setting,
  decimals: number,
): Result<Amortization> {
  const agreement = agree({
    ...request,
    mode: "payment",
    amount: toMinor(inputs.compareAmount, decimals),
    rate: inputs.compareRate / 100,
    months: inputs.compareYears * 12 + inputs.compareMonths,
    fees: toMinor(inputs.compareFees, decimals),
    feesAdded: false,
    firstAmount: undefined,
    lastAmount: undefined,
    interestOnlyMonths: 0,
    balloon: { kind: "none", amount: 0, dueMonths: 0 },
  });
  if (!agreement.ok) {
    const { path, message } = firstProblem(agreement);
    return failure(COMPARED[path] ?? "compareAmount", message);
  }
  const noExtras: Setting["extraPlan"] = { each: 0, yearly: 0, yearlyMonth: "anniversary", once: [] };
  const amortization = runLoan(agreement.value, { ...setting, extraPlan: noExtras });
  return amortization.actual.exact
    ? success(amortization)
    : failure("compareAmount", messages.errors.amountsTooLarge);
}

function outputsOf(
  amortization: Amortization,
  other: Amortization | undefined,
  { recast }: Setting,
  decimals: number,
): LoanOutputs {
  const { agreement, actual, base, days, apr } = amortization;
  const { request, plan, nominal } = agreement;
  const major = (minor: number): number => toMajor(minor, decimals);
  const count = actual.rows.length;
  const cost = (of: Amortization): number => of.actual.interest + of.agreement.request.fees;
  const interestOnly = plan.interestOnly ? actual.rows[0]?.payment : undefined;
  // Second to last payment: the last one also settles the rounding.
  const lowered = recast && actual !== base ? actual.rows.at(-2)?.payment : undefined;
  const effective = effectiveRate(nominal, request.compounding);
  return {
    payment: major(plan.payment),
    ...(interestOnly !== undefined && { interestOnlyPayment: major(interestOnly) }),
    ...(lowered !== undefined && { loweredPayment: major(lowered) }),
    payments: count,
    lastPayment: major(lastPaid(actual)),
    payoffDate: days[count - 1] ?? "",
    totalInterest: major(actual.interest),
    totalPaid: major(actual.paid),
    ...(request.fees > 0 && { totalCost: major(cost(amortization)) }),
    ...(apr !== undefined && { apr: percentOf(apr) }),
    ...(Number.isFinite(effective * 100) && { effectiveRate: percentOf(effective) }),
    ...(actual !== base && {
      interestSaved: major(base.interest - actual.interest),
      timeSaved:
        base.rows.length === count
          ? messages.outputs.noTimeSaved
          : messages.outputs.timeSaved({
              time: termText(base.rows.length - count, request.paymentsPerYear),
              payments: formatCounted(base.rows.length - count, { one: "payment", other: "payments" }),
            }),
    }),
    ...(other && {
      comparePayment: major(other.agreement.plan.payment),
      compareInterest: major(other.actual.interest),
      compareCost: major(cost(other) - cost(amortization)),
    }),
  };
}

const firstPeriodText = ({ whole, fraction }: FirstPeriod): string =>
  messages.assumptions.oddFirstPeriod({
    periods: whole,
    fraction: formatNumber(fraction, { decimals: 4 }),
  });

function assumptionsOf({ agreement, days }: Amortization, { firstPayment }: Setting): string[] {
  const { request, plan, notes } = agreement;
  const { assumptions } = messages;
  const balloon = {
    none: [],
    amount: [request.inAdvance ? assumptions.balloonAfterLastPayment : assumptions.balloonWithLastPayment],
    early: [assumptions.dueEarly],
  }[request.balloon.kind];
  return [
    assumptions.equalPeriods,
    assumptions.paymentDays,
    assumptions.extraPayments,
    ...notes,
    ...(firstPayment === undefined ? [assumptions.firstPaymentDay(longDateOf(days[0] ?? ""))] : []),
    ...balloon,
    ...(request.first ? [firstPeriodText(request.first)] : []),
    ...(plan.agreedLast === undefined ? [] : [assumptions.interestRoundedToPayments]),
    ...(request.feesAdded && request.fees > 0 ? [assumptions.feesAddedToLoan] : []),
    ...(request.mode === "term" ? [assumptions.paymentsRoundedUp] : []),
  ];
}
