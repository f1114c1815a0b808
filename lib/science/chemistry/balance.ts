import { gcd } from "../../units/gcd.ts";
/**
 * Balancing: coefficients of species such that every element and the charge are conserved, exactly. A balance is a ray of the
 * cone { x ≥ 0, A x = 0 }: its extreme rays are the independent balances, of which every other one is a sum. They are found
 * by the double description method (Motzkin et al. 1953), row by row, in whole numbers.
 */

/** A row for each thing that is conserved, a column for each species; products have their sign turned. */
export type Balance = readonly bigint[];

export type Balances =
  | { ok: true; rays: readonly Balance[]; dimension: number }
  /** There are too many to be found in reasonable time. */
  | { ok: false };

/** Rays kept at any time: what an equation that people write needs is below ten. */
const MOST_RAYS = 300;

interface Ray {
  values: bigint[];
  /** Bits of the species that it uses: at most 31. */
  used: number;
}

/** All irreducible balances: one for each extreme ray. @param count of species, at most 31. */
export function balances(rows: readonly (readonly number[])[], count: number): Balances {
  const matrix = rows.map((row) => row.map(BigInt));
  let rays = Array.from({ length: count }, (_, at) => unitRay(at, count));
  for (const row of matrix) {
    const next: Ray[] = [];
    const positive: [Ray, bigint][] = [];
    const negative: [Ray, bigint][] = [];
    for (const ray of rays) {
      const sum = dot(row, ray.values);
      if (sum === 0n) next.push(ray);
      else if (sum > 0n) positive.push([ray, sum]);
      else negative.push([ray, -sum]);
    }
    for (const [up, high] of positive)
      for (const [down, low] of negative) {
        if (!areAdjacent(up, down, rays)) continue;
        next.push(rayOf(up.values.map((value, index) => value * low + (down.values[index] ?? 0n) * high)));
        if (next.length > MOST_RAYS) return { ok: false };
      }
    rays = next;
  }
  return { ok: true, rays: rays.map(({ values }) => values), dimension: count - rank(matrix) };
}

const unitRay = (at: number, count: number): Ray =>
  rayOf(Array.from({ length: count }, (_, column) => (column === at ? 1n : 0n)));

function rayOf(values: bigint[]): Ray {
  const coefficients = reduced(values);
  return {
    values: coefficients,
    used: coefficients.reduce((bits, value, index) => (value === 0n ? bits : bits | (1 << index)), 0),
  };
}

const dot = (row: readonly bigint[], ray: readonly bigint[]): bigint =>
  row.reduce((sum, value, index) => sum + value * (ray[index] ?? 0n), 0n);

/** Two rays have a common edge if no other ray lies within the species that they use. */
function areAdjacent(up: Ray, down: Ray, rays: readonly Ray[]): boolean {
  const used = up.used | down.used;
  return !rays.some((ray) => ray !== up && ray !== down && (ray.used & ~used) === 0);
}

function reduced(ray: bigint[]): bigint[] {
  const divisor = ray.reduce((common, value) => gcd(common, value), 0n);
  return divisor > 1n ? ray.map((value) => value / divisor) : ray;
}

/** Returns the rank by fraction-free elimination (Bareiss). */
function rank(matrix: readonly (readonly bigint[])[]): number {
  const rows: bigint[][] = matrix.map((row) => [...row]);
  const width = rows[0]?.length ?? 0;
  let pivots = 0;
  let last = 1n;
  for (let column = 0; column < width && pivots < rows.length; column += 1) {
    const at = rows.findIndex((row, index) => index >= pivots && row[column] !== 0n);
    if (at < 0) continue;
    const pivotRow = rows[at] as bigint[];
    rows[at] = rows[pivots] as bigint[];
    rows[pivots] = pivotRow;
    const pivot = pivotRow[column] as bigint;
    for (const row of rows.slice(pivots + 1)) {
      const factor = row[column] as bigint;
      for (let index = 0; index < width; index += 1)
        row[index] = ((row[index] as bigint) * pivot - (pivotRow[index] as bigint) * factor) / last;
    }
    last = pivot;
    pivots += 1;
  }
  return pivots;
}

/** A sum of rays that uses everything they use, reduced. */
export function sumOf(rays: readonly Balance[]): Balance {
  const [first, ...others] = rays;
  if (!first) return [];
  return reduced(
    others.reduce<bigint[]>((sum, ray) => sum.map((value, index) => value + (ray[index] ?? 0n)), [...first]),
  );
}
