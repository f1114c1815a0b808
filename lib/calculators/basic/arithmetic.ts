/**
 * The basic calculator's arithmetic. Decimal and exact: numbers are fractions of whole numbers, so 0.1 + 0.2 is 0.3 and
 * 1 ÷ 3 × 3 is 1. Only when a fraction outgrows `EXACT_BELOW` is it cut to 34 digits, the precision of IEEE 754 decimal128.
 */
import { failure, type Result, success } from "../../core/result/result.ts";
import * as R from "../../units/rational.ts";
import { messages } from "./messages.ts";

export type Operator = "+" | "-" | "*" | "/";

export type UnaryFunction = "square-root" | "square" | "reciprocal";

/** Number of the calculator: exact, unless it or a number that it was computed from was cut. */
export interface Amount extends R.Rational {
  readonly rounded?: true;
}

const cut = (value: R.Rational): Amount => ({ ...value, rounded: true });

/** Marks the value as rounded if any of the numbers it was computed from is rounded. */
export const from = (numbers: readonly Amount[], value: R.Rational): Amount =>
  numbers.some(({ rounded }) => rounded) ? cut(value) : value;

const LARGEST = R.rational(10n ** 308n);
const SMALLEST = R.rational(1n, 10n ** 308n);
const EXACT_BELOW = 10n ** 64n;
const PRECISION = 34;

/** Computes "left operator right". */
export function calculate(left: Amount, operator: Operator, right: Amount): Result<Amount> {
  if (operator === "/" && R.isZero(right)) return failure("", messages.divisionByZero);
  return bounded(from([left, right], OPERATIONS[operator](left, right)));
}

const OPERATIONS: Readonly<Record<Operator, (left: R.Rational, right: R.Rational) => R.Rational>> = {
  "+": R.add,
  "-": R.subtract,
  "*": R.multiply,
  "/": R.divide,
};

export function apply(name: UnaryFunction, x: Amount): Result<Amount> {
  switch (name) {
    case "square-root":
      return x.n < 0n ? failure("", messages.rootOfNegative) : bounded(from([x], squareRoot(x)));
    case "square":
      return calculate(x, "*", x);
    case "reciprocal":
      return calculate(R.ONE, "/", x);
  }
}

/** Returns the number if it is within the calculator’s range, cut to the working precision. */
export function bounded(value: Amount): Result<Amount> {
  if (R.isZero(value)) return success(value);
  const magnitude = value.n < 0n ? R.negate(value) : value;
  if (R.compare(magnitude, LARGEST) > 0) return failure("", messages.tooLarge);
  if (R.compare(magnitude, SMALLEST) < 0) return failure("", messages.tooSmall);
  const short = magnitude.n < EXACT_BELOW && magnitude.d < EXACT_BELOW;
  return success(short ? value : cut(R.parseRatio(R.decimalText(value, PRECISION))));
}

/**
 * Returns the square root: exact for squares of fractions, else to the working precision. Never pass a
 * negative number.
 */
function squareRoot({ n, d }: R.Rational): Amount {
  const top = integerRoot(n);
  const bottom = integerRoot(d);
  if (top * top === n && bottom * bottom === d) return R.rational(top, bottom);
  const missing = 2 * PRECISION - (n.toString().length - d.toString().length);
  const scale = BigInt(Math.max(0, Math.ceil(missing / 2)));
  return cut(R.rational(integerRoot((n * 10n ** (2n * scale)) / d), 10n ** scale));
}

function integerRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
