import type { Interval } from "../../../science/functions/interval.ts";
import * as I from "../../../science/functions/interval.ts";
import type { IntervalFunction } from "./interval-function.ts";

/** Range of x, in increasing order. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Zeros of a function in a range, separated as far as the limit of operations allows. */
export interface Isolation {
  /** Ranges of one zero each, where the function changes its sign. */
  readonly zeros: readonly Range[];
  /** Ranges in which zeros could neither be excluded nor separated. */
  readonly clusters: readonly Range[];
  /** Ranges in which the function is 0 everywhere. */
  readonly flats: readonly Range[];
}

/** Function with its derivative, for intervals. */
export interface Smooth {
  readonly value: IntervalFunction;
  readonly slope: IntervalFunction | undefined;
  /** Operations of one evaluation of the function, and of its derivative. */
  readonly cost: { readonly value: number; readonly slope: number };
}

/** Parts of the range that the search begins with. */
const FIRST_PARTS = 32;
/** Place of a division, in parts of the width: zeros at round numbers do not fall on it. */
const DIVISION = 0.4973;
/** Narrowest range, as a part of the whole, and of the distance from 0. */
const NARROWEST = 2 ** -42;
const NARROWEST_RELATIVE = 2 ** -49;
/** Ranges examined before the search yields. */
const STEP = 64;
/** Zeros that are closer than this part of the range may count as one. */
export const RESOLUTION = 1e-5;
/** Parts of a range below the resolution that are examined before it counts as one zero. */
const MAX_PARTS = 24;

/** More zeros are not separated: no plot could mark them. */
const MAX_ZEROS = 120;

/** Counts down the operations of a search. */
export interface Operations {
  left: number;
}

/**
 * Isolates the zeros of a function by bisection, with widest ranges first: excludes ranges by interval evaluation and by the
 * mean value form, and proves zeros by the derivative (Moore, Kearfott and Cloud 2009, chapter 8). Yields between steps.
 */
export function* isolateZeros(
  f: Smooth,
  { low, high }: Range,
  operations: Operations,
): Generator<undefined, Isolation> {
  const [zeros, rest, flats]: [Range[], Range[], Range[]] = [[], [], []];
  const part = (high - low) / FIRST_PARTS;
  let level: Range[] = Array.from({ length: FIRST_PARTS }, (_, i) => ({
    low: low + i * part,
    high: low + (i + 1) * part,
  }));
  while (level.length > 0) {
    const next: Range[] = [];
    for (const [index, range] of level.entries()) {
      if (index % STEP === STEP - 1) yield;
      if (zeros.length > MAX_ZEROS) operations.left = 0;
      const decision = operations.left > 0 ? examine(f, range, operations) : "unknown";
      if (decision === "none") continue;
      if (decision === "flat") flats.push(range);
      else if (decision !== "unknown") zeros.push(decision);
      else if (operations.left <= 0 || isNarrow(range, high - low)) rest.push(range);
      else {
        const middle = range.low + (range.high - range.low) * DIVISION;
        next.push({ low: range.low, high: middle }, { low: middle, high: range.high });
      }
    }
    level = removeCrowds(next, high - low, rest);
    yield;
  }
  const clusters = joinRanges(rest).flatMap((cluster) => {
    const zero = zeroOfCluster(f, cluster, operations);
    if (zero) zeros.push(zero);
    return zero ? [] : [cluster];
  });
  const gap = (RESOLUTION / 4) * (high - low);
  return { zeros: distinct(zeros), clusters: joinRanges(clusters, gap), flats: joinRanges(flats) };
}

/** Moves neighboring ranges to `rest` if they are many and lie within the resolution. */
function removeCrowds(level: readonly Range[], width: number, rest: Range[]): Range[] {
  const result: Range[] = [];
  for (let start = 0, end = 0; start < level.length; start = end) {
    while (end === start || (end < level.length && level[end]?.low === level[end - 1]?.high)) end++;
    const run = level.slice(start, end);
    const isClose = (run.at(-1)?.high ?? 0) - (run[0]?.low ?? 0) <= RESOLUTION * width;
    if (run.length > MAX_PARTS && isClose) rest.push(...run);
    else result.push(...run);
  }
  return result;
}

const isNarrow = ({ low, high }: Range, width: number): boolean =>
  high - low <= Math.max(width * NARROWEST, Math.max(-low, high) * NARROWEST_RELATIVE);

/** Returns the zero of a range, or that it has none, or is 0 everywhere, or that the range has to be divided. */
function examine(
  f: Smooth,
  { low, high }: Range,
  operations: Operations,
): Range | "none" | "flat" | "unknown" {
  const range = I.interval(low, high);
  operations.left -= f.cost.value;
  const value = f.value(range);
  if (I.isEmpty(value) || !I.containsZero(value)) return "none";
  if (value.low === 0 && value.high === 0) return value.isContinuous ? "flat" : "unknown";
  if (!value.isContinuous || !f.slope) return "unknown";
  const slope = f.slope(range);
  operations.left -= f.cost.value + f.cost.slope;
  if (I.isEmpty(slope) || !slope.isContinuous) return "unknown";
  const middle = (low + high) / 2;
  const fromMiddle = meanValue(f, slope, range, middle);
  if (!I.containsZero(fromMiddle)) return "none";
  if (fromMiddle.low === 0 && fromMiddle.high === 0) return "flat";
  if (I.signOf(slope) === 0) return "unknown";
  return zeroOfMonotone(f, { low, high }, operations);
}

const point = (x: number): Interval => I.interval(x, x);

/** Encloses f over a range by f(middle) + f′(range) · (range − middle). */
const meanValue = (f: Smooth, slope: Interval, range: Interval, middle: number): Interval =>
  I.add(f.value(point(middle)), I.multiply(slope, I.subtract(range, point(middle))));

function zeroOfMonotone(f: Smooth, { low, high }: Range, operations: Operations): Range | "none" | "unknown" {
  operations.left -= 2 * f.cost.value;
  const [first, last] = [I.signOf(f.value(point(low))), I.signOf(f.value(point(high)))];
  if (first === 0 || last === 0) return "unknown";
  return first === last ? "none" : narrow(f, { low, high }, first, operations);
}

/** Narrows the range of a single zero to the precision of doubles, by interval Newton steps and bisection. */
function narrow(f: Smooth, range: Range, signOfFirst: 1 | -1, operations: Operations): Range {
  let { low, high } = range;
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    operations.left -= f.cost.value + f.cost.slope;
    const value = f.value(point(middle));
    const slope = f.slope?.(I.interval(low, high));
    const newton = slope && I.subtract(point(middle), I.divide(value, slope));
    const before = high - low;
    if (newton && I.signOf(slope) !== 0) {
      low = Math.max(low, newton.low);
      high = Math.min(high, newton.high);
    }
    if (high - low > before / 4) {
      const sign = I.signOf(value);
      if (sign === 0) break;
      if (sign === signOfFirst) low = Math.max(low, middle);
      else high = Math.min(high, middle);
    }
  }
  return { low, high };
}

/** Returns the zero of a narrow range that is a zero’s by the signs to both sides. */
function zeroOfCluster(f: Smooth, cluster: Range, operations: Operations): Range | undefined {
  const margin = Math.max(cluster.high - cluster.low, Math.abs(cluster.high) * NARROWEST_RELATIVE);
  const wider = { low: cluster.low - margin, high: cluster.high + margin };
  const range = I.interval(wider.low, wider.high);
  const slope = f.slope?.(range);
  if (!f.value(range).isContinuous || !slope || I.signOf(slope) === 0) return undefined;
  const zero = zeroOfMonotone(f, wider, operations);
  return typeof zero === "string" ? undefined : zero;
}

/** Joins ranges that touch, or are no farther apart than a gap. */
export function joinRanges(ranges: readonly Range[], gap = 0): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.low - b.low)) {
    const last = result.at(-1);
    if (last && range.low - last.high <= gap)
      result[result.length - 1] = { low: last.low, high: Math.max(last.high, range.high) };
    else result.push(range);
  }
  return result;
}

/** Drops a zero that the ranges to both sides of a division have. */
const distinct = (zeros: readonly Range[]): Range[] =>
  zeros
    .toSorted((a, b) => a.low - b.low)
    .filter(({ low }, i, sorted) => i === 0 || low > (sorted[i - 1]?.high ?? Number.NEGATIVE_INFINITY));
