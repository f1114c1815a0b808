import type { Chart } from "@/lib/kit/calculator/chart";
import { lyingHeight } from "./category-layout";

/** The height in pixels that a preview's drawing has, where its kind does not have one of its own. */
export const PREVIEW = 160;
/** Parts beyond these have no room for their names. */
const MOST_PARTS = 6;

/** True if a chart can be read when it is small. */
function isFit(chart: Chart): boolean {
  if (chart.kind === "parts") return chart.parts.length <= MOST_PARTS;
  return chart.kind !== "categories" || (lyingHeight(chart, false) ?? 0) <= PREVIEW * 1.5;
}

/** The chart of an answer that stands beside its result: the first that is fit for it. */
export const previewed = (charts: readonly Chart[]): Chart | undefined => charts.find(isFit);

/** Returns the id of the element that contains a chart in its full size. */
export const placeOfChart = ({ id }: Pick<Chart, "id">): string => `chart-${id}`;
