import { findRoot } from "../../core/numeric/root.ts";

/** Money received (above 0) or paid (below 0), `at` periods or years after the first flow. */
export interface Flow {
  at: number;
  amount: number;
}

/** Returns the net present value at a rate per period as a fraction, undiscounted at 0: Σ CF/(1 + r)^t. */
export function presentValue(flows: readonly Flow[], rate: number): number {
  const force = Math.log1p(rate);
  return flows.reduce((sum, { at, amount }) => sum + amount * Math.exp(-force * at), 0);
}

/** Counts the sign changes of the amounts, ignoring zeros. Descartes: there are at most that many rates of return. */
export function signChanges(flows: readonly Flow[]): number {
  const signs = flows.map(({ amount }) => Math.sign(amount)).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** Counts the sign changes of the running total of the amounts. Norstrøm: one change means one rate above 0 at most. */
export function runningSignChanges(flows: readonly Flow[]): number {
  let total = 0;
  return signChanges(
    flows.map(({ at, amount }) => {
      total += amount;
      return { at, amount: total };
    }),
  );
}

/** Range of rates of return: −99.9% to 100,000% a period. */
const LOWEST = Math.log(0.001);
const HIGHEST = Math.log(1001);
const GRID_STEPS = 800;
/** Threshold for a double root, which touches zero without crossing, relative to the size of the terms. */
const TOUCHING = 1e-13;
/** A double root has only about half the digits: closer roots count as one. */
const SAME = 1e-7;
/** Rounding error of a rate of 0. */
const NOTHING = 1e-13;

const distinct = (roots: readonly number[]): number[] =>
  roots.filter((root, index) => index === 0 || root - (roots[index - 1] ?? 0) > SAME);

/**
 * Returns all rates per unit of time with a net present value of 0, as fractions, ascending. If the amounts
 * change their sign once, there is at most one; else scans a grid over ln(1 + r): each change of sign
 * contains a root, and each turn toward zero may contain two close ones. Flows must be in order of time.
 */
export function returnRates(flows: readonly Flow[]): number[] {
  const paid = flows.filter(({ amount }) => amount !== 0);
  const changes = signChanges(paid);
  if (changes === 0) return [];
  const value = scaledValue(paid);
  const roots = changes === 1 ? onlyRoot(value) : scannedRoots(value);
  return roots.map((x) => (Math.abs(x) < NOTHING ? 0 : Math.expm1(x)));
}

function onlyRoot(value: (x: number) => number): number[] {
  const root = findRoot(value, LOWEST, HIGHEST);
  return root === undefined ? [] : [root];
}

function scannedRoots(value: (x: number) => number): number[] {
  const grid = Array.from({ length: GRID_STEPS + 1 }, (_, index) => {
    const x = LOWEST + ((HIGHEST - LOWEST) * index) / GRID_STEPS;
    return { x, y: value(x) };
  });
  const roots: number[] = [];
  grid.forEach((point, index) => {
    const last = grid[index - 1];
    const next = grid[index + 1];
    if (point.y === 0) roots.push(point.x);
    else if (last && last.y !== 0 && last.y > 0 !== point.y > 0) {
      const root = findRoot(value, last.x, point.x);
      if (root !== undefined) roots.push(root);
    }
    if (last && next && isTurn(last.y, point.y, next.y)) roots.push(...closeRoots(value, last.x, next.x));
  });
  return distinct(roots.sort((a, b) => a - b));
}

/**
 * Returns the present value at ln(1 + r) = x relative to the size of its terms, −1 to 1, so that no power
 * overflows: it has the same sign and the same roots.
 */
function scaledValue(flows: readonly Flow[]): (x: number) => number {
  const first = flows[0]?.at ?? 0;
  const last = flows.at(-1)?.at ?? 0;
  return (x) => {
    const origin = x >= 0 ? first : last;
    let sum = 0;
    let size = 0;
    for (const { at, amount } of flows) {
      const term = amount * Math.exp((origin - at) * x);
      sum += term;
      size += Math.abs(term);
    }
    return sum / size;
  };
}

/**
 * Returns true if three values of one sign are closest to zero in the middle, and a parabola through them
 * much closer.
 */
function isTurn(a: number, b: number, c: number): boolean {
  if (!(a * b > 0 && b * c > 0 && Math.abs(b) <= Math.abs(a) && Math.abs(b) <= Math.abs(c))) return false;
  const bend = a - 2 * b + c;
  return bend !== 0 && (b - (c - a) ** 2 / (8 * bend)) / b < 0.5;
}

/** Finds the two roots, or the double root, around a turn toward zero; none if it turns before. */
function closeRoots(value: (x: number) => number, from: number, to: number): number[] {
  const sign = Math.sign(value(from));
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step += 1) {
    const a = high - ratio * (high - low);
    const b = low + ratio * (high - low);
    for (const x of [a, b]) {
      if (value(x) * sign < 0) {
        return [findRoot(value, from, x), findRoot(value, x, to)].filter((root) => root !== undefined);
      }
    }
    if (value(a) * sign < value(b) * sign) high = b;
    else low = a;
  }
  const middle = (low + high) / 2;
  return Math.abs(value(middle)) < TOUCHING ? [middle] : [];
}

/**
 * Computes the MIRR per unit of time, as a fraction: receipts compounded to the last flow at the reinvestment
 * rate, over payments discounted at the finance rate; the n-th root of it less 1. Undefined without both,
 * without time, or outside the range of doubles.
 */
export function modifiedReturn(
  flows: readonly Flow[],
  financeRate: number,
  reinvestRate: number,
): number | undefined {
  const end = flows.at(-1)?.at ?? 0;
  const received = flows.filter(({ amount }) => amount > 0);
  const paid = flows.filter(({ amount }) => amount < 0);
  if (end === 0 || received.length === 0 || paid.length === 0) return undefined;
  const future = received.reduce(
    (sum, { at, amount }) => sum + amount * Math.exp((end - at) * Math.log1p(reinvestRate)),
    0,
  );
  const ratio = future / -presentValue(paid, financeRate);
  return ratio > 0 && Number.isFinite(ratio) ? Math.expm1(Math.log(ratio) / end) : undefined;
}

/**
 * Returns the time when the running total, initially negative, returns to 0 for good, interpolated between
 * flows. Undefined unless it starts negative and ends at 0 or above.
 */
export function payback(flows: readonly Flow[]): number | undefined {
  let total = 0;
  let paidBackAt: number | undefined;
  let lastAt = 0;
  for (const { at, amount } of flows) {
    const before = total;
    total += amount;
    if (before < 0 && total >= 0) paidBackAt = lastAt + (at - lastAt) * (-before / amount);
    if (total < 0) paidBackAt = undefined;
    lastAt = at;
  }
  return paidBackAt;
}
