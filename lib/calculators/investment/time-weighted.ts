import type { Currency } from "../../fields/currency.ts";
import { formatMoney } from "../../finance/money.ts";
import { percentOf } from "../../finance/rates.ts";
import { rateText } from "../../finance/text.ts";
import { type SubPeriod, subPeriods, type ValuedFlow } from "../../finance/time-weighted.ts";
import { formatNumber } from "../../numeric/text.ts";
import type { OutputValue, Step, Table, Warning } from "../computation.ts";

interface TimeWeighted {
  outputs: Record<string, OutputValue>;
  steps: Step[];
  warnings: Warning[];
  tables: Table[];
}

const NONE: TimeWeighted = { outputs: {}, steps: [], warnings: [], tables: [] };
/** Periods that steps write out in full. */
const WRITTEN_OUT = 6;

/** The time-weighted return of dated flows over so many years, where the values before them are given. */
export function timeWeighted(
  flows: readonly ValuedFlow[],
  years: number,
  xirr: number | undefined,
  currency: Currency,
): TimeWeighted {
  if (flows.every(({ before }) => before === undefined)) return NONE;
  const found = subPeriods(flows);
  if (!found.ok) return { ...NONE, warnings: [{ text: problemText(found), level: "note" }] };
  const growth = found.periods.reduce((product, period) => product * period.growth, 1);
  if (!(growth < 1e10)) return NONE;
  const total = growth - 1;
  const annual = years >= 1 ? growth ** (1 / years) - 1 : undefined;
  return {
    outputs: {
      ...(annual !== undefined && { timeWeighted: percentOf(annual) }),
      timeWeightedTotal: percentOf(total),
    },
    steps: stepsOf(found.periods, growth, annual, years, currency),
    warnings: annual === undefined ? [NOT_A_YEAR] : differenceNote(annual, xirr),
    tables: [tableOf(found.periods)],
  };
}

const NOT_A_YEAR: Warning = {
  text: "Less than a year: the time-weighted return is that of the whole time, which must not be turned into a yearly one (GIPS).",
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
      missing: `the value just before the cash flow of ${day} is missing.`,
      "not-first": `before the first cash flow (${day}) nothing can be invested. Enter what was there as money paid.`,
      overdrawn: `more is taken out on ${day} than the portfolio was worth.`,
      "from-nothing": `nothing was invested before ${day}, so that there can be no value.`,
    }[problem]
  }`;

function stepsOf(
  periods: readonly SubPeriod[],
  growth: number,
  annual: number | undefined,
  years: number,
  currency: Currency,
): Step[] {
  const money = (amount: number): string => formatMoney(amount, currency);
  const factors = periods.slice(0, WRITTEN_OUT).map(({ end, begin }) => `${money(end)}/${money(begin)}`);
  return [
    {
      title: "Time-weighted return",
      formula: "Π (value before a flow/value after the flow before it) − 1",
      substituted: `${factors.join(" × ")}${periods.length > WRITTEN_OUT ? " × …" : ""} − 1`,
      result: rateText(growth - 1),
    },
    ...(annual === undefined
      ? []
      : [
          {
            title: "Time-weighted return a year",
            formula: "(1 + total)^(1/years) − 1",
            substituted: `${formatNumber(growth, { significant: 9 })}^(1 ÷ ${formatNumber(years, { significant: 7 })}) − 1`,
            result: rateText(annual),
          },
        ]),
  ];
}

const tableOf = (periods: readonly SubPeriod[]): Table => ({
  id: "periods",
  title: "Returns between the cash flows",
  columns: [
    { id: "from", label: "From", format: { kind: "day" } },
    { id: "to", label: "To", format: { kind: "day" } },
    { id: "begin", label: "Invested", format: { kind: "money" } },
    { id: "end", label: "Worth at the end", format: { kind: "money" } },
    { id: "return", label: "Return", format: { kind: "percent", decimals: 3 } },
  ],
  rows: periods.map(({ from, to, begin, end, growth }) => [from, to, begin, end, percentOf(growth - 1)]),
  ...(periods.length > 40 && { folded: true as const }),
});
