import type { Chart } from "@/lib/kit/calculator/chart";
import { lyingHeight } from "./category-layout";

/** Default height of a preview, in pixels. */
export const PREVIEW = 160;
/** Maximum number of parts with room for their names. */
const MOST_PARTS = 6;

/** Returns true if a chart is readable when small. */
function isFit(chart: Chart): boolean {
  if (chart.kind === "parts") return chart.parts.length <= MOST_PARTS;
  return chart.kind !== "categories" || (lyingHeight(chart, false) ?? 0) <= PREVIEW * 1.5;
}

/** Returns the chart for the preview next to the result: the first that is readable when small. */
export const previewed = (charts: readonly Chart[]): Chart | undefined => charts.find(isFit);

/** Returns the id of the element that contains a chart in its full size. */
export const placeOfChart = ({ id }: Pick<Chart, "id">): string => `chart-${id}`;
