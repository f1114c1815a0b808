import { daysBetween } from "../../core/civil/day.ts";
import { pluralize } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import { type Failure, failure } from "../../core/result/result.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import {
  type Flow,
  modifiedReturn,
  payback,
  presentValue,
  returnRates,
  runningSignChanges,
  signChanges,
} from "../../science/finance/cash-flows.ts";
import { percentOf } from "../../science/finance/rates.ts";
import { rateText } from "../../science/finance/text.ts";
import { mirrSteps, presentValueStep, rateSteps } from "./flow-steps.ts";
import { type Discounted, flowTable, presentValueChart } from "./flows-picture.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult, Outputs } from "./modes.ts";
import { step } from "./step.ts";
import { timeWeighted } from "./time-weighted.ts";

const TOO_LARGE = 1e15;
const periodsPerYear = { year: 1, quarter: 4, month: 12 } as const;
const periodName = { year: "year", quarter: "quarter", month: "month" } as const;

const tooLarge = (): Failure => failure("discount", messages.errors.presentValueTooLarge);

/** NPV, IRR and MIRR of flows one period apart. */
export function flowsMode(inputs: Inputs<"flows">, currency: Currency): ModeResult<"flows"> {
  const perYear = periodsPerYear[inputs.period];
  const flows = inputs.cashFlows.map(({ amount }, at) => ({ at, amount }));
  const ofPeriod = (percent: number): number => Math.expm1(Math.log1p(percent / 100) / perYear);
  const ofYear = (rate: number): number => Math.expm1(Math.log1p(rate) * perYear);
  const rate = ofPeriod(inputs.discount);
  const npv = presentValue(flows, rate);
  if (!(Math.abs(npv) < TOO_LARGE)) return tooLarge();
  const discounted = discountedBy(flows, rate);
  const roots = returnRates(flows);
  const [financing, reinvestment] = [
    ofPeriod(inputs.financeRate ?? inputs.discount),
    ofPeriod(inputs.reinvestRate ?? inputs.discount),
  ];
  const mirr = modifiedReturn(flows, financing, reinvestment);
  const outputs: Outputs<"flows"> = {
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
    if (time !== undefined) outputs[id] = formatTime(roundTo(time, 2), unit);
  }
  return {
    ok: true,
    value: {
      outputs,
      steps: [
        ...(perYear === 1 ? [] : [step("discountPeriod", { r: 100 * rate, R: inputs.discount, p: perYear })]),
        presentValueStep(flows, rate, npv),
        ...rateSteps(flows, roots, perYear),
        ...(mirr === undefined ? [] : mirrSteps(flows, { mirr, financing, reinvestment }, perYear)),
      ],
      warnings: warningsOf(flows, roots),
      assumptions: [messages.assumptions.firstFlowNotDiscounted],
      charts: presentValueChart(flows, perYear, inputs.discount / 100, roots.map(ofYear)),
      tables: [
        flowTable(discounted, { label: messages.tables.flows.afterPeriods(unit), format: { kind: "count" } }),
      ],
    },
  };
}

const formatTime = (amount: number, unit: keyof typeof TIME_UNITS): string =>
  `${formatNumber(amount)} ${pluralize(amount, TIME_UNITS[unit])}`;

/** XIRR and XNPV of dated flows: exponents are days from the first date divided by 365. */
export function datedMode(inputs: Inputs<"dated">, currency: Currency): ModeResult<"dated"> {
  const sorted = [...inputs.datedFlows].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const first = sorted[0]?.day ?? "0001-01-01";
  const flows = sorted.map(({ day, amount }) => ({ day, amount, at: daysBetween(first, day) / 365 }));
  if (flows.at(-1)?.at === 0) return failure("datedFlows", messages.errors.flowsOnOneDay);
  if (signChanges(flows) === 0) return failure("datedFlows", messages.errors.flowsOneSided);
  const rate = inputs.discount / 100;
  const npv = presentValue(flows, rate);
  if (!(Math.abs(npv) < TOO_LARGE)) return tooLarge();
  const roots = returnRates(flows);
  const [financing, reinvestment] = [
    (inputs.financeRate ?? inputs.discount) / 100,
    (inputs.reinvestRate ?? inputs.discount) / 100,
  ];
  const mirr = modifiedReturn(flows, financing, reinvestment);
  const discounted = discountedBy(flows, rate);
  const [only] = roots;
  const years = flows.at(-1)?.at ?? 0;
  const weighted = timeWeighted(sorted, years, roots.length === 1 ? only : undefined);
  const outputs: Outputs<"dated"> = {
    ...weighted.outputs,
    npv: roundTo(npv, currency.decimals),
    flowTotal: sumsOf(flows, discounted, currency).flowTotal ?? 0,
    ...(mirr === undefined ? {} : { mirr: percentOf(mirr) }),
  };
  if (roots.length > 1) outputs.xirrRates = roots.map((root) => rateText(root, 6)).join("; ");
  else if (only !== undefined) outputs.xirr = percentOf(only);
  return {
    ok: true,
    value: {
      outputs,
      steps: [
        presentValueStep(flows, rate, npv, "days"),
        ...rateSteps(flows, roots, "days"),
        ...(mirr === undefined ? [] : mirrSteps(flows, { mirr, financing, reinvestment }, "days")),
        ...weighted.steps,
      ],
      warnings: [...warningsOf(flows, roots), ...shortWarning(years), ...weighted.warnings],
      assumptions: [messages.assumptions.datesDecide],
      charts: presentValueChart(flows, 1, rate, roots),
      tables: [
        flowTable(
          discounted.map((each, index) => ({ ...each, label: sorted[index]?.day ?? "" })),
          { label: messages.tables.flows.date, format: { kind: "day" } },
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
    // Avoids -0.
    const present = amount * factor + 0;
    total += present;
    return { label: at, at, amount, factor, present, total };
  });
}

function sumsOf(
  flows: readonly Flow[],
  discounted: readonly Discounted[],
  { decimals }: Currency,
): Pick<Outputs<"flows">, "flowTotal" | "profitabilityIndex"> {
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

function warningsOf(flows: readonly Flow[], roots: readonly number[]): Warning[] {
  const changes = signChanges(flows);
  const texts = messages.warnings.flows;
  const warnings: Warning[] = [];
  if (changes === 0) warnings.push({ text: texts.oneSided });
  else if (roots.length === 0) warnings.push({ text: texts.noRate });
  if (roots.length > 1)
    warnings.push({ text: texts.severalRates({ signChanges: changes, rates: roots.length }) });
  else if (changes > 1 && roots.length === 1 && runningSignChanges(flows) > 1)
    warnings.push({ text: texts.severalRatesPossible(changes), level: "note" });
  if ((flows.find(({ amount }) => amount !== 0)?.amount ?? 0) > 0 && changes > 0)
    warnings.push({ text: texts.rateIsCost, level: "note" });
  return warnings;
}

const shortWarning = (years: number): Warning[] =>
  years < 1 ? [{ text: messages.warnings.flows.lessThanYear }] : [];
