import { messages } from "../messages.ts";
import type { Budget } from "../numbers/budget.ts";
import { fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import {
  add,
  divide,
  isComplex,
  isExact,
  isZero,
  magnitude,
  multiply,
  type Num,
  negate,
  negative,
  over,
  plus,
  type RealNum,
  realCall,
  signOf,
  subtract,
  times,
} from "../numbers/numbers.ts";
import type { Rows } from "../numbers/value.ts";

export const identity = (size: number): Rows =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (row === column ? R.ONE : R.ZERO)),
  );

export const transposed = (rows: Rows): Rows =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? R.ZERO));

export function product(a: Rows, b: Rows, budget: Budget): Rows {
  const width = b[0]?.length ?? 0;
  if (a[0]?.length !== b.length)
    fail(
      messages.matrices.timesOtherSize({
        left: { rows: a.length, columns: a[0]?.length ?? 0 },
        right: { rows: b.length, columns: width },
      }),
    );
  budget.spend(a.length * b.length * width * 0.2);
  const columns = transposed(b);
  return a.map((row) =>
    columns.map((column) =>
      row.reduce<Num>((total, x, at) => add(total, multiply(x, column[at] ?? R.ZERO)), R.ZERO),
    ),
  );
}

interface Echelon {
  rows: Num[][];
  /** The column of the leading entry of each row that is not zero. */
  pivots: readonly number[];
  /** Factor by which elimination multiplied the determinant. */
  factor: Num;
}

/**
 * Returns the reduced row echelon form by Gauss–Jordan, with the largest pivot of each column. @throws InputError if
 * it is undecided whether an entry is 0
 */
export function echelon(rows: Rows, budget: Budget, columns: number = rows[0]?.length ?? 0): Echelon {
  const reduced = rows.map((row) => [...row]);
  const pivots: number[] = [];
  let factor: Num = R.ONE;
  for (let column = 0; column < columns && pivots.length < reduced.length; column += 1) {
    const top = pivots.length;
    let best = -1;
    for (let row = top; row < reduced.length; row += 1) {
      const entry = reduced[row]?.[column] ?? R.ZERO;
      if (!isZero(entry) && (best < 0 || magnitude(entry) > magnitude(reduced[best]?.[column] ?? R.ZERO)))
        best = row;
    }
    const [chosen, first] = [reduced[best], reduced[top]];
    if (best < 0 || !chosen || !first) {
      for (let row = top; row < reduced.length; row += 1) (reduced[row] ?? [])[column] = R.ZERO;
      continue;
    }
    [reduced[top], reduced[best]] = [chosen, first];
    if (best !== top) factor = negate(factor);
    const pivot = chosen[column] ?? R.ONE;
    factor = multiply(factor, pivot);
    reduced[top] = chosen.map((entry) => divide(entry, pivot));
    pivots.push(column);
    reduced.forEach((row, index) => {
      const entry = row[column] ?? R.ZERO;
      if (index === top || isZero(entry)) return;
      budget.spend(row.length * costOf(entry));
      reduced[index] = row.map((entryBelow, at) =>
        at === column ? R.ZERO : subtract(entryBelow, multiply(entry, reduced[top]?.[at] ?? R.ZERO)),
      );
    });
  }
  return { rows: reduced, pivots, factor };
}

/** Costs more for long fractions. */
const costOf = (x: Num): number => (isExact(x) ? 12 + x.d.toString(16).length / 2 : 10);

export function determinant(rows: Rows, budget: Budget): Num {
  const { pivots, factor } = echelon(rows, budget);
  return pivots.length < rows.length ? R.ZERO : factor;
}

export const rank = (rows: Rows, budget: Budget): number => echelon(rows, budget).pivots.length;

export function inverse(rows: Rows, budget: Budget): Rows {
  const size = rows.length;
  const unit = identity(size);
  const { rows: reduced, pivots } = echelon(
    rows.map((row, index) => [...row, ...(unit[index] ?? [])]),
    budget,
    size,
  );
  if (pivots.length < size) return fail(messages.matrices.noInverse);
  return reduced.map((row) => row.slice(size));
}

/** Returns L, U and the order of rows P with P A = L U (Doolittle, with the largest pivots). */
export function decomposed(rows: Rows, budget: Budget): { l: Rows; u: Rows; p: Rows } {
  const size = rows.length;
  const u = rows.map((row) => [...row]);
  const l = identity(size).map((row) => [...row]);
  const order = rows.map((_, index) => index);
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let row = column + 1; row < size; row += 1)
      if (magnitude(u[row]?.[column] ?? R.ZERO) > magnitude(u[best]?.[column] ?? R.ZERO)) best = row;
    const [a, b, s, t] = [u[column], u[best], order[column], order[best]];
    if (a && b && s !== undefined && t !== undefined) {
      [u[column], u[best], order[column], order[best]] = [b, a, t, s];
      for (let at = 0; at < column; at += 1) {
        const [x, y] = [l[column], l[best]];
        if (x && y) [x[at], y[at]] = [y[at] ?? R.ZERO, x[at] ?? R.ZERO];
      }
    }
    const pivot = u[column]?.[column] ?? R.ZERO;
    if (isZero(pivot)) continue;
    for (let row = column + 1; row < size; row += 1) {
      const current = u[row];
      if (!current) continue;
      const times = divide(current[column] ?? R.ZERO, pivot);
      (l[row] ?? [])[column] = times;
      budget.spend(size * costOf(times));
      u[row] = current.map((entry, at) =>
        at === column
          ? R.ZERO
          : at < column
            ? entry
            : subtract(entry, multiply(times, u[column]?.[at] ?? R.ZERO)),
      );
    }
  }
  const unit = identity(size);
  return { l, u, p: order.map((index) => unit[index] ?? []) };
}

/** Returns Q and R with A = Q R, by Householder's reflections. */
export function orthogonalized(rows: Rows, budget: Budget): { q: Rows; r: Rows } {
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  let [q, r]: [Rows, Rows] = [identity(height), rows];
  for (let column = 0; column < Math.min(width, height - 1); column += 1) {
    const below = r.map((row, at): RealNum => (at < column ? R.ZERO : real(row[column] ?? R.ZERO)));
    const top = below[column] ?? R.ZERO;
    const length = realCall(
      "sqrt",
      below.reduce<RealNum>((sum, x) => plus(sum, times(x, x)), R.ZERO),
    );
    if (isZero(length)) continue;
    const diagonal = signOf(top) < 0 ? length : negative(length);
    // The reflection 1 − 2 v vᵀ / (v · v) maps the column to a multiple of the unit vector.
    const v = below.map((x, at) => (at === column ? plus(x, negative(diagonal)) : x));
    const half = negative(times(diagonal, v[column] ?? R.ZERO));
    const reflection = v.map((x, row) =>
      v.map((y, at) => plus(row === at ? R.ONE : R.ZERO, negative(over(times(x, y), half)))),
    );
    q = product(q, reflection, budget);
    r = product(reflection, r, budget).map((row, at) =>
      row.map((x, place) => (place <= column && at > place ? R.ZERO : x)),
    );
  }
  return { q, r };
}

const real = (x: Num): RealNum => (isComplex(x) ? fail(messages.matrices.qrNotReal) : x);

/** Returns the coefficients of det(x I − A), the constant first (Faddeev–Le Verrier). */
export function characteristic(rows: Rows, budget: Budget): Num[] {
  const coefficients: Num[] = [R.ONE];
  let power: Rows = identity(rows.length);
  for (let step = 1; step <= rows.length; step += 1) {
    const next = product(rows, power, budget);
    const trace = next.reduce<Num>((total, row, at) => add(total, row[at] ?? R.ZERO), R.ZERO);
    const term = divide(negate(trace), R.rational(BigInt(step)));
    coefficients.push(term);
    power = plusMultiple(next, term);
  }
  return coefficients.reverse();
}

/** Adds a multiple of the identity. */
const plusMultiple = (rows: Rows, factor: Num): Rows =>
  rows.map((row, at) => row.map((entry, column) => (column === at ? add(entry, factor) : entry)));

/**
 * Divides p(x) I − p(A) by x I − A for a monic polynomial: returns the matrices of the quotient by powers of x, and
 * p(A). Where p(A) is 0, the columns of the quotient at an eigenvalue are eigenvectors or 0.
 */
export function quotientBy(
  coefficients: readonly Num[],
  rows: Rows,
  budget: Budget,
): { quotient: readonly Rows[]; rest: Rows } {
  const quotient: Rows[] = [identity(rows.length)];
  for (const term of coefficients.slice(0, -1).toReversed())
    quotient.push(plusMultiple(product(rows, quotient.at(-1) ?? [], budget), term));
  const rest = quotient.pop() ?? [];
  return { quotient: quotient.toReversed(), rest };
}

/** Returns solutions of A x = 0, one for each free column. */
export function nullSpace(rows: Rows, budget: Budget): Num[][] {
  const width = rows[0]?.length ?? 0;
  const { rows: reduced, pivots } = echelon(rows, budget);
  const free = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !pivots.includes(column),
  );
  return free.map((column) =>
    Array.from({ length: width }, (_, at) => {
      if (at === column) return R.ONE;
      const row = pivots.indexOf(at);
      return row < 0 ? R.ZERO : negate(reduced[row]?.[column] ?? R.ZERO);
    }),
  );
}
