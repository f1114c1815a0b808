import { spendOnActiveBudget } from "./limits.ts";
import type { RealFunction } from "./real-function.ts";

export interface Integral {
  value: number;
  /** Estimated error of the value. */
  error: number;
  evaluations: number;
  /** True if the estimate reached the requested precision. Otherwise the integral may have no value. */
  settled: boolean;
}

/** Nodes and weights of Gauss and Kronrod, 7 and 15 points (Piessens and others, QUADPACK, 1983, qk15). */
const NODES = [
  0.9914553711208126, 0.9491079123427585, 0.8648644233597691, 0.7415311855993945, 0.5860872354676911,
  0.4058451513773972, 0.20778495500789848, 0.0,
];
const KRONROD = [
  0.022935322010529224, 0.06309209262997856, 0.10479001032225019, 0.14065325971552592, 0.1690047266392679,
  0.19035057806478542, 0.20443294007529889, 0.20948214108472782,
];
const GAUSS = [0.1294849661688697, 0.27970539148927664, 0.3818300505051189, 0.4179591836734694];

interface Piece {
  from: number;
  to: number;
  value: number;
  error: number;
  /** True if the piece is too narrow to halve. */
  stuck?: true;
}

const MOST_PIECES = 1200;

/** Integrates a function over an interval, which may be infinite, by adaptive halving. */
export function integral(f: RealFunction, from: number, to: number): Integral {
  if (from === to) return { value: 0, error: 0, evaluations: 0, settled: true };
  if (from > to) {
    const turned = integral(f, to, from);
    return { ...turned, value: -turned.value };
  }
  const [g, low, high] = onFinite(f, from, to);
  let evaluations = 0;
  let holes = 0;
  const valueAt = (at: number): number => {
    const y = g(at);
    evaluations += 1;
    if (!Number.isNaN(y)) return y;
    holes += 1;
    return 0;
  };
  const rule = (a: number, b: number): Piece => {
    const [center, half] = [(a + b) / 2, (b - a) / 2];
    let [kronrod, gauss] = [0, 0];
    const take = (index: number, at: number): void => {
      const y = valueAt(at);
      kronrod += (KRONROD[index] ?? 0) * y;
      if (index % 2 === 1) gauss += (GAUSS[(index - 1) / 2] ?? 0) * y;
    };
    for (const [index, node] of NODES.entries()) {
      take(index, center - half * node);
      if (node > 0) take(index, center + half * node);
    }
    return { from: a, to: b, value: kronrod * half, error: Math.abs((kronrod - gauss) * half) };
  };
  // Starts with several pieces, so that no narrow peak falls between the points.
  const pieces = Array.from({ length: 10 }, (_, index) =>
    rule(low + ((high - low) * index) / 10, low + ((high - low) * (index + 1)) / 10),
  );
  let sums = sumsOf(pieces);
  while (pieces.length < MOST_PIECES && sums.error > Math.max(1e-12 * Math.abs(sums.value), 1e-14)) {
    const piece = pieces[sums.worst];
    if (!piece) break;
    const middle = (piece.from + piece.to) / 2;
    if (piece.to - piece.from < 1e-14 * Math.max(Math.abs(piece.from), Math.abs(piece.to)))
      pieces[sums.worst] = { ...piece, stuck: true };
    else pieces.splice(sums.worst, 1, rule(piece.from, middle), rule(middle, piece.to));
    sums = sumsOf(pieces);
  }
  const { value } = sums;
  // Next to a pole, the narrowest pieces still hold much of the total.
  const narrow = pieces.reduce((sum, piece) => sum + (piece.stuck ? Math.abs(piece.value) : 0), 0);
  const error = Math.max(sums.error, narrow, Math.abs(value) * 1e-15);
  const settled =
    Number.isFinite(value) && error <= Math.max(1e-6 * Math.abs(value), 1e-9) && holes < evaluations / 50;
  return { value, error, evaluations, settled };
}

/** Returns sums over all pieces, and the index of the piece with the largest divisible error, or −1. */
function sumsOf(pieces: readonly Piece[]): { value: number; error: number; worst: number } {
  spendOnActiveBudget(20 + pieces.length * 0.1);
  let [value, error, worst, largest, at] = [0, 0, -1, 0, 0];
  for (const piece of pieces) {
    value += piece.value;
    error += piece.error;
    if (!piece.stuck && piece.error > largest) [worst, largest] = [at, piece.error];
    at += 1;
  }
  return { value, error, worst };
}

/** Maps an infinite interval to a finite one: x = t / (1 − t²), or x = a + t / (1 − t). */
function onFinite(f: RealFunction, from: number, to: number): [RealFunction, number, number] {
  if (Number.isFinite(from) && Number.isFinite(to)) return [f, from, to];
  if (Number.isFinite(from)) return [(t) => f(from + t / (1 - t)) / (1 - t) ** 2, 0, 1];
  if (Number.isFinite(to)) return [(t) => f(to - t / (1 - t)) / (1 - t) ** 2, 0, 1];
  return [(t) => (f(t / (1 - t * t)) * (1 + t * t)) / (1 - t * t) ** 2, -1, 1];
}
