/**
 * Double-exponential quadrature (Takahasi and Mori, “Double exponential formulas for numerical integration”, 1974): the
 * trapezoidal rule after x = a + (b − a) / (1 + exp(−π sinh t)), or x = a + exp(π/2 sinh t) for an infinite range. Each
 * node is an end and a distance from it, so that 1/√(1 − x) does not cancel next to 1.
 */
import type { Ball } from "../../../core/reals/ball.ts";
import * as B from "../../../core/reals/ball.ts";
import { decide, type Real } from "../../../core/reals/real.ts";
import { messages } from "../messages.ts";
import { fail } from "../numbers/budget.ts";
import type { Interval, IntervalFunction } from "./real-function.ts";

/** End of a range: exactly, and as the nearest double. */
export interface End {
  exact: Real;
  double: number;
}

export interface Integrand {
  enclosure: IntervalFunction;
  /** Returns the value at a number. @throws InputError if there is none */
  valueAt(x: Real): Real;
}

/** Sum with bounds of its errors. */
export interface Estimate {
  value: number;
  /** Difference of the last sums, from which the error of the rule is estimated. */
  error: number;
  /** Bound of the rounding errors, and of the part beyond the last nodes. */
  rounding: number;
  /** Integral of the absolute value. */
  size: number;
  evaluations: number;
}

/** Range from one end to another, or to infinity in a direction. */
export type Range = { from: End; to: End } | { from: End; direction: 1 | -1 };

export const hasTwoEnds = (range: Range): range is { from: End; to: End } => "to" in range;

interface Term {
  value: number;
  error: number;
}

/** Distances below and above these powers of e are computed with balls. */
const MAX_LOG = 660;
/** Bits of the distances next to an end that are computed. */
const MAX_BITS = 3400;
const FINITE_END = 7.2;
const INFINITE_END = 8.5;
/** Nodes up to here are always computed: others may be far from all that matters. */
const MIN_END = 3.25;
const MAX_LEVEL = 6;
const FIRST_STEP = 0.5;
/** Part of a sum below which a term is negligible, and a relative error above which balls compute it. */
const NEGLIGIBLE = 1e-19;
const INACCURATE = 1e-13;

/** Integrates over a range without singular points inside. */
export function quadrature(f: Integrand, range: Range): Estimate {
  const width = hasTwoEnds(range) ? range.to.double - range.from.double : Number.POSITIVE_INFINITY;
  let [evaluations, largest] = [0, 0];
  const weighted = (t: number): Term => {
    const { end, sign, log, factor } = nodeOf(range, width, t);
    evaluations += 1;
    const term = termAt(f, end, sign, log, INACCURATE * (largest / factor));
    const value = term.value * factor;
    largest = Math.max(largest, Math.abs(value));
    return { value, error: term.error * factor };
  };
  let [sum, size, error] = [0, 0, 0];
  const take = ({ value, error: by }: Term): void => {
    sum += value;
    size += Math.abs(value);
    error += by;
  };
  let step = FIRST_STEP;
  take(weighted(0));
  let t = step;
  let [before, last]: [number[], number[]] = [
    [0, 0],
    [0, 0],
  ];
  for (; t < MIN_END; t += step) {
    before = last;
    last = [-t, t].map((each) => {
      const term = weighted(each);
      take(term);
      return Math.abs(term.value);
    });
  }
  const ends = [-1, 1].map((side, at) => {
    const most = side > 0 && !hasTwoEnds(range) ? INFINITE_END : FINITE_END;
    let [previous = 0, size = 0] = [before[at], last[at]];
    for (let [place, small] = [t, 0]; place <= most; place += step) {
      const term = weighted(side * place);
      take(term);
      [previous, size] = [size, Math.abs(term.value)];
      small = size <= NEGLIGIBLE * largest ? small + 1 : 0;
      if (small === 2) return { t: place, rest: 0 };
    }
    // The terms fall at least geometrically, or the integral does not converge.
    if (!(size < 0.9 * previous)) return fail(messages.calculus.notConvergent);
    return { t: most, rest: (2 * step * size * previous) / (previous - size) };
  });
  const [left, right] = ends.map(({ t }) => t);
  const rest = ends.reduce((total, end) => total + end.rest, 0);
  let differences: readonly number[] = [];
  for (let level = 1; ; level += 1) {
    const before = sum * step;
    step /= 2;
    for (let t = step; t <= Math.max(left ?? 0, right ?? 0); t += 2 * step) {
      if (t <= (left ?? 0)) take(weighted(-t));
      if (t <= (right ?? 0)) take(weighted(t));
    }
    const value = sum * step;
    differences = [Math.abs(value - before), ...differences];
    const [last = 0, previous = size * step] = differences;
    const scale = size * step;
    // A rule of this kind about doubles its digits with each step. Less is assumed, in case that the last difference is small by chance.
    const expected = scale === 0 ? 0 : scale * (previous / scale) ** 1.6;
    const ruleError = Math.max(last, expected);
    const rounding = error * step + Math.abs(value) * 2 ** -51;
    if (level === MAX_LEVEL || (level > 2 && ruleError <= Math.max(rounding, 1e-15 * scale)))
      return { value, error: ruleError, rounding: rounding + rest, size: scale, evaluations };
  }
}

interface Node {
  end: End;
  /** Side of the end. */
  sign: 1 | -1;
  /** Logarithm of the distance. */
  log: number;
  /** Weight for f times the distance. */
  factor: number;
}

function nodeOf(range: Range, width: number, t: number): Node {
  if (!hasTwoEnds(range))
    return {
      end: range.from,
      sign: range.direction,
      log: (Math.PI / 2) * Math.sinh(t),
      factor: (Math.PI / 2) * Math.cosh(t),
    };
  const exponent = Math.PI * Math.sinh(Math.abs(t));
  const part = 1 / (1 + Math.exp(-exponent));
  return {
    end: t > 0 ? range.to : range.from,
    sign: t > 0 ? -1 : 1,
    log: Math.log(width) - exponent + Math.log(part),
    factor: Math.PI * Math.cosh(t) * part,
  };
}

/** Returns f times the distance from the end, in doubles if their error is below `most`, else in balls. */
function termAt(f: Integrand, end: End, sign: 1 | -1, log: number, most: number): Term {
  // The distance has the relative error of an exponential, which also shifts the node.
  const relative = (Math.abs(log) + 8) * 2 ** -52;
  if (Math.abs(log) < MAX_LOG) {
    const distance = Math.exp(log);
    const enclosure = f.enclosure(around(end, sign * distance, relative));
    if (enclosure) {
      const [low, high] = enclosure;
      const value = (low / 2 + high / 2) * distance;
      const error = (high / 2 - low / 2) * distance + Math.abs(value) * relative;
      const isPrecise = error <= Math.max(most, 1e-300, Math.abs(value) * 8e-15);
      if (Number.isFinite(value) && isPrecise) return { value, error };
    }
  }
  const { value, error } = exactTerm(f, end, sign, log, most);
  return { value, error: error + STEEPNESS * Math.abs(value) * relative };
}

/** Bound of the relative change of an integrand by that of the distance, at the nodes that balls compute. */
const STEEPNESS = 16;

/** Returns the doubles around end + distance. */
function around({ double }: End, distance: number, relative: number): Interval {
  const x = double + distance;
  const error =
    Math.abs(distance) * relative + (double === 0 ? 0 : (Math.abs(double) + Math.abs(x)) * 2 ** -53);
  return [x - error, x + error];
}

function exactTerm(f: Integrand, { exact }: End, sign: 1 | -1, log: number, most: number): Term {
  const exponent = Math.floor(log / Math.LN2);
  const middle = BigInt(Math.round(Math.exp(log - exponent * Math.LN2) * 2 ** 52));
  const distance: Ball = B.ballOf(BigInt(sign) * middle, exponent - 52);
  if (exponent < -MAX_BITS) return { value: 0, error: 0 };
  const x: Real = {
    exact: undefined,
    ball: (bits) => {
      const end = exact.ball(64);
      const places = bits + Math.max(0, (end ? B.topOf(end) : 0) - exponent) + 8;
      const precise = exact.ball(places);
      return precise && B.add(precise, distance, places);
    },
  };
  const value = f.valueAt(x);
  const least = Math.max(Math.log2(most), -1060);
  const product = decide(value, MAX_BITS + 512, (ball) => {
    const result = B.multiply(ball, { ...distance, middle }, 96);
    const isPrecise =
      result.radius === 0n || B.topOf({ ...result, middle: 0n }) < Math.max(B.topOf(result) - 50, least);
    return isPrecise ? result : undefined;
  });
  return product ? doublesOf(product) : fail(messages.calculus.notConvergent);
}

function doublesOf(ball: Ball): Term {
  const { middle, radius, exponent } = B.round(ball, 60);
  const scale = (x: bigint): number => {
    const half = exponent >> 1;
    return Number(x) * 2 ** half * 2 ** (exponent - half);
  };
  return { value: scale(middle), error: scale(radius) + Math.abs(scale(middle)) * 2 ** -52 };
}
