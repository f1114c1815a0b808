/** Functions of the calculator for computable reals: domains, and the sentence of each value that does not exist. */

import * as algebra from "../../core/reals/algebra.ts";
import * as angles from "../../core/reals/angle.ts";

import { roundToPlaces } from "../../core/reals/digits.ts";
import { erf } from "../../core/reals/erf.ts";
import * as F from "../../core/reals/functions.ts";
import { gamma as gammaOfBall } from "../../core/reals/gamma.ts";
import type { Real, Work } from "../../core/reals/real.ts";
import * as X from "../../core/reals/real.ts";
import { InputError } from "../../core/result/input-error.ts";
import { abs, bitLength, gcd } from "../../units/gcd.ts";
import * as R from "../../units/rational.ts";
import type { AngleUnit } from "./angle-unit.ts";
import { noValue } from "./messages.ts";

const TURNS: Readonly<Record<AngleUnit, angles.Turn>> = {
  deg: angles.DEGREES,
  rad: angles.RADIANS,
  grad: angles.GRADIANS,
};

export type BinaryOperator = "+" | "-" | "*" | "/" | "^" | "mod" | "nCr" | "nPr";

/** Largest n whose n! is multiplied out; others are Γ(n + 1). */
const MAX_FACTORIAL = 5000n;
/** Most factors of combinations and permutations that are multiplied out. */
const MAX_FACTORS = 2000n;

function fail(message: string): never {
  throw new InputError(message);
}

/** Returns the sign of a number. @throws InputError if it is undecided. */
const signOf = (x: Real): -1 | 0 | 1 => X.signOf(x) ?? fail(noValue.undecided);

const compare = (work: Work, a: Real, b: Real): -1 | 0 | 1 => signOf(X.subtract(work, a, b));

const whole = (work: Work, value: number | bigint): Real => algebra.fromWhole(work, value);

export const fromDegrees = (work: Work, x: Real, angle: AngleUnit): Real =>
  X.multiply(
    work,
    angles.fromRadians(work, X.exactReal(work, angles.RADIANS), TURNS[angle]),
    X.divide(work, x, whole(work, 360)),
  );

/** Combines two values. @throws InputError if there is no real result. */
export function combine(work: Work, operator: BinaryOperator, a: Real, b: Real): Real {
  switch (operator) {
    case "+":
      return X.add(work, a, b);
    case "-":
      return X.subtract(work, a, b);
    case "*":
      return X.multiply(work, a, b);
    case "/":
      return signOf(b) === 0 ? fail(noValue.divisionByZero) : X.divide(work, a, b);
    case "^":
      return power(work, a, b);
    case "mod":
      return modulo(work, a, b);
    case "nCr":
      return combinations(work, a, b);
    case "nPr":
      return permutations(work, a, b);
  }
}

function power(work: Work, x: Real, y: Real): Real {
  const sign = signOf(x);
  if (sign > 0) return algebra.power(work, x, y);
  const exponent = X.wholeOf(y);
  if (sign < 0)
    return exponent === undefined
      ? fail(noValue.negativeToFractionalPower)
      : algebra.wholePower(work, x, exponent);
  const direction = signOf(y);
  if (direction < 0) fail(noValue.zeroToNegativePower);
  return whole(work, direction === 0 ? 1 : 0);
}

function modulo(work: Work, a: Real, b: Real): Real {
  if (signOf(b) === 0) fail(noValue.remainderOfZero);
  return X.subtract(work, a, X.multiply(work, b, floor(work, X.divide(work, a, b))));
}

const floor = (work: Work, x: Real): Real =>
  whole(work, algebra.floorOf(x, X.MAX_SIGN_BITS) ?? fail(noValue.undecided));

function factorial(work: Work, x: Real): Real {
  const n = X.wholeOf(x);
  if (n === undefined) return gamma(work, X.add(work, x, whole(work, 1)), noValue.factorial);
  if (n < 0n) fail(noValue.factorialOfNegative);
  if (n > MAX_FACTORIAL) return gammaOf(work, whole(work, n + 1n));
  work.spend(Number(n) / 2);
  return whole(work, productOf(1n, n));
}

/** Multiplies the whole numbers from `low` to `high`; in halves, because long products cost more. */
function productOf(low: bigint, high: bigint): bigint {
  if (low > high) return 1n;
  if (high - low < 8n) {
    let product = low;
    for (let factor = low + 1n; factor <= high; factor++) product *= factor;
    return product;
  }
  const middle = (low + high) / 2n;
  return productOf(low, middle) * productOf(middle + 1n, high);
}

function gamma(work: Work, x: Real, name: string): Real {
  const n = X.wholeOf(x);
  if (n !== undefined && n <= 0n) fail(noValue.poleOfGamma(name));
  return n === undefined ? gammaOf(work, x) : factorial(work, whole(work, n - 1n));
}

const gammaOf = (work: Work, x: Real): Real =>
  X.realOf(
    work,
    (bits) => X.applyTo(x, bits, gammaOfBall),
    (bits) => 1.5 * bits,
  );

function countsOf(name: string, n: Real, r: Real): readonly [bigint, bigint] {
  const [items, chosen] = [X.wholeOf(n), X.wholeOf(r)];
  if (items === undefined || chosen === undefined || items < 0n || chosen < 0n)
    return fail(noValue.countsNotWhole(name));
  return [items, chosen];
}

function combinations(work: Work, n: Real, r: Real): Real {
  const [items, wanted] = countsOf("nCr", n, r);
  if (wanted > items) return whole(work, 0);
  const chosen = 2n * wanted > items ? items - wanted : wanted;
  const arranged = permutations(work, whole(work, items), whole(work, chosen));
  const orders = factorial(work, whole(work, chosen));
  const [above, below] = [X.wholeOf(arranged), X.wholeOf(orders)];
  return above !== undefined && below !== undefined
    ? whole(work, above / below)
    : X.divide(work, arranged, orders);
}

function permutations(work: Work, n: Real, r: Real): Real {
  const [items, chosen] = countsOf("nPr", n, r);
  if (chosen > items) return whole(work, 0);
  if (chosen <= MAX_FACTORS) {
    work.spend((bitLength(items) * Number(chosen)) / 100);
    return whole(work, productOf(items - chosen + 1n, items));
  }
  return X.divide(work, factorial(work, whole(work, items)), factorial(work, whole(work, items - chosen)));
}

function squareRoot(work: Work, x: Real): Real {
  return signOf(x) < 0 ? fail(noValue.squareRootOfNegative) : algebra.squareRoot(work, x);
}

function root(work: Work, n: Real, x: Real): Real {
  const [degree, sign] = [signOf(n), signOf(x)];
  if (degree === 0) fail(noValue.zerothRoot);
  if (sign === 0) return degree < 0 ? fail(noValue.zeroToNegativePower) : x;
  const size = sign < 0 ? X.negate(work, x) : x;
  const result = algebra.power(work, size, X.divide(work, whole(work, 1), n));
  if (sign > 0) return result;
  const exact = X.wholeOf(n);
  if (exact === undefined) fail(noValue.fractionalRootOfNegative);
  return exact % 2n === 0n ? fail(noValue.evenRootOfNegative) : X.negate(work, result);
}

function logarithm(work: Work, x: Real, base: Real): Real {
  if (signOf(x) <= 0) fail(noValue.logarithmNotPositive);
  if (signOf(base) <= 0 || compare(work, base, whole(work, 1)) === 0) fail(noValue.logarithmBase);
  const [value, radix] = [X.rationalOf(x), X.rationalOf(base)];
  const exact = value && radix && algebra.exactLogarithm(value, radix);
  if (exact) return algebra.fromRational(work, exact);
  return X.divide(work, algebra.ln(work, x), algebra.ln(work, base));
}

function naturalLogarithm(work: Work, x: Real): Real {
  return signOf(x) <= 0 ? fail(noValue.logarithmNotPositive) : algebra.ln(work, x);
}

/** Divides by a sine or cosine, which is 0 at a pole. */
function overPart(work: Work, above: Real, below: Real, message: string): Real {
  return signOf(below) === 0 ? fail(message) : X.divide(work, above, below);
}

/** @throws InputError unless −1 ≤ x ≤ 1 */
function requireWithinOne(work: Work, x: Real, name: string): void {
  const isOutside = compare(work, x, whole(work, 1)) > 0 || compare(work, x, whole(work, -1)) < 0;
  if (isOutside) fail(noValue.outsideOne(name));
}

function round(work: Work, x: Real, n: Real): Real {
  const places = X.wholeOf(n);
  if (places === undefined || places < -15n || places > 15n) return fail(noValue.decimalsOfRound);
  const rounded = roundToPlaces(x, Number(places));
  if (!rounded) return fail(noValue.undecided);
  const scale = R.power({ n: 10n, d: 1n }, -Number(places));
  const size = R.multiply({ n: rounded.units, d: 1n }, scale);
  return algebra.fromRational(work, rounded.isNegative ? R.negate(size) : size);
}

/** Returns the largest or smallest value. Two that nothing tells apart are equal in all digits that are displayed. */
const extreme = (work: Work, args: readonly Real[], sign: 1 | -1): Real =>
  args.reduce((best, each) => (X.signOf(X.subtract(work, each, best)) === sign ? each : best));

function absolute(work: Work, x: Real): Real {
  const sign = X.signOf(x);
  if (sign !== undefined) return sign < 0 ? X.negate(work, x) : x;
  return X.realOf(work, (bits) => X.applyTo(x, bits, (ball) => ({ ...ball, middle: abs(ball.middle) })));
}

function foldWhole(
  work: Work,
  name: string,
  args: readonly Real[],
  f: (a: bigint, b: bigint) => bigint,
): Real {
  const values = args.map((each) => X.wholeOf(each) ?? fail(noValue.notWhole(name)));
  return whole(work, values.map((each) => (each < 0n ? -each : each)).reduce(f));
}

const leastCommonMultiple = (a: bigint, b: bigint): bigint =>
  a === 0n || b === 0n ? 0n : (a / gcd(a, b)) * b;

type Call = (work: Work, args: readonly Real[], angle: AngleUnit) => Real;
const unary =
  (f: (work: Work, x: Real, angle: AngleUnit) => Real): Call =>
  (work, [x], angle) =>
    x ? f(work, x, angle) : fail(noValue.notReal);
const binary =
  (f: (work: Work, a: Real, b: Real, angle: AngleUnit) => Real): Call =>
  (work, [a, b], angle) =>
    a && b ? f(work, a, b, angle) : fail(noValue.notReal);

const parts = (work: Work, x: Real, angle: AngleUnit) => angles.sineAndCosine(work, x, TURNS[angle]);

/** Functions by name; their notation and numbers of arguments are those of functions.ts. */
export const realFunctions: ReadonlyMap<string, Call> = new Map<string, Call>([
  ["sqrt", unary(squareRoot)],
  ["cbrt", unary((work, x) => root(work, whole(work, 3), x))],
  ["root", binary(root)],
  ["abs", unary(absolute)],
  ["exp", unary(algebra.exp)],
  ["ln", unary(naturalLogarithm)],
  ["log", (work, [x, b], angle) => binary(logarithm)(work, x ? [x, b ?? whole(work, 10)] : [], angle)],
  ["logb", binary(logarithm)],
  ["log2", unary((work, x) => logarithm(work, x, whole(work, 2)))],
  ["sin", unary((work, x, angle) => parts(work, x, angle).sine)],
  ["cos", unary((work, x, angle) => parts(work, x, angle).cosine)],
  [
    "tan",
    unary((work, x, angle) => {
      const { sine, cosine } = parts(work, x, angle);
      return overPart(work, sine, cosine, noValue.poleOfTangent);
    }),
  ],
  [
    "sec",
    unary((work, x, angle) =>
      overPart(work, whole(work, 1), parts(work, x, angle).cosine, noValue.poleAtAngle("sec")),
    ),
  ],
  [
    "csc",
    unary((work, x, angle) =>
      overPart(work, whole(work, 1), parts(work, x, angle).sine, noValue.poleAtAngle("csc")),
    ),
  ],
  [
    "cot",
    unary((work, x, angle) => {
      const { sine, cosine } = parts(work, x, angle);
      return overPart(work, cosine, sine, noValue.poleAtAngle("cot"));
    }),
  ],
  [
    "asin",
    unary((work, x, angle) => {
      requireWithinOne(work, x, "asin");
      return angles.arcsine(work, x, TURNS[angle]);
    }),
  ],
  [
    "acos",
    unary((work, x, angle) => {
      requireWithinOne(work, x, "acos");
      return angles.arccosine(work, x, TURNS[angle]);
    }),
  ],
  ["atan", unary((work, x, angle) => angles.arctangent(work, x, TURNS[angle]))],
  [
    "atan2",
    binary((work, y, x, angle) => {
      const signs = { y: signOf(y), x: signOf(x) };
      if (signs.x === 0 && signs.y === 0) fail(noValue.angleOfOrigin);
      return angles.angleOfPoint(work, y, x, signs, TURNS[angle]);
    }),
  ],
  ["sinh", unary((work, x) => angles.hyperbolic(work, x, 0))],
  ["cosh", unary((work, x) => angles.hyperbolic(work, x, 1))],
  ["tanh", unary((work, x) => algebra.elementary(work, x, F.tanh))],
  ["asinh", unary((work, x) => algebra.elementary(work, x, F.asinh))],
  ["acosh", unary(hyperbolicArccosine)],
  ["atanh", unary(hyperbolicArctangent)],
  ["floor", unary(floor)],
  ["ceil", unary((work, x) => X.negate(work, floor(work, X.negate(work, x))))],
  ["round", (work, [x, n], angle) => binary(round)(work, x ? [x, n ?? whole(work, 0)] : [], angle)],
  ["sign", unary((work, x) => whole(work, signOf(x)))],
  ["min", (work, args) => extreme(work, args, -1)],
  ["max", (work, args) => extreme(work, args, 1)],
  ["mod", binary(modulo)],
  ["gcd", (work, args) => foldWhole(work, "gcd", args, gcd)],
  ["lcm", (work, args) => foldWhole(work, "lcm", args, leastCommonMultiple)],
  ["fact", unary(factorial)],
  ["gamma", unary((work, x) => gamma(work, x, "gamma"))],
  ["erf", unary((work, x) => (X.wholeOf(x) === 0n ? x : algebra.elementary(work, x, erf)))],
  ["nCr", binary(combinations)],
  ["nPr", binary(permutations)],
]);

function hyperbolicArccosine(work: Work, x: Real): Real {
  const sign = compare(work, x, whole(work, 1));
  if (sign < 0) fail(noValue.acoshBelowOne);
  return sign === 0 ? whole(work, 0) : algebra.elementary(work, x, F.acosh);
}

function hyperbolicArctangent(work: Work, x: Real): Real {
  const isInside = compare(work, x, whole(work, 1)) < 0 && compare(work, x, whole(work, -1)) > 0;
  return isInside ? algebra.elementary(work, x, F.atanh) : fail(noValue.atanhOutsideOne);
}
