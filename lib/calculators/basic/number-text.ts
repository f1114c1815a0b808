/**
 * Number formatting of the basic calculator: plain digits such as "-1234.5", and "1.5e20" if 16 digits are
 * not enough.
 */
import { groupedDigits } from "../../units/figures.ts";
import { formatAmount } from "../../units/format.ts";
import * as R from "../../units/rational.ts";

/** Digits that fit in the display. */
export const DISPLAY_DIGITS = 16;

/** Decimals of a rounded result; halves round away from zero. */
const RESULT_DECIMALS = 7;

/** Formats a computed result: 7 decimals without trailing zeros, at most 16 digits, else scientific. */
export function resultText(value: R.Rational): string {
  const { integer: scaled } = R.scaledInteger(value, RESULT_DECIMALS);
  if (scaled === 0n) return "0";
  return fullText(R.rational(value.n < 0n ? -scaled : scaled, 10n ** BigInt(RESULT_DECIMALS)));
}

/** Formats an entered number: all its digits if they fit in the display, else as a result. */
export function operandText(value: R.Rational): string {
  const full = formatAmount(value, { significant: DISPLAY_DIGITS });
  const short = full.rounded ? resultText(value) : full.plain;
  return short === "0" ? full.plain : short;
}

/** Formats 16 significant digits for the line below the display, so that 0.000000001 is never only 0. */
export const fullText = (value: R.Rational): string =>
  formatAmount(value, { significant: DISPLAY_DIGITS }).plain;

export const groupedText = (expression: string): string =>
  expression.replace(/(?<![\d.])\d{4,}/g, groupedDigits);

/** Returns the value of a display text, even of a partially entered one ("0.", "-0.0"). */
export const textValue = (text: string): R.Rational => R.parseDecimal(text) ?? R.ZERO;

/** Digits in a display text, leading zero included. */
export const digitCount = (text: string): number => text.replace(/\D/g, "").length;

export function negatedText(text: string): string {
  if (text === "0") return text;
  return text.startsWith("-") ? text.slice(1) : `-${text}`;
}
