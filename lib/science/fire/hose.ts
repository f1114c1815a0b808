import { FOOT, GPM, INCH, POUND_FORCE, PSI } from "../../units/constants.ts";

/** Returns the friction loss, Pa, of a hose: C (Q/100)² (L/100) psi. */
export const hoseLoss = (coefficient: number, flow: number, length: number): number =>
  coefficient * (flow / GPM / 100) ** 2 * (length / FOOT / 100) * PSI;

/** Returns the flow, m³/s, of a smooth bore tip: 29.7 d² √NP gpm. */
export const tipFlow = (diameter: number, pressure: number): number =>
  29.7 * (diameter / INCH) ** 2 * Math.sqrt(pressure / PSI) * GPM;

/** Returns the reaction, N, of a smooth bore tip: 1.57 d² NP lbf. */
export const tipReaction = (diameter: number, pressure: number): number =>
  1.57 * (diameter / INCH) ** 2 * (pressure / PSI) * POUND_FORCE;

/** Returns the reaction, N, of a fog nozzle: 0.0505 Q √NP lbf. */
export const fogReaction = (flow: number, pressure: number): number =>
  0.0505 * (flow / GPM) * Math.sqrt(pressure / PSI) * POUND_FORCE;

/** Pressure per meter of the nozzle above the pump, Pa/m: the fire service's 0.434 psi/ft. */
export const HOSE_COLUMN = (434 * PSI) / (1000 * FOOT);
