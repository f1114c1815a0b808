import type { Chart, Table } from "../../kit/calculator/computation.ts";
import { amountOf, concluded, shareOf } from "../../kit/calculator/findings.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
import type { Point } from "../../science/finance/growth.ts";
import { statementOf, thinned } from "../../science/finance/statement.ts";
import type { Growth } from "./growth-setup.ts";

export interface Scenario {
  label: string;
  percent: number;
  growth: Growth;
}

const MONEY = { kind: "money" } as const;
const AXES = {
  x: { label: "Time", format: { kind: "years" } },
  y: { label: "Value", format: MONEY },
} as const;

const seriesOf = (id: string, label: string, points: readonly Point[], value: (point: Point) => number) => ({
  id,
  label,
  points: thinned(points).map((point) => [point.years, value(point)] as const),
});

export function growthCharts(growth: Growth, scenarios: readonly Scenario[]): Chart[] {
  if (growth.projection.points.length < 2) return [];
  return [makeUp(growth), ...feesAndInflation(growth), ...scenarioChart(scenarios)];
}

/** Charts contributions and earnings; as lines if a part would be below 0. */
function makeUp({ inputs, projection, paid, balance }: Growth): Chart {
  const { points } = projection;
  const gain = (point: Point): number => balance(point) - inputs.initial - paid(point);
  const stacks = points.every((point) => paid(point) >= 0 && gain(point) >= -1e-6);
  const start = (): number => inputs.initial;
  const { end } = projection;
  const share = shareOf(gain(end), balance(end));
  return stacks
    ? {
        id: "value",
        title: "How the value builds up",
        ...concluded(share && sentence`The gain makes up ${share} of ${amountOf(balance(end))}`),
        summary: "The initial amount, the contributions and the gain after fees, stacked.",
        kind: "stacked-areas",
        ...AXES,
        series: [
          seriesOf("initial", "Initial amount", points, start),
          seriesOf("contributions", "Contributions", points, paid),
          seriesOf("gain", "Gain", points, (point) => Math.max(gain(point), 0)),
        ],
      }
    : {
        id: "value",
        title: "The value over time",
        summary: "The value compared with the amount paid in, less withdrawals.",
        kind: "lines",
        ...AXES,
        series: [
          seriesOf("value", "Value", points, balance),
          seriesOf("paid", "Paid in, less withdrawals", points, (point) => inputs.initial + paid(point)),
        ],
      };
}

function feesAndInflation(growth: Growth): Chart[] {
  const { inputs, projection, free, balance } = growth;
  const inflation = inputs.inflation === undefined ? undefined : inputs.inflation / 100;
  const lines = [
    ...(inputs.fee > 0 || inputs.load > 0
      ? [seriesOf("free", "Without fees", free.points, (point) => point.balance)]
      : []),
    seriesOf("value", "Value", projection.points, balance),
    ...(inflation === undefined
      ? []
      : [
          seriesOf(
            "real",
            "In today’s money",
            projection.points,
            (point) => balance(point) / (1 + inflation) ** point.years,
          ),
        ]),
  ];
  if (lines.length < 2) return [];
  return [
    {
      id: "fees",
      title: "The effect of fees and inflation",
      ...concluded(lossFinding(growth, inflation)),
      summary: "The value compared with what it would be without fees, and what it buys at today’s prices.",
      kind: "lines",
      ...AXES,
      series: lines,
    },
  ];
}

/** Names the cost of the fees, else the purchasing power of the value; undefined if neither reduces it. */
function lossFinding(
  { inputs, projection: { end }, free, balance }: Growth,
  inflation: number | undefined,
): Sentence | undefined {
  const cost = free.end.balance - balance(end);
  if ((inputs.fee > 0 || inputs.load > 0) && cost >= 0.005) return sentence`Fees cost ${amountOf(cost)}`;
  if (!inflation || balance(end) <= 0) return undefined;
  const real = balance(end) / (1 + inflation) ** end.years;
  return sentence`${amountOf(balance(end))} will buy what ${amountOf(real)} buys today`;
}

function scenarioChart(scenarios: readonly Scenario[]): Chart[] {
  const [lowest, highest] = [scenarios[0], scenarios.at(-1)];
  if (scenarios.length < 2 || !lowest || !highest) return [];
  const endOf = ({ growth }: Scenario) => ({ value: growth.balance(growth.projection.end), format: MONEY });
  const percentOf = ({ percent }: Scenario) =>
    ({ value: round(percent), format: { kind: "percent", significant: 6 } }) as const;
  return [
    {
      id: "scenarios",
      ...concluded(
        endOf(highest).value > endOf(lowest).value
          ? sentence`${endOf(lowest)} at ${percentOf(lowest)}, ${endOf(highest)} at ${percentOf(highest)}`
          : undefined,
      ),
      title: "If the return is lower or higher",
      summary: "The value at three steady returns. Real markets swing between these lines and beyond them.",
      kind: "lines",
      ...AXES,
      series: scenarios.map(({ label, percent, growth }) =>
        seriesOf(label, `${label}: ${round(percent)}%`, growth.projection.points, growth.balance),
      ),
    },
  ];
}

const round = (percent: number): number => Number(percent.toPrecision(10));

export function growthTables(growth: Growth, scenarios: readonly Scenario[], decimals: number): Table[] {
  if (growth.projection.points.length < 2) return [];
  return [
    ...scenarioTable(scenarios),
    statementTable(growth, 12, { id: "years", title: "Year by year", first: "Year" }, decimals),
    statementTable(growth, 1, { id: "months", title: "Month by month", first: "Month" }, decimals),
  ];
}

function scenarioTable(scenarios: readonly Scenario[]): Table[] {
  if (scenarios.length < 2) return [];
  const inflation = scenarios[0]?.growth.inputs.inflation;
  return [
    {
      id: "scenarios",
      title: "Scenarios",
      columns: [
        { id: "scenario", label: "Scenario", format: { kind: "text" } },
        { id: "return", label: "Yearly return", format: { kind: "percent" } },
        { id: "value", label: "Final value", format: MONEY },
        ...(inflation === undefined ? [] : [{ id: "real", label: "In today’s money", format: MONEY }]),
      ],
      rows: scenarios.map(({ label, percent, growth: { projection, balance, inputs } }) => {
        const value = balance(projection.end);
        return inflation === undefined
          ? [label, round(percent), value]
          : [label, round(percent), value, value / (1 + inflation / 100) ** inputs.years];
      }),
    },
  ];
}

function statementTable(
  { projection, paid, fees, balance, inputs }: Growth,
  monthsPerRow: 1 | 12,
  { id, title, first }: { id: string; title: string; first: string },
  decimals: number,
): Table {
  const charged = inputs.fee > 0 || inputs.load > 0;
  const figures = charged ? [paid, (point: Point) => -fees(point)] : [paid];
  const { rows, total } = statementOf(projection.points, monthsPerRow, figures, balance, decimals);
  const table = {
    id,
    title,
    columns: [
      { id: "time", label: first, format: { kind: "number", significant: 6 } as const },
      { id: "contributions", label: "Contributions", format: MONEY },
      ...(charged ? [{ id: "fees", label: "Fees", format: MONEY }] : []),
      { id: "growth", label: "Growth", format: MONEY },
      { id: "value", label: "Value", format: MONEY },
    ],
    rows,
    total: ["Total", ...total],
  };
  return rows.length > 40 || monthsPerRow === 1 ? { ...table, folded: true } : table;
}
