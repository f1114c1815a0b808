import type { RawInput } from "../kit/fields/entry.ts";
import * as R from "../units/rational.ts";

/** Agreement that counts as right: a relative error, a number of significant digits, or the same text. */
export type Tolerance = { relative: number } | { significantDigits: number } | "exact";

export type CheckedValue = number | string;

/** One value of a case: expected by its source, and computed by our engine. */
export interface Check {
  /** Output, or the path in a list of records: "rows.0.amount". */
  name: string;
  expected: CheckedValue;
  computed: CheckedValue | undefined;
  tolerance: Tolerance;
  passes: boolean;
}

export interface Source {
  kind: "published" | "independent";
  text: string;
}

/** Case of a tool with its expected values, their source, and the values that our engine computes now. */
export interface VerifiedCase {
  /** Unique within its tool. */
  id: string;
  title: string;
  inputs: Readonly<Record<string, RawInput>>;
  source: Source;
  checks: readonly Check[];
  /** Address of the tool with these inputs, if an address can have them. */
  address?: string;
}

export const passes = ({ checks }: VerifiedCase): boolean => checks.every((check) => check.passes);

/** Number below which a relative error is measured against this number. */
const SMALLEST = 1e-12;

/** Compares a number with its expected value by relative error. */
export function checkNumber(name: string, expected: number, computed: unknown, relative: number): Check {
  const isNumber = typeof computed === "number";
  const limit = relative * Math.max(Math.abs(expected), SMALLEST);
  return {
    name,
    expected,
    computed: isNumber ? computed : undefined,
    tolerance: { relative },
    passes: isNumber && Math.abs(computed - expected) <= limit,
  };
}

/** Compares texts, or values without a tolerance. */
export function checkText(name: string, expected: CheckedValue, computed: unknown): Check {
  const value = typeof computed === "number" || typeof computed === "string" ? computed : undefined;
  return { name, expected, computed: value, tolerance: "exact", passes: value === expected };
}

/** Digits of the computed value that are published, even if its source prints fewer. */
const MIN_COMPUTED_DIGITS = 15;

/**
 * Compares an exact number with a printed decimal: both must be the same when rounded half away from zero to a
 * number of significant digits. Default: all digits that are printed.
 */
export function checkDigits(
  name: string,
  printed: string,
  computed: R.Rational,
  significantDigits = countDigits(printed),
): Check {
  const expected = R.parseDecimal(printed);
  const text = formatDigits(computed, Math.max(significantDigits, MIN_COMPUTED_DIGITS));
  return {
    name,
    expected: printed,
    computed: text,
    tolerance: { significantDigits },
    passes: expected !== undefined && isEqualTo(expected, computed, significantDigits),
  };
}

/** Returns true if two numbers round to the same significant digits. */
export const isEqualTo = (a: R.Rational, b: R.Rational, significantDigits: number): boolean =>
  R.decimalText(a, significantDigits) === R.decimalText(b, significantDigits);

/** Counts the significant digits of a decimal: "0.00145" has 3, "1.50e3" has 3, "1200" has 4, "0" has 1. */
export const countDigits = (decimal: string): number =>
  Math.max(1, decimal.toLowerCase().split("e", 1).join("").replace(/[^\d]/g, "").replace(/^0+/, "").length);

/** Formats a number to significant digits without zeros at the end. */
function formatDigits(value: R.Rational, significant: number): string {
  const [mantissa = "", exponent = "0"] = R.decimalText(value, significant).split("e");
  const power = Number(exponent);
  const digits = withoutFinalZeros(mantissa.replace(/[-.]/g, ""));
  const sign = value.n < 0n ? "-" : "";
  if (power < -5 || power > significant)
    return `${sign}${digits[0]}${digits.length > 1 ? "." : ""}${digits.slice(1)}e${power}`;
  if (power < 0) return `${sign}0.${"0".repeat(-power - 1)}${digits}`;
  const whole = digits.slice(0, power + 1).padEnd(power + 1, "0");
  const fraction = digits.slice(power + 1);
  return `${sign}${whole}${fraction && "."}${fraction}`;
}

function withoutFinalZeros(digits: string): string {
  let end = digits.length;
  while (end > 1 && digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}
