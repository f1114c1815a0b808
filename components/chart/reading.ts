import { bisectCenter, bisector } from "d3-array";
import type { Line, LineChart, Point, StackChart } from "@/lib/calculators/chart";

/** Every x that a series has a point at, ascending. */
export const xsOf = (series: readonly Line[]): readonly number[] =>
  ascending(series.flatMap(({ points }) => points.map(([x]) => x)));

/** Every x that a chart is read at, ascending: those of its lines and of its named points. */
export function stopsOf(chart: LineChart | StackChart): readonly number[] {
  if (chart.kind !== "lines") return xsOf(chart.series);
  const lines = [...chart.series, ...(chart.y2?.series ?? [])];
  const named = [...(chart.points ?? []), ...(chart.point ? [chart.point] : [])];
  return ascending([...xsOf(lines), ...named.map(({ x }) => x)]);
}

const ascending = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].sort((a, b) => a - b);

/** The index of the x that is read while nobody points at one: that of the chart's own point, else the last. */
export function homeOf(chart: LineChart | StackChart, stops: readonly number[]): number {
  const own = chart.kind === "lines" ? chart.point : undefined;
  return own ? stops.indexOf(own.x) : stops.length - 1;
}

/** The index of the x nearest to this one. */
export const nearest = (xs: readonly number[], x: number): number => bisectCenter(xs as number[], x);

const byX = bisector(([x]: Point) => x);

/** The value of a series at x as its line shows it, between two points on the straight way; undefined beyond its ends. */
export function valueAt({ points }: Line, x: number): number | undefined {
  const i = byX.left(points as Point[], x);
  const after = points[i];
  if (!after) return undefined;
  if (after[0] === x) return after[1];
  const before = points[i - 1];
  return before && before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
}
