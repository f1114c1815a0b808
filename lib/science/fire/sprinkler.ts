import { GPM, PSI } from "../../units/constants.ts";

/**
 * Returns the discharge of an orifice, m³/s: Q = K √P with K in gpm/√psi (NFPA 13). 0 for a negative
 * pressure. @param pressure at the orifice, Pa.
 */
export const discharge = (kFactor: number, pressure: number): number =>
  kFactor * GPM * Math.sqrt(Math.max(pressure, 0) / PSI);

/** Returns the pressure, Pa, at which an orifice discharges `flow`, m³/s. */
export const pressureFor = (kFactor: number, flow: number): number => (flow / GPM / kFactor) ** 2 * PSI;

/** Returns the K-factor, gpm/√psi, for `flow`, m³/s, at `pressure`, Pa: a branch line seen from its main. */
export const equivalentK = (flow: number, pressure: number): number => flow / GPM / Math.sqrt(pressure / PSI);
