import { formatNumber } from "../../core/numeric/text.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { formatMoney } from "../../kit/fields/money.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import { doublingTime } from "../../science/finance/doubling.ts";
import { depositCount, endFactors, type Plan } from "../../science/finance/growth.ts";
import type calculator from "./calculator.ts";
import { messages } from "./messages.ts";
import type { Setup } from "./setup.ts";
import { type Solved, taxedFactors } from "./solve.ts";

const step = stepsOf<typeof calculator>();
const texts = messages.steps;

export function savingsSteps(
  setup: Setup,
  solved: Solved,
  { end, runsOut }: { end: number; runsOut: number | undefined },
  currency: Currency,
): Step[] {
  const { plan } = solved;
  const rate = Math.expm1(plan.force / plan.perYear);
  const yearly = 100 * Math.expm1(plan.force);
  return [
    ...rateStep(setup, solved, currency),
    ...periodSteps(setup, solved, rate),
    ...timeSteps(setup, solved, rate, currency),
    step("growth", { A: endFactors(plan).initial, i: 100 * rate, n: plan.years * plan.perYear }),
    ...(hasDeposits(setup, plan) ? [depositStep(setup, plan, rate)] : []),
    ...taxSteps(setup, plan),
    ...unknownStep(setup, solved),
    finalStep(setup, plan, end, runsOut, currency),
    ...realStep(setup, plan, end),
    ...(solved.nominal > 0 && plan.force > 0
      ? [
          step("doubling", { T: doublingTime(yearly / 100), y: yearly }),
          step("ruleOf72", { T: 72 / yearly, y: yearly }),
        ]
      : []),
  ];
}

const hasDeposits = ({ inputs }: Setup, plan: Plan): boolean =>
  depositCount(plan) > 0 && (plan.deposit !== 0 || inputs.mode === "deposit");

function rateStep({ inputs }: Setup, { raw = 0, target = 0 }: Solved, currency: Currency): Step[] {
  if (inputs.mode !== "rate") return [];
  return [
    {
      title: texts.rateForGoal.title,
      text: texts.rateForGoal.text(formatMoney(target, currency)),
      result: `${formatNumber(raw * 100, { significant: 7 })}%`,
    },
  ];
}

function periodSteps(
  { compounding: m, creditedTax }: Setup,
  { plan, nominal }: Solved,
  rate: number,
): Step[] {
  const p = plan.perYear;
  const steps: Step[] = [];
  let j = 100 * nominal;
  if (creditedTax > 0 && nominal > 0) {
    const r = j;
    j *= 1 - creditedTax;
    steps.push(step("afterTax", { j, r, t: 100 * creditedTax }));
  }
  const title = texts.periodRate;
  const i = 100 * rate;
  if (m === p) steps.push(step("periodSame", { i, j, p }, title));
  else if (m === "continuous") steps.push(step("periodContinuous", { i, j, p }, title));
  else steps.push(step("periodCompounded", { i, j, m, p }, title));
  return steps;
}

/** Derives the value at the end of regular deposits of 1. */
function depositStep({ inputs }: Setup, plan: Plan, rate: number): Step {
  const { deposit: B } = endFactors(plan);
  const [n, i, g] = [depositCount(plan), 100 * rate, 100 * plan.depositGrowth];
  const whole = Math.abs(plan.years * plan.perYear - n) < 1e-9;
  if (inputs.increase !== "level" || !whole) {
    const { y, c, k } = depositYears(plan);
    return rate === 0
      ? step("depositsByYearNoInterest", { B, g, y, c })
      : step("depositsByYear", { B, g, y, i, c, k });
  }
  if (rate === 0) return step("depositsNoInterest", { B, n });
  return step(plan.timing === "begin" ? "depositsInAdvance" : "deposits", { B, i, n });
}

/** Lists the years: number from 0, deposits, and periods from the last of them to the end. */
function depositYears(plan: Plan): { y: number[]; c: number[]; k: number[] } {
  const { perYear, timing, years } = plan;
  const deposits = depositCount(plan);
  const y = Array.from({ length: Math.ceil(deposits / perYear) }, (_, index) => index);
  const c = y.map((year) => Math.min(perYear, deposits - year * perYear));
  const begin = timing === "begin" ? 1 : 0;
  const k = y.map((year) => years * perYear - year * perYear - (c[year] ?? 0) + begin);
  return { y, c, k };
}

function taxSteps(setup: Setup, plan: Plan): Step[] {
  if (setup.endTax === 0 || plan.force <= 0) return [];
  const t = 100 * setup.endTax;
  const [before, after] = [endFactors(plan), taxedFactors(plan, setup.endTax)];
  const growth = step("growthTaxed", { A: after.initial, t, A_0: before.initial });
  if (!hasDeposits(setup, plan)) return [growth];
  return [growth, step("depositsTaxed", { B: after.deposit, t, B_0: before.deposit, N: before.deposits })];
}

function unknownStep({ inputs, endTax }: Setup, { plan, target: G = 0, raw = 0 }: Solved): Step[] {
  const { initial: A, deposit: B } = taxedFactors(plan, endTax);
  const { initial: P, deposit: D } = plan;
  // Negative solutions are displayed as 0.
  if (inputs.mode === "deposit") return [step(raw < 0 ? "noDeposit" : "deposit", { D, G, P, A, B })];
  if (inputs.mode === "start") return [step(raw < 0 ? "noStart" : "start", { P, G, D, B, A })];
  return [];
}

function timeSteps(
  { inputs, endTax }: Setup,
  { plan, target: G = 0, periods }: Solved,
  rate: number,
  currency: Currency,
): Step[] {
  if (!periods) return [];
  const count = periods.count;
  const rounded = (text: string): Step => ({
    title: texts.periods.title,
    text,
    result: texts.periods.result({ count, text: formatNumber(count) }),
  });
  const [i, D_0, P] = [100 * rate, plan.deposit, plan.initial];
  const D = plan.timing === "begin" ? D_0 * (1 + rate) : D_0;
  const n = Math.log((G * rate + D) / (P * rate + D)) / Math.log1p(rate);
  const goalRises = inputs.mode !== "final" && inputs.goalToday;
  const simple = inputs.increase === "level" && !goalRises && endTax === 0 && rate !== 0;
  if (!simple || !Number.isFinite(n) || count === 0)
    return [rounded(texts.periods.checked(formatMoney(G, currency)))];
  return [
    ...(plan.timing === "begin" && D_0 !== 0 ? [step("depositAtEnd", { D, D_0, i })] : []),
    step("periods", { n, G, i, D, P }),
    rounded(texts.periods.roundedUp),
  ];
}

function finalStep(
  setup: Setup,
  plan: Plan,
  FV: number,
  runsOut: number | undefined,
  currency: Currency,
): Step {
  if (runsOut !== undefined)
    return {
      title: texts.finalBalance.title,
      text: texts.finalBalance.runsOut,
      result: formatMoney(FV, currency),
    };
  const { initial: A, deposit: B } = taxedFactors(plan, setup.endTax);
  const { initial: P, deposit: D } = plan;
  return hasDeposits(setup, plan)
    ? step("finalBalance", { FV, P, A, D, B })
    : step("finalWithoutDeposits", { FV, P, A });
}

function realStep({ inflation }: Setup, { years }: Plan, FV: number): Step[] {
  if (inflation === undefined) return [];
  return [step("realValue", { V: FV / (1 + inflation) ** years, FV, f: 100 * inflation, t: years })];
}
