/**
 * Elimination plan for symmetric systems of one sparsity pattern: the order, least filled row first, so that
 * trees and small grids take time in proportion to their pipes, and the destination of each product. Computed
 * once for a network, used for all its steps.
 */
export interface EliminationPlan {
  /** Rows in the order of their elimination. */
  order: Int32Array;
  /** Rows that each row changes in that order, and the positions of its entries with them. */
  others: readonly Int32Array[];
  places: readonly Int32Array[];
  /** Targets of the products of two of these entries, each pair once; an entry with itself is the diagonal. */
  targets: readonly Int32Array[];
  /** Index of an off-diagonal entry, by row · size + column. Diagonals precede, by row. */
  placeOf: ReadonlyMap<number, number>;
  size: number;
}

/** @param pairs rows whose off-diagonal entries are not zero. */
export function eliminationPlan(size: number, pairs: Iterable<readonly [number, number]>): EliminationPlan {
  const near = Array.from({ length: size }, () => new Set<number>());
  const placeOf = new Map<number, number>();
  let places = size;
  const join = (one: number, other: number): void => {
    if (near[one]?.has(other)) return;
    near[one]?.add(other);
    near[other]?.add(one);
    placeOf.set(one * size + other, places);
    placeOf.set(other * size + one, places);
    places += 1;
  };
  for (const [one, other] of pairs) if (one !== other) join(one, other);
  const plan = {
    order: new Int32Array(size),
    others: [] as Int32Array[],
    places: [] as Int32Array[],
    targets: [] as Int32Array[],
    placeOf,
    size,
  };
  const left = new Set(near.keys());
  for (let step = 0; step < size; step += 1) {
    let pivot = -1;
    for (const row of left) if (pivot < 0 || sizeOf(near[row]) < sizeOf(near[pivot])) pivot = row;
    left.delete(pivot);
    const others = Int32Array.from(near[pivot] ?? []);
    const targets: number[] = [];
    for (const [index, one] of others.entries()) {
      near[one]?.delete(pivot);
      for (const other of others.subarray(0, index)) {
        join(one, other);
        targets.push(placeOf.get(one * size + other) ?? 0);
      }
      targets.push(one);
    }
    plan.order[step] = pivot;
    plan.others.push(others);
    plan.places.push(others.map((other) => placeOf.get(pivot * size + other) ?? 0));
    plan.targets.push(Int32Array.from(targets));
  }
  return plan;
}

const sizeOf = (rows: ReadonlySet<number> | undefined): number => rows?.size ?? 0;

/** Returns zero entries for this pattern: diagonals by row, others by `placeOf`. */
export const emptyEntries = ({ size, placeOf }: EliminationPlan): Float64Array =>
  new Float64Array(size + placeOf.size / 2);

/**
 * Solves a symmetric positive definite system by Gaussian elimination. Undefined if a pivot is not positive:
 * an unconstrained part. @param entries overwritten, like `right`.
 */
export function solveSymmetric(
  plan: EliminationPlan,
  entries: Float64Array,
  right: Float64Array,
): Float64Array | undefined {
  for (let step = 0; step < plan.size; step += 1) {
    const row = plan.order[step] ?? 0;
    const diagonal = entries[row] ?? 0;
    if (!(diagonal > 0)) return undefined;
    const [others, places, targets] = [plan.others[step], plan.places[step], plan.targets[step]];
    if (!others || !places || !targets) continue;
    const pivotRight = right[row] ?? 0;
    let target = 0;
    for (let one = 0; one < others.length; one += 1) {
      const factor = (entries[places[one] ?? 0] ?? 0) / diagonal;
      for (let other = 0; other <= one; other += 1) {
        const place = targets[target] ?? 0;
        entries[place] = (entries[place] ?? 0) - factor * (entries[places[other] ?? 0] ?? 0);
        target += 1;
      }
      const changed = others[one] ?? 0;
      right[changed] = (right[changed] ?? 0) - factor * pivotRight;
    }
  }
  for (let step = plan.size - 1; step >= 0; step -= 1) {
    const row = plan.order[step] ?? 0;
    const [others, places] = [plan.others[step], plan.places[step]];
    let rest = right[row] ?? 0;
    for (let one = 0; one < (others?.length ?? 0); one += 1)
      rest -= (entries[places?.[one] ?? 0] ?? 0) * (right[others?.[one] ?? 0] ?? 0);
    right[row] = rest / (entries[row] ?? 0);
  }
  return right;
}
