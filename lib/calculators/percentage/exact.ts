import { failure } from "../../core/result/result.ts";
import type { Answer, OutputValue } from "../../kit/calculator/computation.ts";
import type { FormulaStep } from "../../kit/formulas/step.ts";
import { formatAmount } from "../../units/format.ts";
import * as R from "../../units/rational.ts";
import { messages } from "./messages.ts";
import type { ModeId, ModeResult, modes } from "./modes.ts";

export const HUNDRED: R.Rational = { n: 100n, d: 1n };

/** Converts a percentage to a number: 15 is 3/20. */
export const fromPercent = (percent: R.Rational): R.Rational => R.divide(percent, HUNDRED);
export const toPercent = (value: R.Rational): R.Rational => R.multiply(value, HUNDRED);

export const absolute = (a: R.Rational): R.Rational => (a.n < 0n ? R.negate(a) : a);
export const isNegative = (a: R.Rational): boolean => a.n < 0n;

const DIGITS = { significant: 12 };

/** Formats a number to 12 significant digits. */
export const displayText = (a: R.Rational): string => formatAmount(a, DIGITS).display;
/** Formats a percentage (15 for 15%) to 6 decimals. */
export const percentShown = (a: R.Rational): string => `${formatAmount(a, { decimals: 6 }).display}%`;
/** Formats a change with its sign: "+15%". */
export const changeShown = (a: R.Rational): string => `${a.n > 0n ? "+" : ""}${percentShown(a)}`;

/** Relative difference that twelve digits show poorly. */
const CLOSE: R.Rational = { n: 1n, d: 10n ** 9n };

/** Returns the steps of a difference; none if the displayed digits of the two numbers hide it. */
export const stepsOfDifference = (
  a: R.Rational,
  b: R.Rational,
  steps: readonly FormulaStep[],
): readonly FormulaStep[] => (hidesDifference(a, b) ? [] : steps);

function hidesDifference(a: R.Rational, b: R.Rational): boolean {
  const difference = absolute(R.subtract(a, b));
  const isClose = R.compare(difference, R.multiply(absolute(a), CLOSE)) < 0;
  return isClose && !R.isZero(difference) && [a, b].some((each) => formatAmount(each, DIGITS).rounded);
}

/** Returns the values of a step as doubles. */
export const doubles = <K extends string>(values: Readonly<Record<K, R.Rational>>): Record<K, number> =>
  Object.fromEntries(
    Object.entries<R.Rational>(values).map(([symbol, value]) => [symbol, R.toNumber(value)]),
  ) as Record<K, number>;

/** Returns the value as a double; undefined if out of range. */
export function double(a: R.Rational): number | undefined {
  const value = R.toNumber(a);
  return Number.isFinite(value) && (value !== 0 || R.isZero(a)) ? value : undefined;
}

type ExactOutputs<K extends ModeId> = {
  readonly [O in keyof (typeof modes)[K]["outputs"]]?: R.Rational | OutputValue | undefined;
};

/**
 * Returns an answer with its fractions as doubles, or the problem of `field` if one is out of range.
 * @param rest with `rounded` for outputs that were rounded before; fractions that no double equals are added
 */
export function answered<K extends ModeId>(
  field: string,
  outputs: ExactOutputs<K>,
  rest: Omit<Answer, "outputs" | "warnings"> & Partial<Pick<Answer, "warnings">>,
): ModeResult<K> {
  const rounded = [...(rest.rounded ?? [])];
  const doubles: Record<string, OutputValue> = {};
  for (const [id, output] of Object.entries<R.Rational | OutputValue | undefined>(outputs)) {
    if (output === undefined) continue;
    const value = typeof output === "object" ? double(output) : output;
    if (value === undefined) return failure(field, messages.errors.resultOutOfRange);
    doubles[id] = value;
    if (typeof output === "object" && R.compare(R.fromNumber(Number(value)), output) !== 0) rounded.push(id);
  }
  return { ok: true, value: { warnings: [], ...rest, rounded, outputs: doubles as Outputs<K> } };
}

type Outputs<K extends ModeId> = Extract<ModeResult<K>, { ok: true }>["value"]["outputs"];
