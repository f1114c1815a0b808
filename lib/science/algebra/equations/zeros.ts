import { findRoot } from "../../../core/numeric/root.ts";
import type { RealFunction } from "../integrals/real-function.ts";

export interface Zero {
  x: number;
  /** True if the function touches 0 without a sign change. */
  touches?: true;
}

const POINTS = 2000;
/** Values below this part of the usual size may be rounding errors. */
const ROUNDING = 1e-9;
/** Largest value next to a zero at an edge, where √x is the root of the distance. */
const NEAR_EDGE = 1e-4;

/**
 * Finds the zeros of a function between two numbers by a fine search, and the edges of its domain at which it is near 0: a
 * zero without a sign change beside it, as of √x. The two numbers are edges, too.
 */
export function zerosOf(
  f: RealFunction,
  from: number,
  to: number,
): { zeros: readonly Zero[]; edges: readonly number[]; everywhere: boolean } {
  const width = to - from;
  const xs = Array.from({ length: POINTS + 1 }, (_, index) => from + (width * index) / POINTS);
  const ys = xs.map(f);
  const finite = ys.filter((y) => !Number.isNaN(y)).map(Math.abs);
  const size = finite.length === 0 ? 1 : (finite.sort((a, b) => a - b)[finite.length >> 1] ?? 1) || 1;
  if (finite.length > POINTS / 2 && ys.filter((y) => y === 0).length > POINTS / 2)
    return { zeros: [], edges: [], everywhere: true };
  const zeros: Zero[] = [];
  const isNear = (x: number): boolean => Math.abs(f(x)) <= size * NEAR_EDGE;
  const edges = [from, to].filter(isNear);
  const take = (x: number, touches?: true): void => {
    const near = zeros.some((zero) => Math.abs(zero.x - x) <= 1e-9 * Math.max(1, Math.abs(x)) + width * 1e-7);
    if (!near) zeros.push({ x: tidied(x, f), ...(touches && { touches }) });
  };
  for (let at = 0; at < POINTS; at += 1) {
    const [a, b, ya, yb] = [xs[at] ?? from, xs[at + 1] ?? to, ys[at] ?? Number.NaN, ys[at + 1] ?? Number.NaN];
    if (ya === 0) take(a, (ys[at - 1] ?? Number.NaN) * yb > 0 || undefined);
    if (Number.isNaN(ya) !== Number.isNaN(yb)) edges.push(...[edgeBetween(f, a, b)].filter(isNear));
    if (Number.isNaN(ya) || Number.isNaN(yb) || ya === 0) continue;
    if (yb !== 0 && ya > 0 !== yb > 0) {
      const x = findRoot(f, a, b);
      // The sign changes at a pole, too, but the function is large there, even at a step that hits the pole.
      const smaller = Math.min(Math.abs(ya), Math.abs(yb));
      if (x !== undefined && Math.abs(f(x)) <= Math.max(smaller, size * ROUNDING)) take(x);
    }
    const [before, after] = [ys[at - 1] ?? Number.NaN, yb];
    const lowest = Math.abs(ya) <= Math.abs(before) && Math.abs(ya) <= Math.abs(after);
    if (at > 0 && lowest && ya > 0 === before > 0 && ya > 0 === after > 0) {
      const [left, sign] = [xs[at - 1] ?? from, Math.sign(ya)];
      const x = lowestBetween((at) => sign * f(at), left, b);
      if (Math.abs(f(x)) <= size * 1e-12) take(x, true);
      // The extremum is beyond zero: there is a crossing on either side.
      else if (sign * f(x) < 0)
        for (const zero of [findRoot(f, left, x), findRoot(f, x, b)]) if (zero !== undefined) take(zero);
    }
  }
  if (ys[POINTS] === 0) take(to);
  return { zeros: zeros.sort((a, b) => a.x - b.x), edges, everywhere: false };
}

/** Returns the last number with a value on the way to one without. */
function edgeBetween(f: RealFunction, a: number, b: number): number {
  let [inside, outside] = Number.isNaN(f(a)) ? [b, a] : [a, b];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (inside + outside) / 2;
    if (Number.isNaN(f(middle))) outside = middle;
    else inside = middle;
  }
  return inside;
}

/** Returns a whole number or a short decimal if the function is exactly 0 there. */
function tidied(x: number, f: RealFunction): number {
  const short = Number(x.toPrecision(10));
  return f(short) === 0 ? short : x;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Finds the minimum by the golden section. */
function lowestBetween(f: (x: number) => number, from: number, to: number): number {
  let [a, b] = [from, to];
  let [c, d] = [b - GOLDEN * (b - a), a + GOLDEN * (b - a)];
  let [fc, fd] = [f(c), f(d)];
  for (let turn = 0; turn < 90 && b - a > 1e-15 * Math.max(1, Math.abs(a)); turn += 1) {
    if (fc < fd) {
      [b, d, fd] = [d, c, fc];
      c = b - GOLDEN * (b - a);
      fc = f(c);
    } else {
      [a, c, fc] = [c, d, fd];
      d = a + GOLDEN * (b - a);
      fd = f(d);
    }
  }
  return (a + b) / 2;
}
