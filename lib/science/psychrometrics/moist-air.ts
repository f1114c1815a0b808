import { ATMOSPHERE, ZERO_CELSIUS } from "../../units/constants.ts";

/**
 * Moist air as an ideal gas: ASHRAE Handbook — Fundamentals 2021, chapter 1. Temperatures in K, pressures in Pa,
 * relative humidity as a fraction from 0 to 1, humidity ratios in kg of water per kg of dry air.
 */

/** Gas constant of dry air, J/(kg·K): chapter 1, equation 1. */
const DRY_AIR_CONSTANT = 287.042;
/** Mass of a mole of water over that of dry air: chapter 1, equation 20. */
export const MASS_RATIO = 0.621945;
/** Temperature below which vapor is in equilibrium with ice, K. */
export const TRIPLE_POINT = 273.16;

/** Returns the standard pressure, Pa, at an altitude in m, −5,000 to 11,000: chapter 1, equation 3. */
export const pressureAtAltitude = (altitude: number): number =>
  ATMOSPHERE * (1 - 2.255_77e-5 * altitude) ** 5.2559;

/**
 * Returns the saturation pressure of water vapor, over ice below 273.16 K, 173.15 to 473.15 K: chapter 1,
 * equations 5 and 6.
 */
export function saturationPressure(temperature: number): number {
  const t = temperature;
  return t < TRIPLE_POINT
    ? Math.exp(
        -5674.5359 / t +
          6.392_524_7 -
          9.677_843e-3 * t +
          6.221_570_1e-7 * t ** 2 +
          2.074_782_5e-9 * t ** 3 -
          9.484_024e-13 * t ** 4 +
          4.163_501_9 * Math.log(t),
      )
    : Math.exp(
        -5800.2206 / t +
          1.391_499_3 -
          4.864_023_9e-2 * t +
          4.176_476_8e-5 * t ** 2 -
          1.445_209_3e-8 * t ** 3 +
          6.545_967_3 * Math.log(t),
      );
}

/**
 * Returns the humidity ratio: chapter 1, equations 20 and 22. Undefined if the vapor pressure would reach the
 * pressure of the air, as in hot air at altitude.
 */
export function humidityRatio(
  temperature: number,
  relativeHumidity: number,
  pressure: number,
): number | undefined {
  const vapor = relativeHumidity * saturationPressure(temperature);
  return vapor < pressure ? (MASS_RATIO * vapor) / (pressure - vapor) : undefined;
}

/** Returns the density of moist air, kg of the mixture per m³: chapter 1, equations 9 and 26. */
export const moistAirDensity = (temperature: number, ratio: number, pressure: number): number =>
  (pressure * (1 + ratio)) / (DRY_AIR_CONSTANT * temperature * (1 + ratio / MASS_RATIO));

/** Returns the volume of moist air, m³ per kg of dry air: chapter 1, equation 26. */
export const moistAirVolume = (temperature: number, ratio: number, pressure: number): number =>
  (DRY_AIR_CONSTANT * temperature * (1 + ratio / MASS_RATIO)) / pressure;

/** Returns the enthalpy of moist air, J per kg of dry air, 0 for dry air at 0 °C: chapter 1, equation 30. */
export const moistAirEnthalpy = (temperature: number, ratio: number): number =>
  1006 * (temperature - ZERO_CELSIUS) + ratio * (2_501_000 + 1860 * (temperature - ZERO_CELSIUS));

/** Returns the temperature in K of moist air with an enthalpy in J per kg of dry air. */
export const temperatureByEnthalpy = (enthalpy: number, ratio: number): number =>
  ZERO_CELSIUS + (enthalpy - 2_501_000 * ratio) / (1006 + 1860 * ratio);

/** Returns the humidity ratio of moist air with an enthalpy in J per kg of dry air. */
export const ratioByEnthalpy = (temperature: number, enthalpy: number): number =>
  (enthalpy - 1006 * (temperature - ZERO_CELSIUS)) / (2_501_000 + 1860 * (temperature - ZERO_CELSIUS));

/** Returns the temperature in K of moist air with a volume in m³ per kg of dry air. */
export const temperatureByVolume = (volume: number, ratio: number, pressure: number): number =>
  (volume * pressure) / (DRY_AIR_CONSTANT * (1 + ratio / MASS_RATIO));

/** Returns the humidity ratio of moist air with a volume in m³ per kg of dry air. */
export const ratioByVolume = (temperature: number, volume: number, pressure: number): number =>
  MASS_RATIO * ((volume * pressure) / (DRY_AIR_CONSTANT * temperature) - 1);
