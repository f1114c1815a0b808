import { findRoot } from "./root.ts";

/** The distribution function is 0 or 1 in doubles beyond this. */
const FAR = 38;

/**
 * Returns Φ(x), the distribution function of the standard normal distribution, to about 1e-15: the Taylor
 * series at 0 near the middle (G. Marsaglia, Evaluating the Normal Distribution, J. Stat. Softw. 11(4),
 * 2004), the continued fraction of the tail outside (Abramowitz and Stegun 26.2.14).
 */
export function normalCdf(x: number): number {
  if (x > FAR) return 1;
  if (x < -FAR) return 0;
  if (Math.abs(x) > 3) return x > 0 ? 1 - tail(x) : tail(-x);
  let term = x;
  let sum = x;
  for (let n = 3; Math.abs(term) > 1e-17 && n < 200; n += 2) {
    term *= (x * x) / n;
    sum += term;
  }
  return 0.5 + sum * density(x);
}

/** Returns Φ⁻¹(p) for 0 < p < 1, within ±38. */
export const normalQuantile = (p: number): number =>
  findRoot((x) => normalCdf(x) - p, -FAR, FAR) ?? (p < 0.5 ? -FAR : FAR);

const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** Returns 1 − Φ(x) for x > 3. */
function tail(x: number): number {
  let fraction = x;
  for (let k = 120; k >= 1; k -= 1) fraction = x + k / fraction;
  return density(x) / fraction;
}
