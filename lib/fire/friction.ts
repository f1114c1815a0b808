import { FOOT, GPM, INCH, PSI } from "./units.ts";

/** Exponents of NFPA 13's form of the Hazen–Williams formula. */
export const FLOW_EXPONENT = 1.85;
const DIAMETER_EXPONENT = 4.87;

/**
 * Friction loss of water for each meter of pipe, Pa/m, by NFPA 13's form of Hazen and Williams (2022 edition, section
 * 28.2.2.1: 4.52 Q^1.85 / (C^1.85 d^4.87) psi/ft, Q in gpm, d in inches). Its rounded constants stay as they are, so that
 * figures agree with listed programs; the metric form of the standard is 0.1% lower.
 * @param flow m³/s, of either sign; the loss has its sign.
 * @param diameter inside, m.
 * @param roughness Hazen–Williams C.
 */
export const frictionRate = (flow: number, diameter: number, roughness: number): number =>
  Math.sign(flow) * Math.abs(flow) ** FLOW_EXPONENT * resistance(diameter, roughness);

/** Friction loss for each meter and each (m³/s)^1.85. */
export const resistance = (diameter: number, roughness: number): number =>
  ((4.52 * PSI) / FOOT) * (GPM * roughness) ** -FLOW_EXPONENT * (diameter / INCH) ** -DIAMETER_EXPONENT;

/** What a fitting's equivalent length for C 120 is multiplied by for another C (NFPA 13, section 28.2.3.2.1). */
export const roughnessFactor = (roughness: number): number => (roughness / 120) ** FLOW_EXPONENT;

/** The same for another inside diameter than that of Schedule 40 steel (section 28.2.3.1.3). */
export const diameterFactor = (diameter: number, schedule40: number): number =>
  (diameter / schedule40) ** DIAMETER_EXPONENT;
