import { INCH } from "../../units/constants.ts";

/** Roughness of the clean commercial steel pipe of Crane's fT, m: 0.0018 in. */
export const CRANE_ROUGHNESS = 0.0018 * INCH;

/**
 * Returns Crane's fT: the friction factor of clean commercial steel at complete turbulence,
 * 0.25/log₁₀(3.7·D/ε)², regardless of the pipe’s material (Technical Paper 410, 2009, equation 2-8); diameter
 * in m. Its table has it to three decimals.
 */
export const craneFactor = (diameter: number): number =>
  0.25 / Math.log10((3.7 * diameter) / CRANE_ROUGHNESS) ** 2;

/** Returns K by Crane: n·fT. */
export const craneCoefficient = (ratio: number, diameter: number): number => ratio * craneFactor(diameter);

/**
 * Returns K by W. B. Hooper's 2-K (Chemical Engineering, August 24, 1981): K1/Re + K∞·(1 + 1/D), D in inches;
 * here m.
 */
export const hooperCoefficient = (
  { laminar, turbulent }: { laminar: number; turbulent: number },
  reynolds: number,
  diameter: number,
): number => laminar / reynolds + turbulent * (1 + INCH / diameter);

/**
 * Returns K by R. Darby's 3-K (Chemical Engineering, July 1999): K1/Re + Ki·(1 + Kd/NPS^0.3), with the
 * nominal size in inches.
 */
export const darbyCoefficient = (
  { laminar, turbulent, size }: { laminar: number; turbulent: number; size: number },
  reynolds: number,
  nominal: number,
): number => laminar / reynolds + turbulent * (1 + size / nominal ** 0.3);
