import { type Result, success } from "../../core/result/result.ts";
import type { AirProblem } from "./air-limits.ts";
import { type AirState, airState } from "./air-state.ts";
import { temperatureByEnthalpy } from "./moist-air.ts";

/**
 * Processes of air in a plant: ASHRAE Handbook — Fundamentals 2021, chapter 1, "Typical air-conditioning processes".
 * All flows of air are those of its dry part, kg/s, which no process changes.
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
