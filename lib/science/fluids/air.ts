import { ZERO_CELSIUS } from "../../units/constants.ts";
import { humidityRatio, moistAirDensity, pressureAtAltitude } from "../psychrometrics/moist-air.ts";

export interface AirProperties {
  /** kg/m³ */
  density: number;
  /** Dynamic, Pa·s. */
  viscosity: number;
}

interface AirState {
  /** K */
  temperature: number;
  /** A fraction from 0 to 1. */
  relativeHumidity: number;
  /** m above sea level */
  altitude: number;
}

/**
 * Returns the dynamic viscosity of dry air at a temperature in K, in Pa·s: Sutherland's law with 1.716e-5
 * Pa·s at 273.15 K and 110.4 K (F. M. White, Viscous Fluid Flow, 3rd edition, equation 1-36). Within 0.5%
 * from 233 to 313 K and 1.3% up to 473 K; ignores the small effect of humidity.
 */
export const airViscosity = (temperature: number): number =>
  (1.716e-5 * (temperature / ZERO_CELSIUS) ** 1.5 * (ZERO_CELSIUS + 110.4)) / (temperature + 110.4);

/** Returns the properties of still outdoor air; undefined for impossible states (see humidityRatio). */
export function airProperties({
  temperature,
  relativeHumidity,
  altitude,
}: AirState): (AirProperties & { pressure: number; humidityRatio: number }) | undefined {
  const pressure = pressureAtAltitude(altitude);
  const ratio = humidityRatio(temperature, relativeHumidity, pressure);
  if (ratio === undefined) return undefined;
  return {
    density: moistAirDensity(temperature, ratio, pressure),
    viscosity: airViscosity(temperature),
    pressure,
    humidityRatio: ratio,
  };
}
