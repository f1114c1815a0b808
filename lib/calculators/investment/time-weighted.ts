import { longDateOf } from "../../core/civil/day-names.ts";
import { firstProblem, type Problem } from "../../core/result/result.ts";
import type { Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { percentOf } from "../../science/finance/rates.ts";
import {
  NOTHING,
  type SubPeriod,
  type SubPeriodProblem,
  subPeriods,
  type ValuedFlow,
} from "../../science/finance/time-weighted.ts";
import { messages } from "./messages.ts";
import type { Outputs } from "./modes.ts";
import { step } from "./step.ts";

const texts = messages.warnings.timeWeighted;

interface TimeWeighted {
  outputs: Pick<Outputs<"dated">, "timeWeighted" | "timeWeightedTotal">;
  steps: Step[];
  warnings: Warning[];
  tables: Table[];
}

const NONE: TimeWeighted = { outputs: {}, steps: [], warnings: [], tables: [] };

/** Computes the time-weighted return of dated flows over `years`; needs the value before each flow. */
export function timeWeighted(
  flows: readonly ValuedFlow[],
  years: number,
  xirr: number | undefined,
): TimeWeighted {
  if (flows.every(({ before }) => before === undefined)) return NONE;
  const result = subPeriods(flows);
  if (!result.ok) return { ...NONE, warnings: [{ text: problemText(firstProblem(result)), level: "note" }] };
  const periods = result.value;
  const growth = periods.reduce((product, period) => product * period.growth, 1);
  if (!(growth < 1e10)) return NONE;
  const total = growth - 1;
  const annual = years >= 1 ? growth ** (1 / years) - 1 : undefined;
  return {
    outputs: {
      ...(annual !== undefined && { timeWeighted: percentOf(annual) }),
      timeWeightedTotal: percentOf(total),
    },
    steps: linkedSteps(periods, total, annual, years),
    warnings: annual === undefined ? [NOT_A_YEAR] : differenceNote(annual, xirr),
    tables: [tableOf(periods)],
  };
}

const NOT_A_YEAR: Warning = { text: texts.lessThanYear, level: "note" };

function differenceNote(annual: number, xirr: number | undefined): Warning[] {
  if (xirr === undefined || Math.abs(annual - xirr) < 1e-4) return [];
  return [{ text: xirr > annual ? texts.xirrAbove : texts.xirrBelow, level: "note" }];
}

const problemText = ({ path: day, message }: Problem<SubPeriodProblem>): string =>
  ({
    missing: texts.valueMissing,
    "not-first": texts.valueBeforeFirstFlow,
    overdrawn: texts.overdrawn,
    "from-nothing": texts.valueFromNothing,
  })[message](longDateOf(day));

function linkedSteps(
  periods: readonly SubPeriod[],
  total: number,
  annual: number | undefined,
  years: number,
): Step[] {
  // Periods without an investment have no return to link.
  const linked = periods.filter(({ begin }) => begin >= NOTHING);
  const R = 100 * total;
  return [
    ...(linked.length === 0
      ? []
      : [step("timeWeighted", { R, E: linked.map(({ end }) => end), B: linked.map(({ begin }) => begin) })]),
    ...(annual === undefined
      ? []
      : [step("annualized", { g: 100 * annual, R, t: years }, messages.steps.timeWeightedPerYear)]),
  ];
}

const tableOf = (periods: readonly SubPeriod[]): Table => ({
  id: "periods",
  title: messages.tables.timeWeighted.title,
  columns: [
    { id: "from", label: messages.tables.timeWeighted.from, format: { kind: "day" } },
    { id: "to", label: messages.tables.timeWeighted.to, format: { kind: "day" } },
    { id: "begin", label: messages.tables.timeWeighted.begin, format: { kind: "money" } },
    { id: "end", label: messages.tables.timeWeighted.end, format: { kind: "money" } },
    { id: "return", label: messages.tables.timeWeighted.return, format: { kind: "percent", decimals: 3 } },
  ],
  rows: periods.map(({ from, to, begin, end, growth }) => [from, to, begin, end, percentOf(growth - 1)]),
  ...(periods.length > 40 && { folded: true as const }),
});
