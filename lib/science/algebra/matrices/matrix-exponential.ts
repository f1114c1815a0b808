import { shift, withExponent } from "../../../core/reals/ball.ts";
import { bitLength } from "../../../units/gcd.ts";
import { messages } from "../messages.ts";
import { type Budget, fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import * as N from "../numbers/numbers.ts";
import type { Rows } from "../numbers/value.ts";
import { identity, product } from "./matrix.ts";

/** Largest row sum of a matrix; the terms of the series grow before they vanish. */
const MAX_NORM = 60;

/**
 * Computes e^A = I + A + A²/2! + … of a square matrix of real numbers. Exact if a power of A is 0, else the series in
 * whole numbers of 2^−bits, with a bound on the error.
 * @throws InputError for complex or too large numbers
 */
export function exponential(rows: Rows, budget: Budget): Rows {
  return nilpotentExponential(rows, budget) ?? seriesExponential(rows, budget);
}

function nilpotentExponential(rows: Rows, budget: Budget): Rows | undefined {
  if (!rows.every((row) => row.every((x) => !N.isComplex(x) && N.isExact(x)))) return undefined;
  let total: Rows = identity(rows.length);
  let term: Rows = total;
  for (let k = 1; k <= rows.length; k += 1) {
    term = product(term, rows, budget).map((row) => row.map((x) => N.divide(x, N.whole(k))));
    if (term.every((row) => row.every(N.isZero))) return total;
    total = total.map((row, at) => row.map((x, column) => N.add(x, term[at]?.[column] ?? R.ZERO)));
  }
  return undefined;
}

function seriesExponential(rows: Rows, budget: Budget): Rows {
  const size = rows.length;
  const norm = Math.max(...rows.map((row) => row.reduce((sum, x) => sum + N.magnitude(x), 0)));
  if (!(norm <= MAX_NORM)) fail(messages.matrices.exponentialTooLarge(MAX_NORM));
  const growth = Math.ceil(norm * Math.LOG2E) + 1;
  const bits = 200 + 6 * growth;
  const entries = rows.map((row) => row.map((x) => fixedPoint(x, bits)));
  const unit = 1n << BigInt(bits);
  let term = rows.map((_, at) => rows.map((_, column) => (at === column ? unit : 0n)));
  let total = term;
  let count = 0;
  // From twice the norm on, each term is at most half of the one before, so the rest is below the last term.
  for (let isDone = false; !isDone; ) {
    count += 1;
    budget.spend(size ** 3 * 8);
    const divisor = unit * BigInt(count);
    term = term.map((row) =>
      rows.map(
        (_, column) => row.reduce((sum, x, at) => sum + x * (entries[at]?.[column] ?? 0n), 0n) / divisor,
      ),
    );
    total = total.map((row, at) => row.map((x, column) => x + (term[at]?.[column] ?? 0n)));
    isDone = count > 2 * norm + 2 && term.every((row) => row.every((x) => bitLength(x) < 4));
  }
  // Each entry and each division is off by at most two units, which grow by at most e^norm twice.
  const radius = shift(BigInt(8 * size * (count + 1)), 2 * growth);
  const isZero = unreachable(rows);
  return total.map((row, at) =>
    row.map((middle, column) =>
      isZero[at]?.[column] ? R.ZERO : N.fromReal(N.fromBall({ middle, radius, exponent: -bits })),
    ),
  );
}

/** Returns a real number in units of 2^−bits, off by at most two. */
function fixedPoint(x: N.Num, bits: number): bigint {
  if (N.isComplex(x)) return fail(messages.values.needsRealNumber(messages.matrices.exponentialEntry));
  if (N.isExact(x)) return shift(x.n, bits) / x.d;
  const ball = N.toReal(x).ball(bits + 16);
  const fixed = ball && withExponent(ball, -bits);
  if (!fixed || fixed.radius > 2n) return fail(messages.numbers.undecided);
  return fixed.middle;
}

/** Marks the entries that are 0 in every power of a matrix, which zeros of the matrix decide. */
function unreachable(rows: Rows): readonly (readonly boolean[])[] {
  const reached = rows.map((row, at) => row.map((x, column) => at === column || !N.isZero(x)));
  for (let middle = 0; middle < rows.length; middle += 1)
    for (const row of reached)
      for (let column = 0; column < rows.length; column += 1)
        row[column] ||= (row[middle] ?? false) && (reached[middle]?.[column] ?? false);
  return reached.map((row) => row.map((each) => !each));
}
