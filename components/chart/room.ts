import type { Chart, PartsChart } from "@/lib/calculators/chart";

/** Of a ring that still reads well. */
const MOST_PARTS = 6;

/** Whether the parts can be drawn as a ring: not too many, none below zero, and something in all. */
export const hasRing = ({ parts }: PartsChart): boolean =>
  parts.length <= MOST_PARTS &&
  parts.every(({ value }) => value >= 0) &&
  parts.some(({ value }) => value > 0);

/** The height in pixels that a chart is going to have on a phone and on a wide page, known before it is drawn. */
export function roomOf(chart: Chart): [narrow: number, wide: number] {
  if (chart.kind === "parts") {
    const list = (chart.parts.length + 1) * 38;
    return hasRing(chart) ? [226 + list, Math.max(242, list)] : [list, list];
  }
  if (chart.kind === "scale") {
    const { length } = chart.bands;
    return [90 + length * 33, 90 + Math.ceil(length / 2) * 33];
  }
  const entries = entriesOf(chart);
  const markRows = chart.kind === "categories" ? 0 : Math.min(chart.marks?.length ?? 0, 3) * 16;
  return [300 + markRows + Math.ceil(entries / 2) * 42, 330 + markRows + Math.ceil(entries / 3) * 40];
}

/** How many entries the legend has. */
function entriesOf(chart: Exclude<Chart, { kind: "parts" | "scale" }>): number {
  const count = chart.series.length;
  if (chart.kind === "lines" || chart.kind === "scatter") return count + (chart.point ? 1 : 0);
  return chart.kind === "categories" && chart.bars === "beside" ? count : count + 1;
}
