import type { Chart, Table } from "../../kit/calculator/computation.ts";
import { amountOf, concluded, shareOf } from "../../kit/calculator/findings.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import type { Point } from "../../science/finance/growth.ts";
import { statementOf, thinned } from "../../science/finance/statement.ts";
import type { Growth } from "./growth-setup.ts";
import { messages } from "./messages.ts";

const { charts, tables } = messages;

export interface Scenario {
  label: string;
  percent: number;
  growth: Growth;
}

const MONEY = { kind: "money" } as const;
const AXES = {
  x: { label: charts.growth.time, format: { kind: "years" } },
  y: { label: charts.growth.value, format: MONEY },
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

function makeUp({ inputs, projection, paid, balance }: Growth): Chart {
  const { points } = projection;
  const gain = (point: Point): number => balance(point) - inputs.initial - paid(point);
  const stacks = points.every((point) => paid(point) >= 0 && gain(point) >= -1e-6);
  const start = (): number => inputs.initial;
  const { parts, lines } = charts.growth;
  const { end } = projection;
  const share = shareOf(gain(end), balance(end));
  return stacks
    ? {
        id: "value",
        title: parts.title,
        ...concluded(share && parts.gainShare({ share, value: amountOf(balance(end)) })),
        summary: parts.summary,
        kind: "stacked-areas",
        ...AXES,
        series: [
          seriesOf("initial", parts.initial, points, start),
          seriesOf("contributions", parts.contributions, points, paid),
          seriesOf("gain", parts.gain, points, (point) => Math.max(gain(point), 0)),
        ],
      }
    : {
        id: "value",
        title: lines.title,
        summary: lines.summary,
        kind: "lines",
        ...AXES,
        series: [
          seriesOf("value", lines.value, points, balance),
          seriesOf("paid", lines.paid, points, (point) => inputs.initial + paid(point)),
        ],
      };
}

function feesAndInflation(growth: Growth): Chart[] {
  const { inputs, projection, free, balance } = growth;
  const inflation = inputs.inflation === undefined ? undefined : inputs.inflation / 100;
  const texts = charts.growth.fees;
  const lines = [
    ...(inputs.fee > 0 || inputs.load > 0
      ? [seriesOf("free", texts.withoutFees, free.points, (point) => point.balance)]
      : []),
    seriesOf("value", texts.value, projection.points, balance),
    ...(inflation === undefined
      ? []
      : [
          seriesOf(
            "real",
            texts.real,
            projection.points,
            (point) => balance(point) / (1 + inflation) ** point.years,
          ),
        ]),
  ];
  if (lines.length < 2) return [];
  return [
    {
      id: "fees",
      title: texts.title,
      ...concluded(lossFinding(growth, inflation)),
      summary: texts.summary,
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
  if ((inputs.fee > 0 || inputs.load > 0) && cost >= 0.005)
    return charts.growth.fees.feesCost(amountOf(cost));
  if (!inflation || balance(end) <= 0) return undefined;
  const real = balance(end) / (1 + inflation) ** end.years;
  return charts.buyingPower({ value: amountOf(balance(end)), real: amountOf(real) });
}

function scenarioChart(scenarios: readonly Scenario[]): Chart[] {
  const [lowest, highest] = [scenarios[0], scenarios.at(-1)];
  if (scenarios.length < 2 || !lowest || !highest) return [];
  const endOf = ({ growth }: Scenario) => ({ value: growth.balance(growth.projection.end), format: MONEY });
  const percentOf = ({ percent }: Scenario) =>
    ({ value: round(percent), format: { kind: "percent", significant: 6 } }) as const;
  const texts = charts.growth.scenarios;
  return [
    {
      id: "scenarios",
      ...concluded(
        endOf(highest).value > endOf(lowest).value
          ? texts.finding({
              low: endOf(lowest),
              lowRate: percentOf(lowest),
              high: endOf(highest),
              highRate: percentOf(highest),
            })
          : undefined,
      ),
      title: texts.title,
      summary: texts.summary,
      kind: "lines",
      ...AXES,
      series: scenarios.map(({ label, percent, growth }) =>
        seriesOf(
          label,
          texts.scenario({ name: label, percent: round(percent) }),
          growth.projection.points,
          growth.balance,
        ),
      ),
    },
  ];
}

const round = (percent: number): number => Number(percent.toPrecision(10));

export function growthTables(growth: Growth, scenarios: readonly Scenario[], decimals: number): Table[] {
  if (growth.projection.points.length < 2) return [];
  return [
    ...scenarioTable(scenarios),
    statementTable(growth, 12, { id: "years", ...tables.growth.years }, decimals),
    statementTable(growth, 1, { id: "months", ...tables.growth.months }, decimals),
  ];
}

function scenarioTable(scenarios: readonly Scenario[]): Table[] {
  if (scenarios.length < 2) return [];
  const inflation = scenarios[0]?.growth.inputs.inflation;
  return [
    {
      id: "scenarios",
      title: tables.scenarios.title,
      columns: [
        { id: "scenario", label: tables.scenarios.scenario, format: { kind: "text" } },
        { id: "return", label: tables.scenarios.return, format: { kind: "percent" } },
        { id: "value", label: tables.scenarios.value, format: MONEY },
        ...(inflation === undefined ? [] : [{ id: "real", label: tables.scenarios.real, format: MONEY }]),
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
  { id, title, time }: { id: string; title: string; time: string },
  decimals: number,
): Table {
  const charged = inputs.fee > 0 || inputs.load > 0;
  const figures = charged ? [paid, (point: Point) => -fees(point)] : [paid];
  const { rows, total } = statementOf(projection.points, monthsPerRow, figures, balance, decimals);
  const table = {
    id,
    title,
    columns: [
      { id: "time", label: time, format: { kind: "number", significant: 6 } as const },
      { id: "contributions", label: tables.growth.contributions, format: MONEY },
      ...(charged ? [{ id: "fees", label: tables.growth.fees, format: MONEY }] : []),
      { id: "growth", label: tables.growth.growth, format: MONEY },
      { id: "value", label: tables.growth.value, format: MONEY },
    ],
    rows,
    total: [tables.growth.total, ...total],
  };
  return rows.length > 40 || monthsPerRow === 1 ? { ...table, folded: true } : table;
}
