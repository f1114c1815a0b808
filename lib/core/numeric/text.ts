import { displayText, plainFigures } from "../../units/figures.ts";
import { roundAt, roundTo } from "./round.ts";

/**
 * Formats a number for reading: "1,234.5", "−40", "1.5 × 10⁻⁹", rounded half away from zero, without trailing
 * zeros. A number that fixed decimals would display as 0 keeps as many significant digits instead. Uses
 * doubles, so that pages need not load the exact engine. @throws RangeError for NaN and infinities.
 */
export function formatNumber(
  value: number,
  digits: { significant: number } | { decimals: number } = { significant: 10 },
): string {
  if (!Number.isFinite(value)) throw new RangeError("Not a finite number");
  if (value === 0) return "0";
  const rounded = "decimals" in digits ? roundTo(value, digits.decimals) : 0;
  const number =
    rounded === 0
      ? toSignificant(value, "decimals" in digits ? Math.max(digits.decimals, 1) : digits.significant)
      : rounded;
  const [mantissa = "", exponent = "0"] = Math.abs(number).toExponential().split("e");
  const plain = plainFigures(mantissa.replace(".", ""), Number(exponent));
  return displayText(number < 0 ? `-${plain}` : plain);
}

/** Rounds half away from zero to a number of significant digits. */
export function toSignificant(value: number, significant: number): number {
  const exponent = Number(value.toExponential().split("e")[1]);
  const rounded = roundAt(value, significant - 1 - exponent);
  // Rounding the largest doubles would overflow.
  return Number.isFinite(rounded) ? rounded : value;
}

/** Formats a number with that many decimals, including trailing zeros: "1,234.50". */
export function formatFixed(value: number, decimals: number): string {
  if (!Number.isFinite(value)) throw new RangeError("Not a finite number");
  return displayText(
    roundTo(value, decimals)
      .toFixed(decimals)
      .replace(/^-(?=0(\.0*)?$)/, ""),
  );
}
