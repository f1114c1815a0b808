import { FOOT, GPM, INCH, PSI } from "../../units/constants.ts";

/**
 * Hazen and Williams in SI: h/L = 10.67·Q^1.852/(C^1.852·D^4.8704), from V = 0.849·C·R^0.63·S^0.54. An empirical formula for
 * cold water in turbulent flow (see `hazenWilliamsLimits`).
 */
const SI = { factor: 10.67, flow: 1.852, diameter: 4.8704 } as const;

/**
 * Printed form of sprinkler standards: p = 4.52·Q^1.85/(C^1.85·d^4.87), psi per foot, from gal/min and inches (NFPA
 * 13:2022, 28.2.2.1). With rounded exponents it differs from the SI form by about 1%.
 */
const SPRINKLER = { factor: 4.52, flow: 1.85, diameter: 4.87 } as const;

/** Returns the head loss per length, m/m, at a flow in m³/s through a diameter in m, with C. */
export const hazenWilliamsGradient = (flow: number, diameter: number, coefficient: number): number =>
  (SI.factor * (flow / coefficient) ** SI.flow) / diameter ** SI.diameter;

/** Returns the pressure loss per length, Pa/m, by the form of NFPA 13; flow in m³/s, diameter in m. */
export const sprinklerGradient = (flow: number, diameter: number, coefficient: number): number =>
  (SPRINKLER.factor * (flow / GPM / coefficient) ** SPRINKLER.flow * (PSI / FOOT)) /
  (diameter / INCH) ** SPRINKLER.diameter;

/** Range of the formula: outside of it, friction depends on the viscosity, which the formula does not include. */
export const hazenWilliamsLimits = {
  /** K: 5 to 25 °C. */
  coldest: 278.15,
  warmest: 298.15,
  /** Reynolds number. */
  turbulent: 1e4,
  /** m/s */
  fastest: 3,
  /** m */
  narrowest: 0.05,
} as const;

type HazenWilliamsLimit = "temperature" | "reynolds" | "velocity" | "diameter";

/** Lists the conditions outside the formula’s range; empty if it is valid. K, m/s, m. */
export function outsideHazenWilliams(state: {
  temperature: number;
  reynolds: number;
  velocity: number;
  diameter: number;
}): HazenWilliamsLimit[] {
  const { coldest, warmest, turbulent, fastest, narrowest } = hazenWilliamsLimits;
  const outside: [HazenWilliamsLimit, boolean][] = [
    ["temperature", state.temperature < coldest || state.temperature > warmest],
    ["reynolds", state.reynolds < turbulent],
    ["velocity", state.velocity > fastest],
    ["diameter", state.diameter < narrowest],
  ];
  return outside.flatMap(([limit, isOutside]) => (isOutside ? [limit] : []));
}
