import { findRoot } from "../../core/numeric/root.ts";
import { ZERO_CELSIUS } from "../../units/constants.ts";
import { saturationTemperature } from "./dew-point.ts";
import { humidityRatio } from "./moist-air.ts";

/**
 * The thermodynamic wet bulb: ASHRAE Handbook — Fundamentals 2021, chapter 1, equations 33 and 35. Temperatures in K,
 * pressures in Pa, humidity ratios in kg of water per kg of dry air.
 */

/** Lower limit of the saturation equations, K. */
const LOWEST = 173.15;

/**
 * Returns the humidity ratio of air with a dry and a wet bulb; negative if no air has so low a wet bulb. From
 * 0 °C on the bulb is wet with water (equation 33), below with ice (equation 35). Undefined above the boiling
 * point.
 */
export function humidityRatioByWetBulb(
  temperature: number,
  wetBulb: number,
  pressure: number,
): number | undefined {
  const saturated = humidityRatio(wetBulb, 1, pressure);
  if (saturated === undefined) return undefined;
  const t = temperature - ZERO_CELSIUS;
  const wet = wetBulb - ZERO_CELSIUS;
  return wet >= 0
    ? ((2501 - 2.326 * wet) * saturated - 1.006 * (t - wet)) / (2501 + 1.86 * t - 4.186 * wet)
    : ((2830 - 0.24 * wet) * saturated - 1.006 * (t - wet)) / (2830 + 1.86 * t - 2.1 * wet);
}

/**
 * Returns the dry bulb of dry air with a wet bulb, the warmest air that has it. Undefined above the boiling
 * point.
 */
export function dryBulbOfDryAir(wetBulb: number, pressure: number): number | undefined {
  const saturated = humidityRatio(wetBulb, 1, pressure);
  if (saturated === undefined) return undefined;
  const wet = wetBulb - ZERO_CELSIUS;
  return wetBulb + ((wet >= 0 ? 2501 - 2.326 * wet : 2830 - 0.24 * wet) * saturated) / 1.006;
}

/**
 * Returns the wet bulb of air that is not supersaturated, to 1e-9 K. Just below 0 °C, in a band of about 0.1
 * g/kg, bulbs with ice and with undercooled water would both be in equilibrium: returns the one with water,
 * at 0 °C or above. Undefined if it would be below −100 °C.
 */
export function wetBulbTemperature(temperature: number, ratio: number, pressure: number): number | undefined {
  const boiling = saturationTemperature(pressure);
  const highest = boiling === undefined ? temperature : Math.min(temperature, boiling - 1e-6);
  const atFreezing =
    highest >= ZERO_CELSIUS ? humidityRatioByWetBulb(temperature, ZERO_CELSIUS, pressure) : undefined;
  const isWater = atFreezing !== undefined && ratio >= atFreezing;
  const excess = (wetBulb: number) =>
    (humidityRatioByWetBulb(temperature, wetBulb, pressure) ?? Number.NaN) - ratio;
  const top = isWater || highest < ZERO_CELSIUS ? highest : ZERO_CELSIUS - 1e-9;
  // Saturated air equals its wet bulb, which a rounding error must not exclude.
  if (excess(top) <= 0) return top;
  return findRoot(excess, isWater ? ZERO_CELSIUS : LOWEST, top);
}
