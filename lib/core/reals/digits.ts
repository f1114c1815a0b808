/** Decimal digits of computable reals, each of them proven. */
import { abs, bitLength } from "../../units/gcd.ts";
import * as R from "../../units/rational.ts";
import type { Ball } from "./ball.ts";
import * as B from "./ball.ts";
import { decide, type Real, rationalOf, WorkSpent } from "./real.ts";

/** Digits d.ddd of |x|, times a power of ten. */
export interface Digits {
  readonly isNegative: boolean;
  /** At least one digit, the first not 0 unless the value rounds to 0. */
  readonly digits: string;
  /** Power of ten of the first digit. */
  readonly exponent: number;
  /** True if no digit was dropped. */
  readonly isExact: boolean;
}

/** Bits beyond those of the digits, before a rounding is undecided: a tie of numbers that have no exact form. */
const TIE_BITS = 1024;
/** Bits beyond those of the digits in the first attempt at many digits. */
const GUARD_BITS = 40;
/** Numbers above 2^MAX_SHIFT are not written out. */
const MAX_SHIFT = 100_000;
const BITS_PER_DIGIT = Math.log2(10);
const bitsFor = (digits: number): number => Math.ceil(digits * BITS_PER_DIGIT);

/** Returns ⌊|x| · 10^places + ½⌋ for both ends of a ball, if it is the same. */
function roundedAt(ball: Ball, places: number): bigint | undefined {
  if (B.topOf(ball) < -bitsFor(places) - 2) return 0n;
  const { middle, radius, exponent } = ball;
  if (exponent > MAX_SHIFT) return undefined;
  const power = 10n ** BigInt(Math.abs(places));
  const ends = [abs(middle) - radius, abs(middle) + radius].map((end) => {
    const value = B.shift(places < 0 ? end : end * power, Math.max(exponent, 0));
    const below = B.shift(places < 0 ? power : 1n, Math.max(-exponent, 0));
    return (2n * (value < 0n ? 0n : value) + below) / (2n * below);
  });
  return ends[0] === ends[1] ? ends[0] : undefined;
}

/**
 * Rounds |x| half away from zero to a number of decimals, as a whole number of units; undefined if the digits are
 * undecided. For numbers below 2^20000 in magnitude.
 */
export function roundToPlaces(
  x: Real,
  places: number,
): { units: bigint; isNegative: boolean; isExact: boolean } | undefined {
  const rational = rationalOf(x);
  if (rational) {
    const { integer, exact } = R.scaledInteger(rational, places);
    return { units: integer, isNegative: rational.n < 0n, isExact: exact };
  }
  const first = x.ball(64);
  const most = Math.max((first ? B.topOf(first) : 0) + bitsFor(places), 0) + TIE_BITS;
  return undefinedIfSpent(() =>
    decide(x, most, (ball) => {
      const units = roundedAt(ball, places);
      return units === undefined ? undefined : { units, isNegative: ball.middle < 0n, isExact: false };
    }),
  );
}

/** Treats spent work as undecided. */
function undefinedIfSpent<T>(compute: () => T | undefined): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof WorkSpent) return undefined;
    throw error;
  }
}

/** Returns x to significant digits, rounded half away from zero; undefined if they are undecided. */
export function significantDigits(x: Real, count: number): Digits | undefined {
  const rational = rationalOf(x);
  if (rational) {
    const { digits, exponent, exact } = R.significantDigits(rational, count);
    return { isNegative: rational.n < 0n, digits, exponent, isExact: exact };
  }
  const bits = bitsFor(count);
  return undefinedIfSpent(() =>
    decide(x, bits + TIE_BITS, (ball) => digitsOfBall(ball, count), bits + GUARD_BITS),
  );
}

function digitsOfBall(ball: Ball, count: number): Digits | undefined {
  const bits = bitsFor(count) + 64;
  const exponent = firstExponent(ball, bits);
  if (exponent === undefined) return undefined;
  const units = roundedAt(B.multiply(ball, powerOfTen(count - 1 - exponent, bits), bits), 0);
  if (units === undefined) return undefined;
  // Nines that round up have one digit more.
  const digits = units.toString();
  return {
    isNegative: ball.middle < 0n,
    digits: digits.slice(0, count),
    exponent: exponent + digits.length - count,
    isExact: false,
  };
}

/** Returns the power of ten of the first digit; of the lowest number if the ball contains a power of ten. */
function firstExponent(ball: Ball, bits: number): number | undefined {
  if (!B.signOf(ball)) return undefined;
  const estimate = estimateExponent(ball);
  const { middle, radius, exponent } = B.multiply(ball, powerOfTen(-estimate, bits), bits);
  const scaled = { middle: abs(middle), radius, exponent };
  if (B.compareToWhole(scaled, 1n) !== 1) return estimate - 1;
  return B.compareToWhole(scaled, 10n) === 1 ? estimate + 1 : estimate;
}

/** Estimates the power of ten of the first digit from the leading bits. */
function estimateExponent({ middle, exponent }: Ball): number {
  const by = Math.max(bitLength(middle) - 64, 0);
  return Math.floor(Math.log10(Number(B.shift(abs(middle), -by))) + (by + exponent) / BITS_PER_DIGIT);
}

/** Returns 10^n to the given bits. */
function powerOfTen(n: number, bits: number): Ball {
  if (n === 0) return B.ballOf(1n);
  const power = B.wholePower(B.ballOf(10n), BigInt(Math.abs(n)), bits + 40);
  return n > 0 ? power : (B.divide(B.ballOf(1n), power, bits + 8) ?? power);
}

/** Returns as many proven digits as a number has, at most `count`; undefined if not even one is. */
export function provenDigits(x: Real, count: number): Digits | undefined {
  for (let digits = count; digits > 0; digits = Math.floor(digits * 0.75)) {
    const result = significantDigits(x, digits);
    if (result) return result;
  }
  return undefined;
}

/** Returns the double next to x; ±∞ if it is larger than any, and the double of the middle if that is undecided. */
export function toNumber(x: Real): number {
  const rational = rationalOf(x);
  if (rational) return R.toNumber(rational);
  let last: Ball | undefined;
  const result = undefinedIfSpent(() =>
    decide(x, TIE_BITS, (ball) => {
      last = ball;
      const [low, high] = [-ball.radius, ball.radius].map((by) => doubleOf(ball.middle + by, ball.exponent));
      return low === high ? low : undefined;
    }),
  );
  return result ?? (last ? doubleOf(last.middle, last.exponent) : Number.NaN);
}

/** Returns the double next to n · 2^exponent. */
function doubleOf(n: bigint, exponent: number): number {
  const top = bitLength(n) + exponent;
  if (top > 1100) return n < 0n ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (top < -1200) return 0;
  return R.toNumber(
    exponent >= 0 ? { n: B.shift(n, exponent), d: 1n } : R.rational(n, 1n << BigInt(-exponent)),
  );
}
