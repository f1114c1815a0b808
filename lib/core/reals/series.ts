/** Series in fixed point: whole numbers of units of 2^−bits. Each states its largest error in units. */
import { bitLength } from "../../units/gcd.ts";
import { shift } from "./ball.ts";

/** Bits beyond those of a result, for the errors of a few hundred terms. */
const GUARD = 24;

type Constant = (bits: number) => bigint;

/** Caches the longest value of a constant, whose leading bits serve shorter requests. Error: 2 units. */
function cached(compute: Constant): Constant {
  let longest = 0;
  let value = 0n;
  return (bits) => {
    if (bits > longest) {
      longest = bits + 64;
      value = compute(longest + GUARD) >> BigInt(GUARD);
    }
    return value >> BigInt(longest - bits);
  };
}

/** Sums 1/x ∓ 1/(3x³) + 1/(5x⁵) ∓ ...: the inverse tangent of 1/x, or the inverse hyperbolic tangent. */
function inverseTangent(x: bigint, bits: number, isHyperbolic: boolean): bigint {
  const square = x * x;
  let power = shift(1n, bits) / x;
  let sum = power;
  for (let odd = 3n, sign = isHyperbolic ? 1n : -1n; power !== 0n; odd += 2n) {
    power /= square;
    sum += (sign * power) / odd;
    if (!isHyperbolic) sign = -sign;
  }
  return sum;
}

/** Computes π by Machin’s formula: 16 arctan(1/5) − 4 arctan(1/239). */
export const pi = cached(
  (bits) => 16n * inverseTangent(5n, bits, false) - 4n * inverseTangent(239n, bits, false),
);

/** Computes ln 2 = 18 artanh(1/26) − 2 artanh(1/4801) + 8 artanh(1/8749). */
export const ln2 = cached(
  (bits) =>
    18n * inverseTangent(26n, bits, true) -
    2n * inverseTangent(4801n, bits, true) +
    8n * inverseTangent(8749n, bits, true),
);

/** Number of halvings of an argument that balances them with the terms of a series. */
const halvingsFor = (bits: number): number => Math.ceil(Math.sqrt(bits) / 1.5);

/** Computes e^x for |x| ≤ 1, by halving x, Taylor’s series and squaring. Error: 2 units. */
export function exponential(x: bigint, bits: number): bigint {
  const halvings = halvingsFor(bits);
  const inner = bits + halvings + GUARD;
  const unit = shift(1n, inner);
  const argument = shift(x, inner - bits - halvings);
  let term = unit;
  let sum = unit;
  for (let n = 1n; term !== 0n && term !== -1n; n++) {
    term = ((term * argument) >> BigInt(inner)) / n;
    sum += term;
  }
  for (let turn = 0; turn < halvings; turn++) sum = (sum * sum) >> BigInt(inner);
  return sum >> BigInt(inner - bits);
}

/** Computes sin x and cos x for |x| ≤ 1, by halving x, Taylor’s series and doubling. Error: 2 units. */
export function sineAndCosine(x: bigint, bits: number): readonly [sine: bigint, cosine: bigint] {
  const halvings = halvingsFor(bits);
  const inner = bits + 2 * halvings + GUARD;
  const places = BigInt(inner);
  const unit = 1n << places;
  const argument = shift(x, inner - bits - halvings);
  const square = (argument * argument) >> places;
  let [sine, cosine] = [argument, unit];
  let [odd, even] = [argument, unit];
  for (let n = 2n; even !== 0n && even !== -1n; n += 2n) {
    even = -((even * square) >> places) / (n * (n - 1n));
    odd = -((odd * square) >> places) / (n * (n + 1n));
    cosine += even;
    sine += odd;
  }
  for (let turn = 0; turn < halvings; turn++)
    [sine, cosine] = [(sine * cosine) >> (places - 1n), unit - ((sine * sine) >> (places - 1n))];
  const by = BigInt(inner - bits);
  return [sine >> by, cosine >> by];
}

/** Digits of a double that begin an iteration. */
const DOUBLE_BITS = 48;

/** Returns the precisions of an iteration that multiplies its bits by `factor`, the last one first. */
function precisions(bits: number, factor: number): readonly number[] {
  const steps: number[] = [];
  for (let each = bits; each > DOUBLE_BITS; each = Math.ceil(each / factor) + 2) steps.push(each);
  return steps;
}

/** Converts fixed point to a double. */
const toDouble = (x: bigint, bits: number): number => {
  const excess = Math.max(bitLength(x) - 64, 0);
  return Number(shift(x, -excess)) * 2 ** (excess - bits);
};

/** Converts a double of magnitude below 2 to fixed point. */
const fromDouble = (x: number, bits: number): bigint => shift(BigInt(Math.round(x * 2 ** 52)), bits - 52);

/**
 * Computes ln y for ½ ≤ y ≤ 2. From an estimate x of n bits, x + 2 (y − eˣ) / (y + eˣ) has 3n. Error: 2 units.
 */
export function logarithm(y: bigint, bits: number): bigint {
  const inner = bits + GUARD;
  let x = fromDouble(Math.log(toDouble(y, bits)), inner);
  for (const precision of precisions(inner, 3).toReversed()) {
    const by = precision - inner;
    const power = exponential(shift(x, by), precision);
    const value = shift(y, precision - bits);
    x += shift(((value - power) << BigInt(precision + 1)) / (value + power), -by);
  }
  return x >> BigInt(GUARD);
}

/**
 * Computes arctan y for |y| ≤ 1. From an estimate x of n bits with the sine s and the cosine c,
 * t = (yc − s) / (c + ys) is the tangent of the error, and x + t has 3n. Error: 2 units.
 */
export function arctangent(y: bigint, bits: number): bigint {
  const inner = bits + GUARD;
  let x = fromDouble(Math.atan(toDouble(y, bits)), inner);
  for (const precision of precisions(inner, 3).toReversed()) {
    const by = precision - inner;
    const [sine, cosine] = sineAndCosine(shift(x, by), precision);
    const value = shift(y, precision - bits);
    const places = BigInt(precision);
    const above = ((value * cosine) >> places) - sine;
    const below = cosine + ((value * sine) >> places);
    x += shift((above << places) / below, -by);
  }
  return x >> BigInt(GUARD);
}
