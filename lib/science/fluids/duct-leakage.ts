import { CFM, INCH_OF_WATER, SQUARE_FOOT } from "../../units/constants.ts";

/** Exponent of the pressure in leakage, in all standards. */
const LEAKAGE_EXPONENT = 0.65;

/**
 * Returns the leakage of a m² of duct at 1 Pa, m³/s, for a leakage class of SMACNA: cfm per 100 ft² at 1 in.
 * of water, F = C·p^0.65 (HVAC Air Duct Leakage Test Manual, 2nd edition 2012, chapter 5).
 */
export const smacnaFactor = (leakageClass: number): number =>
  (leakageClass * CFM) / (100 * SQUARE_FOOT) / INCH_OF_WATER ** LEAKAGE_EXPONENT;

/** Returns the SMACNA leakage class of a leakage factor, cfm per 100 ft² at 1 in. of water. */
export const smacnaClass = (factor: number): number => factor / smacnaFactor(1);

/** Returns the leakage of a m² at 1 Pa, m³/s, from that in m³/s per m² at a test pressure in Pa. */
export const testedFactor = (leakage: number, pressure: number): number =>
  leakage / pressure ** LEAKAGE_EXPONENT;

/** Returns the leakage flow, m³/s, of a duct with this surface, m², at this static pressure, Pa. */
export const leakageFlow = (factor: number, area: number, pressure: number): number =>
  factor * area * Math.abs(pressure) ** LEAKAGE_EXPONENT;
