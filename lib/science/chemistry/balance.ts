import { gcd } from "../../units/gcd.ts";
/**
 * Balancing: coefficients of species that conserve every element and the charge, exactly. A balance is a ray
 * of the cone { x ≥ 0, A x = 0 }: its extreme rays are the independent balances, and every other one is a sum
 * of them. Uses the double description method (Motzkin et al. 1953), row by row, in integers.
 */

/** Row for each conserved element or charge, column for each species; products have the opposite sign. */
export type Balance = readonly bigint[];

/** Maximum number of rays at any time: realistic equations need fewer than ten. */
const MOST_RAYS = 300;

interface Ray {
  values: bigint[];
  /** Bit mask of its species: at most 31. */
  used: number;
}

/**
 * Returns all irreducible balances, one for each extreme ray; undefined if there are too many for reasonable
 * time. @param count number of species, at most 31.
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

/** Returns true if no other ray is within the species of the two: they share an edge. */
function areAdjacent(up: Ray, down: Ray, rays: readonly Ray[]): boolean {
  const used = up.used | down.used;
  return !rays.some((ray) => ray !== up && ray !== down && (ray.used & ~used) === 0);
}

function reduced(ray: bigint[]): bigint[] {
  const divisor = ray.reduce((common, value) => gcd(common, value), 0n);
  return divisor > 1n ? ray.map((value) => value / divisor) : ray;
}

/** Adds rays so that every species of theirs takes part, and reduces the sum. */
export function sumOf(rays: readonly Balance[]): Balance {
  const [first, ...others] = rays;
  if (!first) return [];
  return reduced(
    others.reduce<bigint[]>((sum, ray) => sum.map((value, index) => value + (ray[index] ?? 0n)), [...first]),
  );
}
