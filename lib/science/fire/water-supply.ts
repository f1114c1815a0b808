import { GPM, INCH, PSI } from "../../units/constants.ts";
import { FLOW_EXPONENT } from "./friction.ts";

/** Supply by its flow test; Pa and m³/s. */
export interface WaterSupply {
  static: number;
  residual: number;
  /** Flow while the residual pressure was read. */
  flow: number;
}

/** Returns the pressure, Pa, of a supply at `flow`, m³/s: linear over Q^1.85. */
export const pressureAt = ({ static: still, residual, flow: tested }: WaterSupply, flow: number): number =>
  still - (still - residual) * (Math.abs(flow) / tested) ** FLOW_EXPONENT;

/** NFPA 291's exponent, an approximation of 1/1.85. */
const TEST_EXPONENT = 0.54;

/**
 * Returns the flow, m³/s, of a supply at another residual pressure, Pa (NFPA 291, 2022, section 4.12: Q_F
 * (h_r / h_f)^0.54). 0 unless that is below the static pressure.
 */
export const flowAt = ({ static: still, residual, flow }: WaterSupply, pressure: number): number =>
  flow * (Math.max(still - pressure, 0) / (still - residual)) ** TEST_EXPONENT;

/** Coefficients of pumper outlets by pitot pressure, psi (NFPA 291, table 4.10.2); linear in between. */
const PUMPER: readonly (readonly [pitot: number, coefficient: number])[] = [
  [2, 0.97],
  [3, 0.92],
  [4, 0.89],
  [5, 0.86],
  [6, 0.84],
  [7, 0.83],
];

/** Returns the multiplier for the flow of a pumper outlet, in addition to its discharge coefficient. */
export function pumperCoefficient(pitot: number): number {
  const psi = pitot / PSI;
  const next = PUMPER.findIndex(([at]) => at >= psi);
  const [after, before] = [PUMPER[next], PUMPER[next - 1]];
  if (!after) return 0.83;
  if (!before) return 0.97;
  return before[1] + ((psi - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}

/** Returns the flow, m³/s, of an outlet by pitot pressure, Pa (NFPA 291, 4.9: 29.84 c d² √p gpm). */
export const pitotFlow = (coefficient: number, diameter: number, pitot: number): number =>
  29.84 * coefficient * (diameter / INCH) ** 2 * Math.sqrt(pitot / PSI) * GPM;

export type HydrantClass = "AA" | "A" | "B" | "C";

/** Returns NFPA 291's class by the flow at 20 psi, m³/s. */
export function hydrantClass(flow: number): HydrantClass {
  const gpm = (flow / GPM) * (1 + 1e-9);
  return gpm >= 1500 ? "AA" : gpm >= 1000 ? "A" : gpm >= 500 ? "B" : "C";
}
