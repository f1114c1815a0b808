/** Significant digits that every double has. */
const DOUBLE_DIGITS = 15;
const DISPLAY_DECIMALS = 7;

/** Doubles have no decimals from here on, so use scientific notation. */
const DISPLAY_PLAIN_BELOW = 1e16;
const PRECISE_PLAIN_FROM = 1e-4;
const PRECISE_PLAIN_BELOW = 1e12;

/** Formats the result for the display: 7 decimals, half away from zero, no trailing zeros, "0" below 5e-8. */
export function formatDisplay(value: number): string {
  const magnitude = Math.abs(value);
  if (magnitude >= DISPLAY_PLAIN_BELOW) return scientific(significant(value));
  // Above 1e9 a double has at most seven decimals, and its shortest form has them all.
  if (magnitude >= 1e9) return String(value);
  const fixed = roundToDecimals(value, DISPLAY_DECIMALS).toFixed(DISPLAY_DECIMALS);
  return fixed.replace(/(?:\.|(?<!0))0+$/, "").replace(/^-0$/, "0");
}

/** Returns the text of the large number: the precise one where 7 decimals would hide a small result as 0. */
export const largeText = ({ display, precise }: { display: string; precise: string }): string =>
  display === "0" ? precise : display;

/** Formats the result to 15 significant digits, without trailing zeros; scientific below 1e-4, from 1e12. */
export function formatPrecise(value: number): string {
  const rounded = significant(value);
  const magnitude = Math.abs(rounded);
  if (magnitude === 0) return "0";
  const plain = magnitude >= PRECISE_PLAIN_FROM && magnitude < PRECISE_PLAIN_BELOW;
  return plain ? String(rounded) : scientific(rounded);
}

/** Rounds to the 15 significant digits that a double holds reliably: 0.1 + 0.2 is 0.3. */
export const significant = (value: number): number => {
  const rounded = Number(value.toPrecision(DOUBLE_DIGITS));
  return Number.isFinite(rounded) ? rounded : value;
};

const scientific = (value: number): string => value.toExponential().replace("e+", "e");

/**
 * Rounds half away from zero to a number of decimals (negative ones round to tens, hundreds ...), by the
 * shortest decimal of the double: 1.005 rounds to 1.01.
 */
function roundToDecimals(value: number, decimals: number): number {
  const shifted = shift(Math.abs(value), decimals);
  if (shifted >= Number.MAX_SAFE_INTEGER) return value;
  return Math.sign(value) * shift(Math.round(shifted), -decimals);
}

/** Multiplies by 10^places in decimal digits. */
function shift(value: number, places: number): number {
  const [digits, exponent] = value.toExponential().split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}
