import type { Ball } from "./ball.ts";
import * as B from "./ball.ts";
import { exp, ln, piBall, sinCos } from "./functions.ts";

const ONE = B.ballOf(1n);
const QUARTER = B.ballOf(1n, -2);

/** Tangent numbers, extended on demand: T(k) of tan x = Σ T(k) x^(2k−1) / (2k−1)!. */
let tangentNumbers: readonly bigint[] = [];

/** Computes n tangent numbers (Brent and Harvey, “Fast computation of Bernoulli, tangent and secant numbers”, 2013). */
function computeTangentNumbers(n: number): readonly bigint[] {
  const t: bigint[] = [0n, 1n];
  for (let k = 2; k <= n; k++) t.push(BigInt(k - 1) * (t[k - 1] ?? 0n));
  for (let k = 2; k <= n; k++)
    for (let j = k; j <= n; j++) t[j] = BigInt(j - k) * (t[j - 1] ?? 0n) + BigInt(j - k + 2) * (t[j] ?? 0n);
  return t;
}

/** Returns the Bernoulli number B(2k) as a fraction, with its sign. */
function bernoulli(k: number): readonly [above: bigint, below: bigint] {
  if (k >= tangentNumbers.length) tangentNumbers = computeTangentNumbers(Math.ceil(1.2 * k) + 32);
  const power = 1n << BigInt(2 * k);
  const above = BigInt(2 * k) * (tangentNumbers[k] ?? 0n);
  return [k % 2 === 1 ? above : -above, power * (power - 1n)];
}

/** Sums B(2k) / (2k (2k − 1) z^(2k−1)), Stirling’s series; the first term that is left out bounds the rest. */
function stirlingSum(z: Ball, bits: number): Ball | undefined {
  const inverse = B.divide(ONE, z, bits);
  if (!inverse) return undefined;
  const square = B.multiply(inverse, inverse, bits);
  let power = inverse;
  let sum = B.ballOf(0n);
  for (let k = 1; ; k++) {
    const [above, below] = bernoulli(k);
    const coefficient = B.divide(B.ballOf(above), B.ballOf(below * BigInt(2 * k * (2 * k - 1))), bits);
    if (!coefficient) return undefined;
    const term = B.multiply(coefficient, power, bits);
    if (B.topOf(term) < -bits) return B.widen(sum, B.topOf(term));
    sum = B.add(sum, term, bits);
    power = B.multiply(power, square, bits);
  }
}

/**
 * Returns an argument from which Stirling’s series has the wanted bits; its terms fall to about e^(−2πz). A larger one
 * takes more factors, a smaller one more Bernoulli numbers, which take longer.
 */
const leastForSeries = (bits: number): number => Math.ceil(0.6 * bits) + 10;

/** Arguments from here on have a result above the largest exponent. */
const MAX_ARGUMENT = 200_000_000n;

/** Computes Γ(x); undefined if the ball contains a pole or is wide. @throws TooLarge */
export function gamma(x: Ball, bits: number): Ball | undefined {
  if (B.signOf(B.subtract(x, QUARTER, bits + 8)) !== 1) return reflected(x, bits);
  const least = leastForSeries(bits);
  const whole = B.shift(x.middle, x.exponent);
  const steps = Math.max(0, least - Number(whole > BigInt(least) ? BigInt(least) : whole));
  const inner = bits + 48;
  let z = x;
  let product: Ball = ONE;
  for (let step = 0; step < steps; step++) {
    product = B.multiply(product, z, inner);
    z = B.add(z, ONE, inner);
  }
  // A bound instead of an overflow: exp fails for what is too large.
  const log = whole > MAX_ARGUMENT ? B.ballOf(1n, 40) : lnGamma(z, inner);
  const above = log && exp(log, inner);
  return above && B.divide(above, product, bits);
}

/** Computes ln Γ(z) for z ≥ leastForSeries: (z − ½) ln z − z + ½ ln 2π + Stirling’s series. */
function lnGamma(z: Ball, bits: number): Ball | undefined {
  const [log, turn, series] = [ln(z, bits), ln(B.scale(piBall(bits), 1), bits), stirlingSum(z, bits)];
  if (!log || !turn || !series) return undefined;
  const main = B.subtract(B.multiply(B.subtract(z, B.ballOf(1n, -1), bits), log, bits), z, bits);
  return B.add(B.add(main, B.scale(turn, -1), bits), series, bits);
}

/** Computes π / (sin πx · Γ(1 − x)), for x up to ¼. */
function reflected(x: Ball, bits: number): Ball | undefined {
  const inner = bits + 16 + Math.max(B.topOf(x), 0);
  const complement = B.subtract(ONE, x, inner);
  if (B.signOf(B.subtract(complement, QUARTER, inner)) !== 1) return undefined;
  const [sine] = sinCos(B.multiply(piBall(inner), x, inner), inner) ?? [];
  const other = gamma(complement, inner);
  const below = sine && other && B.multiply(sine, other, inner);
  return below && B.divide(piBall(inner), below, bits);
}
