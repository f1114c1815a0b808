/**
 * Interval arithmetic in doubles, rounded outward: the result of an operation contains every value that the operation
 * has for numbers of its arguments (Moore, Kearfott and Cloud, “Introduction to Interval Analysis”, SIAM 2009).
 */

export interface Interval {
  /** Lower end; above `high` if no number of the argument has a value. */
  readonly low: number;
  readonly high: number;
  /** True if the function is defined and continuous at every number of the argument. */
  readonly isContinuous: boolean;
}

export const interval = (low: number, high: number, isContinuous = true): Interval => ({
  low,
  high,
  isContinuous,
});

export const EMPTY = interval(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, false);
const EVERYTHING = interval(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, false);

export const isEmpty = ({ low, high }: Interval): boolean => !(low <= high);
export const containsZero = ({ low, high }: Interval): boolean => low <= 0 && high >= 0;

/** Returns 1 or −1 if all numbers have that sign, else 0. */
export const signOf = ({ low, high }: Interval): -1 | 0 | 1 =>
  low > 0 ? 1 : high < 0 && low <= high ? -1 : 0;

/** Bound of the relative error of an operation that rounds to the nearest double. */
const ULP = 2 ** -52;
/** Bound of the relative error of the functions of JavaScript engines, which follow fdlibm (below 2 ulp). */
export const FUNCTION_ERROR = 4 * ULP;
const { MAX_VALUE, MIN_VALUE } = Number;

/** Returns a number below x by a part of its size. */
export function below(x: number, error = ULP): number {
  if (x === Number.POSITIVE_INFINITY) return MAX_VALUE;
  return x === Number.NEGATIVE_INFINITY ? x : x - Math.abs(x) * error - MIN_VALUE;
}

export const above = (x: number, error = ULP): number => -below(-x, error);

/** Returns the interval around values with a relative error. */
export const around = (low: number, high: number, isContinuous: boolean, error = ULP): Interval =>
  interval(below(low, error), above(high, error), isContinuous);

/** Interval of a constant, which the double nearest to it stands for. */
export const constant = (value: number): Interval =>
  Number.isSafeInteger(value) ? interval(value, value) : around(value, value, true);

export const negate = ({ low, high, isContinuous }: Interval): Interval =>
  interval(-high, -low, isContinuous);

/** A sum of doubles that is 0 is exact. */
const sumBelow = (a: number, b: number): number => {
  const sum = a + b;
  return sum === 0 ? 0 : Number.isNaN(sum) ? Number.NEGATIVE_INFINITY : below(sum);
};

export function add(a: Interval, b: Interval): Interval {
  if (isEmpty(a) || isEmpty(b)) return EMPTY;
  return interval(sumBelow(a.low, b.low), -sumBelow(-a.high, -b.high), a.isContinuous && b.isContinuous);
}

export const subtract = (a: Interval, b: Interval): Interval => add(a, negate(b));

/** Multiplies ends: 0 · ∞ is 0, because no number is infinite. */
const product = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : a * b);

export function multiply(a: Interval, b: Interval): Interval {
  if (isEmpty(a) || isEmpty(b)) return EMPTY;
  const isContinuous = a.isContinuous && b.isContinuous;
  const [p, q, r, s] = [
    product(a.low, b.low),
    product(a.low, b.high),
    product(a.high, b.low),
    product(a.high, b.high),
  ];
  const [low, high] = [Math.min(p, q, r, s), Math.max(p, q, r, s)];
  const isZero = (x: Interval): boolean => x.low === 0 && x.high === 0;
  if (isZero(a) || isZero(b)) return interval(0, 0, isContinuous);
  // A product that is never negative stays so: an end of 0 comes from a factor of 0, or from underflow.
  return interval(
    low >= 0 && isSigned(a) && isSigned(b) ? Math.max(0, below(low)) : below(low),
    high <= 0 && isSigned(a) && isSigned(b) ? Math.min(0, above(high)) : above(high),
    isContinuous,
  );
}

const isSigned = ({ low, high }: Interval): boolean => low >= 0 || high <= 0;

function inverse(x: Interval): Interval {
  if (isEmpty(x) || (x.low === 0 && x.high === 0)) return EMPTY;
  const { low, high, isContinuous } = x;
  if (low > 0 || high < 0) return around(1 / high, 1 / low, isContinuous);
  if (low === 0) return interval(below(1 / high), Number.POSITIVE_INFINITY, false);
  return high === 0 ? interval(Number.NEGATIVE_INFINITY, above(1 / low), false) : EVERYTHING;
}

export const divide = (a: Interval, b: Interval): Interval => multiply(a, inverse(b));

/** Applies a function that increases over its domain, which the argument is cut to. */
export function increasing(
  f: (x: number) => number,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
  error = FUNCTION_ERROR,
): (x: Interval) => Interval {
  return (x) => {
    const [low, high] = [Math.max(x.low, least), Math.min(x.high, most)];
    if (!(low <= high)) return EMPTY;
    const isInside = x.low >= least && x.high <= most;
    return around(f(low), f(high), x.isContinuous && isInside, error);
  };
}

/** Applies a function with jumps, which increases. */
export const stepped =
  (f: (x: number) => number) =>
  (x: Interval): Interval => {
    if (isEmpty(x)) return EMPTY;
    const [low, high] = [f(x.low), f(x.high)];
    // At a single number, a jump next to it is unknown.
    return interval(low, high, x.isContinuous && low === high && !isJump(f, x));
  };

const isJump = (f: (x: number) => number, { low, high }: Interval): boolean =>
  f(below(low)) !== f(low) || f(above(high)) !== f(high);

export function absolute(x: Interval): Interval {
  if (isEmpty(x) || x.low >= 0) return x;
  if (x.high <= 0) return negate(x);
  return interval(0, Math.max(-x.low, x.high), x.isContinuous);
}

/** Joins the values of parts of an argument. */
export function union(a: Interval, b: Interval, isContinuous: boolean): Interval {
  if (isEmpty(a)) return { ...b, isContinuous: false };
  if (isEmpty(b)) return { ...a, isContinuous: false };
  return interval(Math.min(a.low, b.low), Math.max(a.high, b.high), isContinuous);
}
