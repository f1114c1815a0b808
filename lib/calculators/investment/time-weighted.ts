import { longDateOf } from "../../core/civil/day-names.ts";
import type { Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { percentOf } from "../../science/finance/rates.ts";
import { NOTHING, type SubPeriod, subPeriods, type ValuedFlow } from "../../science/finance/time-weighted.ts";
import type { Outputs } from "./modes.ts";
import { step } from "./step.ts";

interface TimeWeighted {
  outputs: Pick<Outputs<"dated">, "timeWeighted" | "timeWeightedTotal">;
  steps: Step[];
  warnings: Warning[];
  tables: Table[];
}

const NONE: TimeWeighted = { outputs: {}, steps: [], warnings: [], tables: [] };

/** The time-weighted return of dated flows over so many years, where the values before them are given. */
export function timeWeighted(
  flows: readonly ValuedFlow[],
  years: number,
  xirr: number | undefined,
): TimeWeighted {
  if (flows.every(({ before }) => before === undefined)) return NONE;
  const result = subPeriods(flows);
  if (!result.ok) return { ...NONE, warnings: [{ text: problemText(result), level: "note" }] };
  const growth = result.periods.reduce((product, period) => product * period.growth, 1);
  if (!(growth < 1e10)) return NONE;
  const total = growth - 1;
  const annual = years >= 1 ? growth ** (1 / years) - 1 : undefined;
  return {
    outputs: {
      ...(annual !== undefined && { timeWeighted: percentOf(annual) }),
      timeWeightedTotal: percentOf(total),
    },
    steps: linkedSteps(result.periods, total, annual, years),
    warnings: annual === undefined ? [NOT_A_YEAR] : differenceNote(annual, xirr),
    tables: [tableOf(result.periods)],
  };
}

const NOT_A_YEAR: Warning = {
  text: "Less than a year: the time-weighted return is for the whole period; GIPS does not allow annualizing it.",
  level: "note",
};

function differenceNote(annual: number, xirr: number | undefined): Warning[] {
  if (xirr === undefined || Math.abs(annual - xirr) < 1e-4) return [];
  return [
    {
      text:
        xirr > annual
          ? "XIRR is above the time-weighted return: more money was invested in the better periods."
          : "XIRR is below the time-weighted return: more money was invested in the worse periods.",
      level: "note",
    },
  ];
}

const problemText = ({ day, problem }: Extract<ReturnType<typeof subPeriods>, { ok: false }>): string =>
  `There is no time-weighted return: ${
    {
      missing: `the value just before the cash flow on ${longDateOf(day)} is missing.`,
      "not-first": `nothing can be invested before the first cash flow (${longDateOf(day)}). Enter the starting value as money paid.`,
      overdrawn: `more is taken out on ${longDateOf(day)} than the portfolio was worth.`,
      "from-nothing": `nothing was invested before ${longDateOf(day)}, so there can be no value.`,
    }[problem]
  }`;

function linkedSteps(
  periods: readonly SubPeriod[],
  total: number,
  annual: number | undefined,
  years: number,
): Step[] {
  // While nothing is invested there is nothing to link.
  const linked = periods.filter(({ begin }) => begin >= NOTHING);
  const R = 100 * total;
  return [
    ...(linked.length === 0
      ? []
      : [step("timeWeighted", { R, E: linked.map(({ end }) => end), B: linked.map(({ begin }) => begin) })]),
    ...(annual === undefined
      ? []
      : [step("annualized", { g: 100 * annual, R, t: years }, "Time-weighted return per year")]),
  ];
}

const tableOf = (periods: readonly SubPeriod[]): Table => ({
  id: "periods",
  title: "Returns between cash flows",
  columns: [
    { id: "from", label: "From", format: { kind: "day" } },
    { id: "to", label: "To", format: { kind: "day" } },
    { id: "begin", label: "Invested", format: { kind: "money" } },
    { id: "end", label: "Ending value", format: { kind: "money" } },
    { id: "return", label: "Return", format: { kind: "percent", decimals: 3 } },
  ],
  rows: periods.map(({ from, to, begin, end, growth }) => [from, to, begin, end, percentOf(growth - 1)]),
  ...(periods.length > 40 && { folded: true as const }),
});
