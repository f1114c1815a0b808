export const TRUSTED_DIGITS = 15;

/** Relative difference below which two values differ only by rounding. */
export const NOISE = 4 * Number.EPSILON;

/**
 * Adds a + b. If the two nearly cancel, removes digits beyond the reliable ones: 100.1 − 100 is 0.1, not
 * 0.09999999999999432, and 0.1 + 0.2 − 0.3 is 0. Sums of whole numbers are unchanged.
 */
export function addWithoutNoise(a: number, b: number): number {
  const sum = a + b;
  const larger = Math.max(Math.abs(a), Math.abs(b));
  if (Math.abs(sum) >= larger / 2 || (Number.isInteger(a) && Number.isInteger(b))) return sum;
  return trustedPart(sum, larger);
}

/** Removes rounding noise from a difference (or remainder) of numbers as large as `scale`. */
export function trustedPart(difference: number, scale: number): number {
  if (difference === 0) return 0;
  return roundToDecimals(difference, TRUSTED_DIGITS - 1 - Math.floor(Math.log10(scale)));
}

/** Returns the whole number within rounding of a value, if any: 110.00000000000001 is 110. */
export function wholeNumber(value: number): number | undefined {
  const whole = Math.round(value);
  return Math.abs(value - whole) <= NOISE * Math.abs(value) ? whole : undefined;
}

/**
 * Rounds half away from zero to a number of decimals (negative ones round to tens, hundreds ...), by the
 * shortest decimal of the double: 1.005 rounds to 1.01.
 */
export function roundToDecimals(value: number, decimals: number): number {
  const shifted = shift(Math.abs(value), decimals);
  if (shifted >= Number.MAX_SAFE_INTEGER) return value;
  return Math.sign(value) * shift(Math.round(shifted), -decimals);
}

/** Multiplies by 10^places in decimal digits. */
function shift(value: number, places: number): number {
  const [digits, exponent] = value.toExponential().split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}
