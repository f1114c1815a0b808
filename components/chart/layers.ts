import type { Line } from "@/lib/kit/calculator/chart";
import { valueAt } from "./reading";

/** One series of a stack: between `low` and `high` at each x; equal where it has no value. */
export interface Layer {
  id: string;
  spans: readonly Span[];
}

interface Span {
  x: number;
  low: number;
  high: number;
}

/**
 * Stacks the series in order: positive values upward from zero, negative values downward. A value of 0 stays
 * on the side of the series' other values, so that its area is continuous (d3's stackOffsetDiverging puts it
 * on the zero line).
 */
export function layersOf(series: readonly Line[], xs: readonly number[]): readonly Layer[] {
  const above = xs.map(() => 0);
  const below = xs.map(() => 0);
  return series.map((each) => {
    const isBelow = each.points.reduce((sum, [, y]) => sum + y, 0) < 0;
    const spans = xs.map((x, i): Span => {
      const value = valueAt(each, x) ?? 0;
      const side = value < 0 || (value === 0 && isBelow) ? below : above;
      const start = side[i] ?? 0;
      const end = start + value;
      side[i] = end;
      return { x, low: Math.min(start, end), high: Math.max(start, end) };
    });
    return { id: each.id, spans };
  });
}

export const totalAt = (series: readonly Line[], x: number): number =>
  series.reduce((sum, each) => sum + (valueAt(each, x) ?? 0), 0);

/** Returns the ends of all layers, and zero. */
export const heightsOf = (layers: readonly Layer[]): readonly number[] => [
  0,
  ...layers.flatMap(({ spans }) => spans.flatMap(({ low, high }) => [low, high])),
];
