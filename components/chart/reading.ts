import { bisectCenter, bisector } from "d3-array";
import type { AxisScale, Line, LineChart, Point, StackChart } from "@/lib/kit/calculator/chart";
import { spacingOf } from "./axis-scale";
import { namedPoints } from "./heights";

/** Every x that a series has a point at, ascending. */
export const xsOf = (series: readonly Line[]): readonly number[] =>
  ascending(series.flatMap(({ points }) => points.map(([x]) => x)));

/** Lists every readable x of a chart, ascending: those of its lines and named points, and the initial one. */
export function stopsOf(chart: LineChart | StackChart): readonly number[] {
  if (chart.kind !== "lines") return xsOf(chart.series);
  const lines = xsOf([...chart.series, ...(chart.y2?.series ?? [])]);
  const home = chart.home === undefined || lines.length === 0 ? [] : [chart.home];
  return ascending([...lines, ...namedPoints(chart).map(({ x }) => x), ...home]);
}

const ascending = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].sort((a, b) => a - b);

/** Returns the index of the initial x: that of the chart's main point, its home, else the last. */
export function homeOf(chart: LineChart | StackChart, stops: readonly number[]): number {
  const chartPoint = chart.kind === "lines" ? chart.point : undefined;
  const home = chartPoint?.x ?? chart.home;
  return home === undefined ? stops.length - 1 : nearest(stops, home);
}

export const nearest = (xs: readonly number[], x: number): number => bisectCenter(xs as number[], x);

const byX = bisector(([x]: Point) => x);

/** Scales of the axes of a line. */
interface Spacings {
  x?: AxisScale | undefined;
  y?: AxisScale | undefined;
}

/** Interpolates the value of a series at x along its rendered line; undefined outside. */
export function valueAt({ points, shape }: Line, x: number, scales: Spacings = {}): number | undefined {
  const i = byX.left(points as Point[], x);
  const after = points[i];
  if (!after) return undefined;
  if (after[0] === x) return after[1];
  const before = points[i - 1];
  if (!before || shape === "step") return before?.[1];
  const across = spacingOf(scales.x).to;
  const { to, from } = spacingOf(scales.y);
  const part = (across(x) - across(before[0])) / (across(after[0]) - across(before[0]));
  return from(to(before[1]) + (to(after[1]) - to(before[1])) * part);
}
