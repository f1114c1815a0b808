import { bisectLeft } from "d3-array";
import type { Axis, LineChart, ScaledAxis, ScatterChart, StackChart } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import { extentOf, type Range, roundRange } from "./axis-range";
import { partOf } from "./axis-scale";
import { fineGrid, ticksAcross, ticksDown } from "./axis-ticks";
import { heightsIn } from "./heights";
import { heightsOf, type Layer } from "./layers";
import { type PlacedMark, placeMarks } from "./place-marks";
import { secondAxis } from "./second-axis";
import { LINE, widthOf } from "./text-size";
import type { Tick } from "./ticks";

type PlaneChart = LineChart | ScatterChart | StackChart;

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Size of the whole drawing. */
  width: number;
  x: (value: number) => number;
  y: (value: number) => number;
  /** Scale of the second axis. */
  y2: (value: number) => number;
  step: number;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  y2Ticks: readonly Tick[];
  /** True if lines go up from the ticks of x too. */
  isPaper: boolean;
  xGrid: readonly number[];
  yGrid: readonly number[];
  names: { x: string; y: string; y2: string | undefined };
  /** Baseline of the second axis's name, below the first one's if both do not fit in one line. */
  y2Name: number;
  marks: readonly PlacedMark[];
}

export interface Size {
  width: number;
  height: number;
}

const TICK_ROOM = 44;
const AXIS_BOTTOM = 40;
const EDGE = 10;
const NAME_ROOM = LINE + 8;
export const NAME_BASELINE = 11;

/** Computes the geometry; undefined if there is nothing to draw. `layers` for a stacked chart. */
export function frameOf(
  chart: PlaneChart,
  xs: readonly number[],
  layers: readonly Layer[] | undefined,
  size: Size,
  currency: Currency,
): Frame | undefined {
  const guides = chart.kind === "lines" ? (chart.guides ?? []) : [];
  const xExtent = extentOf([...xs, ...guides.flatMap(({ points }) => points.map(([x]) => x))]);
  const yExtent = extentOf(layers ? heightsOf(layers) : heightsIn(chart));
  if (!xExtent || !yExtent) return undefined;
  const [xAxis, yAxis]: readonly [ScaledAxis, ScaledAxis] = [chart.x, chart.y];
  const yCount = Math.max(2, Math.floor((size.height - AXIS_BOTTOM) / TICK_ROOM));
  const yRange = roundRange(yExtent, yCount, yAxis.scale);
  const length = size.height - AXIS_BOTTOM - NAME_ROOM;
  const yTicks = ticksDown(yRange, yAxis, yCount, length, currency);
  const second = chart.kind === "lines" ? secondAxis(chart, yTicks, yCount, length, currency) : undefined;
  const names = {
    x: axisName(chart.x),
    y: axisName(chart.y),
    y2: second ? axisName(second.axis) : undefined,
  };
  const bars = chart.kind === "stacked-bars";
  const left = Math.max(24, ...yTicks.map(({ label }) => widthOf(label))) + EDGE;
  const right =
    size.width -
    EDGE -
    (second ? Math.max(0, ...second.ticks.map(({ label }) => widthOf(label))) : bars ? 0 : 8);
  const width = Math.max(1, right - left);
  const step = width / xs.length;
  const xRange = acrossRange(chart, xAxis, xExtent, width);
  const xPart = partOf(...xRange, xAxis.scale);
  const x = bars
    ? (value: number) => left + (placeAmong(xs, value) + 0.5) * step
    : (value: number) => left + xPart(value) * width;
  const marks = placeMarks(chart.marks ?? [], x, left, right);
  const rows = marks.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const isNarrow = names.y2 !== undefined && widthOf(names.y) + widthOf(names.y2) > size.width - 16;
  const top = NAME_ROOM + (rows + (isNarrow ? 1 : 0)) * LINE;
  const bottom = Math.max(top + 1, size.height - AXIS_BOTTOM);
  const down = (range: Range, axis: ScaledAxis) => {
    const part = partOf(...range, axis.scale);
    return (value: number) => bottom - part(value) * (bottom - top);
  };
  const y = down(yRange, yAxis);
  return {
    left,
    right,
    top,
    bottom,
    width: size.width,
    x,
    y,
    y2: second ? down(second.range, second.axis) : y,
    step,
    // Bars only have ticks at their values.
    xTicks: ticksAcross(
      xRange,
      xAxis,
      x,
      { from: 0, to: size.width },
      currency,
      (value) => !bars || xs.includes(value),
    ),
    yTicks,
    y2Ticks: second?.ticks ?? [],
    isPaper: chart.kind === "scatter" || Boolean(xAxis.scale ?? yAxis.scale),
    xGrid: fineGrid(xRange, xAxis, x, width),
    yGrid: fineGrid(yRange, yAxis, y, bottom - top),
    names,
    y2Name: NAME_BASELINE + (isNarrow ? LINE : 0),
    marks,
  };
}

export function axisName({ label, format }: Axis): string {
  const unit = format.kind === "number" || format.kind === "count" ? format.suffix : undefined;
  return unit && unit !== "—" ? `${label} (${unit})` : label;
}

/** Lines use the full range; papers and clouds have round ends. */
function acrossRange(chart: PlaneChart, axis: ScaledAxis, extent: Range, width: number): Range {
  if (chart.kind !== "scatter" && !axis.scale) return extent;
  return roundRange(extent, Math.max(2, Math.floor(width / 32)), axis.scale);
}

/** Returns the position of a value among evenly spaced bars: 2.5 is halfway from the third to the fourth. */
function placeAmong(xs: readonly number[], value: number): number {
  const i = bisectLeft(xs as number[], value);
  const [before, after] = [xs[i - 1], xs[i]];
  if (after === value || before === undefined) return i;
  return after === undefined ? i - 1 : i - 1 + (value - before) / (after - before);
}
