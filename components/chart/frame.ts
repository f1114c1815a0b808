import { bisectLeft } from "d3-array";
import type { LineChart, Mark, StackChart } from "@/lib/calculators/chart";
import type { Currency } from "@/lib/fields/currency";
import type { Layer } from "./layers";
import { axisTicks, niceRange, type Tick } from "./ticks";

/** Where a chart's parts are, in pixels of its drawing. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Pixels of a value. */
  x: (value: number) => number;
  y: (value: number) => number;
  /** Between neighbouring bars, for "stacked-bars". */
  step: number;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  /** Marks with the place of their texts above the plot. */
  marks: readonly PlacedMark[];
}

export interface PlacedMark {
  x: number;
  row: number;
  anchor: "start" | "end";
  text: string;
}

export interface Size {
  width: number;
  height: number;
}

/** Widths of a letter and height of a line in the type of the axes (12 px), for room to keep. */
const LETTER = 7.4;
export const LINE = 16;
const TICK_ROOM = { x: 22, y: 44 };
const AXIS_BOTTOM = 40;
const EDGE = 10;
/** Part of the largest value from which on an axis of lines need not begin at zero. */
const FAR_FROM_ZERO = 0.5;

export const widthOf = (text: string): number => text.length * LETTER;

/** Undefined when there is nothing to draw. `layers` where the chart is stacked. */
export function frameOf(
  chart: LineChart | StackChart,
  xs: readonly number[],
  layers: readonly Layer[] | undefined,
  size: Size,
  currency: Currency,
): Frame | undefined {
  const [xFirst, xLast] = [xs[0], xs.at(-1)];
  if (xFirst === undefined || xLast === undefined) return undefined;
  const yRange = valueRange(chart, layers);
  const yCount = Math.max(2, Math.floor((size.height - AXIS_BOTTOM) / TICK_ROOM.y));
  const [yMin, yMax] = niceRange(...yRange, yCount);
  const yTicks = axisTicks(yMin, yMax, yCount, chart.y.format, currency);
  const left = Math.max(24, ...yTicks.map(({ label }) => widthOf(label))) + EDGE;
  const bars = chart.kind === "stacked-bars";
  const right = size.width - EDGE - (bars ? 0 : 8);
  const width = Math.max(1, right - left);
  const step = width / xs.length;
  const place = bars
    ? (value: number) => left + (placeAmong(xs, value) + 0.5) * step
    : (value: number) => left + (xLast > xFirst ? (value - xFirst) / (xLast - xFirst) : 0.5) * width;
  const marks = placeMarks(chart.marks ?? [], place, left, right);
  const rows = marks.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const top = LINE + 8 + rows * LINE;
  const bottom = Math.max(top + 1, size.height - AXIS_BOTTOM);
  return {
    left,
    right,
    top,
    bottom,
    x: place,
    y: (value) => bottom - ((value - yMin) / (yMax - yMin)) * (bottom - top),
    step,
    xTicks: xTicks(chart, xs, place, { from: 0, to: size.width }, currency),
    yTicks,
    marks,
  };
}

/** The place of a value among bars that stand one step apart: 2.5 is half-way from the third to the fourth. */
function placeAmong(xs: readonly number[], value: number): number {
  const i = bisectLeft(xs as number[], value);
  const [before, after] = [xs[i - 1], xs[i]];
  if (after === value || before === undefined) return i;
  return after === undefined ? i - 1 : i - 1 + (value - before) / (after - before);
}

function valueRange(chart: LineChart | StackChart, layers: readonly Layer[] | undefined): [number, number] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const take = (value: number) => {
    min = Math.min(min, value);
    max = Math.max(max, value);
  };
  if (layers) {
    take(0);
    for (const { spans } of layers) for (const { low, high } of spans) [low, high].forEach(take);
    return [min, max];
  }
  for (const { points } of chart.series) for (const [, y] of points) take(y);
  if (chart.kind === "lines" && chart.point) take(chart.point.y);
  if (min > 0 && (min < max * FAR_FROM_ZERO || min === max)) min = 0;
  if (max < 0 && (max > min * FAR_FROM_ZERO || min === max)) max = 0;
  return [min, max];
}

/** Ticks under the plot, as many as do not touch. */
function xTicks(
  chart: LineChart | StackChart,
  xs: readonly number[],
  place: (value: number) => number,
  room: { from: number; to: number },
  currency: Currency,
): readonly Tick[] {
  const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 0];
  const most = Math.max(1, Math.floor((room.to - room.from) / 48));
  for (let count = most; count > 1; count -= 1) {
    const ticks = axisTicks(first, last, count, chart.x.format, currency).filter(
      // Bars have a place for their own values only.
      ({ value }) => chart.kind !== "stacked-bars" || xs.includes(value),
    );
    if (ticks.length > 0 && haveRoom(ticks, place)) return inside(ticks, place, room);
  }
  const ends = [...axisTicks(first, first, 1, chart.x.format, currency)];
  return inside(ends, place, room);
}

const inside = (
  ticks: readonly Tick[],
  place: (value: number) => number,
  { from, to }: { from: number; to: number },
): readonly Tick[] =>
  ticks.filter(({ value, label }) => {
    const half = widthOf(label) / 2;
    return place(value) - half >= from && place(value) + half <= to + 4;
  });

const haveRoom = (ticks: readonly Tick[], place: (value: number) => number): boolean =>
  ticks.every(({ value, label }, i) => {
    const next = ticks[i + 1];
    return (
      !next ||
      place(next.value) - place(value) >= (widthOf(label) + widthOf(next.label)) / 2 + TICK_ROOM.x / 2
    );
  });

/** Texts of marks beside their lines, in as many rows as they need. */
function placeMarks(
  marks: readonly Mark[],
  place: (value: number) => number,
  left: number,
  right: number,
): readonly PlacedMark[] {
  const ends: number[] = [];
  return [...marks]
    .sort((a, b) => a.x - b.x)
    .map(({ x, label }) => {
      const at = Math.min(right, Math.max(left, place(x)));
      const anchor = right - at >= widthOf(label) + 8 || right - at > at - left ? "start" : "end";
      const space = anchor === "start" ? right - at : at - left;
      const text = shortened(label, space - 8);
      const from = anchor === "start" ? at : at - widthOf(text) - 8;
      const free = ends.findIndex((end) => end <= from);
      const row = free < 0 ? ends.length : free;
      ends[row] = from + widthOf(text) + 12;
      return { x: at, row, anchor, text };
    });
}

const shortened = (text: string, space: number): string =>
  widthOf(text) <= space ? text : `${text.slice(0, Math.max(1, Math.floor(space / LETTER) - 1)).trimEnd()}…`;
