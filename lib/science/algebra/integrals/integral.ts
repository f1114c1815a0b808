import { fromRational } from "../../../core/reals/algebra.ts";
import type { Real } from "../../../core/reals/real.ts";
import { messages } from "../messages.ts";
import { activeWork, fail, spendOnActiveBudget } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { type End, type Estimate, hasTwoEnds, type Integrand, quadrature, type Range } from "./quadrature.ts";
import type { Interval } from "./real-function.ts";

export interface Integral {
  value: number;
  /** Bound of the error of the value. */
  error: number;
  evaluations: number;
}

export const endOf = (exact: Real, double: number): End => ({ exact, double });
/** Returns an end at a double. */
export const endAt = (double: number): End => endOf(fromRational(activeWork(), R.fromNumber(double)), double);

const MAX_PANELS = 300;
/** Parts of the integral of the absolute value: the error of one panel, and that of all. */
const PANEL_ERROR = 1e-15;
const MAX_ERROR = 1e-9;
/** Factor of all errors, because that of the rule is an estimate. */
const SAFETY = 4;

/** Integrates over ranges, which are halved where the function is narrow or the rule does not converge. */
export function integral(f: Integrand, ranges: readonly Range[]): Integral {
  const queue: { range: Range; depth: number }[] = ranges.map((range) => ({ range, depth: 0 }));
  let [value, error, rounding, size, evaluations] = [0, 0, 0, 0, 0];
  for (let panels = 0; ; panels += 1) {
    const panel = queue.pop();
    if (!panel) break;
    const { range, depth } = panel;
    spendOnActiveBudget(20);
    if (panels > MAX_PANELS) fail(messages.calculus.notConvergent);
    const place = narrowPlace(f, range);
    const estimate = place === undefined ? quadrature(f, range) : undefined;
    evaluations += estimate?.evaluations ?? 0;
    if (estimate && isSettled(estimate, size, range, depth)) {
      value += estimate.value;
      error += estimate.error;
      rounding += estimate.rounding;
      size += estimate.size;
      continue;
    }
    const middle = endAt(place ?? middleOf(range));
    const [first, second] = halves(range, middle);
    queue.push({ range: second, depth: depth + 1 }, { range: first, depth: depth + 1 });
  }
  const total = SAFETY * (error + rounding);
  if (!(total <= Math.max(MAX_ERROR * size, 1e-3 * Math.abs(value)))) fail(messages.calculus.notConvergent);
  return { value, error: total, evaluations };
}

function isSettled(
  { error, rounding, size }: Estimate,
  others: number,
  range: Range,
  depth: number,
): boolean {
  if (error <= Math.max(rounding, 1e-14 * size, PANEL_ERROR * others)) return true;
  if (!hasTwoEnds(range)) return depth > 3;
  const width = Math.abs(range.to.double - range.from.double);
  return depth > 60 || width <= 1e-15 * (Math.abs(range.from.double) + Math.abs(range.to.double));
}

function middleOf(range: Range): number {
  if (hasTwoEnds(range)) return range.from.double / 2 + range.to.double / 2;
  return range.from.double + range.direction * Math.max(1, Math.abs(range.from.double));
}

const halves = (range: Range, middle: End): readonly [Range, Range] =>
  hasTwoEnds(range)
    ? [
        { from: range.from, to: middle },
        { from: middle, to: range.to },
      ]
    : range.direction > 0
      ? [
          { from: range.from, to: middle },
          { from: middle, direction: 1 },
        ]
      : [
          { from: middle, to: range.from },
          { from: middle, direction: -1 },
        ];

interface Cell {
  low: number;
  high: number;
  /** Width of the enclosure of the values, times that of the cell. */
  doubt: number;
  isResolved: boolean;
  /** Largest value at a sample, times the width of the cell. */
  part: number;
}

const MAX_CELLS = 160;
/** Cells of a range without end double their width this often. */
const DOUBLINGS = 40;
/** A cell is narrow if it is farther from an end than so many times its width. */
const NARROW = 12;

/**
 * Finds a place inside a range where the function is far narrower than the distance to the ends: the enclosures of its
 * values show peaks that no sample hits. Undefined if there is none.
 */
function narrowPlace(f: Integrand, range: Range): number | undefined {
  const from = range.from.double;
  const edges = hasTwoEnds(range)
    ? Array.from({ length: 9 }, (_, at) => from + ((range.to.double - from) * at) / 8)
    : Array.from({ length: DOUBLINGS }, (_, at) => from + range.direction * (at === 0 ? 0 : 2 ** (at - 1)));
  const ends = hasTwoEnds(range) ? [from, range.to.double] : [from];
  const distance = (x: number): number => Math.min(...ends.map((end) => Math.abs(x - end)));
  const cells = edges
    .slice(1)
    .map((edge, at) => cellOf(f, [Math.min(edge, edges[at] ?? 0), Math.max(edge, edges[at] ?? 0)]));
  for (let count = cells.length; count < MAX_CELLS; count += 1) {
    const total = cells.reduce((sum, { part }) => sum + part, 0);
    let worst = -1;
    for (const [at, cell] of cells.entries()) {
      const width = cell.high - cell.low;
      const isOpen =
        !cell.isResolved &&
        !(cell.doubt <= 1e-14 * total) &&
        width > 1e-12 * Math.max(Math.abs(cell.low), Math.abs(cell.high));
      // Next to an end, the nodes are dense.
      const isNearEnd = distance((cell.low + cell.high) / 2) <= width;
      const isTiny = isNearEnd && width < 1e-9 * Math.abs((edges.at(-1) ?? 0) - from);
      if (isOpen && !isTiny && (worst < 0 || cell.doubt > (cells[worst]?.doubt ?? 0))) worst = at;
    }
    const cell = cells[worst];
    if (!cell) break;
    const middle = (cell.low + cell.high) / 2;
    cells.splice(worst, 1, cellOf(f, [cell.low, middle]), cellOf(f, [middle, cell.high]));
  }
  const total = cells.reduce((sum, { part }) => sum + part, 0);
  const narrow = cells.filter(({ low, high, doubt }) => {
    const width = high - low;
    return doubt > 1e-12 * total && distance((low + high) / 2) > NARROW * width;
  });
  const least = Math.min(...narrow.map(({ low, high }) => high - low));
  const narrowest = narrow.filter(({ low, high }) => high - low <= 2 * least);
  const height = ({ part, low, high }: Cell): number => part / (high - low);
  const highest = Math.max(...narrowest.map(height));
  const center = hasTwoEnds(range) ? (from + range.to.double) / 2 : from;
  return narrowest
    .filter((cell) => height(cell) >= highest / 2)
    .map(({ low, high }) => (low + high) / 2)
    .sort((a, b) => Math.abs(a - center) - Math.abs(b - center))[0];
}

function cellOf(f: Integrand, [low, high]: Interval): Cell {
  const enclosure = f.enclosure([low, high]);
  if (!enclosure) return { low, high, doubt: 0, part: 0, isResolved: true };
  let noise = 0;
  const samples = [0.15, 0.5, 0.85].flatMap((part) => {
    const x = low + part * (high - low);
    const [a, b] = f.enclosure([x, x]) ?? [0, 0];
    noise = Math.max(noise, b - a);
    return Number.isFinite(a + b) ? [(a + b) / 2] : [];
  });
  const largest = Math.max(0, ...samples.map(Math.abs));
  const spread = samples.length === 0 ? 0 : Math.max(...samples) - Math.min(...samples);
  const width = enclosure[1] - enclosure[0];
  return {
    low,
    high,
    doubt: width * (high - low),
    part: largest * (high - low),
    // Rounding errors of a single value that are as wide tell nothing about the cell.
    isResolved: width <= Math.max(3 * spread, largest / 2, 8 * noise),
  };
}
