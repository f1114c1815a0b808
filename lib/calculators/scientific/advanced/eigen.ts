import { type Budget, fail } from "./limits.ts";
import { characteristic, nullSpace } from "./matrix.ts";
import { messages } from "./messages.ts";
import type * as R from "./metered-rational.ts";
import { type Complex, complex, isComplex, isExact, type Num, subtract, toComplex } from "./numbers.ts";
import { type Root, rootsOf } from "./roots.ts";
import type { Rows } from "./value.ts";

const plus = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im });
const minus = (a: Complex, b: Complex): Complex => ({ re: a.re - b.re, im: a.im - b.im });
const times = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});
const over = (a: Complex, b: Complex): Complex => {
  const size = b.re * b.re + b.im * b.im;
  return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
};
const size = ({ re, im }: Complex): number => Math.hypot(re, im);
const ZERO: Complex = { re: 0, im: 0 };

function root(z: Complex): Complex {
  const length = size(z);
  if (length === 0) return ZERO;
  const re = Math.sqrt((length + Math.abs(z.re)) / 2);
  const im = Math.abs(z.im) / (2 * re);
  return z.re >= 0 ? { re, im: z.im < 0 ? -im : im } : { re: im, im: z.im < 0 ? -re : re };
}

export interface Eigen extends Root {
  vectors: readonly (readonly Num[])[];
}

/** Returns eigenvalues by descending size; exact ones if the characteristic polynomial has rational roots. */
export function eigenvalues(rows: Rows, budget: Budget): Root[] {
  if (rows.flat().every(isExact) && rows.length <= 8) {
    const terms = characteristic(rows, budget);
    if (terms.every(isExact)) return rootsOf(terms as R.Rational[], budget);
  }
  return gathered(byIteration(rows, budget), Math.max(1, ...rows.flat().map((x) => size(toComplex(x)))));
}

/** Merges values that differ only by rounding. */
function gathered(values: readonly Num[], scale: number): { value: Num; times: number }[] {
  const distinct: { value: Num; times: number }[] = [];
  for (const value of values) {
    const near = distinct.find(
      (other) => size(minus(toComplex(other.value), toComplex(value))) <= scale * 1e-9,
    );
    if (near) near.times += 1;
    else distinct.push({ value, times: 1 });
  }
  return distinct.sort(
    (a, b) =>
      size(toComplex(b.value)) - size(toComplex(a.value)) || toComplex(b.value).im - toComplex(a.value).im,
  );
}

/** The QR iteration with Wilkinson's shifts on a complex Hessenberg matrix (Golub and Van Loan, Matrix Computations, ch. 7). */
function byIteration(rows: Rows, budget: Budget): Num[] {
  const h = hessenberg(rows.map((row) => row.map(toComplex)));
  const values: Complex[] = [];
  const scale = Math.max(1e-300, ...h.flat().map(size));
  let end = h.length - 1;
  let turns = 0;
  while (end >= 0) {
    const entry = (row: number, column: number): Complex => h[row]?.[column] ?? ZERO;
    let start = end;
    while (start > 0) {
      const neighbors = size(entry(start, start)) + size(entry(start - 1, start - 1));
      if (size(entry(start, start - 1)) <= 1e-15 * (neighbors || scale)) break;
      start -= 1;
    }
    if (start === end) {
      values.push(entry(end, end));
      end -= 1;
      turns = 0;
      continue;
    }
    turns += 1;
    if (turns > 120) return fail(messages.matrices.eigenvaluesNotFound);
    budget.spend((end - start + 1) ** 2 * 4);
    step(
      h,
      start,
      end,
      turns % 11 === 10
        ? plus(entry(end, end), { re: size(entry(end, end - 1)), im: 0 })
        : shiftOf(entry, end),
    );
  }
  const isRealMatrix = !rows.flat().some(isComplex);
  return values.map(({ re, im }) =>
    Math.abs(im) <= scale * (isRealMatrix ? 1e-10 : 1e-14)
      ? re
      : complex(Math.abs(re) <= scale * 1e-14 ? 0 : re, im),
  );
}

function shiftOf(entry: (row: number, column: number) => Complex, end: number): Complex {
  const [a, b, c, d] = [entry(end - 1, end - 1), entry(end - 1, end), entry(end, end - 1), entry(end, end)];
  const half = { re: (a.re - d.re) / 2, im: (a.im - d.im) / 2 };
  const spread = root(plus(times(half, half), times(b, c)));
  const [one, other] = [plus(plus(d, half), spread), minus(plus(d, half), spread)];
  return size(minus(one, d)) < size(minus(other, d)) ? one : other;
}

/** Performs one QR step with a shift, by rotations of neighboring rows and columns. */
function step(h: Complex[][], start: number, end: number, shift: Complex): void {
  for (let at = start; at <= end; at += 1) (h[at] ?? [])[at] = minus(h[at]?.[at] ?? ZERO, shift);
  const turns: { c: number; s: Complex }[] = [];
  for (let at = start; at < end; at += 1) {
    const [x, y] = [h[at]?.[at] ?? ZERO, h[at + 1]?.[at] ?? ZERO];
    const length = Math.hypot(size(x), size(y));
    const turn =
      length === 0 || size(x) === 0
        ? { c: length === 0 ? 1 : 0, s: length === 0 ? ZERO : { re: 1, im: 0 } }
        : rotation(x, y, length);
    turns.push(turn);
    const [upper, lower] = [h[at] ?? [], h[at + 1] ?? []];
    for (let column = at; column <= end; column += 1) {
      const [p, q] = [upper[column] ?? ZERO, lower[column] ?? ZERO];
      upper[column] = plus(scaledBy(p, turn.c), times(turn.s, q));
      lower[column] = minus(scaledBy(q, turn.c), times(conjugate(turn.s), p));
    }
  }
  turns.forEach(({ c, s }, index) => {
    const at = start + index;
    for (let row = start; row <= Math.min(at + 1, end); row += 1) {
      const rowEntries = h[row] ?? [];
      const [p, q] = [rowEntries[at] ?? ZERO, rowEntries[at + 1] ?? ZERO];
      rowEntries[at] = plus(scaledBy(p, c), times(conjugate(s), q));
      rowEntries[at + 1] = minus(scaledBy(q, c), times(s, p));
    }
  });
  for (let at = start; at <= end; at += 1) (h[at] ?? [])[at] = plus(h[at]?.[at] ?? ZERO, shift);
}

const conjugate = ({ re, im }: Complex): Complex => ({ re, im: -im });
const scaledBy = ({ re, im }: Complex, by: number): Complex => ({ re: re * by, im: im * by });
/** Returns c and s with c x + s y = r x/|x| and c y − s* x = 0. */
function rotation(x: Complex, y: Complex, length: number): { c: number; s: Complex } {
  const direction = scaledBy(x, 1 / size(x));
  return { c: size(x) / length, s: scaledBy(times(direction, conjugate(y)), 1 / length) };
}

function hessenberg(a: Complex[][]): Complex[][] {
  const count = a.length;
  for (let column = 0; column < count - 2; column += 1) {
    let best = column + 1;
    for (let row = column + 2; row < count; row += 1)
      if (size(a[row]?.[column] ?? ZERO) > size(a[best]?.[column] ?? ZERO)) best = row;
    const [one, other] = [a[column + 1], a[best]];
    if (one && other) [a[column + 1], a[best]] = [other, one];
    for (const row of a) [row[column + 1], row[best]] = [row[best] ?? ZERO, row[column + 1] ?? ZERO];
    const pivot = a[column + 1]?.[column] ?? ZERO;
    if (size(pivot) === 0) continue;
    for (let row = column + 2; row < count; row += 1) {
      const factor = over(a[row]?.[column] ?? ZERO, pivot);
      if (size(factor) === 0) continue;
      const [rowEntries, upper] = [a[row] ?? [], a[column + 1] ?? []];
      for (let at = 0; at < count; at += 1)
        rowEntries[at] = minus(rowEntries[at] ?? ZERO, times(factor, upper[at] ?? ZERO));
      for (const each of a)
        each[column + 1] = plus(each[column + 1] ?? ZERO, times(factor, each[row] ?? ZERO));
    }
  }
  return a;
}

export function eigenvectors(rows: Rows, budget: Budget): Eigen[] {
  return eigenvalues(rows, budget).map((eigenvalue) => {
    const { value } = eigenvalue;
    const shifted = rows.map((row, at) =>
      row.map((entry, column) => (at === column ? subtract(entry, value) : entry)),
    );
    const vectors =
      isExact(value) && rows.flat().every(isExact)
        ? nullSpace(shifted, budget)
        : nearNullSpace(shifted, budget);
    return { ...eigenvalue, vectors };
  });
}

/** Returns the vectors that a nearly singular matrix maps closest to 0, by inverse iteration. */
function nearNullSpace(rows: Rows, budget: Budget): Num[][] {
  const a = rows.map((row) => row.map(toComplex));
  const scale = Math.max(1e-300, ...a.flat().map(size));
  for (const [at, row] of a.entries()) row[at] = plus(row[at] ?? ZERO, { re: scale * 3e-15, im: 0 });
  const count = a.length;
  budget.spend(count ** 3 * 8);
  const order = a.map((row) => [...row]);
  // The inverse's columns are all near the space: the two most different ones show whether it is a plane.
  const columns = solveAll(order);
  const vectors: Complex[][] = [];
  for (const column of columns) {
    const length = Math.hypot(...column.map(size));
    if (!(length * scale > 1e8)) continue;
    let rest = column.map((x) => scaledBy(x, 1 / length));
    for (const other of vectors) {
      const part = other.reduce((total, x, at) => plus(total, times(conjugate(x), rest[at] ?? ZERO)), ZERO);
      rest = rest.map((x, at) => minus(x, times(part, other[at] ?? ZERO)));
    }
    const left = Math.hypot(...rest.map(size));
    if (left > 1e-5) vectors.push(rest.map((x) => scaledBy(x, 1 / left)));
  }
  return vectors.map(normalized);
}

/** Returns the columns of the inverse of a complex matrix. */
function solveAll(a: Complex[][]): Complex[][] {
  const count = a.length;
  const right: Complex[][] = a.map((_, row) => a.map((_, column) => ({ re: row === column ? 1 : 0, im: 0 })));
  for (let column = 0; column < count; column += 1) {
    let best = column;
    for (let row = column + 1; row < count; row += 1)
      if (size(a[row]?.[column] ?? ZERO) > size(a[best]?.[column] ?? ZERO)) best = row;
    for (const table of [a, right]) {
      const [one, other] = [table[column], table[best]];
      if (one && other) [table[column], table[best]] = [other, one];
    }
    const diagonal = a[column]?.[column] ?? ZERO;
    const pivot = size(diagonal) === 0 ? { re: 1e-300, im: 0 } : diagonal;
    for (let row = 0; row < count; row += 1) {
      if (row === column) continue;
      const factor = over(a[row]?.[column] ?? ZERO, pivot);
      for (const table of [a, right]) {
        const [lower, upper] = [table[row] ?? [], table[column] ?? []];
        for (let at = 0; at < count; at += 1)
          lower[at] = minus(lower[at] ?? ZERO, times(factor, upper[at] ?? ZERO));
      }
    }
    for (const table of [a, right]) {
      const pivotRow = table[column] ?? [];
      for (let at = 0; at < count; at += 1) pivotRow[at] = over(pivotRow[at] ?? ZERO, pivot);
    }
  }
  return a.map((_, column) => right.map((row) => row[column] ?? ZERO));
}

/** Scales a vector to a largest component of 1, so that vectors of one line are equal. */
function normalized(vector: readonly Complex[]): Num[] {
  const largest = vector.reduce((best, x) => (size(x) > size(best) * (1 + 1e-9) ? x : best), ZERO);
  return vector.map((x) => {
    const scaled = over(x, largest);
    const clean = (part: number): number => (Math.abs(part) < 1e-13 ? 0 : part);
    return complex(clean(scaled.re), clean(scaled.im));
  });
}
