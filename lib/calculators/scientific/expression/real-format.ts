/** Texts of computable reals for the display, in proven digits. */
import { type Digits, provenDigits, roundToPlaces, significantDigits } from "../../../core/reals/digits.ts";
import type { Real } from "../../../core/reals/real.ts";

const DISPLAY_DECIMALS = 7;
/** Powers of ten from which the display is in scientific notation. */
const DISPLAY_PLAIN_BELOW = 16;
const PRECISE_DIGITS = 15;
const PRECISE_PLAIN_FROM = -4;
const PRECISE_PLAIN_BELOW = 12;

export interface NumberText {
  text: string;
  /** True if the text has all digits of the number. */
  isExact: boolean;
}

/**
 * Formats to 7 decimals without trailing zeros; in scientific notation from 10^16. Undefined if no digit is proven.
 * @param measured significant digits that a measured value has
 */
export function formatDisplay(x: Real, measured?: number): NumberText | undefined {
  const most = measured ?? PRECISE_DIGITS;
  const leading = significantDigits(x, 1);
  if (leading && leading.exponent >= DISPLAY_PLAIN_BELOW) return formatPrecise(x, most);
  const isTooLong =
    measured !== undefined && leading !== undefined && leading.exponent + 1 + DISPLAY_DECIMALS > measured;
  if (isTooLong) return formatPrecise(x, most);
  const rounded = roundToPlaces(x, DISPLAY_DECIMALS);
  if (!rounded) return formatPrecise(x, most);
  const digits = rounded.units.toString().padStart(DISPLAY_DECIMALS + 1, "0");
  const text = withoutFinalZeros(`${digits.slice(0, -DISPLAY_DECIMALS)}.${digits.slice(-DISPLAY_DECIMALS)}`);
  return {
    text: rounded.isNegative && rounded.units !== 0n ? `-${text}` : text,
    isExact: rounded.isExact,
  };
}

/** Formats to significant digits without trailing zeros, or as many as are proven; undefined if none is. */
export function formatPrecise(x: Real, most = PRECISE_DIGITS): NumberText | undefined {
  const digits = provenDigits(x, most);
  return digits && { text: digitsText(digits), isExact: digits.isExact };
}

/** Formats digits as "123.45", or "1.2345e-7" below 1e-4 and from 1e12. */
function digitsText({ isNegative, digits, exponent }: Digits): string {
  const sign = isNegative ? "-" : "";
  const significant = withoutZeros(digits);
  if (significant === "") return "0";
  if (exponent < PRECISE_PLAIN_FROM || exponent >= PRECISE_PLAIN_BELOW) {
    const fraction = significant.slice(1);
    return `${sign}${significant[0]}${fraction === "" ? "" : `.${fraction}`}e${exponent}`;
  }
  if (exponent < 0) return `${sign}0.${"0".repeat(-exponent - 1)}${significant}`;
  const whole = significant.padEnd(exponent + 1, "0");
  return `${sign}${withoutFinalZeros(`${whole.slice(0, exponent + 1)}.${whole.slice(exponent + 1)}`)}`;
}

/** Removes zeros at the end of a text. */
function withoutZeros(text: string): string {
  let end = text.length;
  while (text[end - 1] === "0") end--;
  return text.slice(0, end);
}

/** Removes zeros at the end of the decimals, and a point without decimals. */
const withoutFinalZeros = (text: string): string => withoutZeros(text).replace(/\.$/, "");
