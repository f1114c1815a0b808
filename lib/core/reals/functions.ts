/** Elementary functions of balls. Undefined if a ball is too wide, so that the caller tries more bits. */

import { abs, bitLength } from "../../units/gcd.ts";
import type { Ball } from "./ball.ts";
import * as B from "./ball.ts";
import { arctangent, exponential, ln2, logarithm, pi, sineAndCosine } from "./series.ts";

/** Results from 2^MAX_EXPONENT on, about 10^1,000,000,000, are not computed. */
export const MAX_EXPONENT = 3_321_928_094;
/** Bits before the point of the largest angle that is reduced: above 10^6000. */
const MAX_REDUCED = 20_000;

/** Radius of a result in fixed point: the error of its series, and of its argument’s last place. */
const SERIES_RADIUS = 4n;

/** Thrown for a result of 2^MAX_EXPONENT or more. */
export class TooLarge extends RangeError {}

const ONE = B.ballOf(1n);
const ALMOST_ZERO = B.ballOf(0n, -MAX_EXPONENT, 1n);

/** Returns a ball next to 0 for a number below 2^−MAX_EXPONENT. @throws TooLarge for one above 2^MAX_EXPONENT */
function beyondRange(isLarge: boolean): Ball {
  if (isLarge) throw new TooLarge();
  return ALMOST_ZERO;
}

/** Returns e so that every number of the ball is at least 2^(e − 1) in magnitude; −∞ if it may be 0. */
function bottomOf({ middle, radius, exponent }: Ball): number {
  const least = abs(middle) - radius;
  return least > 0n ? bitLength(least) + exponent : Number.NEGATIVE_INFINITY;
}

/** Returns π with the given number of bits after the point. */
export const piBall = (bits: number): Ball => B.ballOf(pi(bits), -bits, 2n);

/** Returns the middle in fixed point, rounded down. */
const fixed = ({ middle, exponent }: Ball, bits: number): bigint => B.shift(middle, exponent + bits);

const fromSeries = (value: bigint, bits: number): Ball => B.ballOf(value, -bits, SERIES_RADIUS);

/** Returns e so that the radius is below 2^e; −∞ without a radius. */
const radiusTop = ({ radius, exponent }: Ball): number =>
  radius === 0n ? Number.NEGATIVE_INFINITY : bitLength(radius) + exponent;

const widened = (ball: Ball, top: number): Ball =>
  top === Number.NEGATIVE_INFINITY ? ball : B.widen(ball, top);

/** Arguments wider than this, in radians or in powers of e, say too little about a result. */
const isWide = (x: Ball): boolean => radiusTop(x) > -1;

const isZero = (x: Ball): boolean => x.middle === 0n && x.radius === 0n;

/** Returns true if x³ is below the last of `bits` bits of x. */
const isTiny = (x: Ball, bits: number): boolean => !isZero(x) && 2 * B.topOf(x) < -bits;

/** Returns f(x) for a tiny x and f(x) = x + O(x³), with a coefficient below 1. */
const linear = (x: Ball, bits: number): Ball => B.round(B.widen(x, 3 * B.topOf(x)), bits);

/** Returns the whole number nearest to a / b, for b > 0. */
function nearestQuotient(a: bigint, b: bigint): bigint {
  const above = 2n * a + b;
  const quotient = above / (2n * b);
  return above < 0n && quotient * 2n * b !== above ? quotient - 1n : quotient;
}

/** Computes eˣ. @throws TooLarge */
export function exp(x: Ball, bits: number): Ball | undefined {
  const top = B.topOf(x);
  if (isZero(x)) return ONE;
  if (top < -bits) return B.round(B.widen(B.add(ONE, x, bits + 8), 2 * top), bits);
  if (bottomOf(x) > 34) return beyondRange(x.middle > 0n);
  if (isWide(x)) return undefined;
  // x = n ln 2 + t
  const places = bits + Math.max(top, 0) + 8;
  const value = fixed(x, places);
  const log = ln2(places);
  const n = nearestQuotient(value, log);
  if (n > MAX_EXPONENT || n < -MAX_EXPONENT) return beyondRange(n > 0n);
  const power = fromSeries(exponential(value - n * log, places), places);
  // ln 2 has an error of two units, and t that of n of them; e^t is below 2.
  const withError = B.widen(power, bitLength(n) + 3 - places);
  // e^±r differs from 1 by less than 2r for r below ½.
  return B.round(B.scale(widened(withError, radiusTop(x) + 2), Number(n)), bits);
}

/** Computes ln x; undefined unless the ball is above 0. */
export function ln(x: Ball, bits: number): Ball | undefined {
  if (B.signOf(x) !== 1) return undefined;
  let n = bitLength(x.middle) + x.exponent - 1;
  const places = bits + bitLength(BigInt(n)) + 8;
  let y = B.shift(x.middle, x.exponent - n + places);
  // Below 2, the logarithm of y and that of 2^n would cancel.
  if (y > 3n << BigInt(places - 1)) [y, n] = [y >> 1n, n + 1];
  const value = fromSeries(logarithm(y, places) + BigInt(n) * ln2(places), places);
  const ball = B.widen(value, bitLength(BigInt(n)) + 3 - places);
  if (x.radius === 0n) return B.round(ball, bits);
  // The slope is at most 1 / (middle − radius).
  const spread = (x.radius << BigInt(places)) / (x.middle - x.radius) + 1n;
  return B.round(B.widen(ball, bitLength(spread) - places), bits);
}

/** Computes sin x and cos x in radians; undefined for an angle that is wide or too large. */
export function sinCos(x: Ball, bits: number): readonly [sine: Ball, cosine: Ball] | undefined {
  const top = B.topOf(x);
  if (isZero(x)) return [x, ONE];
  if (isTiny(x, bits)) return [linear(x, bits), B.widen(ONE, 2 * top)];
  if (top > MAX_REDUCED || isWide(x)) return undefined;
  const places = bits + Math.max(-top, 0) + 8;
  const inner = places + Math.max(top, 0) + 4;
  const quarter = pi(inner) >> 1n;
  const value = fixed(x, inner);
  const quarters = nearestQuotient(value, quarter);
  const rest = (value - quarters * quarter) >> BigInt(inner - places);
  const [sine, cosine] = sineAndCosine(rest, places);
  const ball = (part: bigint) =>
    B.round(widened(B.widen(fromSeries(part, places), 1 - places), radiusTop(x)), places);
  return turned(ball(sine), ball(cosine), Number(((quarters % 4n) + 4n) % 4n));
}

/** Returns the sine and the cosine of an angle plus quarters of a turn. */
export function turned(sine: Ball, cosine: Ball, quarters: number): readonly [sine: Ball, cosine: Ball] {
  switch (quarters) {
    case 0:
      return [sine, cosine];
    case 1:
      return [cosine, B.negate(sine)];
    case 2:
      return [B.negate(sine), B.negate(cosine)];
    default:
      return [B.negate(cosine), sine];
  }
}

/** Computes arctan x in radians. */
export function atan(x: Ball, bits: number): Ball | undefined {
  if (isZero(x)) return x;
  if (isTiny(x, bits)) return linear(x, bits);
  if (B.topOf(x) > 1) {
    if (B.signOf(x) === undefined || 2n * x.radius > abs(x.middle)) return undefined;
    const angle = B.divide(ONE, x, bits + 8);
    const complement = angle && atan(angle, bits + 8);
    if (!complement) return undefined;
    const quarter = B.scale(piBall(bits + 8), -1);
    return B.subtract(x.middle > 0n ? quarter : B.negate(quarter), complement, bits);
  }
  const places = bits + Math.max(-B.topOf(x), 0) + 8;
  return B.round(widened(fromSeries(arctangent(fixed(x, places), places), places), radiusTop(x)), bits);
}

/** Computes arcsin x in radians as arctan(x / √(1 − x²)); undefined unless the ball is between −1 and 1. */
export function asin(x: Ball, bits: number): Ball | undefined {
  if (isTiny(x, bits)) return linear(x, bits);
  const inner = bits + 8;
  const square = B.subtract(ONE, B.multiply(x, x, 2 * inner), 2 * inner);
  const cosine = B.signOf(square) === 1 ? B.squareRoot(square, inner) : undefined;
  const tangent = cosine && B.divide(x, cosine, inner);
  return tangent && atan(tangent, bits);
}

/** Computes arccos x in radians as 2 arctan √((1 − x) / (1 + x)); undefined unless the ball is between −1 and 1. */
export function acos(x: Ball, bits: number): Ball | undefined {
  const inner = bits + 8;
  const quotient = B.divide(B.subtract(ONE, x, inner), B.add(ONE, x, inner), inner);
  const root = quotient && B.signOf(quotient) === 1 ? B.squareRoot(quotient, inner) : undefined;
  const half = root && atan(root, bits);
  return half && B.scale(half, 1);
}

/** Computes sinh x and cosh x. @throws TooLarge */
export function sinhCosh(x: Ball, bits: number): readonly [sinh: Ball, cosh: Ball] | undefined {
  if (isZero(x)) return [x, ONE];
  if (isTiny(x, bits)) return [linear(x, bits), B.widen(ONE, 2 * B.topOf(x))];
  // Small arguments cancel as many bits as they have zeros after the point.
  const inner = bits + Math.max(-B.topOf(x), 0) + 8;
  const isNegative = x.middle < 0n;
  const power = exp(isNegative ? B.negate(x) : x, inner);
  const inverse = power && B.divide(ONE, power, inner);
  if (!inverse) return undefined;
  const sinh = B.round(B.scale(B.subtract(power, inverse, inner), -1), bits);
  return [isNegative ? B.negate(sinh) : sinh, B.round(B.scale(B.add(power, inverse, inner), -1), bits)];
}

/** Computes tanh x as 1 − 2 / (e^2x + 1). */
export function tanh(x: Ball, bits: number): Ball | undefined {
  if (isZero(x)) return x;
  if (isTiny(x, bits)) return linear(x, bits);
  const inner = bits + Math.max(-B.topOf(x), 0) + 8;
  // From here on, the difference from 1 is below the last bit.
  if (bottomOf(x) > bitLength(BigInt(inner)) + 1)
    return B.widen(B.ballOf(x.middle > 0n ? 1n : -1n), 1 - inner);
  const power = exp(B.scale(x, 1), inner);
  const part = power && B.divide(B.ballOf(2n), B.add(power, ONE, inner), inner);
  return part && B.round(B.subtract(ONE, part, inner), bits);
}

/** Computes arsinh x = ln(x + √(x² + 1)), for x of one sign. */
export function asinh(x: Ball, bits: number): Ball | undefined {
  if (isZero(x)) return x;
  if (isTiny(x, bits)) return linear(x, bits);
  const inner = bits + Math.max(-B.topOf(x), 0) + 8;
  const size = x.middle < 0n ? B.negate(x) : x;
  const root = B.squareRoot(B.add(B.multiply(size, size, 2 * inner), ONE, 2 * inner), inner);
  const result = root && ln(B.add(size, root, inner), inner);
  return result && B.round(x.middle < 0n ? B.negate(result) : result, bits);
}

/** Computes arcosh x = ln(x + √(x² − 1)); undefined unless the ball is above 1. */
export function acosh(x: Ball, bits: number): Ball | undefined {
  const inner = bits + 8;
  const square = B.subtract(B.multiply(x, x, 2 * inner), ONE, 2 * inner);
  const root = B.signOf(square) === 1 ? B.squareRoot(square, inner) : undefined;
  return root && ln(B.add(x, root, inner), bits);
}

/** Computes artanh x = ½ ln((1 + x) / (1 − x)); undefined unless the ball is between −1 and 1. */
export function atanh(x: Ball, bits: number): Ball | undefined {
  if (isTiny(x, bits)) return linear(x, bits);
  const inner = bits + Math.max(-B.topOf(x), 0) + 8;
  const quotient = B.divide(B.add(ONE, x, inner), B.subtract(ONE, x, inner), inner);
  const result = quotient && ln(quotient, inner);
  return result && B.round(B.scale(result, -1), bits);
}

/** Computes x^y for a ball x above 0. @throws TooLarge */
export function power(x: Ball, y: Ball, bits: number): Ball | undefined {
  const inner = bits + 80;
  const log = ln(x, inner);
  return log && exp(B.multiply(y, log, inner), bits);
}
