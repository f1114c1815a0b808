import { spendOnActiveBudget } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import {
  derivativeOfIntegers,
  exactQuotient,
  type IntegerPolynomial,
  nearestToZero,
} from "./integer-polynomial.ts";
import {
  derivativeModulo,
  gcdModulo,
  inverseModulo,
  primeAfter,
  reduced,
  residue,
  rootsModulo,
} from "./modular-polynomial.ts";

/** Lower bound of the first prime: larger than the allowed degrees, small enough to try every residue. */
const FIRST_PRIME_BOUND = 200;

/**
 * Finds all rational roots of a primitive polynomial with single roots, and the remaining factor. Each
 * rational root is one modulo a prime; it is lifted modulo powers of the prime until it is determined, and
 * confirmed by division (R. Loos, 1983).
 */
export function divideOutRationalRoots(f: IntegerPolynomial): {
  roots: R.Rational[];
  rest: IntegerPolynomial;
} {
  const roots: R.Rational[] = [];
  let rest = f;
  const p = suitablePrime(f);
  const lead = f.at(-1) ?? 1n;
  const bound = absolute(lead) + f.reduce((sum, term) => sum + absolute(term), 0n);
  spendOnActiveBudget(p * f.length * 0.1);
  for (const start of rootsModulo(reduced(f, p), p)) {
    const { root, modulus } = liftRoot(f, start, p, 2n * bound);
    // The leading coefficient times a rational root is an integer, which this modulus determines.
    const candidate = R.rational(nearestToZero(lead * root, modulus), lead);
    const quotient = exactQuotient(rest, [-candidate.n, candidate.d]);
    if (!quotient) continue;
    roots.push(candidate);
    rest = quotient;
  }
  return { roots, rest };
}

const absolute = (x: bigint): bigint => (x < 0n ? -x : x);

/** Returns a prime modulo which the polynomial keeps its degree and has single roots. */
function suitablePrime(f: IntegerPolynomial): number {
  for (let p = primeAfter(FIRST_PRIME_BOUND); ; p = primeAfter(p)) {
    spendOnActiveBudget(f.length * f.length * 0.4);
    if (residue(f.at(-1) ?? 0n, p) === 0) continue;
    const image = reduced(f, p);
    if (gcdModulo(image, derivativeModulo(image, p), p).length === 1) return p;
  }
}

/** Lifts a single root modulo p to one modulo a power of p above a bound, by Newton's method (Hensel's lemma). */
function liftRoot(
  f: IntegerPolynomial,
  start: number,
  p: number,
  bound: bigint,
): { root: bigint; modulus: bigint } {
  const slope = derivativeOfIntegers(f);
  let [root, modulus] = [BigInt(start), BigInt(p)];
  let inverse = BigInt(inverseModulo(residue(valueModulo(slope, root, modulus), p), p));
  while (modulus <= bound) {
    modulus *= modulus;
    const correction = valueModulo(f, root, modulus) * inverse;
    root = (((root - correction) % modulus) + modulus) % modulus;
    inverse = (inverse * (2n - valueModulo(slope, root, modulus) * inverse)) % modulus;
  }
  return { root, modulus };
}

function valueModulo(f: IntegerPolynomial, x: bigint, modulus: bigint): bigint {
  const bits = R.bitsOf(modulus);
  spendOnActiveBudget(f.length * (3 + (bits * bits) / 60_000));
  return f.reduceRight((value, term) => (value * x + term) % modulus, 0n);
}
