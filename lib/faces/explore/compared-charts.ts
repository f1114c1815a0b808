import { joinWithAnd } from "../../core/locale/locale.ts";
import type {
  CategoryChart,
  Chart,
  Line,
  LineChart,
  Point,
  ScaledAxis,
  StackChart,
} from "../../kit/calculator/chart.ts";

/** Answer with its letter. */
interface Named {
  name: string;
  charts: readonly Chart[];
}

/** Line or row of bars of a chart, for each answer. */
export interface ComparedChart {
  id: string;
  /** "Balance: remaining loan"; the chart's title if it has one line. */
  label: string;
  chart: LineChart | CategoryChart;
}

type Comparable = LineChart | StackChart | CategoryChart;

/** Maximum number of charts. */
const MOST = 12;

/** Returns the curves of answers to one calculator that share axes, for one chart. */
export function comparedCharts(answers: readonly Named[]): readonly ComparedChart[] {
  const [first] = answers;
  if (!first || answers.length < 2) return [];
  return first.charts
    .flatMap((chart) => {
      if (chart.kind === "parts" || chart.kind === "scale" || chart.kind === "scatter") return [];
      const same = answers.map(({ name, charts }) => ({
        name,
        chart: charts.find((each) => isAlike(chart, each)),
      }));
      const all = same.flatMap(({ name, chart: match }) =>
        match ? [{ name, chart: match as Comparable }] : [],
      );
      return all.length === answers.length ? curvesOf(chart, all) : [];
    })
    .slice(0, MOST);
}

/** Returns true if two charts show the same for two answers. */
function isAlike(chart: Comparable, other: Chart): boolean {
  if (other.id !== chart.id || other.kind !== chart.kind) return false;
  if (chart.kind === "categories" && other.kind === "categories")
    return isSame(chart.categories, other.categories) && isSame(chart.y, other.y);
  if (chart.kind === "categories" || !("x" in other) || !("y" in other)) return false;
  return isSame(chart.x, other.x) && isSame(chart.y, other.y);
}

const isSame = (some: unknown, other: unknown): boolean => JSON.stringify(some) === JSON.stringify(other);

interface NamedChart {
  name: string;
  chart: Comparable;
}

/** Returns the compared curves of a chart: one for each series; for parts of a whole, their sum first. */
function curvesOf(chart: Comparable, all: readonly NamedChart[]): ComparedChart[] {
  const ids = chart.series.map(({ id }) => id);
  const shared = ids.filter((id) =>
    all.every(({ chart: each }) => each.series.some((series) => series.id === id)),
  );
  const isWhole = chart.kind === "categories" ? chart.bars === "stacked" : chart.kind !== "lines";
  const sums = isWhole && ids.length > 1 ? [merged(chart, all, undefined)] : [];
  return [...sums, ...shared.map((id) => merged(chart, all, id))];
}

/** Returns one line or row of bars per answer: of a series, or the sum. */
function merged(chart: Comparable, all: readonly NamedChart[], id: string | undefined): ComparedChart {
  const matching = chart.series.find((series) => series.id === id);
  const what = matching && chart.series.length > 1 ? matching.label : undefined;
  const label = what === undefined ? chart.title : `${chart.title}: ${what}`;
  const names = all.map(({ name }) => name);
  const common = {
    id: `compared-${chart.id}-${id ?? "sum"}`,
    title: label,
    summary: `${what ?? chart.title} of ${joinWithAnd(names)}.`,
  };
  if (chart.kind === "categories") {
    const series = all.map(({ name, chart: each }) => ({
      id: name,
      label: name,
      values: valuesOf(each as CategoryChart, id),
    }));
    const { categories, y } = chart;
    return {
      id: common.id,
      label,
      chart: { ...common, kind: "categories", categories, y, series, bars: "beside" },
    };
  }
  const series = all.map(({ name, chart: each }) => lineOf(name, each as LineChart | StackChart, id));
  const { x, y }: { x: ScaledAxis; y: ScaledAxis } = chart;
  return { id: common.id, label, chart: { ...common, kind: "lines", x, y, series } };
}

function valuesOf({ series }: CategoryChart, id: string | undefined): (number | null)[] {
  const matching = id === undefined ? series : series.filter((each) => each.id === id);
  const size = Math.max(0, ...matching.map(({ values }) => values.length));
  return Array.from({ length: size }, (_, at) => {
    const parts = matching.flatMap(({ values }) => values[at] ?? []);
    return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
  });
}

function lineOf(name: string, { series }: LineChart | StackChart, id: string | undefined): Line {
  const match = series.find((each) => each.id === id);
  if (match) return { ...match, id: name, label: name };
  const sums = new Map<number, number>();
  for (const { points } of series) for (const [x, y] of points) sums.set(x, (sums.get(x) ?? 0) + y);
  const points = [...sums].toSorted(([a], [b]) => a - b) as readonly Point[];
  return { id: name, label: name, points };
}
