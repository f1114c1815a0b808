import { fail, LIMITS } from "./limits.ts";
import { isComplex, type Num } from "./numbers.ts";

export type Rows = readonly (readonly Num[])[];
/** Value of an expression: a number, a list, or a matrix of rows of one length. */
export type Value =
  | { kind: "number"; value: Num }
  | { kind: "vector"; items: readonly Num[] }
  | { kind: "matrix"; rows: Rows };

export const numberValue = (value: Num): Value => ({ kind: "number", value });
export const vectorValue = (items: readonly Num[]): Value => ({ kind: "vector", items });

/** @throws Trouble for rows of different lengths, and more numbers than there is room for. */
export function matrixValue(rows: Rows): Value {
  const width = rows[0]?.length ?? 0;
  if (rows.length === 0 || width === 0) fail("The matrix is empty.");
  if (rows.some((row) => row.length !== width)) fail("All rows of a matrix must have the same length.");
  if (rows.length * width > LIMITS.items) fail(`A matrix can have at most ${LIMITS.items} numbers.`);
  return { kind: "matrix", rows };
}

export const numOf = (value: Value, of: string): Num =>
  value.kind === "number" ? value.value : fail(`${of} takes a number.`);

/** A matrix; a list is one column. */
export const rowsOf = (value: Value, of: string): Rows =>
  value.kind === "matrix"
    ? value.rows
    : value.kind === "vector"
      ? value.items.map((item) => [item])
      : fail(`${of} takes a matrix, such as [[1, 2], [3, 4]].`);

/** A square matrix that is small enough to work with. */
export function squareOf(value: Value, of: string): Rows {
  const rows = rowsOf(value, of);
  if (rows.length !== rows[0]?.length)
    fail(`${of} needs a square matrix; this one is ${rows.length} × ${rows[0]?.length ?? 0}.`);
  return smallOf(rows);
}

export function smallOf(rows: Rows): Rows {
  if (Math.max(rows.length, rows[0]?.length ?? 0) > LIMITS.side)
    fail(`Matrices of up to ${LIMITS.side} rows and columns are supported here.`);
  return rows;
}

/** The numbers of a list, of a row or of a column. */
export function listOf(values: readonly Value[], of: string): readonly Num[] {
  const [only] = values;
  if (values.length > 1)
    return values.map((value) =>
      value.kind === "number" ? value.value : fail(`${of} takes one list, or numbers.`),
    );
  if (only?.kind === "vector") return only.items;
  if (only?.kind === "matrix") return only.rows.flat();
  return only ? [numOf(only, of)] : fail(`${of} takes a list, such as [3, 5, 9].`);
}

export const isReal = (values: readonly Num[]): boolean => !values.some(isComplex);
