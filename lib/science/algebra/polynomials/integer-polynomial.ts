import { spendOnActiveBudget } from "../numbers/budget.ts";
import { bitsOf, gcd } from "../numbers/metered-rational.ts";
import {
  gcdModulo,
  inverseModulo,
  largePrime,
  type ModularPolynomial,
  reduced,
  residue,
} from "./modular-polynomial.ts";

/** Polynomial with integer coefficients, the constant first, without trailing zeros. */
export type IntegerPolynomial = readonly bigint[];

const leading = (f: IntegerPolynomial): bigint => f.at(-1) ?? 0n;

export const derivativeOfIntegers = (f: IntegerPolynomial): IntegerPolynomial =>
  f.slice(1).map((term, index) => term * BigInt(index + 1));

/** Returns f(−x), with a positive leading coefficient. */
export const reflected = (f: IntegerPolynomial): IntegerPolynomial =>
  positive(f.map((term, index) => (index % 2 === 0 ? term : -term)));

const positive = (f: IntegerPolynomial): IntegerPolynomial => (leading(f) < 0n ? f.map((term) => -term) : f);

/** Returns the polynomial divided by the greatest common divisor of its coefficients, with a positive leading coefficient. */
export function primitivePart(f: IntegerPolynomial): IntegerPolynomial {
  const content = f.reduce(gcd, 0n);
  return positive(content === 0n || content === 1n ? f : f.map((term) => term / content));
}

/** Returns f / g where g divides f over the integers; undefined where it does not. */
export function exactQuotient(f: IntegerPolynomial, g: IntegerPolynomial): IntegerPolynomial | undefined {
  const rest = [...f];
  const quotient: bigint[] = [];
  const top = leading(g);
  for (let place = f.length - g.length; place >= 0; place -= 1) {
    const head = rest[place + g.length - 1] ?? 0n;
    spendOnActiveBudget(g.length * (2 + (bitsOf(head) * bitsOf(top)) / 200_000));
    if (head % top !== 0n) return undefined;
    const factor = head / top;
    quotient.unshift(factor);
    if (factor === 0n) continue;
    g.forEach((term, index) => {
      rest[place + index] = (rest[place + index] ?? 0n) - factor * term;
    });
  }
  return rest.slice(0, g.length - 1).every((term) => term === 0n) ? quotient : undefined;
}

/**
 * Returns the greatest common divisor of two primitive polynomials, primitive with a positive leading
 * coefficient. Computes modulo primes and combines the results (W. S. Brown, 1971), so that intermediate
 * coefficients stay short: Euclid's algorithm over fractions grows exponentially.
 */
export function gcdOfPolynomials(f: IntegerPolynomial, g: IntegerPolynomial): IntegerPolynomial {
  if (f.length === 0) return positive(g);
  if (g.length === 0) return positive(f);
  if (f.length === 1 || g.length === 1) return [1n];
  const scale = gcd(leading(f), leading(g));
  let combined: { modulus: bigint; terms: bigint[] } | undefined;
  for (let index = 0; ; index += 1) {
    const p = largePrime(index);
    spendOnActiveBudget((f.length + g.length) * 4 + f.length * g.length * 0.4);
    if (residue(leading(f), p) === 0 || residue(leading(g), p) === 0) continue;
    const image = gcdModulo(reduced(f, p), reduced(g, p), p);
    if (image.length === 1) return [1n];
    // An image of a higher degree comes from an unlucky prime.
    if (combined && image.length > combined.terms.length) continue;
    const factor = residue(scale, p);
    const scaled = image.map((term) => (term * factor) % p);
    if (!combined || image.length < combined.terms.length) {
      combined = { modulus: BigInt(p), terms: scaled.map((term) => nearestToZero(BigInt(term), BigInt(p))) };
      continue;
    }
    const before = combined.terms;
    combined = combinedWith(combined, scaled, p);
    if (!combined.terms.every((term, at) => term === before[at])) continue;
    const candidate = primitivePart(combined.terms);
    if (exactQuotient(f, candidate) && exactQuotient(g, candidate)) return candidate;
  }
}

/** Combines coefficients modulo a product of primes with those modulo a further prime, by the Chinese remainder theorem. */
function combinedWith(
  { modulus, terms }: { modulus: bigint; terms: readonly bigint[] },
  image: ModularPolynomial,
  p: number,
): { modulus: bigint; terms: bigint[] } {
  const inverse = inverseModulo(residue(modulus, p), p);
  const product = modulus * BigInt(p);
  spendOnActiveBudget(image.length * (5 + bitsOf(product) / 200));
  return {
    modulus: product,
    terms: image.map((value, at) => {
      const term = terms[at] ?? 0n;
      const step = ((value - residue(term, p) + p) * inverse) % p;
      return nearestToZero(term + modulus * BigInt(step), product);
    }),
  };
}

/** Returns the residue of a number that is nearest to 0. */
export function nearestToZero(value: bigint, modulus: bigint): bigint {
  const rest = ((value % modulus) + modulus) % modulus;
  return 2n * rest > modulus ? rest - modulus : rest;
}

/** Returns the square-free factors of a primitive polynomial, with multiplicities (D. Musser, 1971). */
export function squareFreeFactors(f: IntegerPolynomial): { factor: IntegerPolynomial; times: number }[] {
  const factors: { factor: IntegerPolynomial; times: number }[] = [];
  let common = gcdOfPolynomials(f, primitivePart(derivativeOfIntegers(f)));
  let rest = quotientOf(f, common);
  for (let times = 1; rest.length > 1; times += 1) {
    const shared = gcdOfPolynomials(rest, common);
    const factor = quotientOf(rest, shared);
    if (factor.length > 1) factors.push({ factor, times });
    rest = shared;
    common = quotientOf(common, shared);
  }
  return factors;
}

function quotientOf(f: IntegerPolynomial, divisor: IntegerPolynomial): IntegerPolynomial {
  const quotient = exactQuotient(f, divisor);
  if (!quotient) throw new RangeError("A divisor of a polynomial does not divide it.");
  return quotient;
}
