import type { Ball } from "../../../core/reals/ball.ts";
import { messages } from "../messages.ts";
import { type Budget, fail, LIMITS } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import {
  complex,
  fromBall,
  type Num,
  plus,
  type RealNum,
  realCall,
  times,
  toComplex,
  toDouble,
} from "../numbers/numbers.ts";
import { exactQuotient, gcdOfPolynomials, type IntegerPolynomial, reflected } from "./integer-polynomial.ts";
import { degreeOf, type Polynomial, squareFree } from "./polynomial.ts";
import { divideOutRationalRoots } from "./rational-roots.ts";
import { encloseRoots, type Point } from "./root-enclosures.ts";

/** Root with its multiplicity and, if it is (−b ± √D) / 2a, these integers. */
export interface Root {
  value: Num;
  times: number;
  surd?: { b: bigint; d: bigint; a: bigint; sign: 1 | -1 };
}

/**
 * Returns all roots of a polynomial, by real part, then imaginary part: rational ones and those of quadratic
 * factors exact, the others in proven discs (root-enclosures.ts). @throws InputError if roots
 * cannot be separated.
 */
export function rootsOf(p: Polynomial, budget: Budget): Root[] {
  if (degreeOf(p) < 1)
    return fail(p.length === 0 ? messages.polynomials.rootsOfZero : messages.polynomials.rootsOfNumber);
  if (degreeOf(p) > LIMITS.rootDegree)
    return fail(messages.polynomials.maximumDegreeOfRoots(LIMITS.rootDegree));
  const roots = squareFree(p).flatMap(({ factor, times }) =>
    simpleRoots(factor, budget).map((root) => ({ ...root, times })),
  );
  return roots.sort((x, y) => {
    const [a, b] = [pointOf(x.value), pointOf(y.value)];
    const tolerance = 1e-9 * Math.max(1, Math.abs(a.re), Math.abs(b.re));
    return Math.abs(a.re - b.re) > tolerance || (a.im === 0 && b.im === 0) ? a.re - b.re : b.im - a.im;
  });
}

function pointOf(x: Num): Point {
  const { re, im } = toComplex(x);
  return { re: toDouble(re), im: toDouble(im) };
}

function simpleRoots(f: IntegerPolynomial, budget: Budget): Omit<Root, "times">[] {
  const { roots, rest } = divideOutRationalRoots(f);
  const exact = roots.map((value) => ({ value }));
  if (rest.length <= 1) return exact;
  // Roots of opposite signs come in pairs, including those on the imaginary axis.
  const paired = gcdOfPolynomials(rest, reflected(rest));
  const others = exactQuotient(rest, paired) ?? rest;
  return [
    ...exact,
    ...[paired, others].flatMap((factor) =>
      factor.length === 3
        ? quadratic(factor)
        : factor.length > 1
          ? enclosedRoots(factor, factor === paired, budget)
          : [],
    ),
  ];
}

function enclosedRoots(f: IntegerPolynomial, isSymmetric: boolean, budget: Budget): { value: Num }[] {
  const starts = aberth(f, budget);
  const roots = encloseRoots(f, starts, isSymmetric) ?? fail(messages.polynomials.rootsTooClose);
  const part = (ball: Ball | undefined): RealNum => (ball ? fromBall(ball) : R.ZERO);
  return roots.map(({ re, im }) => ({ value: complex(part(re), part(im)) }));
}

function quadratic([c = 0n, b = 0n, a = 1n]: IntegerPolynomial): Omit<Root, "times">[] {
  const d = b * b - 4n * a * c;
  return ([-1, 1] as const).map((sign) => {
    const surd = { b, d, a, sign };
    const spread = times(realCall("sqrt", R.rational(d < 0n ? -d : d)), R.rational(BigInt(sign), 2n * a));
    const center = R.rational(-b, 2n * a);
    return { value: d < 0n ? complex(center, spread) : plus(center, spread), surd };
  });
}

/** Returns the nearest double to n / d, without lowest terms. */
const ratio = (n: bigint, d: bigint): number => R.toNumber(d < 0n ? { n: -n, d: -d } : { n, d });

/** Approximates all roots at the same time in doubles (O. Aberth, 1973), from a circle around their center. */
function aberth(f: IntegerPolynomial, budget: Budget): Point[] {
  const degree = f.length - 1;
  const terms = f.map((term) => ratio(term, f[degree] ?? 1n));
  if (terms.some((term) => !Number.isFinite(term))) fail(messages.polynomials.coefficientsTooLarge);
  const slopes = terms.slice(1).map((term, index) => term * (index + 1));
  const radius = Math.max(
    1e-12,
    ...terms.slice(0, -1).map((term, index) => 2 * Math.abs(term) ** (1 / (degree - index))),
  );
  const points = Array.from({ length: degree }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / degree + 0.4;
    return {
      re: 0.5 * radius * Math.cos(angle) - (terms[degree - 1] ?? 0) / degree / 2,
      im: 0.5 * radius * Math.sin(angle),
    };
  });
  for (let turn = 0; turn < 200; turn += 1) {
    budget.spend(degree * degree * 0.3);
    let moved = 0;
    points.forEach((z, index) => {
      const value = hornerAt(terms, z);
      const slope = hornerAt(slopes, z);
      if (value.re === 0 && value.im === 0) return;
      const newton = quotient(value, slope);
      let repel: Point = { re: 0, im: 0 };
      points.forEach((other, at) => {
        if (at === index) return;
        const away = quotient({ re: 1, im: 0 }, { re: z.re - other.re, im: z.im - other.im });
        repel = { re: repel.re + away.re, im: repel.im + away.im };
      });
      const factor = {
        re: 1 - (newton.re * repel.re - newton.im * repel.im),
        im: -(newton.re * repel.im + newton.im * repel.re),
      };
      const step = quotient(newton, factor);
      if (!Number.isFinite(step.re) || !Number.isFinite(step.im)) return;
      points[index] = { re: z.re - step.re, im: z.im - step.im };
      moved = Math.max(moved, Math.hypot(step.re, step.im) / Math.max(Math.hypot(z.re, z.im), 1e-12));
    });
    if (moved < 1e-11) break;
  }
  return points;
}

const hornerAt = (terms: readonly number[], z: Point): Point =>
  terms.reduceRight<Point>(
    (sum, term) => ({ re: sum.re * z.re - sum.im * z.im + term, im: sum.re * z.im + sum.im * z.re }),
    { re: 0, im: 0 },
  );

function quotient(a: Point, b: Point): Point {
  const size = b.re * b.re + b.im * b.im || 1e-300;
  return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
}
