import type {
  Guide,
  LabeledPoint,
  Line,
  LineChart,
  ScatterChart,
  StackChart,
} from "@/lib/kit/calculator/chart";

export const ysOf = (lines: readonly (Line | Guide)[]): readonly number[] =>
  lines.flatMap(({ points }) => points.map(([, y]) => y));

/** Every y of a chart on its first axis. */
export function heightsIn(chart: LineChart | ScatterChart | StackChart): readonly number[] {
  if (chart.kind === "lines")
    return [...ysOf(chart.series), ...ysOf(chart.guides ?? []), ...namedPoints(chart).map(({ y }) => y)];
  if (chart.kind !== "scatter") return ysOf(chart.series);
  const ofPoint = chart.point ? [chart.point.y] : [];
  return [
    ...chart.series.flatMap(({ points }) => points.flatMap(({ y, yRange = [] }) => [y, ...yRange])),
    ...ofPoint,
  ];
}

export const namedPoints = ({ points = [], point }: LineChart): readonly LabeledPoint[] =>
  point ? [...points, point] : points;
