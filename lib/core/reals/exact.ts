/** Exact numbers: sums of fractions times the square root of a whole number times a power of π. */

import { abs, bitLength, gcd } from "../../units/gcd.ts";
import * as R from "../../units/rational.ts";

/** coefficient · √root · π^pi, with a root without square divisors. Numbers of different terms are never equal. */
export interface Term {
  readonly coefficient: R.Rational;
  readonly root: bigint;
  readonly pi: number;
}

/** Sum of terms with different roots or powers, none of them 0; empty for 0. */
export type Exact = readonly Term[];

const MAX_TERMS = 12;
/** Bits of the longest whole number and of the longest fraction that stay exact; fractions cost more to reduce. */
const MAX_BITS = 65_536;
const MAX_FRACTION_BITS = 8192;
/** Bits of the longest fraction whose root is searched. */
const MAX_ROOT_BITS = 4096;
/** Larger radicands cost too much to make square-free. */
const MAX_RADICAND = 10n ** 10n;
const MAX_PI = 64;

export const fromRational = (value: R.Rational): Exact =>
  value.n === 0n ? [] : [{ coefficient: value, root: 1n, pi: 0 }];

export const ZERO: Exact = [];
export const PI: Exact = [{ coefficient: R.ONE, root: 1n, pi: 1 }];

/** Returns the fraction that a number is; undefined for others. */
export function rationalOf(x: Exact): R.Rational | undefined {
  const [term, second] = x;
  if (!term) return R.ZERO;
  return second || term.root !== 1n || term.pi !== 0 ? undefined : term.coefficient;
}

/** Returns the number, unless it is too long to compute with. */
function limited(x: Exact): Exact | undefined {
  const isShort = x.every(
    ({ coefficient: { n, d }, pi }) =>
      bitLength(n) + bitLength(d) <= (d === 1n ? MAX_BITS : MAX_FRACTION_BITS) && Math.abs(pi) <= MAX_PI,
  );
  return isShort && x.length <= MAX_TERMS ? x : undefined;
}

export const negate = (x: Exact): Exact =>
  x.map((term) => ({ ...term, coefficient: R.negate(term.coefficient) }));

export function add(a: Exact, b: Exact): Exact | undefined {
  const sum = [...a];
  for (const term of b) {
    const at = sum.findIndex(({ root, pi }) => root === term.root && pi === term.pi);
    const same = sum[at];
    if (!same) {
      sum.push(term);
      continue;
    }
    const coefficient = R.add(same.coefficient, term.coefficient);
    sum.splice(at, 1, ...(coefficient.n === 0n ? [] : [{ ...same, coefficient }]));
  }
  return limited(sum);
}

export function multiply(a: Exact, b: Exact): Exact | undefined {
  if (a.length * b.length > MAX_TERMS * MAX_TERMS) return undefined;
  let sum: Exact | undefined = ZERO;
  for (const left of a) for (const right of b) sum = sum && add(sum, [productOf(left, right)]);
  return sum;
}

/** Multiplies two terms. The roots are square-free, so only their common divisor leaves the root. */
function productOf(a: Term, b: Term): Term {
  const common = gcd(a.root, b.root);
  const coefficient = R.multiply(R.multiply(a.coefficient, b.coefficient), { n: common, d: 1n });
  return { coefficient, root: (a.root / common) * (b.root / common), pi: a.pi + b.pi };
}

/** Computes 1 / x for one term, or two with a conjugate: 1 / (1 + √2). */
export function inverse(x: Exact): Exact | undefined {
  const [first, second, third] = x;
  if (!first || third) return undefined;
  if (!second) {
    const { coefficient, root, pi } = first;
    return limited([
      { coefficient: R.divide(R.ONE, R.multiply(coefficient, { n: root, d: 1n })), root, pi: -pi },
    ]);
  }
  if (first.pi !== second.pi) return undefined;
  const conjugate = [first, ...negate([second])];
  const below = multiply(x, conjugate);
  const factor = below && inverse(below);
  return factor && multiply(conjugate, factor);
}

/** Raises to a whole power. */
export function wholePower(x: Exact, exponent: bigint): Exact | undefined {
  const size = Number(abs(exponent));
  const bits = Math.max(0, ...x.map(({ coefficient: { n, d } }) => Math.max(bitLength(n), bitLength(d)) - 1));
  if (size > MAX_BITS || (bits > 0 && bits * size > MAX_BITS)) return undefined;
  const base = exponent < 0n ? inverse(x) : x;
  let result: Exact | undefined = fromRational(R.ONE);
  let square = base;
  for (let rest = size; rest > 0 && result; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = square && multiply(result, square);
    if (rest > 1) square = square && multiply(square, square);
  }
  return result;
}

/** Computes the n-th root: square roots of fractions, others of n-th powers only; undefined below 0. */
export function root(x: Exact, degree: number): Exact | undefined {
  const [term, second] = x;
  if (!term) return ZERO;
  const { coefficient, root: radicand, pi } = term;
  if (second || radicand !== 1n || pi % degree !== 0 || coefficient.n < 0n) return undefined;
  if (bitLength(coefficient.n) + bitLength(coefficient.d) > MAX_ROOT_BITS) return undefined;
  const [above, below] = [powerRoot(coefficient.n, degree), powerRoot(coefficient.d, degree)];
  if (above !== undefined && below !== undefined)
    return [{ coefficient: R.rational(above, below), root: 1n, pi: pi / degree }];
  if (degree !== 2) return undefined;
  // √(a / b) = √(ab) / b
  const split = withoutSquares(coefficient.n * coefficient.d);
  return split && [{ coefficient: R.rational(split.factor, coefficient.d), root: split.rest, pi: pi / 2 }];
}

/** Returns the n-th root of an n-th power; undefined for other whole numbers. */
export function powerRoot(x: bigint, degree: number): bigint | undefined {
  if (x < 2n) return x;
  const bits = bitLength(x);
  if (degree > bits) return undefined;
  const n = BigInt(degree);
  let value = 1n << BigInt(Math.ceil(bits / degree));
  for (;;) {
    const next = ((n - 1n) * value + x / value ** (n - 1n)) / n;
    if (next >= value) break;
    value = next;
  }
  return value ** n === x ? value : undefined;
}

/** Splits n = factor² · rest, with a rest free of squares. */
function withoutSquares(n: bigint): { factor: bigint; rest: bigint } | undefined {
  if (n > MAX_RADICAND) return undefined;
  let rest = Number(n);
  let factor = 1;
  for (let divisor = 2; divisor * divisor <= rest; divisor += divisor === 2 ? 1 : 2)
    while (rest % (divisor * divisor) === 0) {
      rest /= divisor * divisor;
      factor *= divisor;
    }
  return { factor: BigInt(factor), rest: BigInt(rest) };
}
