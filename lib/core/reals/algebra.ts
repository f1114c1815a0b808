/** Powers, roots, exponentials and logarithms of computable reals. */
import { abs, bitLength } from "../../units/gcd.ts";
import * as R from "../../units/rational.ts";
import * as B from "./ball.ts";
import * as E from "./exact.ts";
import * as F from "./functions.ts";
import {
  applyTo,
  decide,
  exactReal,
  multiply,
  type Real,
  rationalOf,
  realOf,
  seriesProducts,
  spendOn,
  type Work,
  wholeOf,
} from "./real.ts";

export const fromRational = (work: Work, value: R.Rational): Real => exactReal(work, E.fromRational(value));
export const fromWhole = (work: Work, value: number | bigint): Real =>
  fromRational(work, { n: BigInt(value), d: 1n });

type BallFunction = (ball: B.Ball, bits: number) => B.Ball | undefined;

/** Applies an elementary function to a number in its domain. */
export const elementary = (work: Work, x: Real, f: BallFunction): Real =>
  realOf(work, (bits) => applyTo(x, bits, f), seriesProducts);

export function exp(work: Work, x: Real): Real {
  if (x.exact?.length === 0) return fromWhole(work, 1);
  return realOf(work, (bits) => applyTo(x, bits, F.exp), seriesProducts, x);
}

/** Computes ln x for x > 0. */
export function ln(work: Work, x: Real): Real {
  if (x.exponentOf) return x.exponentOf;
  const value = rationalOf(x);
  if (value?.n === value?.d && value) return fromWhole(work, 0);
  return elementary(work, x, F.ln);
}

/** Largest degree of a root that an exact logarithm has. */
const MAX_LOG_DEGREE = 12;

/** Returns log x to base b, for positive fractions, if it is a fraction: log(1000; 10), log(8; 4). */
export function exactLogarithm(x: R.Rational, b: R.Rational): R.Rational | undefined {
  if (x.n === x.d) return R.ZERO;
  const estimate = logOf(x) / logOf(b);
  if (!Number.isFinite(estimate)) return undefined;
  for (let q = 1; q <= MAX_LOG_DEGREE; q++) {
    const p = Math.round(estimate * q);
    const isNear = Math.abs(estimate * q - p) < 1e-9 * Math.max(1, Math.abs(p));
    if (isNear && isPower(x, q, b, p)) return R.rational(BigInt(p), BigInt(q));
  }
  return undefined;
}

const logOf = ({ n, d }: R.Rational): number => logOfWhole(n) - logOfWhole(d);

function logOfWhole(n: bigint): number {
  const by = Math.max(bitLength(n) - 1000, 0);
  return Math.log(Number(B.shift(n, -by))) + by * Math.LN2;
}

/** Bits of the longest powers that are compared. */
const MAX_POWER_BITS = 200_000;
const bitsOf = ({ n, d }: R.Rational): number => bitLength(n) + bitLength(d);

/** Returns true if x^q = b^p. */
function isPower(x: R.Rational, q: number, b: R.Rational, p: number): boolean {
  const bits = Math.max(bitsOf(x) * q, bitsOf(b) * Math.abs(p));
  if (bits > MAX_POWER_BITS) return false;
  return R.compare(R.power(x, q), R.power(b, p)) === 0;
}

/** Whole exponents up to this are multiplied out, others go by the logarithm. */
const MAX_MULTIPLIED = 4096n;

/** Computes x^n for a whole n, and x ≠ 0 if n < 0. @throws F.TooLarge */
export function wholePower(work: Work, x: Real, n: bigint): Real {
  if (n === 0n) return fromWhole(work, 1);
  const exact = x.exact && E.wholePower(x.exact, n);
  if (exact) return exactReal(work, exact);
  if (x.exponentOf) return exp(work, multiply(work, x.exponentOf, fromWhole(work, n)));
  const size = abs(n);
  return realOf(
    work,
    (bits) => {
      const inner = bits + bitLength(size) + 8;
      const base = x.ball(inner);
      if (!base) return undefined;
      const result = size > MAX_MULTIPLIED ? longPower(base, size, inner) : B.wholePower(base, size, inner);
      return result && n < 0n ? B.divide(B.ballOf(1n), result, bits) : result;
    },
    (bits) => (size > MAX_MULTIPLIED ? seriesProducts(bits) * 2 : 2 * bitLength(size)),
  );
}

/** Computes a power by the logarithm; the base must have a sign. @throws F.TooLarge */
function longPower(base: B.Ball, n: bigint, bits: number): B.Ball | undefined {
  const sign = B.signOf(base);
  if (!sign) return undefined;
  const result = F.power(sign < 0 ? B.negate(base) : base, B.ballOf(n), bits);
  return result && sign < 0 && n % 2n === 1n ? B.negate(result) : result;
}

/** Computes x^y for x > 0. @throws F.TooLarge */
export function power(work: Work, x: Real, y: Real): Real {
  const whole = wholeOf(y);
  if (whole !== undefined) return wholePower(work, x, whole);
  const exponent = rationalOf(y);
  if (exponent && exponent.d <= 64n && x.exact) {
    const raised = E.wholePower(x.exact, exponent.n);
    if (raised) spendOn(work, raised);
    const exact = raised && E.root(raised, Number(exponent.d));
    if (exact) return exactReal(work, exact);
  }
  if (x.exponentOf) return exp(work, multiply(work, x.exponentOf, y));
  return realOf(
    work,
    (bits) => {
      // The exponent of e loses as many bits as it has before the point: at most 33, or there is no result.
      const inner = bits + 80;
      const [base, by] = [x.ball(inner), y.ball(inner)];
      return base && by && F.power(base, by, bits);
    },
    (bits) => 2 * seriesProducts(bits),
  );
}

/** Computes √x for x ≥ 0. */
export function squareRoot(work: Work, x: Real): Real {
  const exact = x.exact && E.root(x.exact, 2);
  if (exact) return exactReal(work, exact);
  return realOf(work, (bits) => applyTo(x, bits, B.squareRoot), 8);
}

/** Returns ⌊x⌋; undefined if it is undecided whether x is just below a whole number. @throws WorkSpent */
export function floorOf(x: Real, mostBits: number): bigint | undefined {
  const value = rationalOf(x);
  if (value) return floorOfRational(value);
  return decide(x, mostBits, ({ middle, radius, exponent }) => {
    if (exponent > mostBits) return undefined;
    const [low, high] = [B.shift(middle - radius, exponent), B.shift(middle + radius, exponent)];
    return low === high ? low : undefined;
  });
}

export function floorOfRational({ n, d }: R.Rational): bigint {
  const quotient = n / d;
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient;
}
