import * as algebra from "../../../core/reals/algebra.ts";
import { type Ball, round, signOf as signOfBall, topOf } from "../../../core/reals/ball.ts";
import * as digits from "../../../core/reals/digits.ts";
import type { Real } from "../../../core/reals/real.ts";
import * as X from "../../../core/reals/real.ts";
import { combine, realFunctions } from "../../functions/real-functions.ts";
import { messages } from "../messages.ts";
import { activeWork, fail, LIMITS } from "./budget.ts";
import * as R from "./metered-rational.ts";

/** Real number: a fraction, else a computable real without one. */
export type RealNum = R.Rational | Real;

export interface Complex {
  re: RealNum;
  im: RealNum;
}
export type Num = RealNum | Complex;

export const isExact = (x: Num): x is R.Rational => "d" in x;
export const isComplex = (x: Num): x is Complex => "re" in x;
export const whole = (x: number | bigint): R.Rational => R.rational(BigInt(x));

const bits = ({ n, d }: R.Rational): number => R.bitsOf(n) + R.bitsOf(d);

export const toReal = (x: RealNum): Real => (isExact(x) ? algebra.fromRational(activeWork(), x) : x);

/** Returns a computable real as a fraction if it is one that is short enough. */
export function fromReal(x: Real): RealNum {
  const value = X.rationalOf(x);
  return value && bits(value) <= LIMITS.bits ? value : x;
}

/** Returns the number with a ball that contains it, and no exact form. */
export const fromBall = (ball: Ball): Real => ({ exact: undefined, ball: () => ball });

/** Returns a number that differs from a double by at most an error. */
export function within(value: number, error: number): Real {
  const scale = 2 ** 60;
  const exponent = Math.ceil(Math.log2(Math.max(Math.abs(value), error, 1e-300)));
  const units = (x: number): bigint => BigInt(Math.round(x * 2 ** -exponent * scale));
  return fromBall({ middle: units(value), radius: units(error) + 1n, exponent: exponent - 60 });
}

/** Returns a fraction without its exact form, which is displayed as a decimal. */
export const inexact = (x: RealNum): RealNum =>
  isExact(x) && !R.isZero(x)
    ? X.realOf(activeWork(), (bits) =>
        round(toReal(x).ball(bits) ?? { middle: 0n, radius: 1n, exponent: 0 }, bits),
      )
    : x;

/** Returns the nearest double; ±∞ beyond them. */
export const toDouble = (x: RealNum): number => (isExact(x) ? R.toNumber(x) : digits.toNumber(x));
export const toComplex = (x: Num): Complex => (isComplex(x) ? x : { re: x, im: R.ZERO });

/** Returns the sign of a real number. @throws InputError if it is undecided. */
export const signOf = (x: RealNum): -1 | 0 | 1 =>
  isExact(x) ? (x.n > 0n ? 1 : x.n < 0n ? -1 : 0) : (X.signOf(x) ?? fail(messages.numbers.undecided));

/** True for a number that is 0. @throws InputError if it is undecided. */
export const isZero = (x: Num): boolean =>
  isComplex(x) ? signOf(x.re) === 0 && signOf(x.im) === 0 : signOf(x) === 0;

/** Returns the size as a double, to choose among numbers and to scale charts. */
export const magnitude = (x: Num): number =>
  isComplex(x) ? Math.hypot(toDouble(x.re), toDouble(x.im)) : Math.abs(toDouble(x));

const combined = (operator: "+" | "-" | "*" | "/" | "^" | "mod", a: RealNum, b: RealNum): RealNum =>
  fromReal(combine(activeWork(), operator, toReal(a), toReal(b)));

/** Applies a function of the calculator to real numbers, with angles in radians. @throws InputError */
export function realCall(name: string, ...args: readonly RealNum[]): RealNum {
  const call = realFunctions.get(name);
  return call
    ? fromReal(call(activeWork(), args.map(toReal), "rad"))
    : fail(messages.noResult.functionOfNumber(name));
}

const isShort = (a: R.Rational, b: R.Rational): boolean => bits(a) + bits(b) <= LIMITS.bits;

/** Adds real numbers. */
export const plus = (a: RealNum, b: RealNum): RealNum =>
  isExact(a) && isExact(b) && isShort(a, b) ? R.add(a, b) : combined("+", a, b);
export const times = (a: RealNum, b: RealNum): RealNum =>
  isExact(a) && isExact(b) && isShort(a, b) ? R.multiply(a, b) : combined("*", a, b);
export const negative = (a: RealNum): RealNum => (isExact(a) ? R.negate(a) : X.negate(activeWork(), a));
/** Divides real numbers. @throws InputError if the divisor is 0 */
export function over(a: RealNum, b: RealNum): RealNum {
  if (signOf(b) === 0) return fail(messages.noResult.divisionByZero);
  return isExact(a) && isExact(b) && isShort(a, b) ? R.divide(a, b) : combined("/", a, b);
}
export const remainder = (a: RealNum, b: RealNum): RealNum => combined("mod", a, b);
export const realPower = (a: RealNum, b: RealNum): RealNum => combined("^", a, b);

/** Builds a complex number; a real one if the imaginary part is exactly 0. */
export const complex = (re: RealNum, im: RealNum): Num => (isExact(im) && R.isZero(im) ? re : { re, im });

export function add(a: Num, b: Num): Num {
  if (!isComplex(a) && !isComplex(b)) return plus(a, b);
  const [x, y] = [toComplex(a), toComplex(b)];
  return complex(plus(x.re, y.re), plus(x.im, y.im));
}

export const negate = (a: Num): Num =>
  isComplex(a) ? { re: negative(a.re), im: negative(a.im) } : negative(a);
export const subtract = (a: Num, b: Num): Num => add(a, negate(b));

export function multiply(a: Num, b: Num): Num {
  if (!isComplex(a) && !isComplex(b)) return times(a, b);
  const [x, y] = [toComplex(a), toComplex(b)];
  return complex(
    plus(times(x.re, y.re), negative(times(x.im, y.im))),
    plus(times(x.re, y.im), times(x.im, y.re)),
  );
}

export function divide(a: Num, b: Num): Num {
  if (!isComplex(b)) return isComplex(a) ? complex(over(a.re, b), over(a.im, b)) : over(a, b);
  const above = toComplex(multiply(a, { re: b.re, im: negative(b.im) }));
  const size = plus(times(b.re, b.re), times(b.im, b.im));
  return complex(over(above.re, size), over(above.im, size));
}

/** Raises to a whole power of at least 0 by multiplying. */
export function wholePower(base: Num, exponent: bigint): Num {
  let [power, square]: [Num, Num] = [R.ONE, base];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) power = multiply(power, square);
    if (rest > 1n) square = multiply(square, square);
  }
  return power;
}

/** Bits after the point of a number that is displayed as 0 because no digit of it can be proven. */
const TINY_BITS = 40;

/** True for a number that is 0, or so close to it that all decimals which are displayed are 0. */
export function isTiny(x: RealNum): boolean {
  if (isExact(x)) return R.isZero(x);
  const ball = x.ball(512);
  return ball !== undefined && topOf(ball) < -TINY_BITS && !signOfBall(ball);
}
