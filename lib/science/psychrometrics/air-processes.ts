import { type Result, success } from "../../core/result/result.ts";
import type { AirProblem } from "./air-limits.ts";
import { type AirState, airState } from "./air-state.ts";
import { temperatureByEnthalpy } from "./moist-air.ts";

/**
 * Processes of air in a plant: ASHRAE Handbook — Fundamentals 2021, chapter 1, "Typical air-conditioning
 * processes". All flows are those of dry air, kg/s, which no process changes.
 */

export interface AirStream {
  state: AirState;
  /** Dry air, kg/s. */
  dryAir: number;
}

/** Returns the dry air, kg/s, of a volume flow in m³/s at this state. */
export const dryAirFlow = (volumeFlow: number, state: AirState): number => volumeFlow / state.specificVolume;

/**
 * Mixes streams adiabatically: humidity ratio and enthalpy by mass of dry air (equations 46 to 48), at the
 * pressure of the first. Rejects supersaturated mixtures, in which fog would form.
 */
export function mixedAir(first: AirStream, ...others: readonly AirStream[]): Result<AirState, AirProblem> {
  const streams = [first, ...others];
  const dryAir = streams.reduce((sum, stream) => sum + stream.dryAir, 0);
  if (!(dryAir > 0)) return success(first.state);
  const mean = (of: (state: AirState) => number) =>
    streams.reduce((sum, stream) => sum + stream.dryAir * of(stream.state), 0) / dryAir;
  const ratio = mean((state) => state.humidityRatio);
  const temperature = temperatureByEnthalpy(
    mean((state) => state.enthalpy),
    ratio,
  );
  return airState(temperature, { kind: "ratio", value: ratio }, first.state.pressure);
}
