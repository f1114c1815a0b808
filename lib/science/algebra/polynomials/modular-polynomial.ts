/** Polynomials over the integers modulo a prime below 2²⁶, the constant first: products of two coefficients are exact doubles. */
export type ModularPolynomial = readonly number[];

const LARGEST_PRIME_BOUND = 2 ** 26;

function isPrime(value: number): boolean {
  if (value % 2 === 0) return value === 2;
  for (let divisor = 3; divisor * divisor <= value; divisor += 2) if (value % divisor === 0) return false;
  return value > 1;
}

const largePrimes: number[] = [];

/** Returns the largest primes below 2²⁶, the largest first, by index. */
export function largePrime(index: number): number {
  while (largePrimes.length <= index) {
    let next = (largePrimes.at(-1) ?? LARGEST_PRIME_BOUND) - 1;
    while (!isPrime(next)) next -= 1;
    largePrimes.push(next);
  }
  return largePrimes[index] ?? 2;
}

const SMALL_PRIME_BOUND = 2000;
let primes: readonly bigint[] | undefined;

/** Returns all primes below 2,000. */
export function smallPrimes(): readonly bigint[] {
  primes ??= Array.from({ length: SMALL_PRIME_BOUND }, (_, value) => value)
    .filter(isPrime)
    .map(BigInt);
  return primes;
}

/** Returns the smallest prime above a number. */
export function primeAfter(value: number): number {
  let next = value + 1;
  while (!isPrime(next)) next += 1;
  return next;
}

/** Returns an integer modulo p, from 0 to p − 1. */
export function residue(value: bigint, p: number): number {
  const rest = Number(value % BigInt(p));
  return rest < 0 ? rest + p : rest;
}

export function inverseModulo(value: number, p: number): number {
  let [a, b, x, y] = [value, p, 1, 0];
  while (b !== 0) {
    const quotient = Math.floor(a / b);
    [a, b] = [b, a - quotient * b];
    [x, y] = [y, x - quotient * y];
  }
  return x < 0 ? x + p : x;
}

function trimmed(terms: number[]): number[] {
  while (terms.length > 0 && terms.at(-1) === 0) terms.pop();
  return terms;
}

export const reduced = (terms: readonly bigint[], p: number): ModularPolynomial =>
  trimmed(terms.map((term) => residue(term, p)));

export const derivativeModulo = (f: ModularPolynomial, p: number): ModularPolynomial =>
  trimmed(f.slice(1).map((term, index) => (term * (index + 1)) % p));

export function monicModulo(f: ModularPolynomial, p: number): ModularPolynomial {
  const inverse = inverseModulo(f.at(-1) ?? 1, p);
  return f.map((term) => (term * inverse) % p);
}

/** Returns the monic greatest common divisor of two polynomials that are not both 0. */
export function gcdModulo(f: ModularPolynomial, g: ModularPolynomial, p: number): ModularPolynomial {
  let [a, b] = [f, g];
  while (b.length > 0) [a, b] = [b, remainderModulo(a, monicModulo(b, p), p)];
  return monicModulo(a, p);
}

function remainderModulo(f: ModularPolynomial, monic: ModularPolynomial, p: number): ModularPolynomial {
  const rest = [...f];
  for (let top = rest.length - 1; top >= monic.length - 1; top -= 1) {
    const factor = rest[top] ?? 0;
    const offset = top - monic.length + 1;
    if (factor !== 0)
      for (let index = 0; index < monic.length; index += 1)
        rest[offset + index] = ((rest[offset + index] ?? 0) + (p - factor) * (monic[index] ?? 0)) % p;
  }
  return trimmed(rest.slice(0, monic.length - 1));
}

/** Returns all roots of a polynomial modulo a small prime, by trying each residue. */
export function rootsModulo(f: ModularPolynomial, p: number): number[] {
  const roots: number[] = [];
  for (let x = 0; x < p; x += 1)
    if (f.reduceRight((value, term) => (value * x + term) % p, 0) === 0) roots.push(x);
  return roots;
}
