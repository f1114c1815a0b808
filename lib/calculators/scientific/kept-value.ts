/** Values that the calculator keeps between expressions. */

import { fromRational } from "../../core/reals/algebra.ts";
import * as X from "../../core/reals/real.ts";
import { restored, type StoredReal, stored } from "../../core/reals/stored.ts";
import * as R from "../../units/rational.ts";
import { formatPrecise } from "./real-format.ts";

export type Kept = StoredReal | number;

/** Number of an expression that counts with more digits than it displays. */
export interface CarriedNumber {
  /** Index of its first digit. */
  at: number;
  /** Its value without a sign. */
  value: Kept;
}

const WORK_LIMIT = 20_000;

export const realOfKept = (work: X.Work, value: Kept): X.Real =>
  typeof value === "number" ? fromRational(work, R.fromNumber(value)) : restored(work, value);

function kept(compute: (work: X.Work) => X.Real): Kept {
  return stored(compute(new X.Work(WORK_LIMIT))) ?? Number.NaN;
}

export const negated = (value: Kept): Kept => kept((work) => X.negate(work, realOfKept(work, value)));

export const sum = (a: Kept, b: Kept): Kept =>
  kept((work) => X.add(work, realOfKept(work, a), realOfKept(work, b)));

export const preciseTextOf = (value: Kept): string =>
  formatPrecise(realOfKept(new X.Work(WORK_LIMIT), value)).text;

/** Returns true if a decimal has all digits of a value. */
export function isSame(decimal: string, value: Kept): boolean {
  const [exact, text] = [X.rationalOf(realOfKept(new X.Work(WORK_LIMIT), value)), R.parseDecimal(decimal)];
  return exact !== undefined && text !== undefined && R.compare(exact, text) === 0;
}
