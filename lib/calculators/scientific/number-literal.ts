import { type Failure, failure, type Result, success } from "../../core/result/result.ts";
import { messages } from "./messages.ts";

/** Number of an expression, and the characters that it takes. */
interface Literal {
  value: number;
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
  const value = Number(digits.plain + exponent.replace(ANY_MINUS, "-"));
  if (value === Number.POSITIVE_INFINITY) return failure("", messages.number.tooLarge);
  if (value === 0 && /[1-9]/.test(digits.plain)) {
    return failure("", messages.number.tooSmall);
  }
  rest = text.slice(length);
  return (exponent ? undefined : readSexagesimal(value, length, rest)) ?? success({ value, length });
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

function readSexagesimal(degrees: number, length: number, rest: string): Result<Literal> | undefined {
  const match = SEXAGESIMAL.exec(rest);
  if (!match) return undefined;
  const [minutes, seconds] = [Number(match[1]), Number(match[2] ?? 0)];
  if (minutes >= 60 || seconds >= 60) return failure("", messages.number.minutesTooLarge);
  return success({
    value: degrees + (minutes * 60 + seconds) / 3600,
    length: length + match[0].length,
    isAngle: true,
  });
}

function ambiguous(group: string): Failure {
  const [whole = "", rest = ""] = group.split(",");
  return failure("", messages.number.ambiguousComma({ whole, rest }));
}
