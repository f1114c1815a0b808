import type { Chart, PartsChart, ScaleChart } from "@/lib/kit/calculator/chart";
import { lyingHeight } from "./category-layout";

type DrawnChart = Exclude<Chart, PartsChart | ScaleChart>;

const MOST_PARTS = 6;

/** True if the parts can form a ring: not too many, none below zero, and at least one above zero. */
export const hasRing = ({ parts }: PartsChart): boolean =>
  parts.length <= MOST_PARTS &&
  parts.every(({ value }) => value >= 0) &&
  parts.some(({ value }) => value > 0);

/** Returns the height of a chart in pixels on a phone and on a wide page, before it is rendered. */
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
  const [above, next] = [Math.ceil(entries / 2) * 42 + 30, entries * 50 + 36];
  const [narrow, wide] = drawingOf(chart);
  return [narrow + above, Math.max(wide, next)];
}

/** Returns the heights of the drawing without the legend. */
function drawingOf(chart: DrawnChart): [narrow: number, wide: number] {
  if (chart.kind === "categories") return [lyingHeight(chart, false) ?? 270, lyingHeight(chart, true) ?? 340];
  const marks = Math.min(chart.marks?.length ?? 0, 3) * 16;
  const note = "scale" in chart.x || "scale" in chart.y ? 20 : 0;
  return [270 + marks + note * 2, 360 + marks + note];
}

function entriesOf(chart: DrawnChart): number {
  const count = chart.series.length;
  if (chart.kind === "lines" || chart.kind === "scatter") {
    const still = (chart.point ? 1 : 0) + (chart.bands?.length ?? 0);
    if (chart.kind === "scatter") return 2 + (count > 1 || chart.point ? count : 0) + still;
    return count + (chart.y2?.series.length ?? 0) + (chart.points?.length ?? 0) + still;
  }
  const hasTotal = count > 1 && !(chart.kind === "categories" && chart.bars === "beside");
  return hasTotal ? count + 1 : count;
}
