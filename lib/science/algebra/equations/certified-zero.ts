import { InputError } from "../../../core/result/input-error.ts";
import { evaluate } from "../evaluate.ts";
import type { Expression } from "../expressions/expression.ts";
import type { Budget } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { isComplex, isZero, type RealNum, signOf, within } from "../numbers/numbers.ts";
import { numOf } from "../numbers/value.ts";
import { derivative } from "../symbolic/derivative.ts";
import type { Zero } from "./zeros.ts";

/** Relative errors that are tried, the smallest first. */
const ERRORS = [2 ** -51, 2 ** -48, 2 ** -44, 1e-12, 1e-11, 1e-10, 1e-9, 1e-8];
/** Error of a zero that nothing proves. */
const UNPROVEN_ERROR = 1e-5;
/** Characters of a decimal that may be an exact zero, and decimals of one next to a zero. */
const MAX_DECIMAL = 14;
const CANDIDATE_PLACES = 5;

/**
 * Returns a zero with the digits that are proven: a fraction where the function is exactly 0, else the numbers between
 * two at which the function (its derivative, if the function only touches 0) has different signs.
 */
export function certifiedZero(
  f: Expression,
  variable: string,
  { x, touches }: Zero,
  budget: Budget,
): RealNum {
  const candidates = [String(x), x.toFixed(CANDIDATE_PLACES)].filter((text) => text.length <= MAX_DECIMAL);
  for (const exact of candidates.flatMap((text) => R.parseDecimal(text) ?? []))
    if (signAt(f, variable, exact, budget) === 0) return exact;
  const crossing = touches ? slopeOf(f, variable, budget) : f;
  const size = Math.max(Math.abs(x), Number.MIN_VALUE);
  for (const error of crossing ? ERRORS : []) {
    const [low, high] = [x - size * error, x + size * error].map(
      (end) => crossing && signAt(crossing, variable, R.fromNumber(end), budget),
    );
    if (low && high && low !== high) return within(x, size * error);
  }
  return within(x, Math.max(size, 1) * UNPROVEN_ERROR);
}

function slopeOf(f: Expression, variable: string, budget: Budget): Expression | undefined {
  return undefinedIfInvalid(() => derivative(f, variable, 1, budget));
}

/** Returns the sign of a function at a number; undefined if there is none or it is undecided. */
function signAt(f: Expression, variable: string, x: R.Rational, budget: Budget): -1 | 0 | 1 | undefined {
  return undefinedIfInvalid(() => {
    const value = numOf(
      evaluate(f, budget, () => undefined, new Map([[variable, x]])),
      variable,
    );
    if (isComplex(value)) return isZero(value) ? 0 : undefined;
    return signOf(value);
  });
}

function undefinedIfInvalid<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
