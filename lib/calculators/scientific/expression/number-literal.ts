import { type Failure, failure, type Result, success } from "../../../core/result/result.ts";
import * as R from "../../../units/rational.ts";
import { messages } from "../messages.ts";

/** Number of an expression, and the characters that it takes. */
export interface Literal {
  value: number;
  /** The exact value, where the double differs; absent for a decimal beyond the range of doubles. */
  exact?: R.Rational;
  /** The digits and the exponent, where the double does not have them. */
  text?: string;
  length: number;
  isAngle?: true;
}

const DIGITS_BY_POINT = /^(?:\d+\.?\d*|\.\d+)/;
const DIGITS_BY_COMMA = /^(?:\d+(?:,\d+)?|,\d+)/;
const THOUSANDS_BY_COMMA = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})(?![\d,.])/;
const THOUSANDS_BY_POINT = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+(?![\d,.])/;
const ONE_GROUP = /^[1-9]\d{0,2},\d{3}(?![\d,.])/;
/** Minus signs in pasted text: hyphen-minus, hyphens, en and em dash, minus. */
const MINUS = "\\-−–—‐‑";
const ANY_MINUS = new RegExp(`[${MINUS}]`);
const EXPONENT = new RegExp(`^[eE][+${MINUS}]?\\d+`);
const OPEN_EXPONENT = new RegExp(`^E[+${MINUS}]?`);
/** Largest power of ten of a number, in magnitude. */
const MAX_POWER = 1_000_000_000;
const SIXTY = R.rational(60n);
const SEXAGESIMAL = /^\s*°\s*(\d+(?:\.\d+)?)\s*['′’](?:\s*(\d+(?:\.\d+)?)\s*(?:["″”]|''|′′|’’))?/;

/**
 * Reads the number at the start of a text: 12 · .5 · 5. · 1.5e3 · 12°34'56" (degrees, minutes, seconds). `e`
 * and digits after a number are its exponent: 2e3 is 2000. Where commas do not separate arguments, 1,5 is 1.5
 * and 1,234.5 is 1234.5; 1,234 by itself is ambiguous and rejected. @returns the value (of an angle in
 * degrees) and the characters taken; undefined if the text does not start with a number.
 */
export function readLiteral(text: string, commaSeparates: boolean): Result<Literal> | undefined {
  if (!commaSeparates && ONE_GROUP.test(text)) return ambiguous(ONE_GROUP.exec(text)?.[0] ?? "");
  const digits = readDigits(text, commaSeparates);
  if (!digits) return undefined;
  let rest = text.slice(digits.length);
  if (/^\.\d?/.test(rest) || (!commaSeparates && /^,\d/.test(rest))) {
    return failure("", messages.number.secondDecimalMark);
  }
  const exponent = EXPONENT.exec(rest)?.[0] ?? "";
  if (!exponent && OPEN_EXPONENT.test(rest)) return failure("", messages.number.exponentMissing);
  const length = digits.length + exponent.length;
  const plain = digits.plain + exponent.replace(ANY_MINUS, "-");
  const value = Number(plain);
  const isTiny = value === 0 && /[1-9]/.test(digits.plain);
  if (value === Number.POSITIVE_INFINITY || isTiny) {
    const power = Number(exponent.slice(1).replace(ANY_MINUS, "-"));
    if (Math.abs(power) <= MAX_POWER) return success({ value, text: plain, length });
    return failure("", isTiny ? messages.number.tooSmall : messages.number.tooLarge);
  }
  rest = text.slice(length);
  const angle = exponent ? undefined : readSexagesimal(plain, length, rest);
  return angle ?? success({ value, ...lostDigits(plain, value), length });
}

/** Returns the exact value of a decimal with more digits than its double. */
function lostDigits(plain: string, value: number): Pick<Literal, "exact" | "text"> {
  if (/^[\d.]{1,15}$/.test(plain)) return {};
  const exact = R.parseDecimal(plain);
  return exact && R.compare(exact, R.fromNumber(value)) !== 0 ? { exact, text: plain } : {};
}

function readDigits(text: string, commaSeparates: boolean): { plain: string; length: number } | undefined {
  if (!commaSeparates) {
    const byComma = THOUSANDS_BY_COMMA.exec(text)?.[0];
    if (byComma) return { plain: byComma.replaceAll(",", ""), length: byComma.length };
    const byPoint = THOUSANDS_BY_POINT.exec(text)?.[0];
    if (byPoint) return { plain: byPoint.replaceAll(".", "").replace(",", "."), length: byPoint.length };
    const comma = DIGITS_BY_COMMA.exec(text)?.[0];
    if (comma?.includes(",")) return { plain: comma.replace(",", "."), length: comma.length };
  }
  const plain = DIGITS_BY_POINT.exec(text)?.[0];
  return plain ? { plain, length: plain.length } : undefined;
}

function readSexagesimal(degrees: string, length: number, rest: string): Result<Literal> | undefined {
  const match = SEXAGESIMAL.exec(rest);
  if (!match) return undefined;
  const [whole, minutes, seconds] = [degrees, match[1], match[2]].map(
    (part = "0") => R.parseDecimal(part) ?? R.ZERO,
  ) as [R.Rational, R.Rational, R.Rational];
  if (R.compare(minutes, SIXTY) >= 0 || R.compare(seconds, SIXTY) >= 0)
    return failure("", messages.number.minutesTooLarge);
  const exact = R.add(whole, R.divide(R.add(minutes, R.divide(seconds, SIXTY)), SIXTY));
  return success({
    value: R.toNumber(exact),
    exact,
    length: length + match[0].length,
    isAngle: true,
  });
}

function ambiguous(group: string): Failure {
  const [whole = "", rest = ""] = group.split(",");
  return failure("", messages.number.ambiguousComma({ whole, rest }));
}
