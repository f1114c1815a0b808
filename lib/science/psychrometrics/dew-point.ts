import { findRoot } from "../../core/numeric/root.ts";
import { AIR_TEMPERATURES } from "./air-limits.ts";
import { saturationPressure } from "./moist-air.ts";

/**
 * Returns the temperature in K at which water, or ice below 0.01 °C, is in equilibrium with a vapor pressure
 * in Pa: the dew or frost point of air, and the boiling point of water at that pressure. ASHRAE Handbook —
 * Fundamentals 2021, chapter 1, equations 5 and 6, solved to 1e-9 K. Undefined below −100 °C and above 200
 * °C.
 */
export function saturationTemperature(vaporPressure: number): number | undefined {
  const { min, max } = AIR_TEMPERATURES;
  if (!(vaporPressure > 0)) return undefined;
  const wanted = Math.log(vaporPressure);
  return findRoot((temperature) => Math.log(saturationPressure(temperature)) - wanted, min, max);
}
