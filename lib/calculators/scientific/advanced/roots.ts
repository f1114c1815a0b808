import * as R from "../../../units/rational.ts";
import { type Budget, LIMITS, refuse } from "./limits.ts";
import { complex, type Num, toComplex } from "./numbers.ts";
import { degreeOf, divided, leading, type Polynomial, primitive, squareFree, valueAt } from "./polynomial.ts";

/** A root, how often it counts, and where it is (−b ± √D) / 2a, these whole numbers. */
export interface Root {
  value: Num;
  times: number;
  surd?: { b: bigint; d: bigint; a: bigint; sign: 1 | -1 };
}

/** All roots of a polynomial: rational ones exact, the others as doubles. By real part, then imaginary part. */
export function rootsOf(p: Polynomial, budget: Budget): Root[] {
  if (degreeOf(p) < 1)
    return refuse(p.length === 0 ? "Every number is a root of 0." : "A number has no roots.");
  if (degreeOf(p) > LIMITS.degree) return refuse(`Roots are found up to degree ${LIMITS.degree}.`);
  const roots = squareFree(p, budget).flatMap(({ factor, times }) =>
    simpleRoots(factor, budget).map((root) => ({ ...root, times })),
  );
  return roots.sort((x, y) => {
    const [a, b] = [toComplex(x.value), toComplex(y.value)];
    const tolerance = 1e-9 * Math.max(1, Math.abs(a.re), Math.abs(b.re));
    return Math.abs(a.re - b.re) > tolerance ? a.re - b.re : b.im - a.im;
  });
}

function simpleRoots(p: Polynomial, budget: Budget): Omit<Root, "times">[] {
  const found: Omit<Root, "times">[] = [];
  let rest = p;
  // What is rational is divided out exactly, and what remains is looked at anew: its roots become clearer.
  for (;;) {
    if (degreeOf(rest) < 1) return found;
    if (degreeOf(rest) === 1) {
      found.push({ value: R.negate(R.divide(rest[0] ?? R.ZERO, leading(rest))) });
      return found;
    }
    const near = aberth(rest, budget);
    const rational = near.flatMap(({ re, im }) =>
      Math.abs(im) <= 0.05 * Math.max(1, Math.abs(re)) ? guesses(re) : [],
    );
    const current = rest;
    const exact = [...new Map(rational.map((guess) => [R.ratioText(guess), guess])).values()].filter(
      (guess) => {
        budget.spend(current.length * 4);
        return R.isZero(valueAt(current, guess));
      },
    );
    for (const root of exact) {
      found.push({ value: root });
      rest = divided(rest, [R.negate(root), R.ONE], budget)[0];
    }
    if (exact.length > 0) continue;
    if (degreeOf(rest) === 2) return [...found, ...quadratic(rest)];
    return [...found, ...near.map((z) => ({ value: realOrNot(z, near) }))];
  }
}

/** Fractions near a double, as its continued fraction gives them. */
function guesses(x: number): R.Rational[] {
  const found: R.Rational[] = [];
  let [above, before, below, beforeBelow] = [1n, 0n, 0n, 1n];
  let rest = x;
  for (let turn = 0; turn < 8; turn += 1) {
    if (!Number.isFinite(rest) || Math.abs(rest) > 1e15) break;
    const part = BigInt(Math.round(rest));
    [above, before] = [part * above + before, above];
    [below, beforeBelow] = [part * below + beforeBelow, below];
    if (below === 0n || below > 10_000_000n || below < -10_000_000n) break;
    found.push(R.rational(above, below));
    const left = rest - Number(part);
    if (Math.abs(left) < 1e-13) break;
    rest = 1 / left;
  }
  return found;
}

function quadratic(p: Polynomial): Omit<Root, "times">[] {
  const [, wholes] = primitive(p);
  const [c = 0n, b = 0n, a = 1n] = wholes.map(({ n }) => n);
  const d = b * b - 4n * a * c;
  return ([-1, 1] as const).map((sign) => {
    const surd = { b, d, a, sign };
    const [below, half] = [2 * Number(a), -Number(b) / (2 * Number(a))];
    const spread = Math.sqrt(Math.abs(Number(d))) / below;
    if (d < 0n) return { value: complex(half, sign * spread), surd };
    // Of the two real roots the one that cancels is found through the other.
    const far = b > 0n ? half - Math.abs(spread) : half + Math.abs(spread);
    const other = Number(c) / Number(a) / far;
    const [low, high] = far < other ? [far, other] : [other, far];
    return { value: sign * Number(a) < 0 ? low : high, surd };
  });
}

type Point = { re: number; im: number };

/** All roots at once (O. Aberth 1973), from a circle around their center. */
function aberth(p: Polynomial, budget: Budget): Point[] {
  const degree = degreeOf(p);
  const top = leading(p);
  const terms = p.map((term) => R.toNumber(R.divide(term, top)));
  if (terms.some((term) => !Number.isFinite(term))) refuse("The coefficients are too large.");
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
    budget.spend(degree * degree * 0.4);
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
    if (moved < 1e-15) break;
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

/** Roots of a real polynomial come in conjugate pairs: one that has no partner is real. */
function realOrNot(z: Point, all: readonly Point[]): Num {
  const size = Math.max(1e-12, Math.hypot(z.re, z.im));
  const partner = all.some(
    (other) => other !== z && Math.hypot(other.re - z.re, other.im + z.im) < size * 1e-7,
  );
  if (!partner || Math.abs(z.im) < size * 1e-12) return z.re;
  return { re: Math.abs(z.re) < size * 1e-14 ? 0 : z.re, im: z.im };
}
