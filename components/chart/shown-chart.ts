import { bisectCenter, bisector } from "d3-array";
import type { Chart, ValueFormat } from "@/lib/calculators/computation";
import { type Quantities, scaleOf } from "@/lib/faces/text/format-value";

export type Series = Chart["series"][number];
export type Point = readonly [x: number, y: number];

export const isStacked = ({ kind }: Chart): boolean => kind === "stacked-areas" || kind === "stacked-bars";

/** The chart in the units that it is drawn in, so that ticks are round in these; without points that are no numbers. */
export function shownChart(chart: Chart, quantities?: Quantities): Chart {
  const x = shownAxis(chart.x.format, quantities);
  const y = shownAxis(chart.y.format, quantities);
  return {
    ...chart,
    x: { ...chart.x, format: x.format },
    y: { ...chart.y, format: y.format },
    series: chart.series.map((series) => ({
      ...series,
      points: series.points
        .map(([px, py]): Point => [x.shown(px), y.shown(py)])
        .filter(([px, py]) => Number.isFinite(px) && Number.isFinite(py)),
    })),
    ...(chart.marks && {
      marks: chart.marks
        .map((mark) => ({ ...mark, x: x.shown(mark.x) }))
        .filter((mark) => Number.isFinite(mark.x)),
    }),
    ...(chart.bands && {
      bands: chart.bands.map((band) => ({ ...band, from: x.shown(band.from), to: x.shown(band.to) })),
    }),
  };
}

function shownAxis(
  format: ValueFormat,
  quantities?: Quantities,
): { format: ValueFormat; shown: (value: number) => number } {
  if (format.kind !== "quantity") return { format, shown: (value) => value };
  const { symbol, fromBase } = scaleOf(format, quantities);
  const { decimals, significant = 6 } = format;
  const digits = decimals === undefined ? { significant } : { decimals };
  return { format: { kind: "number", ...digits, suffix: symbol }, shown: fromBase };
}

/** Every x that a series has a point at, ascending. */
export const xsOf = (series: readonly Series[]): readonly number[] =>
  [...new Set(series.flatMap(({ points }) => points.map(([x]) => x)))].sort((a, b) => a - b);

/** The index of the x that is read while nobody points at one: where a lone point lies (the visitor's own), else the last. */
export function homeOf(series: readonly Series[], xs: readonly number[]): number {
  const own = series.find(({ points }) => points.length === 1)?.points[0];
  return own && series.length > 1 ? xs.indexOf(own[0]) : xs.length - 1;
}

/** The index of the x nearest to this one. */
export const nearest = (xs: readonly number[], x: number): number => bisectCenter(xs as number[], x);

const byX = bisector(([x]: Point) => x);

/** The value of a series at x as its line shows it, between two points on the straight way; undefined beyond its ends. */
export function valueAt({ points }: Series, x: number): number | undefined {
  const i = byX.left(points as Point[], x);
  const after = points[i];
  if (!after) return undefined;
  if (after[0] === x) return after[1];
  const before = points[i - 1];
  return before && before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
}
