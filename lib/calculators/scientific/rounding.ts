/** The decimal digits that a double can be trusted with. */
export const TRUSTED_DIGITS = 15;

/** Two values closer than this, relative to the larger, are told apart only by the rounding of doubles. */
export const NOISE = 4 * Number.EPSILON;

/**
 * a + b. Where the two nearly cancel, the sum has no digits beyond the trusted ones of a and b:
 * 100.1 − 100 is 0.1, not 0.09999999999999432, and 0.1 + 0.2 − 0.3 is 0. Sums of whole numbers are left alone.
 */
export function addWithoutNoise(a: number, b: number): number {
  const sum = a + b;
  const larger = Math.max(Math.abs(a), Math.abs(b));
  if (Math.abs(sum) >= larger / 2 || (Number.isInteger(a) && Number.isInteger(b))) return sum;
  return trustedPart(sum, larger);
}

/** The digits of a difference (or remainder) of numbers as large as `scale` that do not come from their rounding. */
export function trustedPart(difference: number, scale: number): number {
  if (difference === 0) return 0;
  return roundToDecimals(difference, TRUSTED_DIGITS - 1 - Math.floor(Math.log10(scale)));
}

/** The whole number that a value means, if it means one: 110.00000000000001 is 110. */
export function wholeNumber(value: number): number | undefined {
  const whole = Math.round(value);
  return Math.abs(value - whole) <= NOISE * Math.abs(value) ? whole : undefined;
}

/**
 * A value rounded half away from zero to a number of decimals (negative ones round to tens, hundreds ...), judged by
 * the shortest decimal that stands for the double: 1.005 rounds to 1.01.
 */
export function roundToDecimals(value: number, decimals: number): number {
  const shifted = shift(Math.abs(value), decimals);
  if (shifted >= Number.MAX_SAFE_INTEGER) return value;
  return Math.sign(value) * shift(Math.round(shifted), -decimals);
}

/** value × 10^places, by the decimal digits. */
function shift(value: number, places: number): number {
  const [digits, exponent] = value.toExponential().split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}
