import { Failure } from "./law.ts";
import * as R from "./rational.ts";

/** Number at the start of a text. */
interface NumberReading {
  ok: true;
  value: R.Rational;
  length: number;
  /** True if the text is ambiguous ("1,234"), so that its reading must be displayed. */
  ambiguous?: true;
}

export const TOO_LARGE = new Failure("This number is too large or too small to compute with.");
export const ZERO_BELOW = new Failure("A denominator cannot be zero.");

const VULGAR: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};
const SPACE = "[ \\u00a0\\u2009\\u202f]";
const GROUPED_BY_COMMA = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?(?![\d,])/;
/** Indian format: lakhs and crores. */
const GROUPED_BY_LAKH = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?(?![\d,])/;
const GROUPED_BY_SPACE = new RegExp(`^[1-9]\\d{0,2}(?:${SPACE}\\d{3})+(?:[.,]\\d+)?(?!\\d|\\s*/|[.,])`);
const GROUPED_BY_POINT = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})(?![\d.,])/;
/** Swiss format. */
const GROUPED_BY_APOSTROPHE = /^[1-9]\d{0,2}(?:'\d{3})+(?:\.\d+)?(?![\d,'"])/;
const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)(?![.,]\d)/;
const EXPONENT = /^(?:[eE]([+-]?\d+)|\s*[×x*·]\s*10\s*(?:\^\s*([+-]?\d+)|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)))/;
const FRACTION = new RegExp(`^(${SPACE}+|-)?(\\d+)\\s*[/⁄]\\s*(\\d+)`);
const SIMPLE_FRACTION = /^(\d+)\s*[/⁄]\s*(\d+)(?![\d.,])/;

/**
 * Reads the number at the start of a text, without sign: 1234.5 · 1,234.5 · 1 234.5 · 1'234.5 · 1.234,5 · 1,5
 * · 1e3 · 1.5×10³ · 3/4 · 11 3/8 · 2½. Undefined if there is none, a failure for an unusable number.
 */
export function readNumber(text: string): NumberReading | Failure | undefined {
  const fraction = SIMPLE_FRACTION.exec(text);
  if (fraction) return quotient(R.ZERO, fraction[1] ?? "", fraction[2] ?? "", fraction[0].length);
  const vulgar = VULGAR[text[0] ?? ""];
  if (vulgar) return { ok: true, value: R.parseRatio(vulgar), length: 1 };

  const decimal = readDecimal(text);
  if (!decimal) return undefined;
  let rest = text.slice(decimal.length);
  const exponent = EXPONENT.exec(rest);
  const power = exponent ? Number(exponent[1] ?? exponent[2] ?? fromSuperscript(exponent[3] ?? "0")) : 0;
  if (Math.abs(power) > R.MAX_EXPONENT || decimal.digits.length > R.MAX_EXPONENT) return TOO_LARGE;
  const value = R.parseDecimal(`${decimal.digits}e${power}`);
  if (!value) return undefined;
  const length = decimal.length + (exponent?.[0].length ?? 0);
  const reading: NumberReading = { ok: true, value, length, ...(decimal.ambiguous && { ambiguous: true }) };
  if (exponent || !R.isInteger(value)) return reading;

  rest = text.slice(length);
  const mixed = VULGAR[rest.trimStart()[0] ?? ""];
  if (mixed) {
    const end = text.length - rest.trimStart().length + 1;
    return { ok: true, value: R.add(value, R.parseRatio(mixed)), length: end };
  }
  const below = FRACTION.exec(rest);
  return below?.[1] ? quotient(value, below[2] ?? "", below[3] ?? "", length + below[0].length) : reading;
}

function quotient(whole: R.Rational, above: string, below: string, length: number): NumberReading | Failure {
  if (above.length + below.length > R.MAX_EXPONENT) return TOO_LARGE;
  if (/^0+$/.test(below)) return ZERO_BELOW;
  return { ok: true, value: R.add(whole, R.rational(BigInt(above), BigInt(below))), length };
}

/** Reads the decimal at the start of a text, with any separators, as plain digits. */
export function readDecimal(text: string): { digits: string; length: number; ambiguous?: true } | undefined {
  const comma = GROUPED_BY_COMMA.exec(text)?.[0];
  if (comma) {
    const digits = comma.replaceAll(",", "");
    return /^\d{1,3},\d{3}$/.test(comma)
      ? { digits, length: comma.length, ambiguous: true }
      : { digits, length: comma.length };
  }
  const lakh = GROUPED_BY_LAKH.exec(text)?.[0];
  if (lakh) return { digits: lakh.replaceAll(",", ""), length: lakh.length, ambiguous: true };
  const space = GROUPED_BY_SPACE.exec(text)?.[0];
  if (space) return { digits: space.replace(/\s/g, "").replace(",", "."), length: space.length };
  const apostrophe = GROUPED_BY_APOSTROPHE.exec(text)?.[0];
  if (apostrophe)
    return { digits: apostrophe.replaceAll("'", ""), length: apostrophe.length, ambiguous: true };
  const point = GROUPED_BY_POINT.exec(text)?.[0];
  if (point) return { digits: point.replaceAll(".", "").replace(",", "."), length: point.length };
  const plain = PLAIN.exec(text)?.[0];
  return plain ? { digits: plain.replace(",", "."), length: plain.length } : undefined;
}

const fromSuperscript = (text: string): string =>
  [...text].map((c) => (c === "⁻" ? "-" : c === "⁺" ? "" : String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(c)))).join("");
