import type { Ball } from "../../../core/reals/ball.ts";
import { spendOnActiveBudget } from "../numbers/budget.ts";
import type { IntegerPolynomial } from "./integer-polynomial.ts";

/** Complex number of two doubles. */
export interface Point {
  re: number;
  im: number;
}

/** Disc that contains one root; a part that is exactly 0 has no ball. */
export interface Enclosure {
  re: Ball | undefined;
  im: Ball | undefined;
}

/** Fractional bits of the first attempt, and of the last. */
const FIRST_PRECISION = 192;
const MAX_PRECISION = 1600;
/**
 * Maximum sweeps over all roots at one precision, and sweeps without a step of half the size: beyond, only
 * more bits help.
 */
const MAX_SWEEPS = 60;
const MAX_STALLED_SWEEPS = 6;
/** Maximum radius, relative to the size: 15 digits are then proven. */
const MAX_RELATIVE_RADIUS = 2 ** -58;

/** Complex number whose parts are integers divided by a power of two. */
interface FixedPoint {
  re: bigint;
  im: bigint;
}

/**
 * Encloses the roots of a polynomial with single roots, none of them rational, in discs;
 * undefined if roots are too close together for the allowed precision. Aberth's method improves the
 * approximations in fixed point. Each root is in a disc around its approximation with the radius n |f(z)| /
 * (|a| Π |z − other|) (B. T. Smith, 1970); discs that do not touch contain one root each. The values of f
 * have a bound of their rounding error. @param isSymmetric f(−x) is f(x) or −f(x): a root whose disc touches
 * the imaginary axis is on it.
 */
export function encloseRoots(
  f: IntegerPolynomial,
  starts: readonly Point[],
  isSymmetric: boolean,
): Enclosure[] | undefined {
  const scale = Math.ceil(Math.log2(Math.max(...starts.map(({ re, im }) => Math.hypot(re, im)))));
  if (!Number.isFinite(scale)) return undefined;
  const points = starts.map(({ re, im }) => ({
    re: fixed(re * 2 ** -scale, FIRST_PRECISION),
    im: fixed(im * 2 ** -scale, FIRST_PRECISION),
  }));
  for (let precision = FIRST_PRECISION; ; precision *= 2) {
    const terms = monicTerms(f, scale, precision);
    improve(terms, points, precision);
    const enclosed = enclosures(terms, points, precision, isSymmetric, scale);
    if (enclosed) return enclosed;
    if (precision * 2 > MAX_PRECISION) return undefined;
    for (const [index, { re, im }] of points.entries())
      points[index] = { re: re << BigInt(precision), im: im << BigInt(precision) };
  }
}

/** Returns the coefficients of f(2^scale x) / lead in fixed point: the approximations have a size of at most 1. */
function monicTerms(f: IntegerPolynomial, scale: number, precision: number): bigint[] {
  const degree = f.length - 1;
  const lead = f[degree] ?? 1n;
  return f.map((term, index) => {
    const shift = precision - scale * (degree - index);
    return shift >= 0 ? (term << BigInt(shift)) / lead : term / (lead << BigInt(-shift));
  });
}

/** Converts fixed point to a double with a relative error of a few units in the last place. */
function part(value: bigint, precision: number): number {
  let [digits, exponent] = [Number(value), -precision];
  if (!Number.isFinite(digits)) [digits, exponent] = [Number(value >> 600n), 600 - precision];
  // Uses two factors: 2^exponent itself may be below all doubles.
  const half = exponent >> 1;
  return digits * 2 ** half * 2 ** (exponent - half);
}

const toDouble = ({ re, im }: FixedPoint, precision: number): Point => ({
  re: part(re, precision),
  im: part(im, precision),
});

/** Returns f and its derivative at a point, by Horner's rule. */
function valuesAt(terms: readonly bigint[], z: FixedPoint, precision: number): [FixedPoint, FixedPoint] {
  const shift = BigInt(precision);
  spendOnActiveBudget(terms.length * (6 + (precision * precision) / 20_000));
  let [re, im, slopeRe, slopeIm] = [0n, 0n, 0n, 0n];
  for (let index = terms.length - 1; index >= 0; index -= 1) {
    [slopeRe, slopeIm] = [
      ((slopeRe * z.re - slopeIm * z.im) >> shift) + re,
      ((slopeRe * z.im + slopeIm * z.re) >> shift) + im,
    ];
    [re, im] = [((re * z.re - im * z.im) >> shift) + (terms[index] ?? 0n), (re * z.im + im * z.re) >> shift];
  }
  return [
    { re, im },
    { re: slopeRe, im: slopeIm },
  ];
}

/**
 * Improves all approximations in place until none moves by more than a third of the bits: such a small step
 * leaves an error far below the display, if the roots are well separated; others need more bits.
 */
function improve(terms: readonly bigint[], points: FixedPoint[], precision: number): void {
  const settled = 2 ** (-precision / 3);
  let least = Number.POSITIVE_INFINITY;
  let stalled = 0;
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) {
    let largest = 0;
    spendOnActiveBudget(points.length * points.length * 5);
    points.forEach((z, index) => {
      const [value, slope] = valuesAt(terms, z, precision);
      const newton = quotient(toDouble(value, precision), toDouble(slope, precision));
      let [re, im] = [0, 0];
      for (const other of points) {
        if (other === z) continue;
        const away = quotient({ re: 1, im: 0 }, toDouble(difference(z, other), precision));
        [re, im] = [re + away.re, im + away.im];
      }
      const step = quotient(newton, {
        re: 1 - (newton.re * re - newton.im * im),
        im: -(newton.re * im + newton.im * re),
      });
      if (!Number.isFinite(step.re) || !Number.isFinite(step.im)) return;
      points[index] = { re: z.re - fixed(step.re, precision), im: z.im - fixed(step.im, precision) };
      largest = Math.max(largest, Math.hypot(step.re, step.im));
    });
    stalled = largest < least / 2 ? 0 : stalled + 1;
    least = Math.min(least, largest);
    if (largest <= settled || stalled === MAX_STALLED_SWEEPS) return;
  }
}

function fixed(value: number, precision: number): bigint {
  // Doubles below 2⁻⁹⁶⁰ cannot be scaled.
  if (Math.abs(value) < 2 ** Math.max(-precision, -960)) return 0n;
  const exponent = Math.floor(Math.log2(Math.abs(value)));
  const shift = precision + exponent - 52;
  const digits = BigInt(Math.round(value * 2 ** (52 - exponent)));
  return shift >= 0 ? digits << BigInt(shift) : digits >> BigInt(-shift);
}

const difference = (a: FixedPoint, b: FixedPoint): FixedPoint => ({ re: a.re - b.re, im: a.im - b.im });

function quotient(a: Point, b: Point): Point {
  // Scales so that no square under- or overflows.
  const scale = Math.max(Math.abs(b.re), Math.abs(b.im)) || 1e-300;
  const [re, im] = [b.re / scale, b.im / scale];
  const size = re * re + im * im;
  return { re: (a.re * re + a.im * im) / size / scale, im: (a.im * re - a.re * im) / size / scale };
}

/** Returns the enclosures; undefined if two touch, or one is too large. */
function enclosures(
  terms: readonly bigint[],
  points: readonly FixedPoint[],
  precision: number,
  isSymmetric: boolean,
  scale: number,
): Enclosure[] | undefined {
  const degree = terms.length - 1;
  // Each step of Horner's rule rounds by at most 3 units, which grow by |z| < 1.1: below 2^14 units up to degree 60.
  // The lower bound keeps the power within the doubles.
  const rounding = 2 ** Math.max(14 - precision, -1000);
  spendOnActiveBudget(degree * degree * 10);
  const doubles = points.map((point) => toDouble(point, precision));
  if (doubles.some(({ re, im }) => Math.hypot(re, im) > 1.1)) return undefined;
  const radii = points.map((point, index) => {
    const { re, im } = toDouble(valuesAt(terms, point, precision)[0], precision);
    const logOfProduct = points.reduce(
      (sum, other, at) => (at === index ? sum : sum + Math.log2(sizeOf(difference(point, other), precision))),
      0,
    );
    // Adds a margin for the rounding of these doubles.
    return 1.001 * degree * (Math.hypot(re, im) + rounding) * 2 ** -logOfProduct;
  });
  const isApart = points.every((point, index) =>
    points.every(
      (other, at) =>
        at <= index ||
        sizeOf(difference(point, other), precision) > 3 * ((radii[index] ?? 0) + (radii[at] ?? 0)),
    ),
  );
  if (!isApart) return undefined;
  const discs = points.map(({ re, im }, index): Enclosure | undefined => {
    const radius = radii[index] ?? Number.POSITIVE_INFINITY;
    const sizes = doubles[index] ?? { re: 0, im: 0 };
    // The conjugate of a root is a root, and this disc contains exactly one, so they are equal.
    const isReal = Math.abs(sizes.im) <= radius;
    const isImaginary = isSymmetric && Math.abs(sizes.re) <= radius;
    const least = Math.min(
      isReal ? Number.POSITIVE_INFINITY : Math.abs(sizes.im),
      isImaginary ? Number.POSITIVE_INFINITY : Math.abs(sizes.re),
    );
    if (!(radius <= MAX_RELATIVE_RADIUS * least)) return undefined;
    const ball = (middle: bigint): Ball => ({
      middle,
      radius: fixed(radius, precision) + 1n,
      exponent: scale - precision,
    });
    return { re: isImaginary ? undefined : ball(re), im: isReal ? undefined : ball(im) };
  });
  return discs.every((disc) => disc !== undefined) ? discs : undefined;
}

const sizeOf = (point: FixedPoint, precision: number): number => {
  const { re, im } = toDouble(point, precision);
  return Math.hypot(re, im);
};
