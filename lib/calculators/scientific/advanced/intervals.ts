/** Interval arithmetic in doubles, rounded outward: results contain all values for the numbers of their arguments. */
import * as count from "../combinatorics.ts";

export type Interval = readonly [low: number, high: number];

/** Thrown if no number of an argument has a value, or no enclosure of the values is known. */
export class IntervalError extends Error {}

export type IntervalOperation = (a: Interval, b?: Interval) => Interval;

/** Bound of the relative error of a rounded operation, and of a function of the JavaScript engine. */
const ROUNDING = 2 ** -52;
const FUNCTION_ERROR = 2 ** -49;
const WHOLE: Interval = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

function fail(): never {
  throw new IntervalError();
}

const around = (low: number, high: number, error = ROUNDING): Interval =>
  Number.isNaN(low) || Number.isNaN(high) ? WHOLE : [below(low, error), -below(-high, error)];

/** Returns a number below x by a part of its size. */
function below(x: number, error: number): number {
  if (Math.abs(x) === Number.POSITIVE_INFINITY) return x > 0 ? Number.MAX_VALUE : x;
  return x - Math.abs(x) * error - Number.MIN_VALUE;
}

/** Returns the interval of a number that a double stands for. */
export const point = (x: number): Interval => (Number.isSafeInteger(x) ? [x, x] : around(x, x));

export const negate = ([low, high]: Interval): Interval => [-high, -low];

function add(a: Interval, b: Interval): Interval {
  return around(a[0] + b[0], a[1] + b[1]);
}

/** Multiplies ends; a number is never infinite, so that 0 · ∞ is 0. */
const product = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : a * b);

function multiply(a: Interval, b: Interval): Interval {
  const [p, q, r, s] = [product(a[0], b[0]), product(a[0], b[1]), product(a[1], b[0]), product(a[1], b[1])];
  return around(Math.min(p, q, r, s), Math.max(p, q, r, s));
}

function divide(a: Interval, [low, high]: Interval): Interval {
  if (low === 0 && high === 0) return fail();
  if (low <= 0 && high >= 0) return WHOLE;
  return multiply(a, around(1 / high, 1 / low));
}

/** Applies a function that increases, with its domain. */
const increasing =
  (
    f: (x: number) => number,
    least = Number.NEGATIVE_INFINITY,
    most = Number.POSITIVE_INFINITY,
  ): IntervalOperation =>
  ([low, high]) => {
    if (high < least || low > most) return fail();
    return around(f(Math.max(low, least)), f(Math.min(high, most)), FUNCTION_ERROR);
  };

const absolute = ([low, high]: Interval): Interval =>
  low >= 0 ? [low, high] : high <= 0 ? [-high, -low] : [0, Math.max(-low, high)];

const exp = increasing(Math.exp);
const ln = increasing(Math.log, 0);
const nonNegative = ([low, high]: Interval): Interval => [Math.max(0, low), high];

function wholePower(x: Interval, n: number): Interval {
  if (n < 0) return divide([1, 1], wholePower(x, -n));
  if (n === 0) return [1, 1];
  if (n === 1) return x;
  const [low, high] = n % 2 === 0 ? absolute(x) : x;
  const result = around(low ** n, high ** n, FUNCTION_ERROR);
  return n % 2 === 0 ? nonNegative(result) : result;
}

function power(x: Interval, y: Interval): Interval {
  if (y[0] === y[1] && Number.isInteger(y[0])) return wholePower(x, y[0]);
  if (x[1] < 0 || (x[1] === 0 && y[0] <= 0)) return fail();
  if (x[1] === 0) return [0, 0];
  const base: Interval = [Math.max(0, x[0]), x[1]];
  if (base[0] === 0)
    return y[0] > 0
      ? nonNegative(exp(multiply(y, [Number.NEGATIVE_INFINITY, ln(base)[1]])))
      : [0, Number.POSITIVE_INFINITY];
  return nonNegative(exp(multiply(y, ln(base))));
}

function root(x: Interval, degree: Interval): Interval {
  const n = degree[0];
  if (n !== degree[1] || !Number.isInteger(n) || n < 1) return fail();
  const f = (value: number): number => Math.sign(value) * Math.abs(value) ** (1 / n);
  return n % 2 === 1 ? increasing(f)(x) : nonNegative(increasing(f, 0)(x));
}

/** Largest angle whose extremes next to it are found. */
const MAX_ANGLE = 2 ** 30;

/** Encloses the cosine of an angle with this half turn: extreme at every half turn. */
function cosine([low, high]: Interval, half: number, f: (x: number) => number): Interval {
  if (!(high - low < 2 * half) || Math.max(Math.abs(low), Math.abs(high)) > MAX_ANGLE * half)
    return low === high ? around(f(low), f(low), FUNCTION_ERROR) : [-1, 1];
  const error = 4 * ROUNDING * (1 + Math.max(Math.abs(low), Math.abs(high)) / half);
  const [from, to] = [low / half - error, high / half + error];
  const hasExtreme = (parity: number): boolean => 2 * Math.ceil((from - parity) / 2) + parity <= to;
  const [least, most] = around(Math.min(f(low), f(high)), Math.max(f(low), f(high)), FUNCTION_ERROR);
  const isPoint = low === high;
  return [
    !isPoint && hasExtreme(1) ? -1 : Math.max(least, -1),
    !isPoint && hasExtreme(0) ? 1 : Math.min(most, 1),
  ];
}

const cos: IntervalOperation = (x) => cosine(x, Math.PI, Math.cos);
/** The sine is the cosine of an angle a quarter turn less; its values at the ends are its own. */
function sin([low, high]: Interval): Interval {
  const shifted: Interval = [low - Math.PI / 2, high - Math.PI / 2];
  const [least, most] = around(
    Math.min(Math.sin(low), Math.sin(high)),
    Math.max(Math.sin(low), Math.sin(high)),
    FUNCTION_ERROR,
  );
  if (low === high) return [Math.max(least, -1), Math.min(most, 1)];
  const outer = cosine(shifted, Math.PI, Math.cos);
  return [outer[0] === -1 ? -1 : Math.max(least, -1), outer[1] === 1 ? 1 : Math.min(most, 1)];
}

const DEGREE = around(Math.PI / 180, Math.PI / 180);
const inRadians = (x: Interval): Interval => multiply(x, DEGREE);
/** Reduces degrees exactly. */
const reduced = ([low, high]: Interval): Interval => (low === high ? [low % 360, low % 360] : [low, high]);

const gamma: IntervalOperation = ([low, high]) => {
  // Γ has its least value, above 0.8856, between 1.46 and 1.47.
  if (low <= 0)
    return low === high && !Number.isInteger(low)
      ? around(count.gamma(low), count.gamma(low), 2 ** -44)
      : WHOLE;
  const [a, b] = [count.gamma(low), count.gamma(high)];
  const least = low < 1.47 && high > 1.46 ? 0.8856 : Math.min(a, b);
  return around(least, Math.max(a, b), 2 ** -44);
};

const modulo = (a: Interval, b: Interval): Interval => {
  const difference = add(a, negate(multiply(b, stepped(Math.floor)(divide(a, b)))));
  return b[0] > 0 ? [Math.max(0, difference[0]), Math.min(b[1], difference[1])] : difference;
};

const stepped =
  (f: (x: number) => number): IntervalOperation =>
  ([low, high]) => [f(low), f(high)];

type Binary = (a: Interval, b: Interval) => Interval;
const binary =
  (f: Binary): IntervalOperation =>
  (a, b) =>
    b ? f(a, b) : fail();
/** Most of a function of two numbers, the second of which may be missing. */
const withDefault =
  (f: Binary, second: Interval): IntervalOperation =>
  (a, b) =>
    f(a, b ?? second);

const same: IntervalOperation = (x) => x;

/** Operations and functions by name, for intervals. */
export const intervalFunctions: ReadonlyMap<string, IntervalOperation> = new Map<string, IntervalOperation>([
  ["neg", negate],
  ["+", binary(add)],
  ["-", binary((a, b) => add(a, negate(b)))],
  ["=", binary((a, b) => add(a, negate(b)))],
  ["*", binary(multiply)],
  ["/", binary(divide)],
  ["^", binary(power)],
  ["mod", binary(modulo)],
  ["!", (x) => gamma(add(x, [1, 1]))],
  ["gamma", gamma],
  ["erf", increasing(erf)],
  ["sqrt", (x) => nonNegative(increasing(Math.sqrt, 0)(x))],
  ["cbrt", increasing(Math.cbrt)],
  ["nthRoot", binary(root)],
  ["exp", (x) => nonNegative(exp(x))],
  ["ln", ln],
  ["log", withDefault((x, base) => divide(ln(x), ln(base)), [10, 10])],
  ["log2", increasing(Math.log2, 0)],
  ["sin", sin],
  ["cos", cos],
  ["tan", (x) => divide(sin(x), cos(x))],
  ["sinDegrees", (x) => sin(inRadians(reduced(x)))],
  ["cosDegrees", (x) => cos(inRadians(reduced(x)))],
  ["tanDegrees", (x) => divide(sin(inRadians(reduced(x))), cos(inRadians(reduced(x))))],
  ["asin", increasing(Math.asin, -1, 1)],
  ["acos", (x) => negate(increasing((y) => -Math.acos(y), -1, 1)(x))],
  ["atan", increasing(Math.atan)],
  ["sinh", increasing(Math.sinh)],
  ["cosh", (x) => increasing(Math.cosh)(absolute(x))],
  ["tanh", increasing(Math.tanh)],
  ["asinh", increasing(Math.asinh)],
  ["acosh", increasing(Math.acosh, 1)],
  ["atanh", increasing(Math.atanh, -1, 1)],
  ["abs", absolute],
  ["sign", stepped(Math.sign)],
  ["floor", stepped(Math.floor)],
  ["ceil", stepped(Math.ceil)],
  [
    "round",
    withDefault((x, places) => stepped((y) => Math.round(y * 10 ** places[0]) / 10 ** places[0])(x), [0, 0]),
  ],
  ["decimal", same],
  ["re", same],
  ["conj", same],
  ["im", () => [0, 0]],
  ["min", binary((a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1])])],
  ["max", binary((a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1])])],
]);

/** Computes erf x by its series, or by the continued fraction of erfc (DLMF 7.6.1, 7.9.3). */
function erf(x: number): number {
  const size = Math.abs(x);
  if (size > 6) return Math.sign(x);
  const square = size * size;
  if (size < 2.5) {
    let [term, sum] = [size, size];
    for (let n = 1; term > sum * 1e-17; n += 1) {
      term *= (2 * square) / (2 * n + 1);
      sum += term;
    }
    return Math.sign(x) * ((2 * sum) / Math.sqrt(Math.PI)) * Math.exp(-square);
  }
  let fraction = size;
  for (let n = 60; n >= 1; n -= 1) fraction = size + n / 2 / fraction;
  return Math.sign(x) * (1 - Math.exp(-square) / fraction / Math.sqrt(Math.PI));
}
