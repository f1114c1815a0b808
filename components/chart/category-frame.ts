import type { CategoryChart, Line } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import { formatValue } from "@/lib/run/format/format-value";
import { extentOf, niceRange } from "./axis-range";
import { partOf } from "./axis-scale";
import { ticksAcross, ticksDown } from "./axis-ticks";
import {
  barsOf,
  hasVerticalBars,
  LYING,
  LYING_AXIS,
  lyingStep,
  nameLines,
  namesColumn,
} from "./category-layout";
import { axisName, type Size } from "./frame";
import { layersOf } from "./layers";
import { LINE, widthOf } from "./text-size";
import type { Tick } from "./ticks";

export interface Bar {
  category: number;
  series: number;
  slot: number;
  low: number;
  high: number;
}

/** Geometry of bars over names, in pixels: `value` along the bars, `step` from one category to the next. */
export interface CategoryFrame {
  isStanding: boolean;
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  value: (value: number) => number;
  ticks: readonly Tick[];
  step: number;
  /** Offset from the start of a category to its first bar, and thickness of a bar. */
  offset: number;
  thickness: number;
  /** Layout of the names: lines below standing bars, or a column on the left of lying ones, or undefined above them. */
  names: { lines: number } | { column: number | undefined };
  axis: string;
}

const LEFT_EDGE = 10;
const STANDING_TOP = LINE + 8;
const WIDEST_BAR = 56;

export function barsIn(chart: CategoryChart): readonly Bar[] {
  if (chart.bars === "stacked") {
    return layersOf(
      linesOf(chart),
      chart.categories.names.map((_, index) => index),
    ).flatMap(({ spans }, series) =>
      spans.map(({ x, low, high }) => ({ category: x, series, slot: 0, low, high })),
    );
  }
  return chart.series.flatMap(({ values }, series) =>
    values.map((value, category) => ({
      category,
      series,
      slot: series,
      low: Math.min(0, value ?? 0),
      high: Math.max(0, value ?? 0),
    })),
  );
}

const linesOf = ({ series }: CategoryChart): readonly Line[] =>
  series.map(({ id, label, values }) => ({
    id,
    label,
    points: values.map((value, index) => [index, value ?? 0]),
  }));

export function categoryFrameOf(
  chart: CategoryChart,
  bars: readonly Bar[],
  size: Size,
  isWide: boolean,
  currency: Currency,
): CategoryFrame {
  const [min, max] = extentOf([0, ...bars.flatMap(({ low, high }) => [low, high])]) ?? [0, 1];
  return hasVerticalBars(chart, isWide)
    ? standing(chart, niceRange(min, max, 5), size, currency)
    : lying(chart, bars, size, isWide, currency);
}

function standing(
  chart: CategoryChart,
  range: readonly [number, number],
  { width, height }: Size,
  currency: Currency,
): CategoryFrame {
  const { names } = chart.categories;
  const ticks = ticksDown(range, chart.y, 5, height, currency);
  const left = Math.max(24, ...ticks.map(({ label }) => widthOf(label))) + LEFT_EDGE;
  const right = width - LEFT_EDGE;
  const step = (right - left) / Math.max(1, names.length);
  const lines = nameLines(names, step);
  const bottom = height - LINE * (lines + 1) - 12;
  const part = partOf(...range, undefined);
  const thickness = Math.min(WIDEST_BAR, (step * 0.7) / barsOf(chart));
  return {
    isStanding: true,
    width,
    left,
    right,
    top: STANDING_TOP,
    bottom,
    value: (value) => bottom - part(value) * (bottom - STANDING_TOP),
    ticks,
    step,
    thickness,
    offset: (step - thickness * barsOf(chart)) / 2,
    names: { lines },
    axis: axisName(chart.y),
  };
}

function lying(
  chart: CategoryChart,
  bars: readonly Bar[],
  { width, height }: Size,
  isWide: boolean,
  currency: Currency,
): CategoryFrame {
  const column = namesColumn(chart, isWide);
  const [least, most] = extentOf([0, ...bars.flatMap(({ low, high }) => [low, high])]) ?? [0, 1];
  // Values are at the ends of the bars.
  const room = (value: number): number =>
    value === 0 ? 0 : widthOf(formatValue(value, chart.y.format, currency).text) + 6;
  const left = (column ?? 0) + room(least);
  const right = width - Math.max(LEFT_EDGE, room(most));
  const count = Math.max(2, Math.floor((right - left) / 72));
  const range = least === 0 && most === 0 ? niceRange(0, 0, count) : ([least, most] as const);
  const part = partOf(...range, undefined);
  const value = (each: number) => left + part(each) * (right - left);
  const step = lyingStep(chart, column !== undefined);
  return {
    isStanding: false,
    width,
    left,
    right,
    top: 0,
    bottom: Math.min(height - LYING_AXIS, chart.categories.names.length * step),
    value,
    ticks: ticksAcross(range, chart.y, value, { from: 0, to: width }, currency),
    step,
    thickness: barsOf(chart) === 1 ? LYING.one : LYING.bar,
    offset: LYING.gap / 2 + (column === undefined ? LINE : 0),
    names: { column },
    axis: axisName(chart.y),
  };
}
