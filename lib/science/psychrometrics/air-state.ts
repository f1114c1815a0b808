import { firstProblem, type Result, success } from "../../core/result/result.ts";
import { AIR_PRESSURES, AIR_TEMPERATURES, type AirProblem, airError, within } from "./air-limits.ts";
import { saturationTemperature } from "./dew-point.ts";
import {
  humidityRatio,
  MASS_RATIO,
  moistAirDensity,
  moistAirEnthalpy,
  moistAirVolume,
  saturationPressure,
} from "./moist-air.ts";
import { humidityRatioByWetBulb, wetBulbTemperature } from "./wet-bulb.ts";

/** State of moist air. Temperatures in K, pressures in Pa; values per kg are per kg of dry air. */
export interface AirState {
  /** Dry bulb. */
  temperature: number;
  pressure: number;
  /** kg of water per kg of dry air. */
  humidityRatio: number;
  /** From 0 to 1; over ice below 0 °C. */
  relativeHumidity: number;
  vaporPressure: number;
  /** Thermodynamic; undefined below −100 °C. */
  wetBulb: number | undefined;
  /** Dew point, frost point below 0 °C; undefined for dry air and below −100 °C. */
  dewPoint: number | undefined;
  /** J/kg, 0 for dry air at 0 °C. */
  enthalpy: number;
  /** m³/kg */
  specificVolume: number;
  /** Density of the mixture, kg/m³. */
  density: number;
}

/** Measure of the moisture, in addition to the temperature. */
export type Humidity =
  | { kind: "relative" /** From 0 to 1. */; value: number }
  | { kind: "ratio" /** kg of water per kg of dry air. */; value: number }
  | { kind: "wet-bulb" /** K */; value: number }
  | { kind: "dew-point" /** K */; value: number };

/** Computes the state of moist air from its temperature, its pressure and one measure of its humidity. */
export function airState(
  temperature: number,
  humidity: Humidity,
  pressure: number,
): Result<AirState, AirProblem> {
  const solved = ratioOf(temperature, humidity, pressure);
  if (!solved.ok) return solved;
  const ratio = solved.value;
  const vaporPressure = vaporPressureOf(ratio, pressure);
  const relativeHumidity = vaporPressure / saturationPressure(temperature);
  // A wet bulb or a dew point at the air temperature means saturation, within rounding.
  if (relativeHumidity > 1 + 1e-9) return airError("supersaturated");
  return success({
    temperature,
    pressure,
    humidityRatio: ratio,
    relativeHumidity: Math.min(1, relativeHumidity),
    vaporPressure,
    wetBulb: humidity.kind === "wet-bulb" ? humidity.value : wetBulbTemperature(temperature, ratio, pressure),
    dewPoint: humidity.kind === "dew-point" ? humidity.value : saturationTemperature(vaporPressure),
    enthalpy: moistAirEnthalpy(temperature, ratio),
    specificVolume: moistAirVolume(temperature, ratio, pressure),
    density: moistAirDensity(temperature, ratio, pressure),
  });
}

/** Returns only the humidity ratio, without iterations: for many states per keystroke. */
export function humidityRatioOf(
  temperature: number,
  humidity: Humidity,
  pressure: number,
): Result<number, AirProblem> {
  const ratio = ratioOf(temperature, humidity, pressure);
  if (!ratio.ok) return ratio;
  return vaporPressureOf(ratio.value, pressure) > saturationPressure(temperature) * (1 + 1e-9)
    ? airError("supersaturated")
    : ratio;
}

/** Returns the vapor pressure, Pa: chapter 1, equation 36. */
export const vaporPressureOf = (ratio: number, pressure: number): number =>
  (pressure * ratio) / (MASS_RATIO + ratio);

/** Returns the humidity ratio, which may exceed saturation. */
function ratioOf(
  temperature: number,
  { kind, value }: Humidity,
  pressure: number,
): Result<number, AirProblem> {
  if (!within(temperature, AIR_TEMPERATURES)) return airError("temperature-range");
  if (!within(pressure, AIR_PRESSURES)) return airError("pressure-range");
  switch (kind) {
    case "relative":
      if (!within(value, { min: 0, max: 1 })) return airError("humidity-range");
      return ratioOrBoiling(humidityRatio(temperature, value, pressure));
    case "ratio":
      return value >= 0 && value < Number.POSITIVE_INFINITY ? success(value) : airError("humidity-range");
    case "dew-point":
      if (!within(value, AIR_TEMPERATURES)) return airError("temperature-range");
      if (value > temperature) return airError("dew-point-above-dry-bulb");
      return ratioOrBoiling(humidityRatio(value, 1, pressure));
    case "wet-bulb": {
      if (!within(value, AIR_TEMPERATURES)) return airError("temperature-range");
      if (value > temperature) return airError("wet-bulb-above-dry-bulb");
      const ratio = ratioOrBoiling(humidityRatioByWetBulb(temperature, value, pressure));
      return ratio.ok && ratio.value < 0 ? airError("wet-bulb-too-low") : ratio;
    }
  }
}

const ratioOrBoiling = (ratio: number | undefined): Result<number, AirProblem> =>
  ratio === undefined ? airError("vapor-above-pressure") : success(ratio);

/** Returns a state that must exist, such as one of a worked example; otherwise throws. */
export function knownAirState(temperature: number, humidity: Humidity, pressure: number): AirState {
  const state = airState(temperature, humidity, pressure);
  if (!state.ok) throw new RangeError(`There is no such air: ${firstProblem(state).message}.`);
  return state.value;
}
