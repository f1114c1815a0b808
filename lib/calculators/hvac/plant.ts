import { peakIndex } from "../../building-load/time-series.ts";
import { isRefused } from "../../psychrometrics/air-limits.ts";
import { mixedAir } from "../../psychrometrics/air-processes.ts";
import { type AirState, airState } from "../../psychrometrics/air-state.ts";
import { humidityRatio, moistAirEnthalpy, moistAirVolume } from "../../psychrometrics/moist-air.ts";
import { airCapacity, type Building } from "./building.ts";
import type { Setting } from "./setting.ts";

/** J/kg: heat of the water that a room gives to its air, at 0 °C and for each K above. */
const [EVAPORATION, VAPOR, WATER] = [2_501_000, 1860, 4186];

/** J/m³ that a kelvin of water takes: 4.19 kJ/(kg·K) and 998 kg/m³, water of about 20 °C. */
export const WATER_CAPACITY = 4190 * 998;
/** W in a ton of refrigeration. */
export const TON = 3516.852_842_067;

/** The cooling coil at one hour. */
interface Coil {
  /** W */
  total: number;
  sensible: number;
  /** Supply air at the diffusers, behind the coil and before it; temperatures in K, kg/kg. */
  supply: readonly [number, number];
  leaving: readonly [number, number];
  mixed: readonly [number, number];
  /** No coil leaves air so cold and still so moist: it dries more than the rooms ask for. */
  isDrier: boolean;
}

export interface Plant {
  /** Hour of the coil's peak as an index. */
  index: number;
  coil: Coil;
  /** Dry air through the coil, and of it from outdoors, kg/s. */
  dryAir: number;
  outdoorDryAir: number;
  /** W, of the fan and of the ducts, into the air behind the coil. */
  fanHeat: number;
  ductHeat: number;
  /** Outdoor air in winter, W. */
  ventilationHeating: number;
  /** All of moist air at the coil's hour; undefined where there is none. */
  states: Readonly<Record<StateName, AirState>> | undefined;
}
export type StateName = "outdoor" | "room" | "mixed" | "leaving" | "supply";

/** The coil at each hour, and the hour at which it takes most. */
export function plantOf(building: Building, outdoorAir: number, setting: Setting): Plant | undefined {
  const { inputs, day } = setting;
  const designVolume = moistAirVolume(inputs.coolingOutdoor, day.designRatio, day.pressure);
  const outdoorDryAir = outdoorAir / designVolume;
  const dryAir = Math.max(building.dryAir, outdoorDryAir);
  const winter = moistAirVolume(inputs.heatingOutdoor, 0, day.pressure);
  const ventilationHeating =
    (outdoorAir / winter) * 1006 * Math.max(0, inputs.heatingIndoor - inputs.heatingOutdoor);
  if (!(dryAir > 0)) return undefined;
  const flow = dryAir * moistAirVolume(inputs.coolingSupply, building.returnRatio, day.pressure);
  const fanHeat = (flow * inputs.fanPressure) / (inputs.fanEfficiency / 100);
  const ductHeat = (inputs.ductGain / 100) * Math.max(...building.sensible);
  const coils = Array.from({ length: 24 }, (_, index) =>
    coilAt(building, index, { dryAir, outdoorDryAir, gains: fanHeat + ductHeat }, setting),
  );
  const index = peakIndex(coils.map(({ total }) => total));
  const coil = coils[index];
  if (!coil) return undefined;
  const states = statesOf(building, coil, index, { dryAir, outdoorDryAir }, setting);
  return { index, coil, dryAir, outdoorDryAir, fanHeat, ductHeat, ventilationHeating, states };
}

interface Flows {
  dryAir: number;
  outdoorDryAir: number;
  gains: number;
}

function coilAt(
  building: Building,
  index: number,
  { dryAir, outdoorDryAir, gains }: Flows,
  { day }: Setting,
): Coil {
  const { returnTemperature, returnRatio } = building;
  const capacity = dryAir * airCapacity(returnRatio);
  const supply = returnTemperature - (building.sensible[index] ?? 0) / capacity;
  const evaporation = EVAPORATION + VAPOR * (returnTemperature - 273.15);
  const wanted = Math.max(0, returnRatio - (building.latent[index] ?? 0) / (dryAir * evaporation));
  const leaving = supply - gains / capacity;
  const share = outdoorDryAir / dryAir;
  const mixedRatio = returnRatio + share * ((day.outdoorRatio[index] ?? 0) - returnRatio);
  const enthalpy =
    (1 - share) * moistAirEnthalpy(returnTemperature, returnRatio) +
    share * moistAirEnthalpy(day.outdoor[index] ?? 0, day.outdoorRatio[index] ?? 0);
  const mixed = 273.15 + (enthalpy - EVAPORATION * mixedRatio) / airCapacity(mixedRatio);
  const saturated = humidityRatio(leaving, 1, day.pressure) ?? wanted;
  const ratio = Math.min(wanted, saturated, mixedRatio);
  const condensate = dryAir * (mixedRatio - ratio);
  const total =
    dryAir * (enthalpy - moistAirEnthalpy(leaving, ratio)) - condensate * WATER * (leaving - 273.15);
  return {
    total,
    sensible: dryAir * airCapacity(ratio) * (mixed - leaving),
    supply: [supply, ratio],
    leaving: [leaving, ratio],
    mixed: [mixed, mixedRatio],
    isDrier: saturated < wanted - 1e-9,
  };
}

function statesOf(
  building: Building,
  coil: Coil,
  index: number,
  { dryAir, outdoorDryAir }: Pick<Flows, "dryAir" | "outdoorDryAir">,
  { day }: Setting,
): Plant["states"] {
  const stateAt = (temperature: number, value: number) =>
    airState(temperature, { kind: "ratio", value }, day.pressure);
  const outdoor = stateAt(day.outdoor[index] ?? 0, day.outdoorRatio[index] ?? 0);
  const room = stateAt(building.returnTemperature, building.returnRatio);
  const [leaving, supply] = [stateAt(...coil.leaving), stateAt(...coil.supply)];
  if (isRefused(outdoor) || isRefused(room) || isRefused(leaving) || isRefused(supply)) return undefined;
  const mixed = mixedAir(
    { state: room, dryAir: Math.max(0, dryAir - outdoorDryAir) },
    { state: outdoor, dryAir: outdoorDryAir },
  );
  return isRefused(mixed) ? undefined : { outdoor, room, mixed, leaving, supply };
}
