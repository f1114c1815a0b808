import { messages } from "../messages.ts";
import { fail, LIMITS } from "./budget.ts";
import type { Num } from "./numbers.ts";

export type Rows = readonly (readonly Num[])[];
export type Value =
  | { kind: "number"; value: Num }
  | { kind: "vector"; items: readonly Num[] }
  | { kind: "matrix"; rows: Rows };

export const numberValue = (value: Num): Value => ({ kind: "number", value });
export const vectorValue = (items: readonly Num[]): Value => ({ kind: "vector", items });

/** Builds a matrix. @throws InputError for rows of different lengths, and too many numbers. */
export function matrixValue(rows: Rows): Value {
  const width = rows[0]?.length ?? 0;
  if (rows.length === 0 || width === 0) fail(messages.matrices.empty);
  if (rows.some((row) => row.length !== width)) fail(messages.matrices.unequalRows);
  if (rows.length * width > LIMITS.items) fail(messages.matrices.tooManyNumbers(LIMITS.items));
  return { kind: "matrix", rows };
}

export const numOf = (value: Value, of: string): Num =>
  value.kind === "number" ? value.value : fail(messages.values.takesNumber(of));

export const rowsOf = (value: Value, of: string): Rows =>
  value.kind === "matrix"
    ? value.rows
    : value.kind === "vector"
      ? value.items.map((item) => [item])
      : fail(messages.values.takesMatrix(of));

/** Returns the rows of a square matrix that is small enough to work with. */
export function squareOf(value: Value, of: string): Rows {
  const rows = rowsOf(value, of);
  if (rows.length !== rows[0]?.length)
    fail(
      messages.values.needsSquareMatrix({ subject: of, rows: rows.length, columns: rows[0]?.length ?? 0 }),
    );
  return smallOf(rows);
}

export function smallOf(rows: Rows): Rows {
  if (Math.max(rows.length, rows[0]?.length ?? 0) > LIMITS.side)
    fail(messages.matrices.tooLarge(LIMITS.side));
  return rows;
}

/** Returns the numbers of a list, a row or a column. */
export function listOf(values: readonly Value[], of: string): readonly Num[] {
  const [only] = values;
  if (values.length > 1)
    return values.map((value) =>
      value.kind === "number" ? value.value : fail(messages.values.takesOneList(of)),
    );
  if (only?.kind === "vector") return only.items;
  if (only?.kind === "matrix") return only.rows.flat();
  return only ? [numOf(only, of)] : fail(messages.values.takesList(of));
}
