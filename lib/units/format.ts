import type { Amount, Converted } from "./convert.ts";
import { displayText, plainFigures } from "./figures.ts";
import * as R from "./rational.ts";

export type Digits = { significant: number } | { decimals: number };

const DEFAULT_DIGITS: Digits = { significant: 10 };
export const MAX_SIGNIFICANT = 15;

export interface Formatted {
  /** For reading: "1,234.5", "−40", "1.5 × 10⁻⁹". */
  display: string;
  /** For the clipboard and programs: "1234.5", "-40", "1.5e-9". */
  plain: string;
  /** True if rounding changed the number. */
  rounded: boolean;
}

/**
 * Formats a result rounded half away from zero, without trailing zeros. A number that fixed decimals would
 * display as 0 keeps as many significant digits instead.
 */
export function formatConverted(value: Converted, digits: Digits = DEFAULT_DIGITS): Formatted {
  return typeof value === "string"
    ? { display: value, plain: value, rounded: false }
    : formatAmount(value, digits);
}

/** Digits of a number in a sentence, and of an exact one. */
const PROSE_DIGITS = 4;
const EXACT_PROSE_DIGITS = 6;

/**
 * Formats a value for a sentence: four digits, or up to six if they are exact: "2.206", "101,325". A text keeps its
 * form unless it is a decimal number.
 */
export function formatInProse(value: Converted): string {
  if (typeof value === "string") {
    const number = value.includes(".") ? R.parseDecimal(value) : undefined;
    return number ? formatInProse(number) : value;
  }
  const exact = formatAmount(value, { significant: EXACT_PROSE_DIGITS });
  return exact.rounded ? formatAmount(value, { significant: PROSE_DIGITS }).display : exact.display;
}

export function formatAmount(amount: Amount, digits: Digits = DEFAULT_DIGITS): Formatted {
  // A double has 15 reliable digits: fixed decimals must not exceed them.
  const exact = typeof amount === "number" ? doubleFor(amount, digits) : amount;
  if (R.isZero(exact)) return { display: "0", plain: "0", rounded: false };
  const { figures, exponent, rounded } = roundedFigures(exact, digits);
  const unsigned = plainFigures(figures, exponent);
  const plain = exact.n < 0n ? `-${unsigned}` : unsigned;
  return { display: displayText(plain), plain, rounded };
}

function doubleFor(value: number, digits: Digits): R.Rational {
  const exact = R.fromNumber(value);
  if ("significant" in digits || R.isZero(exact)) return exact;
  return R.parseDecimal(R.decimalText(exact, MAX_SIGNIFICANT)) ?? exact;
}

interface Figures {
  /** Without trailing zeros. */
  figures: string;
  /** Power of ten of the first figure. */
  exponent: number;
  rounded: boolean;
}

/** Returns the displayed figures of |exact|; never just 0. */
function roundedFigures(exact: R.Rational, digits: Digits): Figures {
  if ("decimals" in digits) {
    const scaled = R.scaledInteger(exact, digits.decimals);
    if (scaled.integer === 0n) return roundedFigures(exact, { significant: Math.max(digits.decimals, 1) });
    const text = scaled.integer.toString();
    return { figures: trimZeros(text), exponent: text.length - 1 - digits.decimals, rounded: !scaled.exact };
  }
  const significant = R.significantDigits(exact, digits.significant);
  return {
    figures: trimZeros(significant.digits),
    exponent: significant.exponent,
    rounded: !significant.exact,
  };
}

const trimZeros = (figures: string): string => figures.replace(/(?<!0)0+$/, "") || "0";
