import { sprinklerGradient } from "../fluids/hazen-williams.ts";

/** Exponents of NFPA 13's form of the Hazen–Williams formula. */
export const FLOW_EXPONENT = 1.85;
const DIAMETER_EXPONENT = 4.87;

/**
 * Computes the friction loss of water per meter of pipe, Pa/m, by NFPA 13's form of Hazen and Williams. Keeps
 * its rounded constants, so that figures agree with listed programs; the metric form of the standard is 0.1%
 * lower. @param flow m³/s @param diameter inside, m @param roughness Hazen–Williams C
 */
export const frictionRate = sprinklerGradient;

/** Returns the friction loss per meter and (m³/s)^1.85. */
export const resistance = (diameter: number, roughness: number): number =>
  sprinklerGradient(1, diameter, roughness);

/**
 * Returns the multiplier of a fitting’s equivalent length for C 120 that applies to another C (NFPA 13, section
 * 28.2.3.2).
 */
export const roughnessFactor = (roughness: number): number => (roughness / 120) ** FLOW_EXPONENT;

/** Returns the multiplier for an inside diameter other than Schedule 40 steel’s (section 28.2.3.1.3). */
export const diameterFactor = (diameter: number, schedule40: number): number =>
  (diameter / schedule40) ** DIAMETER_EXPONENT;
