/** Exact numbers of one term: a fraction times the square root of a whole number times a power of π. */
import { greatestCommonDivisor } from "./combinatorics.ts";

/** (numerator / denominator) · √root · π^pi. In lowest terms, denominator above 0, root free of squares and at least 1. */
export interface Surd {
  numerator: number;
  denominator: number;
  root: number;
  pi: number;
}

/** Larger radicands cost too much to make square-free. */
const LARGEST_RADICAND = 1e8;
const LARGEST_EXPONENT = 64;

export const ONE: Surd = { numerator: 1, denominator: 1, root: 1, pi: 0 };
export const PI: Surd = { ...ONE, pi: 1 };

/** Builds a surd; undefined if doubles cannot hold the terms as integers, or the denominator is 0. */
export function surd(numerator: number, denominator: number, root = 1, pi = 0): Surd | undefined {
  if (![numerator, denominator, root].every(Number.isSafeInteger) || denominator === 0) return undefined;
  if (numerator === 0) return { ...ONE, numerator: 0 };
  const common = Math.sign(denominator) * greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator));
  return { numerator: numerator / common, denominator: denominator / common, root, pi };
}

export const negated = (a: Surd): Surd | undefined => surd(-a.numerator, a.denominator, a.root, a.pi);

/** Adds two surds; undefined if the sum has two terms: 1 + √2. */
export function sum(a: Surd, b: Surd): Surd | undefined {
  if (a.numerator === 0) return b;
  if (b.numerator === 0) return a;
  if (a.root !== b.root || a.pi !== b.pi) return undefined;
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  // Unsafe integers could look equal after rounding.
  if (!Number.isSafeInteger(left) || !Number.isSafeInteger(right)) return undefined;
  return surd(left + right, a.denominator * b.denominator, a.root, a.pi);
}

/** Multiplies two surds. The roots are square-free, so only their common divisor leaves the root. */
export function product(a: Surd, b: Surd): Surd | undefined {
  const common = greatestCommonDivisor(a.root, b.root);
  const [left, right] = [surd(a.numerator, b.denominator), surd(b.numerator, a.denominator)];
  if (!left || !right) return undefined;
  const numerator = left.numerator * right.numerator * common;
  const root = (a.root / common) * (b.root / common);
  return surd(numerator, left.denominator * right.denominator, root, a.pi + b.pi);
}

/** Computes 1 / (p√n / q) = q√n / (pn). */
export function reciprocal({ numerator, denominator, root, pi }: Surd): Surd | undefined {
  return surd(denominator, numerator * root, root, -pi);
}

export function power(base: Surd, exponent: Surd): Surd | undefined {
  const { numerator, denominator, root, pi } = exponent;
  if (root !== 1 || pi !== 0 || Math.abs(numerator) > LARGEST_EXPONENT) return undefined;
  let result: Surd | undefined = ONE;
  for (let turn = 0; result && turn < Math.abs(numerator); turn += 1) result = product(result, base);
  if (result && numerator < 0) result = reciprocal(result);
  return result && rootOfDegree(result, denominator);
}

/** Computes the n-th root: square roots of any fraction, others of powers only. */
export function rootOfDegree(x: Surd, degree: number): Surd | undefined {
  if (degree === 1) return x;
  if (degree === 2) return rootOf(x);
  const { numerator, denominator, root, pi } = x;
  const [above, below] = [wholeRoot(numerator, degree), wholeRoot(denominator, degree)];
  if (above === undefined || below === undefined || root !== 1 || pi % degree !== 0) return undefined;
  return surd(above, below, 1, pi / degree);
}

/** Returns the n-th root of an n-th power; undefined for other numbers. */
function wholeRoot(x: number, degree: number): number | undefined {
  if (x < 0 && degree % 2 === 0) return undefined;
  const whole = Math.sign(x) * Math.round(Math.abs(x) ** (1 / degree));
  return whole ** degree === x ? whole : undefined;
}

/** Computes the square root of a fraction times an even power of π; undefined below 0. */
export function rootOf({ numerator, denominator, root, pi }: Surd): Surd | undefined {
  if (numerator < 0 || root !== 1 || pi % 2 !== 0) return undefined;
  const radical = squareRoot(numerator, denominator);
  return radical && surd(radical.numerator, radical.denominator, radical.root, pi / 2);
}

/** Computes √(a / b) = √(ab) / b, with squares extracted. */
function squareRoot(a: number, b: number): Surd | undefined {
  let radicand = a * b;
  if (radicand > LARGEST_RADICAND) return undefined;
  if (radicand === 0) return surd(0, b);
  let factor = 1;
  for (let divisor = 2; divisor * divisor <= radicand; divisor += 1)
    while (radicand % (divisor * divisor) === 0) {
      radicand /= divisor * divisor;
      factor *= divisor;
    }
  return surd(factor, b, radicand);
}

export const toNumber = ({ numerator, denominator, root, pi }: Surd): number =>
  (numerator / denominator) * Math.sqrt(root) * Math.PI ** pi;

/** Formats "7/12", "√6", "−5π/6", "2π√3/3", "3/(2π)", "π²/6". */
export function surdText({ numerator, denominator, root, pi }: Surd): string {
  const above = factors(Math.abs(numerator), pi, root);
  const below = factors(denominator, -pi, 1);
  const divisor = denominator > 1 && pi < 0 ? `(${below})` : below;
  return `${numerator < 0 ? "−" : ""}${above}${below === "1" ? "" : `/${divisor}`}`;
}

function factors(whole: number, pi: number, root: number): string {
  const letters = `${pi > 0 ? `π${pi > 1 ? superscript(pi) : ""}` : ""}${root > 1 ? `√${root}` : ""}`;
  return whole === 1 && letters !== "" ? letters : `${whole}${letters}`;
}

const superscript = (exponent: number): string =>
  [...String(exponent)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
