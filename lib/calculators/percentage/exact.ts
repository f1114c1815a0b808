import { failure } from "../../core/result/result.ts";
import type { Answer, OutputValue } from "../../kit/calculator/computation.ts";
import { formatAmount } from "../../units/format.ts";
import * as R from "../../units/rational.ts";
import { messages } from "./messages.ts";
import type { ModeId, ModeResult, modes } from "./modes.ts";

export const HUNDRED: R.Rational = { n: 100n, d: 1n };

/** A double with this many digits may be a fraction such as 33 1/3, which has no shorter decimal. */
const FRACTION_DIGITS = 15;
const MAX_DENOMINATOR = 10_000n;

/**
 * Returns the number that was entered. Entries are read as doubles: a decimal is the shortest one of its double, a fraction such
 * as 33 1/3 the one with the smallest denominator, up to 10,000, whose nearest double it is.
 */
export function enteredNumber(value: number): R.Rational {
  const decimal = R.fromNumber(value);
  if (String(decimal.n).length < FRACTION_DIGITS) return decimal;
  // Convergents of the continued fraction: each p/q is nearer than any fraction with a smaller denominator.
  let [n, d] = [decimal.n, decimal.d];
  let [p, q, previousP, previousQ] = [1n, 0n, 0n, 1n];
  while (d !== 0n) {
    const whole = floorDivide(n, d);
    [p, previousP] = [whole * p + previousP, p];
    [q, previousQ] = [whole * q + previousQ, q];
    if (q > MAX_DENOMINATOR) return decimal;
    if (R.toNumber({ n: p, d: q }) === value) return { n: p, d: q };
    [n, d] = [d, n - whole * d];
  }
  return decimal;
}

const floorDivide = (n: bigint, d: bigint): bigint => (n < 0n && n % d !== 0n ? n / d - 1n : n / d);

/** Converts a percentage to a number: 15 is 3/20. */
export const fromPercent = (percent: number): R.Rational => R.divide(enteredNumber(percent), HUNDRED);
export const toPercent = (value: R.Rational): R.Rational => R.multiply(value, HUNDRED);

export const absolute = (a: R.Rational): R.Rational => (a.n < 0n ? R.negate(a) : a);
export const isNegative = (a: R.Rational): boolean => a.n < 0n;

/** Formats a number to 12 significant digits. */
export const displayText = (a: R.Rational): string => formatAmount(a, { significant: 12 }).display;
/** Formats a percentage (15 for 15%) to 6 decimals. */
export const percentShown = (a: R.Rational): string => `${formatAmount(a, { decimals: 6 }).display}%`;
/** Formats a change with its sign: "+15%". */
export const changeShown = (a: R.Rational): string => `${a.n > 0n ? "+" : ""}${percentShown(a)}`;

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
