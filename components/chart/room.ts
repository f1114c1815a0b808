import type { Chart } from "@/lib/calculators/computation";

/** Of a ring that still reads well. */
const MOST_PARTS = 6;

/** Whether the parts can be drawn as a ring: not too many, none below zero, and something in all. */
export function hasRing({ series }: Chart): boolean {
  const amounts = series.map(({ points }) => points[0]?.[1] ?? 0);
  return (
    amounts.length <= MOST_PARTS &&
    amounts.every((amount) => amount >= 0) &&
    amounts.some((amount) => amount > 0)
  );
}

/** The height in pixels that a chart is going to have on a phone and on a wide page, known before it is drawn. */
export function roomOf(chart: Chart): [narrow: number, wide: number] {
  const { kind, series, bands = [], marks = [] } = chart;
  if (kind === "parts") {
    const list = (series.length + 1) * 38;
    return hasRing(chart) ? [226 + list, Math.max(242, list)] : [list, list];
  }
  if (kind === "scale") return [90 + bands.length * 33, 90 + Math.ceil(bands.length / 2) * 33];
  const entries = series.length + (kind === "lines" ? 0 : 1);
  const markRows = Math.min(marks.length, 3) * 16;
  return [300 + markRows + Math.ceil(entries / 2) * 42, 330 + markRows + Math.ceil(entries / 3) * 40];
}
