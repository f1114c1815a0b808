/**
 * Solves a symmetric positive definite system by Gaussian elimination, least filled row first, so that trees and small grids
 * take time in proportion to their pipes. Undefined where a pivot is not positive: a part that nothing holds.
 * @param rows entries by column, both halves; they are used up.
 */
export function solveSymmetric(
  rows: readonly Map<number, number>[],
  right: readonly number[],
): number[] | undefined {
  const values = [...right];
  const order: number[] = [];
  const left = new Set(rows.keys());
  while (left.size > 0) {
    let pivot = -1;
    let fill = Number.POSITIVE_INFINITY;
    for (const row of left) {
      const size = rows[row]?.size ?? 0;
      if (size < fill) [pivot, fill] = [row, size];
    }
    const own = rows[pivot];
    const diagonal = own?.get(pivot) ?? 0;
    if (!own || !(diagonal > 0)) return undefined;
    left.delete(pivot);
    order.push(pivot);
    for (const [row, entry] of own) {
      if (row === pivot) continue;
      const other = rows[row];
      if (!other) return undefined;
      const factor = entry / diagonal;
      for (const [column, value] of own)
        if (column !== pivot) other.set(column, (other.get(column) ?? 0) - factor * value);
      other.delete(pivot);
      values[row] = (values[row] ?? 0) - factor * (values[pivot] ?? 0);
    }
  }
  const solution = right.map(() => 0);
  for (const pivot of order.reverse()) {
    const own = rows[pivot];
    let rest = values[pivot] ?? 0;
    for (const [column, value] of own ?? []) if (column !== pivot) rest -= value * (solution[column] ?? 0);
    solution[pivot] = rest / (own?.get(pivot) ?? 1);
  }
  return solution;
}
