/** Values that the calculator keeps between expressions. */

import { fromRational } from "../../core/reals/algebra.ts";
import * as X from "../../core/reals/real.ts";
import { restored, type StoredReal, stored } from "../../core/reals/stored.ts";
import * as R from "../../units/rational.ts";
import { formatPrecise } from "./real-format.ts";

export type SavedValue = StoredReal | number;

/** Number of an expression that counts with more digits than it displays. */
export interface CarriedNumber {
  /** Index of its first digit. */
  at: number;
  /** Its value without a sign. */
  value: SavedValue;
}

const WORK_LIMIT = 20_000;

export const realOfSaved = (work: X.Work, value: SavedValue): X.Real =>
  typeof value === "number" ? fromRational(work, R.fromNumber(value)) : restored(work, value);

function savedReal(compute: (work: X.Work) => X.Real): SavedValue {
  return stored(compute(new X.Work(WORK_LIMIT))) ?? Number.NaN;
}

export const negated = (value: SavedValue): SavedValue =>
  savedReal((work) => X.negate(work, realOfSaved(work, value)));

export const sum = (a: SavedValue, b: SavedValue): SavedValue =>
  savedReal((work) => X.add(work, realOfSaved(work, a), realOfSaved(work, b)));

export const preciseTextOf = (value: SavedValue): string =>
  formatPrecise(realOfSaved(new X.Work(WORK_LIMIT), value))?.text ?? "0";

/** Returns true if a decimal has all digits of a value. */
export function isSame(decimal: string, value: SavedValue): boolean {
  const [exact, text] = [X.rationalOf(realOfSaved(new X.Work(WORK_LIMIT), value)), R.parseDecimal(decimal)];
  return exact !== undefined && text !== undefined && R.compare(exact, text) === 0;
}
