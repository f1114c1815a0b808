/** Falls of the codes' tables, inches per foot. */
export const SLOPES = ["1/16", "1/8", "1/4", "1/2"] as const;
export type Slope = (typeof SLOPES)[number];

/** Fall over length. */
export const gradients: Readonly<Record<Slope, number>> = {
  "1/16": 1 / 192,
  "1/8": 1 / 96,
  "1/4": 1 / 48,
  "1/2": 1 / 24,
};

/**
 * Mean velocity, m/s, in a round drain of an inside diameter, m, that runs full or half full, by Manning: both have a
 * hydraulic radius of a quarter of the diameter.
 */
export const manningVelocity = (diameter: number, gradient: number, roughness: number): number =>
  ((diameter / 4) ** (2 / 3) * Math.sqrt(gradient)) / roughness;

/** What it carries full, m³/s; half of it half full. */
export const fullFlow = (diameter: number, velocity: number): number =>
  ((Math.PI * diameter ** 2) / 4) * velocity;
