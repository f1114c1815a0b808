import type { Sexagesimal } from "./quantity.ts";
import * as R from "./rational.ts";

const TEXT = /^([+-]?)(\d{1,6}):([0-5]?\d)(?::([0-5]?\d))?(?:[.,](\d{1,12}))?$/;
const SIXTY = R.rational(60n);

/** Reads 5:30 as 5.5 minutes or hours, 1:30:00 as 1.5 hours or 90 minutes. Otherwise undefined. */
export function readSexagesimal(text: string, kind: Sexagesimal | undefined): R.Rational | undefined {
  const match = kind && TEXT.exec(text);
  if (!match) return undefined;
  const [, sign, whole = "", minutes = "", seconds, decimals = "0"] = match;
  const parts =
    seconds === undefined ? [whole, `${minutes}.${decimals}`] : [whole, minutes, `${seconds}.${decimals}`];
  const value = parts
    .map((part) => R.parseDecimal(part) ?? R.ZERO)
    .reduceRight((below, part) => R.add(part, R.divide(below, SIXTY)));
  const scaled = kind === "minutes" && seconds !== undefined ? R.multiply(value, SIXTY) : value;
  return sign === "-" ? R.negate(scaled) : scaled;
}

/**
 * Formats 8.851 minutes as "8:51.1", 1.5 hours as "1:30:00"; seconds to one decimal. Undefined beyond six
 * digits before the colon.
 */
export function sexagesimalText(value: R.Rational, kind: Sexagesimal): string | undefined {
  const perUnit = kind === "minutes" ? 60n : 3600n;
  const tenths = R.scaledInteger(R.multiply(value, R.rational(perUnit)), 1).integer;
  const seconds = tenths / 10n;
  const whole = seconds / perUnit;
  if (whole > 999_999n) return undefined;
  const two = (part: bigint): string => part.toString().padStart(2, "0");
  const rest =
    kind === "minutes" ? two(seconds % 60n) : `${two((seconds / 60n) % 60n)}:${two(seconds % 60n)}`;
  const fraction = tenths % 10n === 0n ? "" : `.${tenths % 10n}`;
  return `${value.n < 0n ? "−" : ""}${whole}:${rest}${fraction}`;
}
