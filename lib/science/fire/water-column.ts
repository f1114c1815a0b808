import { FOOT, PSI } from "../../units/constants.ts";

/** Pressure of a water column per meter of height, Pa/m: NFPA 13's 0.433 psi/ft. */
export const WATER_COLUMN = (0.433 * PSI) / FOOT;
