import { InputError } from "../../../core/result/input-error.ts";
import { evaluate } from "../evaluate.ts";
import type { Expression } from "../expressions/expression.ts";
import { realFunction } from "../integrals/real-function.ts";
import type { Budget } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { isComplex, isZero, type RealNum, signOf, within } from "../numbers/numbers.ts";
import { numOf } from "../numbers/value.ts";
import { derivative } from "../symbolic/derivative.ts";
import { type Zero, zerosOf } from "./zeros.ts";

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
  const exact = exactZero(f, variable, x, budget);
  if (exact) return exact;
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

/** Returns a decimal next to a number at which the function is exactly 0; undefined if there is none. */
function exactZero(f: Expression, variable: string, x: number, budget: Budget): R.Rational | undefined {
  const candidates = [String(x), x.toFixed(CANDIDATE_PLACES)].filter((text) => text.length <= MAX_DECIMAL);
  return candidates
    .flatMap((text) => R.parseDecimal(text) ?? [])
    .find((candidate) => signAt(f, variable, candidate, budget) === 0);
}

/** Finds the zeros between two numbers; those at an edge of the domain only if they are exact. */
export function zerosBetween(
  f: Expression,
  variable: string,
  [from, to]: readonly [number, number],
  budget: Budget,
): { zeros: readonly Zero[]; everywhere: boolean } {
  const { zeros, edges, everywhere } = zerosOf(realFunction(f, variable, budget), from, to);
  const atEdges = edges.flatMap((edge): Zero[] => {
    const exact = exactZero(f, variable, edge, budget);
    const x = exact && R.toNumber(exact);
    return x === undefined || zeros.some((zero) => zero.x === x) ? [] : [{ x }];
  });
  return { zeros: [...zeros, ...atEdges].sort((a, b) => a.x - b.x), everywhere };
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

/** Returns undefined instead of throwing an InputError. */
export function undefinedIfInvalid<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
