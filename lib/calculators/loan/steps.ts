import { formatCounted } from "../../core/locale/locale.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { formatMoney, toMajor } from "../../kit/fields/money.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import { oddGrowth } from "../../science/finance/level-payment.ts";
import { termText } from "../../science/finance/loan-years.ts";
import { growth } from "../../science/finance/rates.ts";
import type { Agreement } from "./agreement.ts";
import type { Amortization } from "./amortization.ts";
import type calculator from "./calculator.ts";
import { messages } from "./messages.ts";
import { agreedPayments, paymentRuns } from "./payment-runs.ts";

const step = stepsOf<typeof calculator>();
const texts = messages.steps;

/** Converts minor units to an amount in major units. */
type Major = (minor: number) => number;

/** Rates of a period below this leave no digits in (1 − (1 + i)⁻ⁿ)/i. */
const TINY_RATE = 1e-8;

/** Derives the unknown of a loan and the results that follow from it. */
export function loanSteps(amortization: Amortization, period: string, currency: Currency): Step[] {
  const { agreement } = amortization;
  const major: Major = (minor) => toMajor(minor, currency.decimals);
  return [
    ...(agreement.request.mode === "rate" ? [] : [periodStep(agreement, texts.periodRate(period))]),
    ...unknownSteps(agreement, period, major),
    ...firstPaymentSteps(amortization, major),
    ...interestSteps(amortization, major),
    ...aprSteps(amortization, currency),
  ];
}

function periodStep({ request, level }: Agreement, title: string): Step {
  const { compounding: m, paymentsPerYear: p } = request;
  const [i, j] = [100 * level.rate, 100 * request.rate];
  if (m === p) return step("periodSame", { i, j, p }, title);
  return m === "continuous"
    ? step("periodContinuous", { i, j, p }, title)
    : step("periodCompounded", { i, j, m, p }, title);
}

function unknownSteps(agreement: Agreement, period: string, major: Major): Step[] {
  switch (agreement.request.mode) {
    case "payment":
      return paymentSteps(agreement, major);
    case "amount":
      return amountSteps(agreement, major);
    case "term":
      return termSteps(agreement, major);
    case "rate":
      return rateSteps(agreement, period, major);
  }
}

function oddPeriodOf({ request: { first, inAdvance }, level }: Agreement) {
  if (!first || !level.first) return undefined;
  return { f: first.fraction, i: 100 * level.rate, k: first.whole - (inAdvance ? 0 : 1) };
}

function owedSteps(agreement: Agreement, major: Major): { owed: number; steps: Step[] } {
  const loan = major(agreement.principal);
  const odd = oddPeriodOf(agreement);
  if (!odd) return { owed: loan, steps: [] };
  const owed = loan * oddGrowth(agreement.level);
  return { owed, steps: [step("oddPeriod", { PV: owed, L: loan, ...odd })] };
}

function paymentSteps(agreement: Agreement, major: Major): Step[] {
  const { level, plan, request } = agreement;
  const { owed, steps } = owedSteps(agreement, major);
  const { rate, payments: n, balloon } = level;
  const i = 100 * rate;
  const B = major(balloon);
  const PV = owed - B * growth(rate, -n);
  if (balloon > 0) steps.push(step("balloonOff", { PV, L: owed, B, i, n }));
  const R = major(plan.payment);
  if (rate === 0) steps.push(step("paymentNoInterest", { R, PV, n }));
  else steps.push(step(request.inAdvance ? "paymentInAdvance" : "payment", { R, PV, i, n }));
  return steps;
}

function amountSteps(agreement: Agreement, major: Major): Step[] {
  const { level, plan, principal, amount, request } = agreement;
  const { rate, payments: n, balloon } = level;
  const i = 100 * rate;
  const [R, B, L] = [plan.payment, balloon, principal].map(major) as [number, number, number];
  const odd = oddPeriodOf(agreement);
  const owed = odd ? major(agreement.solution) * oddGrowth(level) : L;
  const PV = balloon > 0 ? owed - B * growth(rate, -n) : owed;
  const withFees = request.feesAdded && request.fees > 0;
  const loan = withFees ? texts.loanWithFees : texts.loanAmount;
  const title = balloon > 0 || odd ? texts.amountOfEqualPayments : loan;
  const steps: Step[] = [
    rate === 0
      ? step("amountNoInterest", { PV, R, n }, title)
      : step(request.inAdvance ? "amountInAdvance" : "amount", { PV, R, i, n }, title),
  ];
  if (balloon > 0)
    steps.push(step("balloonOn", { L: owed, PV, B, i, n }, odd ? texts.loanPlusOddInterest : loan));
  if (odd) steps.push(step("oddPeriodOff", { L, PV: owed, ...odd }, loan));
  if (withFees) steps.push(step("feesOff", { N: major(amount), L, F: major(request.fees) }));
  return steps;
}

function termSteps(agreement: Agreement, major: Major): Step[] {
  const { level, plan, request, solution: n } = agreement;
  const { owed: PV, steps } = owedSteps(agreement, major);
  const { rate, balloon } = level;
  const i = 100 * rate;
  const [P, B] = [plan.payment, balloon].map(major) as [number, number];
  const R = request.inAdvance ? P * (1 + rate) : P;
  if (rate === 0) steps.push(step("termNoInterest", { n, PV, B, R }));
  else {
    if (request.inAdvance) steps.push(step("paymentAtEnd", { R, P, i }));
    steps.push(balloon > 0 ? step("termBalloon", { n, R, PV, B, i }) : step("term", { n, R, PV, i }));
  }
  return [
    ...steps,
    {
      title: texts.payments.title,
      text: texts.payments.text,
      result: texts.payments.result({
        payments: formatCounted(level.payments, { one: "payment", other: "payments" }),
        time: termText(level.payments, request.paymentsPerYear),
      }),
    },
  ];
}

function rateSteps(agreement: Agreement, period: string, major: Major): Step[] {
  const { level, plan, principal, nominal, request } = agreement;
  const title = texts.periodRateByBrent(period);
  const { rate, payments: n, inAdvance, first, odd, balloon } = level;
  const [i, j] = [100 * rate, 100 * nominal];
  const loan = major(principal);
  if (Math.abs(rate) < TINY_RATE) return [{ ...texts.zeroRate, result: "0%" }];
  const runs = paymentRuns(
    agreedPayments(plan.payment, level).map(major),
    first ?? { whole: inAdvance ? 0 : 1 },
  );
  const f = first?.fraction ?? 0;
  const plain = !first && !odd && balloon === 0 && !inAdvance;
  const { compounding: m, paymentsPerYear: p } = request;
  return [
    plain
      ? step("rate", { PV: loan, R: major(plan.payment), i, n }, title)
      : f === 0
        ? step("rateOfRuns", { L: loan, ...runs, i }, title)
        : step("rateOfRunsOdd", { L: loan, ...runs, f, i }, title),
    m === p
      ? step("nominalSame", { j, i, p })
      : m === "continuous"
        ? step("nominalContinuous", { j, i, p })
        : step("nominalCompounded", { j, i, m, p }),
  ];
}

function firstPaymentSteps({ agreement, actual }: Amortization, major: Major): Step[] {
  const { level, request } = agreement;
  const [row] = actual.rows;
  if (!row || level.rate === 0 || row.interest === 0) return [];
  const { first } = request;
  const [L, I, i] = [major(agreement.principal), major(row.interest), 100 * level.rate];
  return [
    first
      ? step("interestOdd", { I, L, f: first.fraction, i, t: first.whole })
      : step("interest", { I, L, i }),
    step("principal", { P: major(row.principal), R: major(row.payment), I }),
  ];
}

/** Derives the interest paid, and the interest without extra payments if there are any. */
function interestSteps({ agreement, actual, base }: Amortization, major: Major): Step[] {
  const I = major(actual.interest);
  const total = step("totalInterest", { I, S: major(actual.paid), L: major(agreement.principal) });
  if (actual === base) return [total];
  return [total, step("saved", { s: major(base.interest - actual.interest), I_0: major(base.interest), I })];
}

function aprSteps({ agreement, base, aprFrom }: Amortization, currency: Currency): Step[] {
  if (!aprFrom) return [];
  const { request, amount } = agreement;
  const major: Major = (minor) => toMajor(minor, currency.decimals);
  const A = major(request.feesAdded ? amount : amount - request.fees);
  const payments = base.rows.map(({ payment }) => major(payment));
  const APR = 100 * aprFrom.annual;
  if (aprFrom.kind !== "periods") {
    const single = { APR, P: payments[0] ?? 0, A };
    return aprFrom.kind === "months"
      ? [step("aprMonths", { ...single, m: aprFrom.count })]
      : [step("aprDays", { ...single, d: aprFrom.count })];
  }
  if (Math.abs(aprFrom.rate) < TINY_RATE)
    return [
      {
        title: texts.zeroApr.title,
        text: texts.zeroApr.text(formatMoney(A, currency)),
        result: "0.000%",
      },
    ];
  const { rate, first, perYear } = aprFrom;
  const i = 100 * rate;
  const f = first.fraction;
  const values = { A, ...paymentRuns(payments, first), i };
  return [
    f === 0 ? step("actuarial", values) : step("actuarialOdd", { ...values, f }),
    step("apr", { APR, p: perYear, i }),
  ];
}
