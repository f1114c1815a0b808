/** As many decimals as make sense of a double: more would be noise. */
const MAX_DECIMALS = 15;

/**
 * Rounded half away from zero as a person rounds the printed decimal: 1.005 to 2 decimals is 1.01, although the double
 * lies just below it. Never -0.
 */
export function roundTo(value: number, decimals: number): number {
  // From 2^53 on every double is whole; shifting the largest ones would overflow.
  if (!Number.isFinite(value) || (decimals >= 0 && Math.abs(value) >= 2 ** 53)) return value;
  return roundAt(value, Math.min(decimals, MAX_DECIMALS));
}

/** The same at any place that leaves at most 15 significant digits: -2 for hundreds, 300 for 1e-300. */
export function roundAt(value: number, place: number): number {
  // The shortest decimal that prints the double, moved by an exponent: no binary error comes in.
  const [mantissa, exponent = "0"] = Math.abs(value).toString().split("e");
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + place}`));
  const [digits, power = "0"] = shifted.toString().split("e");
  const rounded = Number(`${digits}e${Number(power) - place}`);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
