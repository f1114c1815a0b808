import { findRoot } from "../numeric/root.ts";
import { AIR_TEMPERATURES, type AirRefusal } from "./air-limits.ts";
import { type AirState, airState } from "./air-state.ts";
import { humidityRatio, temperatureByEnthalpy } from "./moist-air.ts";

/**
 * What air goes through in a plant: ASHRAE Handbook — Fundamentals 2021, chapter 1, "Typical air-conditioning
 * processes". All flows of air are those of its dry part, kg/s, which no process changes; heat is in W.
 */

/** A stream of air. */
export interface AirStream {
  state: AirState;
  /** Dry air, kg/s. */
  dryAir: number;
}

/** kg/s of dry air in a volume flow in m³/s, measured at the state itself. */
export const dryAirFlow = (volumeFlow: number, state: AirState): number => volumeFlow / state.specificVolume;

/**
 * Streams brought together without heat: humidity ratio and enthalpy by mass of dry air (equations 46 to 48). All at the
 * pressure of the first. Refused as supersaturated where fog would form, which these equations do not describe.
 */
export function mixedAir(first: AirStream, ...others: readonly AirStream[]): AirState | AirRefusal {
  const streams = [first, ...others];
  const dryAir = streams.reduce((sum, stream) => sum + stream.dryAir, 0);
  if (!(dryAir > 0)) return first.state;
  const mean = (of: (state: AirState) => number) =>
    streams.reduce((sum, stream) => sum + stream.dryAir * of(stream.state), 0) / dryAir;
  const ratio = mean((state) => state.humidityRatio);
  const temperature = temperatureByEnthalpy(
    mean((state) => state.enthalpy),
    ratio,
  );
  return airState(temperature, { kind: "ratio", value: ratio }, first.state.pressure);
}

/** Heat that air gives to a cooling coil, W. */
export interface CoolingCoil {
  total: number;
  sensible: number;
  latent: number;
  /** Sensible over total. */
  sensibleHeatRatio: number;
  /** kg/s of water */
  condensate: number;
}

/** Why two states are not those of a cooling coil. */
export interface CoilRefusal {
  refused: "leaves-warmer" | "leaves-moister" | "no-flow";
}

/** J/(kg·K) of liquid water, of the equations of the wet bulb. */
const WATER_HEAT = 4186;

/**
 * A cooling coil: total heat is the fall of enthalpy less what the condensate takes with it (equation 45), which leaves at
 * the temperature of the leaving air. Sensible heat is that of the leaving mixture over the whole fall of temperature,
 * latent heat the rest: that of the water that stays behind, cooled from vapor at the entering temperature.
 */
export function coolingCoil(
  entering: AirState,
  leaving: AirState,
  dryAir: number,
): CoolingCoil | CoilRefusal {
  if (!(dryAir > 0)) return { refused: "no-flow" };
  if (leaving.temperature > entering.temperature) return { refused: "leaves-warmer" };
  if (leaving.humidityRatio > entering.humidityRatio + 1e-12) return { refused: "leaves-moister" };
  const condensate = dryAir * Math.max(0, entering.humidityRatio - leaving.humidityRatio);
  const water = WATER_HEAT * (leaving.temperature - 273.15);
  const total = dryAir * (entering.enthalpy - leaving.enthalpy) - condensate * water;
  const sensible = sensibleHeat(entering.temperature, leaving, dryAir);
  const latent = condensate === 0 ? 0 : total - sensible;
  return {
    total: sensible + latent,
    sensible,
    latent,
    sensibleHeatRatio: sensible + latent > 0 ? sensible / (sensible + latent) : 1,
    condensate,
  };
}

/** W, of cooling air to `leaving` from a temperature in K, without a change of its humidity; negative for heating. */
export const sensibleHeat = (temperature: number, leaving: AirState, dryAir: number): number =>
  dryAir * (1006 + 1860 * leaving.humidityRatio) * (temperature - leaving.temperature);

/**
 * Where the straight line through the states before and behind a coil meets the saturation curve, in K, and the part of
 * the air that would pass untouched. Undefined where it does not meet it: the coil is dry, or no coil does this in one pass.
 */
export function apparatusDewPoint(
  entering: AirState,
  leaving: AirState,
): { temperature: number; bypass: number } | undefined {
  const fall = entering.temperature - leaving.temperature;
  const dried = entering.humidityRatio - leaving.humidityRatio;
  if (!(fall > 0) || !(dried > 0)) return undefined;
  const excess = (temperature: number) =>
    leaving.humidityRatio -
    (dried / fall) * (leaving.temperature - temperature) -
    (humidityRatio(temperature, 1, leaving.pressure) ?? Number.NaN);
  // The curve bends upward: below the leaving state the line is under it, at the first crossing it meets it.
  const lowest = Math.max(AIR_TEMPERATURES.min, leaving.temperature - (leaving.humidityRatio / dried) * fall);
  if (!(excess(leaving.temperature) <= 0)) return { temperature: leaving.temperature, bypass: 0 };
  let above = leaving.temperature;
  for (let step = 1; step <= 200; step += 1) {
    const below = leaving.temperature - ((leaving.temperature - lowest) * step) / 200;
    if (excess(below) >= 0) {
      const temperature = findRoot(excess, below, above);
      return temperature === undefined
        ? undefined
        : {
            temperature,
            bypass: (leaving.temperature - temperature) / (entering.temperature - temperature),
          };
    }
    above = below;
  }
  return undefined;
}

/** Air heated or cooled to a temperature in K with all its water. */
export const atTemperature = (state: AirState, temperature: number): AirState | AirRefusal =>
  airState(temperature, { kind: "ratio", value: state.humidityRatio }, state.pressure);
