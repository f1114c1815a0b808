import { daysBetween } from "../../civil/day.ts";
import type { Currency } from "../../fields/currency.ts";
import {
  type Flow,
  modifiedReturn,
  payback,
  presentValue,
  returnRates,
  runningSignChanges,
  signChanges,
} from "../../finance/cash-flows.ts";
import { formatMoney } from "../../finance/money.ts";
import { percentOf } from "../../finance/rates.ts";
import { rateText } from "../../finance/text.ts";
import { roundTo } from "../../numeric/round.ts";
import { formatNumber } from "../../numeric/text.ts";
import { type Computation, type OutputValue, refuse, type Step, type Warning } from "../computation.ts";
import { type Discounted, flowTable, presentValueChart } from "./flows-picture.ts";
import type { InvestmentInputs } from "./growth-setup.ts";
import { timeWeighted } from "./time-weighted.ts";

const TOO_LARGE = 1e15;
const periodsPerYear = { year: 1, quarter: 4, month: 12 } as const;
const periodName = { year: "year", quarter: "quarter", month: "month" } as const;

const tooLarge = (): Computation =>
  refuse("discount", "At this rate the present value is too large to work out. Choose another one.");

/** NPV, IRR and MIRR of flows one period apart. */
export function flowsMode(inputs: InvestmentInputs, currency: Currency): Computation {
  const perYear = periodsPerYear[inputs.period];
  const flows = inputs.cashFlows.map(({ amount }, at) => ({ at, amount }));
  const ofPeriod = (percent: number): number => Math.expm1(Math.log1p(percent / 100) / perYear);
  const ofYear = (rate: number): number => Math.expm1(Math.log1p(rate) * perYear);
  const rate = ofPeriod(inputs.discount);
  const npv = presentValue(flows, rate);
  if (!(Math.abs(npv) < TOO_LARGE)) return tooLarge();
  const discounted = discountedBy(flows, rate);
  const roots = returnRates(flows);
  const mirr = modifiedReturn(
    flows,
    ofPeriod(inputs.financeRate ?? inputs.discount),
    ofPeriod(inputs.reinvestRate ?? inputs.discount),
  );
  const outputs: Record<string, OutputValue> = {
    npv: roundTo(npv, currency.decimals),
    ...sumsOf(flows, discounted, currency),
    ...(mirr === undefined ? {} : { mirr: percentOf(ofYear(mirr)) }),
  };
  const [only] = roots;
  if (roots.length > 1) outputs.rates = roots.map((root) => rateText(ofYear(root), 6)).join("; ");
  else if (only !== undefined) {
    outputs.irr = percentOf(ofYear(only));
    if (perYear > 1) outputs.irrPeriod = percentOf(only);
  }
  const unit = periodName[inputs.period];
  for (const [id, list] of [
    ["payback", flows],
    ["discountedPayback", discounted.map(({ at, present }) => ({ at, amount: present }))],
  ] as const) {
    const time = payback(list);
    if (time !== undefined) outputs[id] = plural(roundTo(time, 2), unit);
  }
  return {
    ok: true,
    answer: {
      outputs,
      steps: [
        ...(perYear === 1 ? [] : [periodStep(inputs, perYear, rate)]),
        presentValueStep(flows, rate, npv, currency, (at) => String(at)),
        ...rateSteps(roots, mirr, perYear),
      ],
      warnings: warningsOf(flows, roots),
      assumptions: [
        "The first cash flow is today and is not discounted; the NPV() of spreadsheets discounts it by a period too.",
      ],
      charts: presentValueChart(flows, perYear, inputs.discount / 100, roots.map(ofYear)),
      tables: [flowTable(discounted, { label: `After ${unit}s`, format: { kind: "count" } })],
    },
  };
}

const plural = (amount: number, unit: string): string =>
  `${formatNumber(amount)} ${unit}${amount === 1 ? "" : "s"}`;

/** XIRR and XNPV of dated flows: exponents are days from the first date divided by 365. */
export function datedMode(inputs: InvestmentInputs, currency: Currency): Computation {
  const sorted = [...inputs.datedFlows].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const first = sorted[0]?.day ?? "0001-01-01";
  const flows = sorted.map(({ day, amount }) => ({ day, amount, at: daysBetween(first, day) / 365 }));
  if (flows.at(-1)?.at === 0)
    return refuse("datedFlows", "All cash flows are on one day: without time there is no rate.");
  if (signChanges(flows) === 0)
    return refuse(
      "datedFlows",
      "A rate needs money paid (below 0) and money received (above 0): enter at least one of each.",
    );
  const rate = inputs.discount / 100;
  const npv = presentValue(flows, rate);
  if (!(Math.abs(npv) < TOO_LARGE)) return tooLarge();
  const roots = returnRates(flows);
  const mirr = modifiedReturn(
    flows,
    (inputs.financeRate ?? inputs.discount) / 100,
    (inputs.reinvestRate ?? inputs.discount) / 100,
  );
  const discounted = discountedBy(flows, rate);
  const [only] = roots;
  const years = flows.at(-1)?.at ?? 0;
  const weighted = timeWeighted(sorted, years, roots.length === 1 ? only : undefined, currency);
  const outputs: Record<string, OutputValue> = {
    ...weighted.outputs,
    npv: roundTo(npv, currency.decimals),
    flowTotal: sumsOf(flows, discounted, currency).flowTotal ?? 0,
    ...(mirr === undefined ? {} : { mirr: percentOf(mirr) }),
  };
  if (roots.length > 1) outputs.xirrRates = roots.map((root) => rateText(root, 6)).join("; ");
  else if (only !== undefined) outputs.xirr = percentOf(only);
  const dayOf = (at: number): string => `(${formatNumber(Math.round(at * 365))}/365)`;
  return {
    ok: true,
    answer: {
      outputs,
      steps: [
        presentValueStep(flows, rate, npv, currency, dayOf),
        ...rateSteps(roots, mirr, 1),
        ...weighted.steps,
      ],
      warnings: [...warningsOf(flows, roots), ...shortWarning(years), ...weighted.warnings],
      assumptions: [
        "Time is counted in days from the earliest date, divided by 365; the order of the rows does not matter.",
      ],
      charts: presentValueChart(flows, 1, rate, roots),
      tables: [
        flowTable(
          discounted.map((each, index) => ({ ...each, label: sorted[index]?.day ?? "" })),
          { label: "Date", format: { kind: "day" } },
        ),
        ...weighted.tables,
      ],
    },
  };
}

function discountedBy(flows: readonly Flow[], rate: number): Discounted[] {
  let total = 0;
  return flows.map(({ at, amount }) => {
    const factor = Math.exp(-at * Math.log1p(rate));
    // Never -0.
    const present = amount * factor + 0;
    total += present;
    return { label: at, at, amount, factor, present, total };
  });
}

function sumsOf(
  flows: readonly Flow[],
  discounted: readonly Discounted[],
  { decimals }: Currency,
): Record<string, number> {
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);
  const presents = discounted.map(({ present }) => present);
  const paid = -sum(presents.filter((present) => present < 0));
  const received = sum(presents.filter((present) => present > 0));
  const index = received / paid;
  return {
    flowTotal: roundTo(sum(flows.map(({ amount }) => amount)), decimals),
    ...(Number.isFinite(index) ? { profitabilityIndex: roundTo(index, 10) } : {}),
  };
}

const periodStep = ({ discount }: InvestmentInputs, perYear: number, rate: number): Step => ({
  title: "Discount rate of one period",
  formula: "r = (1 + R)^(1/p) − 1",
  substituted: `(1 + ${formatNumber(discount / 100)})^(1 ÷ ${perYear}) − 1`,
  result: rateText(rate),
});

function presentValueStep(
  flows: readonly Flow[],
  rate: number,
  npv: number,
  currency: Currency,
  exponent: (at: number) => string,
): Step {
  const factor = formatNumber(1 + rate, { significant: 8 });
  const terms = flows
    .slice(0, 5)
    .map(({ at, amount }) =>
      at === 0
        ? formatMoney(amount, currency)
        : `${formatMoney(amount, currency)} ÷ ${factor}^${exponent(at)}`,
    );
  return {
    title: "Net present value",
    formula: "NPV = Σ CFₜ/(1 + r)^t",
    substituted: terms.join(" + ").replaceAll("+ −", "− ") + (flows.length > 5 ? " + …" : ""),
    result: formatMoney(npv, currency),
  };
}

function rateSteps(roots: readonly number[], mirr: number | undefined, perYear: number): Step[] {
  const ofYear = (rate: number): number => Math.expm1(Math.log1p(rate) * perYear);
  const yearly = perYear === 1 ? "" : ", then (1 + r)^p − 1 for a year";
  return [
    ...(roots.length === 0
      ? []
      : [
          {
            title: "Internal rate of return",
            formula: `The r with Σ CFₜ/(1 + r)^t = 0, by Brent’s method${yearly}`,
            result: roots.map((root) => rateText(ofYear(root), 9)).join("; "),
          },
        ]),
    ...(mirr === undefined
      ? []
      : [
          {
            title: "Modified rate of return",
            formula: `(future value of receipts/present value of payments)^(1/n) − 1${yearly}`,
            result: rateText(ofYear(mirr), 9),
          },
        ]),
  ];
}

function warningsOf(flows: readonly Flow[], roots: readonly number[]): Warning[] {
  const changes = signChanges(flows);
  const warnings: Warning[] = [];
  if (changes === 0)
    warnings.push({
      text: "There is no internal rate of return: it needs money paid (below 0) and money received (above 0).",
    });
  else if (roots.length === 0)
    warnings.push({
      text: "There is no internal rate of return between −99.9 % and 100,000 % a period: no rate brings the present value to 0.",
    });
  if (roots.length > 1)
    warnings.push({
      text: `The cash flows change their sign ${changes} times, and ${roots.length} rates bring the present value to 0: none of them alone is the return. Prefer NPV or MIRR.`,
    });
  else if (changes > 1 && roots.length === 1 && runningSignChanges(flows) > 1)
    warnings.push({
      text: `The cash flows change their sign ${changes} times, so that several rates were possible; only one was found.`,
      level: "note",
    });
  if ((flows.find(({ amount }) => amount !== 0)?.amount ?? 0) > 0 && changes > 0)
    warnings.push({
      text: "The first cash flow is money received, as with a loan: the rate is a cost then, and lower is better.",
      level: "note",
    });
  return warnings;
}

const shortWarning = (years: number): Warning[] =>
  years < 1
    ? [{ text: "Less than a year from first to last: a yearly rate supposes that the same happens again." }]
    : [];
