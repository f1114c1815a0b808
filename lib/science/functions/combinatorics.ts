/** Largest n whose n! is a double. */
const LARGEST_FACTORIAL = 170;

const factorials = exactFactorials();

/** Returns n! for a whole n from 0 to 170, as the double next to the exact integer. */
export const factorial = (n: number): number => factorials[n] ?? Number.POSITIVE_INFINITY;

function exactFactorials(): readonly number[] {
  const table = [1];
  let product = 1n;
  for (let n = 1; n <= LARGEST_FACTORIAL; n++) {
    product *= BigInt(n);
    table.push(Number(product));
  }
  return table;
}

/**
 * Γ(x) = L(x) (x + g − ½)^(x − ½) / e^(x + g − ½), with Lanczos's L as a quotient of polynomials whose
 * coefficients are those of Boost's lanczos13m53 (also used by CPython); lowest power first. Accurate to a
 * few units in the last place.
 */
const LANCZOS_G = 6.02468004077673;
const LANCZOS_ABOVE = [
  23531376880.41076, 42919803642.6491, 35711959237.35567, 17921034426.03721, 6039542586.352028,
  1439720407.3117216, 248874557.86205417, 31426415.585400194, 2876370.6289353725, 186056.26539522348,
  8071.672002365816, 210.82427775157936, 2.5066282746310002,
];
const LANCZOS_BELOW = [
  0, 39916800, 120543840, 150917976, 105258076, 45995730, 13339535, 2637558, 357423, 32670, 1925, 66, 1,
];
/** The same with the highest power first. */
const LANCZOS_OF_INVERSE = { above: LANCZOS_ABOVE.toReversed(), below: LANCZOS_BELOW.toReversed() };

/**
 * Computes Γ(x) for x other than 0, −1, −2 ...; infinite above 171.6. Below ½ by the reflection Γ(x) Γ(1 − x)
 * = π / sin(πx).
 */
export function gamma(x: number): number {
  if (Number.isInteger(x) && x >= 1) return factorial(x - 1);
  if (x < 0.5) return Math.PI / (sineOfPi(x) * gamma(1 - x));
  if (x > LARGEST_FACTORIAL + 2) return Number.POSITIVE_INFINITY;
  const shift = LANCZOS_G - 0.5;
  const shifted = x + shift;
  // Rounding error of the sum, which the last line corrects to first order.
  const lost = x > shift ? shifted - x - shift : shifted - shift - x;
  const halfPower = shifted ** ((x - 0.5) / 2);
  const result = (lanczosQuotient(x) / Math.exp(shifted)) * halfPower * halfPower;
  return Number.isFinite(result) ? result - (result * lost * LANCZOS_G) / shifted : result;
}

/** Computes sin(πx), reduced before the multiplication by π. */
function sineOfPi(x: number): number {
  const nearest = Math.round(x);
  const sine = Math.sin(Math.PI * (x - nearest));
  return nearest % 2 === 0 ? sine : -sine;
}

/** Computes the quotient in 1/x for large x, where powers of x would overflow. */
function lanczosQuotient(x: number): number {
  return x < 5
    ? polynomial(LANCZOS_ABOVE, x) / polynomial(LANCZOS_BELOW, x)
    : polynomial(LANCZOS_OF_INVERSE.above, 1 / x) / polynomial(LANCZOS_OF_INVERSE.below, 1 / x);
}

function polynomial(coefficients: readonly number[], x: number): number {
  let total = 0;
  for (let power = coefficients.length - 1; power >= 0; power -= 1)
    total = total * x + (coefficients[power] ?? 0);
  return total;
}

/** Terms B₂ₖ / 2k of the asymptotic series of the digamma function (DLMF 5.11.2), from k = 1. */
const DIGAMMA_TERMS = [1 / 12, -1 / 120, 1 / 252, -1 / 240, 1 / 132, -691 / 32760, 1 / 12];
/** Smallest argument of the series, whose first omitted term is below 1e-16 there. */
const DIGAMMA_FROM = 12;

/** Computes ψ(x) = Γ′(x) / Γ(x) for x other than 0, −1, −2 ... */
export function digamma(x: number): number {
  if (x <= 0) return digamma(1 - x) - Math.PI / Math.tan(Math.PI * (x - Math.round(x)));
  let [at, sum] = [x, 0];
  for (; at < DIGAMMA_FROM; at++) sum -= 1 / at;
  const square = 1 / (at * at);
  return sum + Math.log(at) - 0.5 / at - square * polynomial(DIGAMMA_TERMS, square);
}

const TOO_LARGE = 2n ** 1024n;

/** Counts combinations of r of n, for whole n, r ≥ 0; 0 if r > n. Infinite after 1,030 steps. */
export function combinations(n: number, r: number): number {
  if (r > n) return 0;
  const chosen = Math.min(r, n - r);
  let product = 1n;
  for (let i = 1; i <= chosen; i++) {
    product = (product * BigInt(n - chosen + i)) / BigInt(i);
    if (product >= TOO_LARGE) return Number.POSITIVE_INFINITY;
  }
  return Number(product);
}

/** Counts permutations of r of n, for whole n, r ≥ 0; 0 if r > n. Infinite after at most 171 steps. */
export function permutations(n: number, r: number): number {
  if (r > n) return 0;
  let product = 1n;
  for (let i = 0; i < r; i++) {
    product *= BigInt(n - i);
    if (product >= TOO_LARGE) return Number.POSITIVE_INFINITY;
  }
  return Number(product);
}

/** Returns the greatest common divisor of whole numbers; gcd(0, 0) is 0. */
export function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

export const leastCommonMultiple = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : Math.abs(a / greatestCommonDivisor(a, b)) * Math.abs(b);

/** Computes erf x by its series, or by the continued fraction of erfc (DLMF 7.6.1, 7.9.3). */
export function erf(x: number): number {
  const size = Math.abs(x);
  if (size > 6) return Math.sign(x);
  const square = size * size;
  if (size < 2.5) {
    let [term, sum] = [size, size];
    for (let n = 1; term > sum * 1e-17; n += 1) {
      term *= (2 * square) / (2 * n + 1);
      sum += term;
    }
    return Math.sign(x) * ((2 * sum) / Math.sqrt(Math.PI)) * Math.exp(-square);
  }
  let fraction = size;
  for (let n = 60; n >= 1; n -= 1) fraction = size + n / 2 / fraction;
  return Math.sign(x) * (1 - Math.exp(-square) / fraction / Math.sqrt(Math.PI));
}
