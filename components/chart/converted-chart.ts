import type {
  Axis,
  Band,
  CategoryChart,
  Chart,
  Guide,
  Line,
  LineChart,
  Mark,
  PartsChart,
  Point,
  ScaleChart,
  ScatterChart,
  ScatterPoint,
  StackChart,
} from "@/lib/kit/calculator/chart";
import type { ValueFormat } from "@/lib/kit/calculator/computation";
import { type Quantities, scaleOf } from "@/lib/run/format/format-value";

/**
 * Converts the chart to the displayed units, so that ticks are round in these; drops non-finite values and
 * sorts by ascending x, also if a unit is reciprocal (liters per 100 km).
 */
export function shownChart(chart: Chart, quantities?: Quantities): Chart {
  switch (chart.kind) {
    case "lines":
      return shownLines(chart, quantities);
    case "scatter":
      return shownScatter(chart, quantities);
    case "stacked-areas":
    case "stacked-bars":
      return shownStack(chart, quantities);
    case "categories":
      return shownCategories(chart, quantities);
    case "parts":
      return shownParts(chart, quantities);
    case "scale":
      return shownScale(chart, quantities);
  }
}

type Conversion = (value: number) => number;

function shownAxis<A extends Axis>(axis: A, quantities?: Quantities): [A, Conversion] {
  const [format, convert] = shownFormat(axis.format, quantities);
  return [{ ...axis, format }, convert];
}

function shownFormat(format: ValueFormat, quantities?: Quantities): [ValueFormat, Conversion] {
  if (format.kind === "hour" && quantities?.hours)
    return [{ ...format, hours: quantities.hours }, (value) => value];
  if (format.kind !== "quantity") return [format, (value) => value];
  const { symbol, fromBase } = scaleOf(format, quantities);
  const { decimals, significant = 6 } = format;
  const digits = decimals === undefined ? { significant } : { decimals };
  return [{ kind: "number", ...digits, suffix: symbol }, fromBase];
}

function shownLines({ points, guides, y2, ...chart }: LineChart, quantities?: Quantities): LineChart {
  const [x, ofX] = shownAxis(chart.x, quantities);
  const [y, ofY] = shownAxis(chart.y, quantities);
  const second = y2 && shownAxis(y2, quantities);
  return {
    ...shownPlane(chart, ofX, ofY),
    x,
    y,
    series: chart.series.map((line) => shownLine(line, ofX, ofY)),
    ...(second && {
      y2: { ...second[0], series: second[0].series.map((line) => shownLine(line, ofX, second[1])) },
    }),
    ...(points && { points: shownPlaces(points, ofX, ofY) }),
    ...(guides && { guides: guides.map((guide) => shownLine(guide, ofX, ofY)) }),
  };
}

function shownScatter(chart: ScatterChart, quantities?: Quantities): ScatterChart {
  const [x, ofX] = shownAxis(chart.x, quantities);
  const [y, ofY] = shownAxis(chart.y, quantities);
  return {
    ...shownPlane(chart, ofX, ofY),
    x,
    y,
    series: chart.series.map((each) => ({
      ...each,
      points: shownPlaces(each.points, ofX, ofY).map((point) => shownRanges(point, ofX, ofY)),
    })),
    ...(chart.guides && { guides: chart.guides.map((guide) => shownLine(guide, ofX, ofY)) }),
  };
}

function shownRanges(
  { xRange, yRange, ...point }: ScatterPoint,
  ofX: Conversion,
  ofY: Conversion,
): ScatterPoint {
  return {
    ...point,
    ...(xRange && { xRange: shownRange(xRange, ofX) }),
    ...(yRange && { yRange: shownRange(yRange, ofY) }),
  };
}

function shownRange([low, high]: Point, convert: Conversion): Point {
  const { from, to } = inOrder(convert(low), convert(high));
  return [from, to];
}

function shownStack(chart: StackChart, quantities?: Quantities): StackChart {
  const [x, ofX] = shownAxis(chart.x, quantities);
  const [y, ofY] = shownAxis(chart.y, quantities);
  return {
    ...chart,
    x,
    y,
    series: chart.series.map((line) => shownLine(line, ofX, ofY)),
    ...(chart.marks && { marks: shownMarks(chart.marks, ofX) }),
    ...shownHome(chart, ofX),
  };
}

function shownCategories(chart: CategoryChart, quantities?: Quantities): CategoryChart {
  const [y, ofY] = shownAxis(chart.y, quantities);
  const convert = (value: number | null | undefined): number | null => {
    const converted = typeof value === "number" ? ofY(value) : null;
    return Number.isFinite(converted) ? converted : null;
  };
  return {
    ...chart,
    y,
    series: chart.series.map((each) => ({
      ...each,
      values: chart.categories.names.map((_, index) => convert(each.values[index])),
    })),
  };
}

function shownParts(chart: PartsChart, quantities?: Quantities): PartsChart {
  const [value, convert] = shownAxis(chart.value, quantities);
  const parts = chart.parts
    .map((part) => ({ ...part, value: convert(part.value) }))
    .filter((part) => Number.isFinite(part.value));
  return { ...chart, value, parts };
}

function shownScale(chart: ScaleChart, quantities?: Quantities): ScaleChart {
  const [x, ofX] = shownAxis(chart.x, quantities);
  return {
    ...chart,
    x,
    bands: chart.bands.map((band) => ({ ...band, ...inOrder(ofX(band.from), ofX(band.to)) })),
    value: { ...chart.value, x: ofX(chart.value.x) },
  };
}

/** Converts the items on a plane of two axes to the displayed units. Skips a point that has no place on the axes. */
function shownPlane<C extends Pick<LineChart, "point" | "marks" | "bands" | "home">>(
  { point, marks, bands, home, ...chart }: C,
  ofX: Conversion,
  ofY: Conversion,
) {
  const [convertedPoint] = point ? shownPlaces([point], ofX, ofY) : [];
  return {
    ...chart,
    ...(convertedPoint && { point: convertedPoint }),
    ...(marks && { marks: shownMarks(marks, ofX) }),
    ...(bands && { bands: bands.map((band) => shownBand(band, band.axis === "x" ? ofX : ofY)) }),
    ...shownHome({ home }, ofX),
  };
}

function shownHome({ home }: { home?: number | undefined }, ofX: Conversion): { home?: number } {
  const convertedHome = home === undefined ? undefined : ofX(home);
  return convertedHome !== undefined && Number.isFinite(convertedHome) ? { home: convertedHome } : {};
}

function shownLine<L extends Line | Guide>(line: L, ofX: Conversion, ofY: Conversion): L {
  const points = line.points
    .map(([x, y]): Point => [ofX(x), ofY(y)])
    .filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
  return { ...line, points: isAscending(points) ? points : points.sort(([a], [b]) => a - b) };
}

const isAscending = (points: readonly Point[]): boolean =>
  points.every(([x], index) => x >= (points[index - 1]?.[0] ?? x));

const shownPlaces = <P extends { x: number; y: number }>(
  places: readonly P[],
  ofX: Conversion,
  ofY: Conversion,
): P[] =>
  places
    .map((place) => ({ ...place, x: ofX(place.x), y: ofY(place.y) }))
    .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));

const shownMarks = (marks: readonly Mark[], ofX: Conversion): Mark[] =>
  marks.map((mark) => ({ ...mark, x: ofX(mark.x) })).filter(({ x }) => Number.isFinite(x));

function shownBand({ from, to, ...band }: Band, convert: Conversion): Band {
  const isFalling = convert(2) < convert(1);
  const [low, high] = isFalling ? [to, from] : [from, to];
  return {
    ...band,
    ...(low !== undefined && { from: convert(low) }),
    ...(high !== undefined && { to: convert(high) }),
  };
}

const inOrder = (a: number, b: number) => ({ from: Math.min(a, b), to: Math.max(a, b) });
