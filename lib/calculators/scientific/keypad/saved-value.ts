/** Values that the calculator keeps between expressions. */

import { fromRational } from "../../../core/reals/algebra.ts";
import * as X from "../../../core/reals/real.ts";
import { restored, type StoredReal, stored } from "../../../core/reals/stored.ts";
import * as R from "../../../units/rational.ts";
import { formatPrecise } from "../expression/real-format.ts";

/** `measured`: significant digits, if measured constants limit them. */
export type SavedValue = (StoredReal & { measured?: number }) | number;

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

/** Saves a value with the fewest digits of those that it is computed from. */
function savedReal(compute: (work: X.Work) => X.Real, ...from: readonly SavedValue[]): SavedValue {
  const value = stored(compute(new X.Work(WORK_LIMIT)));
  const measured = fewestDigits(from.map(measuredDigitsOf));
  return value === undefined ? Number.NaN : { ...value, ...(measured !== undefined && { measured }) };
}

/** Returns the significant digits to which measured constants limit a value; undefined without them. */
export const measuredDigitsOf = (value: SavedValue): number | undefined =>
  typeof value === "number" ? undefined : value.measured;

/** Returns the fewest digits of the values that have a limit; undefined if none has. */
export function fewestDigits(limits: readonly (number | undefined)[]): number | undefined {
  const digits = limits.filter((each) => each !== undefined);
  return digits.length > 0 ? Math.min(...digits) : undefined;
}

export const negated = (value: SavedValue): SavedValue =>
  savedReal((work) => X.negate(work, realOfSaved(work, value)), value);

export const sum = (a: SavedValue, b: SavedValue): SavedValue =>
  savedReal((work) => X.add(work, realOfSaved(work, a), realOfSaved(work, b)), a, b);

export const preciseTextOf = (value: SavedValue): string =>
  formatPrecise(realOfSaved(new X.Work(WORK_LIMIT), value), measuredDigitsOf(value))?.text ?? "0";

/** Returns true if a decimal has all digits of a value, which no measured constant limits. */
export function isComplete(decimal: string, value: SavedValue): boolean {
  if (measuredDigitsOf(value) !== undefined) return false;
  const [exact, text] = [X.rationalOf(realOfSaved(new X.Work(WORK_LIMIT), value)), R.parseDecimal(decimal)];
  return exact !== undefined && text !== undefined && R.compare(exact, text) === 0;
}
