import { type Failure, failure } from "../../core/result/result.ts";

/**
 * Range of validity of the equations of ASHRAE Handbook — Fundamentals 2021, chapter 1. Calculators reject values
 * outside it.
 */

/** K: −100 to 200 °C, the range of the equations of saturation pressure. */
export const AIR_TEMPERATURES = { min: 173.15, max: 473.15 } as const;

/** Pa: the standard atmosphere from −5,000 to 11,000 m, the range of its equation. */
export const AIR_PRESSURES = { min: 22_600, max: 177_700 } as const;

/** Reason why there is no such air, or why it cannot be computed. */
export type AirProblem =
  /** Below −100 °C, above 200 °C, or not a number. */
  | "temperature-range"
  | "pressure-range"
  /** Relative humidity outside 0 to 1, or negative humidity ratio. */
  | "humidity-range"
  /** More water than the air can hold as vapor. */
  | "supersaturated"
  /** Vapor pressure at or above the pressure of the air: hotter than boiling water, and too moist. */
  | "vapor-above-pressure"
  | "wet-bulb-above-dry-bulb"
  /** Wet bulb below that of dry air. */
  | "wet-bulb-too-low"
  | "dew-point-above-dry-bulb";

export const airError = (problem: AirProblem): Failure<AirProblem> => failure("", problem);

/** Returns false for NaN, too. */
export const within = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;
