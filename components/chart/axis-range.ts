import { nice } from "d3-array";
import type { AxisScale } from "@/lib/kit/calculator/chart";

export type Range = readonly [min: number, max: number];

/** Range from zero relative to the largest value, from which an axis need not begin at zero. */
const FAR_FROM_ZERO = 0.5;

/** Number of steps within which a power axis ends on a round one: its last steps are the longest. */
const POWER_COUNT = 16;

/** Returns the range of the values. Undefined if there are none. */
export function extentOf(values: Iterable<number>): Range | undefined {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? [min, max] : undefined;
}

/** Extends a range to zero, unless its values are far from it. */
function towardZero([min, max]: Range): Range {
  if (min > 0 && (min < max * FAR_FROM_ZERO || min === max)) return [0, max];
  if (max < 0 && (max > min * FAR_FROM_ZERO || min === max)) return [min, 0];
  return [min, max];
}

export function roundRange(range: Range, count: number, scale: AxisScale | undefined): Range {
  if (scale?.kind === "log") return roundLogRange(range);
  if (scale) return niceRange(Math.min(0, range[0]), Math.max(0, range[1]), POWER_COUNT);
  return niceRange(...towardZero(range), count);
}

/** Widens a range to round ends, or a single value to some room. */
export function niceRange(min: number, max: number, count: number): Range {
  if (min === max) {
    if (min === 0) return [0, 1];
    return min > 0 ? niceRange(0, min, count) : niceRange(min, 0, count);
  }
  const [low, high] = nice(min, max, count);
  return Number.isFinite(low) && Number.isFinite(high) && low < high ? [low, high] : [min, max];
}

/** Ratio of largest to smallest value from which a logarithmic axis ends on ones, twos and fives. */
const WIDE = 5;

/**
 * Rounds a positive range to a one, two or five of a decade; to whole steps of a decade if the values are
 * close together.
 */
function roundLogRange([min, max]: Range): Range {
  if (min === max) {
    const decade = Math.floor(Math.log10(min));
    const below = Number(`1e${decade}`);
    return [finite(below === min ? below / 10 : below, min), finite(Number(`1e${decade + 1}`), max)];
  }
  if (max < 1.5 * min) {
    const [low, high] = nice(min, max, 5);
    return [low > 0 ? low : min, finite(high, max)];
  }
  const steps = max > WIDE * min ? [1, 2, 5] : [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const lower = decadeSteps(min, steps).findLast((value) => value <= min * (1 + 1e-12));
  const upper = decadeSteps(max, [...steps, 10]).find((value) => value >= max * (1 - 1e-12));
  return [finite(lower, min), finite(upper, max)];
}

const decadeSteps = (value: number, steps: readonly number[]): readonly number[] => {
  const decade = Math.floor(Math.log10(value));
  return steps.map((step) => Number(`${step}e${decade}`));
};

/** Returns a round end, or the value itself if that exceeds the doubles. */
const finite = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : otherwise;

/** Round steps of an axis, in powers of ten. */
const ROUND_STEPS = [1, 2, 2.5, 4, 5, 10];

/** Returns a range of `steps` equal round steps that includes the values, and the ends of its steps. */
export function alignedRange(extent: Range, steps: number): { range: Range; values: readonly number[] } {
  const [min, max] = extent[0] === extent[1] ? niceRange(extent[0], extent[1], steps) : towardZero(extent);
  const power = 10 ** Math.floor(Math.log10((max - min) / steps));
  for (const scale of [power, power * 10]) {
    for (const each of ROUND_STEPS) {
      const first = Math.floor(min / (each * scale) + 1e-9);
      const values = Array.from({ length: steps + 1 }, (_, index) => (first + index) * each * scale);
      const last = values.at(-1) ?? 0;
      if (last >= max - 1e-9 * (max - min)) return { range: [values[0] ?? min, last], values };
    }
  }
  return { range: [min, max], values: [min, max] };
}
