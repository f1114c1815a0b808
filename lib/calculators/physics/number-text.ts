import { formatFixed, formatNumber } from "../../core/numeric/text.ts";

/** Range outside which numbers have a power of ten. */
const LARGEST = 1e9;
const SMALLEST = 1e-4;
export const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Formats an integer as an exponent: "⁻³⁴". */
export const superscript = (power: number): string =>
  [...String(power)].map((sign) => (sign === "-" ? "⁻" : (SUPERSCRIPTS[Number(sign)] ?? sign))).join("");

/**
 * Formats a value with its standard uncertainty, both to the second digit of the latter: "9.810 ± 0.020",
 * "(1.23457 ± 0.00012) × 10⁻⁹".
 */
export function withUncertainty(value: number, uncertainty: number): string {
  const size = Math.max(Math.abs(value), uncertainty);
  if (!(uncertainty > 0) || !Number.isFinite(size)) return formatNumber(value, { significant: 6 });
  const power = size >= LARGEST || size < SMALLEST ? Math.floor(Math.log10(size)) : 0;
  const [scaled, width] = [value / 10 ** power, uncertainty / 10 ** power];
  const decimals = 1 - Math.floor(Math.log10(width));
  const fixed = (number: number): string =>
    decimals >= 0
      ? formatFixed(number, Math.min(decimals, 15))
      : formatNumber(Math.round(number / 10 ** -decimals) * 10 ** -decimals, { significant: 15 });
  const text = `${fixed(scaled)} ± ${fixed(width)}`;
  return power === 0 ? text : `(${text}) × 10${superscript(power)}`;
}
