/**
 * Ball arithmetic: every result contains the true value. After Johansson, “Arb: efficient arbitrary-precision
 * midpoint-radius interval arithmetic”, IEEE Transactions on Computers 66 (2017).
 */

import { abs, bitLength } from "../../units/gcd.ts";

/** All numbers from (middle − radius) · 2^exponent to (middle + radius) · 2^exponent. */
export interface Ball {
  readonly middle: bigint;
  readonly radius: bigint;
  readonly exponent: number;
}

/** Bits of a radius; more say nothing about the digits of the middle. */
const RADIUS_BITS = 30;

/** Shifts left for positive counts, right (rounding down) for negative ones. */
export const shift = (x: bigint, by: number): bigint => (by >= 0 ? x << BigInt(by) : x >> BigInt(-by));

export const ballOf = (middle: bigint, exponent = 0, radius = 0n): Ball => ({ middle, radius, exponent });

/** Returns e so that every number of the ball is smaller than 2^e in magnitude. */
export const topOf = ({ middle, radius, exponent }: Ball): number =>
  bitLength(abs(middle) + radius) + exponent;

/** Returns −1 or 1 if all numbers of the ball have that sign, 0 if the ball is exactly 0; else undefined. */
export function signOf({ middle, radius }: Ball): -1 | 0 | 1 | undefined {
  if (middle > radius) return 1;
  if (middle < -radius) return -1;
  return middle === 0n && radius === 0n ? 0 : undefined;
}

/** Returns −1 if all numbers of a ball are below a whole number, 1 if none is; undefined if some are. */
export function compareToWhole({ middle, radius, exponent }: Ball, whole: bigint): -1 | 1 | undefined {
  const by = Math.min(exponent, 0);
  const [low, high] = [middle - radius, middle + radius].map((end) => shift(end, exponent - by));
  const bound = shift(whole, -by);
  if (high !== undefined && high < bound) return -1;
  return low !== undefined && low >= bound ? 1 : undefined;
}

/** Drops the bits of the middle beyond `bits`, and those that the radius makes meaningless. */
export function round(ball: Ball, bits: number): Ball {
  const { middle, radius, exponent } = ball;
  const excess = Math.max(bitLength(middle) - bits, bitLength(radius) - RADIUS_BITS);
  return excess > 0 ? withExponent(ball, exponent + excess) : ball;
}

/** Writes a ball with another exponent; a higher one widens it by at most two units. */
export function withExponent({ middle, radius, exponent }: Ball, next: number): Ball {
  const by = exponent - next;
  if (by >= 0) return { middle: shift(middle, by), radius: shift(radius, by), exponent: next };
  return { middle: shift(middle, by), radius: shift(radius, by) + 2n, exponent: next };
}

export const negate = ({ middle, radius, exponent }: Ball): Ball => ({ middle: -middle, radius, exponent });

/** Multiplies by 2^count. */
export const scale = (ball: Ball, count: number): Ball => ({ ...ball, exponent: ball.exponent + count });

export function add(a: Ball, b: Ball, bits: number): Ball {
  if (a.middle === 0n && a.radius === 0n) return b;
  if (b.middle === 0n && b.radius === 0n) return a;
  // A number far below the larger one only widens the sum.
  const lowest = Math.max(topOf(a), topOf(b)) - bits - 8;
  const exponent = Math.max(Math.min(a.exponent, b.exponent), lowest);
  const [left, right] = [withExponent(a, exponent), withExponent(b, exponent)];
  return round({ middle: left.middle + right.middle, radius: left.radius + right.radius, exponent }, bits);
}

export const subtract = (a: Ball, b: Ball, bits: number): Ball => add(a, negate(b), bits);

export function multiply(a: Ball, b: Ball, bits: number): Ball {
  const radius =
    a.radius === 0n && b.radius === 0n
      ? 0n
      : abs(a.middle) * b.radius + abs(b.middle) * a.radius + a.radius * b.radius;
  return round({ middle: a.middle * b.middle, radius, exponent: a.exponent + b.exponent }, bits);
}

/** Divides two balls; undefined if the divisor contains 0. */
export function divide(a: Ball, b: Ball, bits: number): Ball | undefined {
  const least = abs(b.middle) - b.radius;
  if (least <= 0n) return undefined;
  const by = Math.max(bits + bitLength(b.middle) - bitLength(a.middle) + 2, 0);
  const middle = shift(a.middle, by) / b.middle;
  const spread = shift(a.radius, by) + (abs(middle) + 1n) * b.radius;
  return round({ middle, radius: spread / least + 2n, exponent: a.exponent - b.exponent - by }, bits);
}

/** Returns ⌊√x⌋ of a whole x ≥ 0, by Newton’s method. */
export function wholeRoot(x: bigint): bigint {
  if (x < 2n) return x;
  const above = bitLength(x);
  // Begins above the root with the 50 leading bits of a double, from where the steps go down.
  const by = Math.max(above - 100, 0) & ~1;
  let root = shift(BigInt(Math.ceil(Math.sqrt(Number(shift(x, -by))) * (1 + 2 ** -48))) + 1n, by / 2);
  for (;;) {
    const next = (root + x / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Computes the square root of a ball without negative numbers; undefined if there is one, except next to 0. */
export function squareRoot(ball: Ball, bits: number): Ball | undefined {
  const { middle, radius, exponent } = ball;
  if (middle < -radius) return undefined;
  if (middle <= radius) {
    // The ball contains 0: its roots go from 0 to that of its upper end.
    const upper = middle + radius;
    const even = exponent & 1 ? exponent - 1 : exponent;
    const root = wholeRoot(shift(upper, exponent - even)) + 1n;
    return upper === 0n ? ballOf(0n) : { middle: 0n, radius: root, exponent: even / 2 };
  }
  const wanted = Math.max(2 * bits - bitLength(middle) + 2, 0);
  const by = (exponent - wanted) & 1 ? wanted + 1 : wanted;
  const root = wholeRoot(shift(middle, by));
  const spread = radius === 0n ? 0n : shift(radius, by) / root + 1n;
  return round({ middle: root, radius: spread + 1n, exponent: (exponent - by) / 2 }, bits);
}

/** Raises a ball to a whole power of at least 1. */
export function wholePower(base: Ball, exponent: bigint, bits: number): Ball {
  let result: Ball | undefined;
  let square = base;
  for (let rest = exponent; ; ) {
    if (rest & 1n) result = result ? multiply(result, square, bits) : square;
    rest >>= 1n;
    if (rest === 0n) return result ?? ballOf(1n);
    square = multiply(square, square, bits);
  }
}

/** Bits up to which a middle is extended to have the width as its unit. */
const MAX_ADDED_BITS = 8192;

/** Widens a ball by 2^top. */
export function widen(ball: Ball, top: number): Ball {
  const { middle, radius, exponent } = ball;
  if (middle === 0n && radius === 0n) return ballOf(0n, top, 1n);
  if (top <= exponent) {
    // A short middle, such as 1, has a unit far larger than the width.
    const room = Math.max(MAX_ADDED_BITS - bitLength(middle), 0);
    const fine = withExponent(ball, exponent - Math.min(exponent - top, room));
    return { ...fine, radius: fine.radius + 1n };
  }
  const raised = top - exponent > RADIUS_BITS ? withExponent(ball, top - RADIUS_BITS) : ball;
  return { ...raised, radius: raised.radius + shift(1n, top - raised.exponent) };
}
