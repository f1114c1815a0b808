/**
 * Computable real numbers: exact where they have an exact form, else a ball of as many bits as a question about them
 * takes (Boehm, “Towards an API for the real numbers”, PLDI 2020; Ziv, “Fast evaluation of elementary mathematical
 * functions with correctly rounded last bit”, TOMS 17, 1991).
 */
import { bitLength } from "../../units/gcd.ts";
import type * as R from "../../units/rational.ts";
import type { Ball } from "./ball.ts";
import * as B from "./ball.ts";
import type { Exact } from "./exact.ts";
import * as E from "./exact.ts";
import { piBall } from "./functions.ts";

export interface Real {
  /** Exact form, if the value is known to have one. */
  readonly exact: Exact | undefined;
  /** Returns a ball that contains the value, computed with `bits` bits; undefined if they are too few for one. */
  ball(bits: number): Ball | undefined;
  /** Argument of an exponential, which its logarithm returns. */
  readonly exponentOf?: Real;
}

/** Bits of the first attempt: enough for 15 digits of most values. */
const FIRST_BITS = 96;
/** Bits up to which the sign of a number without an exact form is searched: about 1,200 digits. */
export const MAX_SIGN_BITS = 4096;

/** Thrown when a computation has used its limit of work. */
export class WorkSpent extends Error {}

/** Limit of work: one unit is about a microsecond. A part of a larger limit spends of both. */
export class Work {
  #left: number;
  readonly #whole: Work | undefined;
  constructor(limit: number, whole?: Work) {
    this.#left = limit;
    this.#whole = whole;
  }

  /** @throws WorkSpent */
  spend(units: number): void {
    this.#left -= units;
    if (this.#left < 0) throw new WorkSpent();
    this.#whole?.spend(units);
  }
}

/** Work of one product of numbers of `bits` bits, in microseconds. */
const productCost = (bits: number): number => 2 + 1.2 * (bits / 1000) ** 1.6;

/** Creates a number from its computation. `products` says how many products of its length the computation takes. */
export function realOf(
  work: Work,
  compute: (bits: number) => Ball | undefined,
  products: number | ((bits: number) => number) = 1,
  exponentOf?: Real,
): Real {
  const ball = memoize(work, compute, products);
  return { exact: undefined, ball, ...(exponentOf && { exponentOf }) };
}

/** Charges for each computation and keeps the longest result, which also answers requests for fewer bits. */
function memoize(
  work: Work,
  compute: (bits: number) => Ball | undefined,
  products: number | ((bits: number) => number),
): Real["ball"] {
  let longest = 0;
  let result: Ball | undefined;
  return (bits) => {
    if (bits > longest) {
      work.spend((typeof products === "number" ? products : products(bits)) * productCost(bits));
      result = compute(bits);
      longest = bits;
    }
    return result;
  };
}

/** Products of a series for the elementary functions. */
export const seriesProducts = (bits: number): number => 12 + 3 * Math.sqrt(bits);

/** Charges for the length of an exact form, because sums and powers of fractions lengthen. @throws WorkSpent */
export function spendOn(work: Work, exact: Exact): void {
  for (const { coefficient } of exact)
    work.spend(0.2 + ((bitLength(coefficient.n) + bitLength(coefficient.d)) / 2500) ** 2);
}

/** Creates a number from its exact form. @throws WorkSpent */
export function exactReal(work: Work, exact: Exact): Real {
  spendOn(work, exact);
  const products = exact.reduce((sum, { root }) => sum + (root === 1n ? 3 : ROOT_PRODUCTS), 0);
  return { exact, ball: memoize(work, (bits) => ballOfExact(exact, bits), products) };
}

/** Products of the square root of a whole number. */
const ROOT_PRODUCTS = 6;
/** Square roots that are kept, and bits of the longest of them. */
const MAX_ROOTS = 64;
const MAX_ROOT_BITS = 2048;
const roots = new Map<bigint, { bits: number; ball: Ball }>();

/** Computes the square root of a whole number above 0. Keeps the last ones: the terms of a sum share them. */
function rootBall(n: bigint, bits: number): Ball {
  const last = roots.get(n);
  if (last && last.bits >= bits) return B.round(last.ball, bits);
  const ball = B.squareRoot(B.ballOf(n), bits) ?? B.ballOf(n);
  if (bits <= MAX_ROOT_BITS) {
    if (roots.size >= MAX_ROOTS) roots.clear();
    roots.set(n, { bits, ball });
  }
  return ball;
}

function ballOfExact(exact: Exact, bits: number): Ball {
  let sum = B.ballOf(0n);
  for (const { coefficient, root, pi } of exact) {
    let term = ballOfRational(coefficient, bits);
    if (root !== 1n) term = B.multiply(term, rootBall(root, bits), bits);
    if (pi !== 0) {
      const power = B.wholePower(piBall(bits + 8), BigInt(Math.abs(pi)), bits + 8);
      term = pi > 0 ? B.multiply(term, power, bits) : (B.divide(term, power, bits) ?? term);
    }
    sum = B.add(sum, term, bits);
  }
  return sum;
}

const ballOfRational = ({ n, d }: R.Rational, bits: number): Ball =>
  d === 1n ? B.round(B.ballOf(n), bits) : (B.divide(B.ballOf(n), B.ballOf(d), bits) ?? B.ballOf(n));

/**
 * Asks with more and more bits until a ball has the answer; undefined if `most` bits have none.
 * @param first bits of the first attempt, if that needs more than the usual ones @throws WorkSpent
 */
export function decide<T>(
  x: Real,
  most: number,
  answer: (ball: Ball) => T | undefined,
  first = 0,
): T | undefined {
  for (let bits = Math.max(FIRST_BITS, first); ; bits = Math.min(2 * bits, most)) {
    const ball = x.ball(bits);
    const result = ball && answer(ball);
    if (result !== undefined || bits >= most) return result;
  }
}

/** Returns the sign of a number; undefined if it is undecided after MAX_SIGN_BITS bits. @throws WorkSpent */
export function signOf(x: Real): -1 | 0 | 1 | undefined {
  const { exact } = x;
  if (exact) {
    const [term, second] = exact;
    if (!term) return 0;
    if (!second) return term.coefficient.n < 0n ? -1 : 1;
  }
  // Terms that differ never cancel, so the sign of an exact form is found.
  return decide(x, exact ? Number.POSITIVE_INFINITY : MAX_SIGN_BITS, (ball) => B.signOf(ball) || undefined);
}

/** Returns the fraction that a number is, if it is known to be one. */
export const rationalOf = ({ exact }: Real): R.Rational | undefined => exact && E.rationalOf(exact);

/** Returns the whole number that a number is, if it is known to be one. */
export function wholeOf(x: Real): bigint | undefined {
  const value = rationalOf(x);
  return value?.d === 1n ? value.n : undefined;
}

const bitsOf = (exact: Exact): number =>
  exact.reduce((sum, { coefficient: { n, d } }) => sum + bitLength(n) + bitLength(d), 0);

const isWhole = (exact: Exact): boolean => exact.every(({ coefficient }) => coefficient.d === 1n);

/** Work of a product of two terms, or of a sum, in microseconds. */
const TERM_COST = 3;

/**
 * Combines exact forms. Charges for the terms and for the common divisors of fractions, also if the result is too long to
 * stay exact. @throws WorkSpent
 */
function combineExact(
  work: Work,
  a: Exact | undefined,
  b: Exact | undefined,
  combine: (a: Exact, b: Exact) => Exact | undefined,
): Exact | undefined {
  if (!a || !b) return undefined;
  if (a.length * b.length > 1) work.spend(TERM_COST * a.length * b.length);
  if (!isWhole(a) || !isWhole(b)) {
    const bits = bitsOf(a) + bitsOf(b);
    work.spend(bits / 60 + (bits / 550) ** 2);
  }
  return combine(a, b);
}

export function add(work: Work, a: Real, b: Real): Real {
  const exact = combineExact(work, a.exact, b.exact, E.add);
  if (exact) return exactReal(work, exact);
  return realOf(work, (bits) => applyToBoth(a, b, bits, B.add));
}

export function negate(work: Work, x: Real): Real {
  if (x.exact) return exactReal(work, E.negate(x.exact));
  return realOf(work, (bits) => applyTo(x, bits, B.negate), 0.5);
}

export const subtract = (work: Work, a: Real, b: Real): Real => add(work, a, negate(work, b));

export function multiply(work: Work, a: Real, b: Real): Real {
  const exact = combineExact(work, a.exact, b.exact, E.multiply);
  if (exact) return exactReal(work, exact);
  return realOf(work, (bits) => applyToBoth(a, b, bits, B.multiply));
}

/** Divides by a number that is not 0. */
export function divide(work: Work, a: Real, b: Real): Real {
  const inverse = b.exact && E.inverse(b.exact);
  const exact = combineExact(work, a.exact, inverse, E.multiply);
  if (exact) return exactReal(work, exact);
  return realOf(work, (bits) => applyToBoth(a, b, bits, B.divide), 4);
}

function applyToBoth(
  a: Real,
  b: Real,
  bits: number,
  f: (a: Ball, b: Ball, bits: number) => Ball | undefined,
): Ball | undefined {
  const [left, right] = [a.ball(bits), b.ball(bits)];
  return left && right && f(left, right, bits);
}

/** Applies a function to the ball of a number, which has 8 bits more than the result. */
export function applyTo(
  x: Real,
  bits: number,
  f: (ball: Ball, bits: number) => Ball | undefined,
): Ball | undefined {
  const ball = x.ball(bits + 8);
  return ball && f(ball, bits);
}
