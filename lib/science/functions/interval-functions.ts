import type { AngleUnit } from "./angle-unit.ts";
import * as count from "./combinatorics.ts";
import * as D from "./double-functions.ts";
import type { Interval } from "./interval.ts";
import * as I from "./interval.ts";

type Unary = (x: Interval) => Interval;
type Binary = (a: Interval, b: Interval) => Interval;

const ONE = I.interval(1, 1);
const PI = I.constant(Math.PI);
const TURN = I.constant(2 * Math.PI);

const exp: Unary = (x) => {
  const { low, high, isContinuous } = I.increasing(Math.exp)(x);
  return I.interval(Math.max(0, low), high, isContinuous);
};

const logarithm = (f: (x: number) => number): Unary => {
  const inside = I.increasing(f, 0);
  // The end of the domain has no value.
  return (x) => (x.high <= 0 ? I.EMPTY : { ...inside(x), isContinuous: x.isContinuous && x.low > 0 });
};

const ln = logarithm(Math.log);

/** Whole powers are exact enough in one call; others are exponentials. */
function wholePower(x: Interval, n: number): Interval {
  if (n < 0) return I.divide(ONE, wholePower(x, -n));
  if (n === 0) return I.isEmpty(x) ? x : I.interval(1, 1, x.isContinuous);
  if (n === 1 || I.isEmpty(x)) return x;
  const f = (each: number): number => each ** n;
  if (n % 2 === 1) return I.increasing(f)(x);
  const { low, high, isContinuous } = I.absolute(x);
  const { low: least, high: most } = I.increasing(f)(I.interval(low, high));
  return I.interval(Math.max(0, least), most, isContinuous);
}

export function power(x: Interval, y: Interval): Interval {
  if (I.isEmpty(x) || I.isEmpty(y)) return I.EMPTY;
  if (y.low === y.high && Number.isInteger(y.low)) {
    const result = wholePower(x, y.low);
    return { ...result, isContinuous: result.isContinuous && y.isContinuous };
  }
  // Negative bases have a real power for isolated exponents only.
  if (x.high < 0) return I.EMPTY;
  const base = I.interval(Math.max(0, x.low), x.high);
  const isContinuous = x.isContinuous && y.isContinuous && x.low >= 0 && (x.low > 0 || y.low > 0);
  const positive = exp(I.multiply(y, ln(base)));
  if (x.low > 0) return { ...positive, isContinuous };
  // 0 to a positive power is 0.
  return I.isEmpty(positive)
    ? y.high > 0
      ? I.interval(0, 0, false)
      : I.EMPTY
    : I.interval(Math.min(0, positive.low), positive.high, isContinuous);
}

function root(n: Interval, x: Interval): Interval {
  if (n.low !== n.high) return power(x, I.divide(ONE, n));
  const degree = n.low;
  if (degree === 0) return I.EMPTY;
  const isOdd = Number.isInteger(degree) && degree % 2 !== 0;
  const size = I.increasing((each) => each ** (1 / Math.abs(degree)), 0);
  const signed = I.increasing((each) => Math.sign(each) * Math.abs(each) ** (1 / Math.abs(degree)));
  const result = isOdd ? signed(x) : nonNegative(size(x));
  return degree > 0 ? result : I.divide(ONE, result);
}

const nonNegative = (x: Interval): Interval =>
  I.isEmpty(x) ? x : I.interval(Math.max(0, x.low), x.high, x.isContinuous);

/** Angles from which whole turns are no longer told apart, in turns. */
const MAX_TURNS = 2 ** 40;

/**
 * Applies a sine or cosine, which is 1 at `phase` turns and every turn after, and −1 half a turn later.
 * @param turns angle in turns, an enclosure
 */
function wave(f: (x: number) => number, x: Interval, turns: Interval, phase: number): Interval {
  if (I.isEmpty(x)) return x;
  const ends = I.around(
    Math.min(f(x.low), f(x.high)),
    Math.max(f(x.low), f(x.high)),
    x.isContinuous,
    I.FUNCTION_ERROR,
  );
  const isPoint = x.low === x.high;
  if (!isPoint && !(turns.high - turns.low < 1 && Math.abs(turns.low) < MAX_TURNS))
    return I.interval(-1, 1, x.isContinuous);
  const hasWhole = (at: number): boolean => Math.ceil(turns.low - at) <= turns.high - at;
  return I.interval(
    !isPoint && hasWhole(phase + 0.5) ? -1 : Math.max(-1, ends.low),
    !isPoint && hasWhole(phase) ? 1 : Math.min(1, ends.high),
    x.isContinuous,
  );
}

/** Sine and cosine of an angle in a unit. */
function circular(angle: AngleUnit): Readonly<Record<"sin" | "cos", Unary>> {
  const turn = angle === "rad" ? TURN : I.constant(angle === "deg" ? 360 : 400);
  const [sine, cosine] = [D.unaryFunction("sin", angle), D.unaryFunction("cos", angle)];
  return {
    cos: (x) => wave(cosine ?? Math.cos, x, I.divide(x, turn), 0),
    sin: (x) => wave(sine ?? Math.sin, x, I.divide(x, turn), 0.25),
  };
}

const RADIANS = circular("rad");

/** Γ decreases to its minimum and then increases, for positive arguments. */
const GAMMA_MINIMUM = { x: 1.4616321449683622, y: 0.8856031944108886 };
/** Error of Γ and ψ in doubles, a bound by far. */
const GAMMA_ERROR = 2 ** -44;

const gamma: Unary = (x) => {
  if (I.isEmpty(x)) return x;
  if (x.low <= 0) {
    // Γ(x) = π / (sin πx · Γ(1 − x))
    if (x.high >= 0.5) return I.union(gamma({ ...x, high: 0.25 }), gamma({ ...x, low: 0.25 }), false);
    const sine = RADIANS.sin(I.multiply(x, PI));
    return I.divide(PI, I.multiply(sine, gamma(I.subtract(ONE, x))));
  }
  const [low, high] = [count.gamma(x.low), count.gamma(x.high)];
  const hasMinimum = x.low <= GAMMA_MINIMUM.x && x.high >= GAMMA_MINIMUM.x;
  return I.around(
    hasMinimum ? GAMMA_MINIMUM.y : Math.min(low, high),
    Math.max(low, high),
    x.isContinuous,
    GAMMA_ERROR,
  );
};

const digamma: Unary = (x) => {
  if (I.isEmpty(x)) return x;
  if (x.low > 0) {
    const error = GAMMA_ERROR * 8;
    return I.interval(count.digamma(x.low) - error, count.digamma(x.high) + error, x.isContinuous);
  }
  if (x.high >= 0.5) return I.union(digamma({ ...x, high: 0.25 }), digamma({ ...x, low: 0.25 }), false);
  // ψ(x) = ψ(1 − x) − π / tan πx
  const turned = I.multiply(x, PI);
  const { sin, cos } = RADIANS;
  const cotangent = I.divide(cos(turned), sin(turned));
  return I.subtract(digamma(I.subtract(ONE, x)), I.multiply(PI, cotangent));
};

const cosh: Unary = (x) => {
  const { low, high, isContinuous } = I.absolute(x);
  return I.increasing(Math.cosh)(I.interval(low, high, isContinuous));
};

const negatedArgument =
  (f: Unary): Unary =>
  (x) =>
    f(I.negate(x));

/** Rounding to whole numbers, or to decimals. */
const rounded = (decimals: number): Unary =>
  I.stepped((x) => D.binaryFunction("round", "rad")?.(x, decimals) ?? x);

const sign = I.stepped(Math.sign);

const UNARY: Readonly<Record<string, Unary>> = {
  sqrt: (x) => nonNegative(I.increasing(Math.sqrt, 0)(x)),
  cbrt: I.increasing(Math.cbrt),
  abs: I.absolute,
  exp,
  ln,
  log: logarithm(Math.log10),
  log2: logarithm(Math.log2),
  sinh: I.increasing(Math.sinh),
  cosh,
  tanh: I.increasing(Math.tanh),
  asinh: I.increasing(Math.asinh),
  acosh: I.increasing(Math.acosh, 1),
  atanh: (x) => {
    const inside = I.increasing(Math.atanh, -1, 1)(x);
    return { ...inside, isContinuous: inside.isContinuous && x.low > -1 && x.high < 1 };
  },
  floor: I.stepped(Math.floor),
  ceil: I.stepped(Math.ceil),
  round: rounded(0),
  sign,
  fact: (x) => gamma(I.add(x, ONE)),
  gamma,
  digamma,
  erf: I.increasing(count.erf),
};

/** x − b ⌊x / b⌋ */
const modulo: Binary = (x, b) => {
  const remainder = I.subtract(x, I.multiply(b, I.stepped(Math.floor)(I.divide(x, b))));
  if (I.isEmpty(remainder)) return remainder;
  const [least, most] = [Math.min(0, b.low), Math.max(0, b.high)];
  return I.interval(Math.max(least, remainder.low), Math.min(most, remainder.high), remainder.isContinuous);
};

const extreme =
  (pick: (a: number, b: number) => number): Binary =>
  (a, b) =>
    I.isEmpty(a) || I.isEmpty(b)
      ? I.EMPTY
      : I.interval(pick(a.low, b.low), pick(a.high, b.high), a.isContinuous && b.isContinuous);

/** Functions of whole numbers have values at isolated places only, which no interval of numbers shows. */
const isolated: Binary = () => I.EMPTY;

const BINARY: Readonly<Record<string, Binary>> = {
  root,
  log: (x, base) => I.divide(ln(x), ln(base)),
  logb: (x, base) => I.divide(ln(x), ln(base)),
  round: (x, decimals) => (decimals.low === decimals.high ? rounded(decimals.low)(x) : I.EMPTY),
  mod: modulo,
  min: extreme(Math.min),
  max: extreme(Math.max),
  gcd: isolated,
  lcm: isolated,
  nCr: isolated,
  nPr: isolated,
};

/** Returns a function of one argument for intervals; undefined for other names. */
export function unaryFunction(name: string, angle: AngleUnit): Unary | undefined {
  const { sin, cos } = circular(angle);
  const unit = I.constant(1 / D.RADIANS_OF[angle]);
  const inUnit =
    (f: Unary): Unary =>
    (x) =>
      I.multiply(f(x), unit);
  switch (name) {
    case "sin":
      return sin;
    case "cos":
      return cos;
    case "tan":
      return (x) => I.divide(sin(x), cos(x));
    case "cot":
      return (x) => I.divide(cos(x), sin(x));
    case "sec":
      return (x) => I.divide(ONE, cos(x));
    case "csc":
      return (x) => I.divide(ONE, sin(x));
    case "asin":
      return inUnit(I.increasing(Math.asin, -1, 1));
    case "acos":
      return inUnit(negatedArgument(I.increasing((x) => Math.acos(-x), -1, 1)));
    case "atan":
      return inUnit(I.increasing(Math.atan));
    default:
      return Object.hasOwn(UNARY, name) ? UNARY[name] : undefined;
  }
}

/** Returns a function of two arguments for intervals; undefined for other names. */
export function binaryFunction(name: string, angle: AngleUnit): Binary | undefined {
  if (name !== "atan2") return Object.hasOwn(BINARY, name) ? BINARY[name] : undefined;
  const arctangent = unaryFunction("atan", angle);
  const half = Math.PI / D.RADIANS_OF[angle];
  return (y, x) => {
    if (I.isEmpty(x) || I.isEmpty(y)) return I.EMPTY;
    if (x.low > 0 && arctangent) return arctangent(I.divide(y, x));
    return I.interval(I.below(-half), I.above(half), false);
  };
}
