import type {
  AxisScale,
  Band,
  Guide,
  Line,
  LineChart,
  ScaledAxis,
  ScatterChart,
  ScatterPoint,
} from "@/lib/kit/calculator/chart";
import { hasPlace } from "./axis-scale";

/** Chart without values that its axes cannot display, and the number of omitted points. */
interface Drawable<C> {
  chart: C;
  leftOut: number;
}

interface Place {
  x: number;
  y: number;
}

export function drawableLines({ point, points, guides, y2, ...chart }: LineChart): Drawable<LineChart> {
  let leftOut = 0;
  const on = (y: ScaledAxis) => (place: Place) => {
    const fits = hasPlace(place.x, chart.x.scale) && hasPlace(place.y, y.scale);
    if (!fits) leftOut += 1;
    return fits;
  };
  const fits = on(chart.y);
  const clipped: LineChart = {
    ...withoutStrays(chart),
    series: chart.series.map((line) => lineWithin(line, fits)),
    ...(y2 && { y2: { ...y2, series: y2.series.map((line) => lineWithin(line, on(y2))) } }),
    ...(points && { points: points.filter(fits) }),
    ...(point && fits(point) && { point }),
    ...(guides && { guides: guides.map((guide) => lineWithin(guide, isOnPaper(chart))) }),
  };
  return { chart: clipped, leftOut };
}

/** Lines that are missing on paper are not announced there. */
const isOnPaper =
  ({ x, y }: Pick<LineChart, "x" | "y">) =>
  (place: Place): boolean =>
    hasPlace(place.x, x.scale) && hasPlace(place.y, y.scale);

export function drawableScatter({ point, ...chart }: ScatterChart): Drawable<ScatterChart> {
  let leftOut = 0;
  const fits = (place: Place) => {
    const hasBoth = hasPlace(place.x, chart.x.scale) && hasPlace(place.y, chart.y.scale);
    if (!hasBoth) leftOut += 1;
    return hasBoth;
  };
  const clipped: ScatterChart = {
    ...withoutStrays(chart),
    series: chart.series.map((each) => ({
      ...each,
      points: each.points.filter(fits).map((each) => rangesWithin(each, chart)),
    })),
    ...(point && fits(point) && { point }),
    ...(chart.guides && { guides: chart.guides.map((guide) => lineWithin(guide, isOnPaper(chart))) }),
  };
  return { chart: clipped, leftOut };
}

/** Skips ranges whose low end the axis cannot display. */
const rangesWithin = (
  { xRange, yRange, ...point }: ScatterPoint,
  { x, y }: Pick<ScatterChart, "x" | "y">,
): ScatterPoint => ({
  ...point,
  ...(xRange && hasPlace(xRange[0], x.scale) && { xRange }),
  ...(yRange && hasPlace(yRange[0], y.scale) && { yRange }),
});

const lineWithin = <L extends Line | Guide>(line: L, fits: (place: Place) => boolean): L => ({
  ...line,
  points: line.points.filter(([x, y]) => fits({ x, y })),
});

function withoutStrays<C extends Pick<LineChart, "x" | "y" | "marks" | "bands">>(chart: C): C {
  const { x, y, marks, bands } = chart;
  return {
    ...chart,
    ...(marks && { marks: marks.filter((mark) => hasPlace(mark.x, x.scale)) }),
    ...(bands && { bands: bands.flatMap((band) => bandWithin(band, (band.axis === "x" ? x : y).scale)) }),
  };
}

function bandWithin({ from, to, ...band }: Band, scale: AxisScale | undefined): Band[] {
  if (to !== undefined && !hasPlace(to, scale)) return [];
  const low = from !== undefined && hasPlace(from, scale) ? { from } : {};
  return [{ ...band, ...low, ...(to !== undefined && { to }) }];
}
