import type { AxisScale } from "@/lib/kit/calculator/chart";

/** Spacing of an axis: equal differences of `to` are equal lengths. */
interface Spacing {
  to: (value: number) => number;
  from: (place: number) => number;
}

const EVEN: Spacing = { to: (value) => value, from: (place) => place };
const LOG: Spacing = { to: Math.log10, from: (place) => 10 ** place };

/** Powers keep the sign, so that they continue below 0. */
const power = (exponent: number): Spacing => ({
  to: (value) => Math.sign(value) * Math.abs(value) ** exponent,
  from: (place) => Math.sign(place) * Math.abs(place) ** (1 / exponent),
});

export function spacingOf(scale: AxisScale | undefined): Spacing {
  if (!scale) return EVEN;
  return scale.kind === "log" ? LOG : power(scale.exponent);
}

/** True if an axis has a place for the value. */
export const hasPlace = (value: number, scale: AxisScale | undefined): boolean =>
  Number.isFinite(value) && (scale?.kind !== "log" || value > 0);

/** Returns the position of a value as a fraction from min to max; the middle of an axis without length. */
export function partOf(min: number, max: number, scale: AxisScale | undefined): (value: number) => number {
  // Fractions of the largest value, so that neither the greatest doubles nor their powers overflow.
  const unit = scale?.kind === "log" ? 1 : Math.max(Math.abs(min), Math.abs(max)) || 1;
  const { to } = spacingOf(scale);
  const [first, last] = [to(min / unit), to(max / unit)];
  return last > first ? (value) => (to(value / unit) - first) / (last - first) : () => 0.5;
}
