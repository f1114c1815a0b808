/** Maximum number of decimals. A double has no more meaningful ones. */
const MAX_DECIMALS = 15;

/**
 * Rounds half away from zero, by the printed decimal: 1.005 to 2 decimals is 1.01, although the double is
 * slightly below it. Never -0.
 */
export function roundTo(value: number, decimals: number): number {
  // From 2^53 on every double is an integer; shifting the largest ones would overflow.
  if (!Number.isFinite(value) || (decimals >= 0 && Math.abs(value) >= 2 ** 53)) return value;
  return roundAt(value, Math.min(decimals, MAX_DECIMALS));
}

/** Rounds (never to -0) at a place with at most 15 digits left: -2 for hundreds, 300 for 1e-300. */
export function roundAt(value: number, place: number): number {
  // Uses the digits of the shortest decimal of the double: shifting the double could cross a half.
  const [mantissa = "", exponent] = Math.abs(value).toExponential().split("e");
  const figures = mantissa[0] + mantissa.slice(2);
  const digits = Number(exponent) + place + 1;
  if (digits >= figures.length) return value + 0;
  const up = digits >= 0 && figures.charAt(digits) >= "5" ? 1 : 0;
  const whole = digits > 0 ? Number(figures.slice(0, digits)) + up : up;
  const rounded = Number(`${whole}e${-place}`);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
