import { messages } from "./messages.ts";
import { fail } from "./numbers/budget.ts";
import { sqrt } from "./numbers/complex-functions.ts";
import * as R from "./numbers/metered-rational.ts";
import {
  add,
  divide,
  isComplex,
  isExact,
  isZero,
  multiply,
  type Num,
  negative,
  plus,
  type RealNum,
  signOf,
  subtract,
} from "./numbers/numbers.ts";

/** Requires real numbers: others have no order. */
function reals(list: readonly Num[]): readonly RealNum[] {
  if (list.length === 0) fail(messages.lists.empty);
  return list.map((x) => (isComplex(x) ? fail(messages.statistics.notReal) : x));
}

const compare = (a: RealNum, b: RealNum): number =>
  isExact(a) && isExact(b) ? R.compare(a, b) : signOf(plus(a, negative(b)));
const count = (list: readonly Num[]): R.Rational => R.rational(BigInt(list.length));

export const sorted = (list: readonly Num[]): readonly RealNum[] => [...reals(list)].sort(compare);
export const total = (list: readonly Num[]): Num => list.reduce(add, R.ZERO);
export const mean = (list: readonly Num[]): Num => divide(total(reals(list)), count(list));

export function median(list: readonly Num[]): Num {
  const ordered = sorted(list);
  const middle = ordered.length >> 1;
  const [low, high] = [ordered[middle - 1] ?? R.ZERO, ordered[middle] ?? R.ZERO];
  return ordered.length % 2 === 1 ? high : divide(add(low, high), R.rational(2n));
}

/**
 * Returns the first and third quartile: medians of the lower and upper half, without the middle value (Moore
 * and McCabe).
 */
export function quartiles(list: readonly Num[]): [Num, Num] {
  const ordered = sorted(list);
  if (ordered.length < 2) fail(messages.statistics.quartilesOfOne);
  const half = ordered.length >> 1;
  return [median(ordered.slice(0, half)), median(ordered.slice(ordered.length - half))];
}

/** Returns the most frequent values; none if each occurs once. */
export function modes(list: readonly Num[]): readonly Num[] {
  const groups: { value: RealNum; times: number }[] = [];
  for (const value of sorted(list)) {
    const last = groups.at(-1);
    if (last && compare(last.value, value) === 0) last.times += 1;
    else groups.push({ value, times: 1 });
  }
  const most = Math.max(...groups.map(({ times }) => times));
  return most === 1 && list.length > 1
    ? []
    : groups.filter(({ times }) => times === most).map(({ value }) => value);
}

const squares = (list: readonly Num[]): Num => {
  const center = mean(list);
  return total(list.map((x) => multiply(subtract(x, center), subtract(x, center))));
};

export function variance(list: readonly Num[], of: "sample" | "population"): Num {
  if (of === "sample" && list.length < 2) fail(messages.statistics.deviationOfOne);
  const below = of === "sample" ? R.subtract(count(list), R.ONE) : count(list);
  return divide(squares(list), below);
}

export const deviation = (list: readonly Num[], of: "sample" | "population"): Num => sqrt(variance(list, of));

export interface Regression {
  slope: Num;
  intercept: Num;
  /** Undefined if all y are equal. */
  r2?: Num;
}

/** Fits the straight line with the least squares of y. */
export function regression(xs: readonly Num[], ys: readonly Num[]): Regression {
  if (xs.length !== ys.length) fail(messages.regression.unequalCounts({ x: xs.length, y: ys.length }));
  if (xs.length < 2) fail(messages.regression.onePoint);
  const [mx, my] = [mean(xs), mean(ys)];
  const sxy = total(xs.map((x, at) => multiply(subtract(x, mx), subtract(ys[at] ?? R.ZERO, my))));
  const [sxx, syy] = [squares(xs), squares(ys)];
  if (isZero(sxx)) fail(messages.regression.verticalLine);
  const slope = divide(sxy, sxx);
  return {
    slope,
    intercept: subtract(my, multiply(slope, mx)),
    ...(!isZero(syy) && { r2: divide(multiply(sxy, sxy), multiply(sxx, syy)) }),
  };
}
