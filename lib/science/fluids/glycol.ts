import { ZERO_CELSIUS } from "../../units/constants.ts";

export interface GlycolCoefficients {
  concentration: number;
  temperature: number;
  freezing: readonly number[];
  density: readonly number[];
  specificHeat: readonly number[];
  viscosity: readonly number[];
  conductivity: readonly number[];
}

/** i and j of the terms x^i·y^j. */
const TERMS: readonly (readonly [number, number])[] = [
  ...[0, 1, 2, 3].map((j) => [0, j] as const),
  ...[0, 1, 2, 3].map((j) => [1, j] as const),
  ...[0, 1, 2, 3].map((j) => [2, j] as const),
  ...[0, 1, 2].map((j) => [3, j] as const),
  ...[0, 1].map((j) => [4, j] as const),
  [5, 0],
];

/** Percent by mass, and K: the range of the measurements. */
export const glycolLimits = { strongest: 60, hottest: ZERO_CELSIUS + 100 } as const;

export interface GlycolProperties {
  /** kg/m³ */
  density: number;
  /** Pa·s */
  viscosity: number;
  /** J/(kg·K) */
  specificHeat: number;
  /** W/(m·K) */
  conductivity: number;
}

function polynomial(coefficients: readonly number[], x: number, y: number): number {
  return TERMS.reduce((sum, [i, j], at) => sum + (coefficients[at] ?? 0) * x ** i * y ** j, 0);
}

/** Returns the freezing point, K; `share` in percent by mass. */
export const glycolFreezing = (glycol: GlycolCoefficients, share: number): number =>
  ZERO_CELSIUS + polynomial(glycol.freezing, share - glycol.concentration, 0);

/**
 * Computes properties of glycol in water by Å. Melinder's polynomials (International Institute of
 * Refrigeration, 2010), from freezing to 100 °C and up to 60% by mass. Temperature in K.
 */
export function glycolProperties(
  glycol: GlycolCoefficients,
  share: number,
  temperature: number,
): GlycolProperties {
  const x = share - glycol.concentration;
  const y = temperature - ZERO_CELSIUS - glycol.temperature;
  return {
    density: polynomial(glycol.density, x, y),
    viscosity: 1e-3 * Math.exp(polynomial(glycol.viscosity, x, y)),
    specificHeat: polynomial(glycol.specificHeat, x, y),
    conductivity: polynomial(glycol.conductivity, x, y),
  };
}
