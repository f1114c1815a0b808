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
 * Returns the mean velocity, m/s, in a round drain of an inside diameter, m, that is full or half full, by
 * Manning: both have a hydraulic radius of a quarter of the diameter.
 */
export const manningVelocity = (diameter: number, gradient: number, roughness: number): number =>
  ((diameter / 4) ** (2 / 3) * Math.sqrt(gradient)) / roughness;

/** Velocity, m/s, below which solids settle: about 2 ft/s. */
export const CLEANSING_VELOCITY = 0.6;

/** Computes the flow, m³/s, of a full drain; half full, it carries half of it. */
export const fullFlow = (diameter: number, velocity: number): number =>
  ((Math.PI * diameter ** 2) / 4) * velocity;
