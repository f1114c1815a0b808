import type { Currency } from "../../fields/currency.ts";
import { doublingStep } from "../../finance/doubling.ts";
import { depositCount, endFactors } from "../../finance/growth.ts";
import { formatMoney } from "../../finance/money.ts";
import { rateText } from "../../finance/text.ts";
import { formatNumber } from "../../numeric/text.ts";
import type { Step } from "../computation.ts";
import type { Setup } from "./setup.ts";
import { type Solved, taxedFactors } from "./solve.ts";

/** How the answer came about: the rate of a period, how amounts grow, and what was asked for. */
export function savingsSteps(
  setup: Setup,
  solved: Solved,
  { end, runsOut }: { end: number; runsOut: number | undefined },
  currency: Currency,
): Step[] {
  const plain = (amount: number): string => formatMoney(amount, currency);
  const money = (amount: number): string => (amount < 0 ? `(${plain(amount)})` : plain(amount));
  const { plan } = solved;
  const rate = Math.expm1(plan.force / plan.perYear);
  const periods = plan.years * plan.perYear;
  const factors = taxedFactors(plan, setup.endTax);
  const growth: Step = {
    title: "Growth of the initial amount",
    formula: "A = (1 + i)ⁿ",
    substituted: `(1 + ${formatNumber(rate, { significant: 8 })})^${formatNumber(periods, { significant: 8 })}`,
    result: formatNumber(endFactors(plan).initial, { significant: 9 }),
  };
  return [
    periodStep(setup, solved, rate),
    growth,
    ...(plan.deposit === 0 && setup.inputs.mode !== "deposit" ? [] : [depositStep(setup, solved, rate)]),
    ...taxStep(setup, solved),
    ...unknownStep(setup, solved, rate, money),
    {
      title: "Final balance",
      formula:
        runsOut === undefined ? "FV = P · A + D · B" : "FV = P · A + D · B, not below 0: the account ran out",
      substituted: `${money(plan.initial)} × ${formatNumber(factors.initial, { significant: 9 })} + ${money(plan.deposit)} × ${formatNumber(factors.deposit, { significant: 9 })}`,
      result: money(end),
    },
    ...realStep(setup, solved, end, money),
    ...(solved.nominal > 0 && plan.force > 0 ? [doublingStep(Math.expm1(plan.force))] : []),
  ];
}

function periodStep({ compounding, creditedTax }: Setup, { plan, nominal }: Solved, rate: number): Step {
  const taxed = creditedTax > 0 && nominal > 0;
  const r = taxed ? "r · (1 − t)" : "r";
  const number = formatNumber(nominal, { significant: 8 });
  const value = taxed ? `${number} × (1 − ${formatNumber(creditedTax)})` : number;
  const [formula, substituted] =
    compounding === "continuous"
      ? [`i = e^(${r}/p) − 1`, `e^(${value} ÷ ${plan.perYear}) − 1`]
      : compounding === plan.perYear
        ? [`i = ${r}/p`, `${value} ÷ ${plan.perYear}`]
        : [
            `i = (1 + ${r}/m)^(m/p) − 1`,
            `(1 + ${value} ÷ ${compounding})^(${compounding} ÷ ${plan.perYear}) − 1`,
          ];
  return { title: "Rate of one deposit period", formula, substituted, result: rateText(rate) };
}

/** What regular deposits of 1 come to. */
function depositStep({ inputs }: Setup, { plan }: Solved, rate: number): Step {
  const { deposit } = endFactors(plan);
  const count = depositCount(plan);
  const begin = plan.timing === "begin";
  const result = formatNumber(deposit, { significant: 9 });
  const title = "Growth of deposits of 1";
  const whole = Math.abs(plan.years * plan.perYear - count) < 1e-9;
  if (inputs.increase !== "level" || !whole)
    return {
      title,
      formula: "B = Σ (1 + g)^year · (1 + i)^(n − k), over the days k of the deposits",
      substituted: `${count} deposits, rising by ${rateText(plan.depositGrowth)} a year`,
      result,
    };
  const i = formatNumber(rate, { significant: 8 });
  if (rate === 0) return { title, formula: "B = n", substituted: formatNumber(count), result };
  return {
    title,
    formula: `B = ((1 + i)ⁿ − 1)/i${begin ? " · (1 + i)" : ""}`,
    substituted: `((1 + ${i})^${count} − 1) ÷ ${i}${begin ? ` × (1 + ${i})` : ""}`,
    result,
  };
}

function taxStep({ endTax }: Setup, { plan }: Solved): Step[] {
  if (endTax === 0 || plan.force <= 0) return [];
  const factors = taxedFactors(plan, endTax);
  return [
    {
      title: "The same after tax on the gain",
      formula: "A′ = (1 − t) · A + t,  B′ = (1 − t) · B + t · N  (N: what was paid in)",
      substituted: `t = ${rateText(endTax)}, N = ${formatNumber(endFactors(plan).deposits, { significant: 9 })}`,
      result: `A′ = ${formatNumber(factors.initial, { significant: 9 })}, B′ = ${formatNumber(factors.deposit, { significant: 9 })}`,
    },
  ];
}

function unknownStep(
  setup: Setup,
  { plan, target = 0, raw = 0, periods }: Solved,
  rate: number,
  money: (amount: number) => string,
): Step[] {
  const factors = taxedFactors(plan, setup.endTax);
  // Below 0 nothing is needed, and nothing is what the figures say.
  const needed = raw < 0 ? `${money(raw)}: none is needed` : money(raw);
  const [a, b] = [factors.initial, factors.deposit].map((each) => formatNumber(each, { significant: 9 }));
  switch (setup.inputs.mode) {
    case "final":
      return [];
    case "deposit":
      return [
        {
          title: "Deposit for the goal",
          formula: "D = (G − P · A)/B",
          substituted: `(${money(target)} − ${money(plan.initial)} × ${a}) ÷ ${b}`,
          result: needed,
        },
      ];
    case "start":
      return [
        {
          title: "Start for the goal",
          formula: "P = (G − D · B)/A",
          substituted: `(${money(target)} − ${money(plan.deposit)} × ${b}) ÷ ${a}`,
          result: needed,
        },
      ];
    case "rate":
      return [
        {
          title: "Rate for the goal",
          formula: "P · A(r) + D · B(r) = G, solved for r",
          substituted: `${money(plan.initial)} × ${a} + ${money(plan.deposit)} × ${b} = ${money(target)}`,
          result: rateText(raw),
        },
      ];
    case "time":
      return [timeStep(setup, plan, target, periods?.count ?? 0, rate, money)];
  }
}

function timeStep(
  { inputs, endTax }: Setup,
  plan: Solved["plan"],
  target: number,
  count: number,
  rate: number,
  money: (amount: number) => string,
): Step {
  const title = "Periods until the goal";
  const result = `n = ${count}`;
  const paid = plan.deposit * (plan.timing === "begin" ? 1 + rate : 1);
  const exact = Math.log((target * rate + paid) / (plan.initial * rate + paid)) / Math.log1p(rate);
  const simple = inputs.increase === "level" && !inputs.goalToday && endTax === 0 && rate !== 0;
  if (!simple || !Number.isFinite(exact) || count === 0)
    return {
      title,
      formula: "The first n with FV(n) ≥ G, tried period by period",
      substituted: `G = ${money(target)}`,
      result,
    };
  const i = formatNumber(rate, { significant: 8 });
  const d = money(paid);
  return {
    title,
    formula: `n = ln((G · i + D′)/(P · i + D′))/ln(1 + i), rounded up${plan.timing === "begin" ? "; D′ = D · (1 + i)" : "; D′ = D"}`,
    substituted: `ln((${money(target)} × ${i} + ${d}) ÷ (${money(plan.initial)} × ${i} + ${d})) ÷ ln(1 + ${i}) = ${formatNumber(exact, { significant: 7 })}`,
    result,
  };
}

function realStep(
  { inflation }: Setup,
  { plan }: Solved,
  finalBalance: number,
  money: (amount: number) => string,
): Step[] {
  if (inflation === undefined) return [];
  return [
    {
      title: "In today’s money",
      formula: "FV/(1 + f)^years",
      substituted: `${money(finalBalance)} ÷ (1 + ${formatNumber(inflation)})^${formatNumber(plan.years, { significant: 8 })}`,
      result: money(finalBalance / (1 + inflation) ** plan.years),
    },
  ];
}
