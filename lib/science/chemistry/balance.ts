import { gcd } from "../../units/gcd.ts";
/**
 * Balancing: coefficients of species such that every element and the charge are conserved, exactly. A balance is a ray of the
 * cone { x ≥ 0, A x = 0 }: its extreme rays are the independent balances, of which every other one is a sum. They are found
 * by the double description method (Motzkin et al. 1953), row by row, in whole numbers.
 */

/** A row for each thing that is conserved, a column for each species; products have their sign turned. */
export type Balance = readonly bigint[];

/** Rays kept at any time: what an equation that people write needs is below ten. */
const MOST_RAYS = 300;

interface Ray {
  values: bigint[];
  /** Bits of the species that it uses: at most 31. */
  used: number;
}

/**
 * Returns all irreducible balances, one for each extreme ray; undefined if there are too many to find in reasonable time.
 * @param count number of species, at most 31.
 */
export function balances(
  rows: readonly (readonly number[])[],
  count: number,
): readonly Balance[] | undefined {
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
        if (next.length > MOST_RAYS) return undefined;
      }
    rays = next;
  }
  return rays.map(({ values }) => values);
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

/** A sum of rays that uses everything they use, reduced. */
export function sumOf(rays: readonly Balance[]): Balance {
  const [first, ...others] = rays;
  if (!first) return [];
  return reduced(
    others.reduce<bigint[]>((sum, ray) => sum.map((value, index) => value + (ray[index] ?? 0n)), [...first]),
  );
}
