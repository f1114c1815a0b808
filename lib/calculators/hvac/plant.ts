import { airCapacity } from "../../science/building-load/air-exchange.ts";
import { peakIndex } from "../../science/building-load/time-series.ts";
import { mixedAir } from "../../science/psychrometrics/air-processes.ts";
import { type AirState, airState } from "../../science/psychrometrics/air-state.ts";
import { humidityRatio, moistAirEnthalpy } from "../../science/psychrometrics/moist-air.ts";
import { ZERO_CELSIUS } from "../../units/constants.ts";
import { type Building, supplyFlow } from "./building.ts";
import type { Setting } from "./setting.ts";

/** J/kg: heat of the water that a room gives to its air, at 0 °C and for each K above. */
const [EVAPORATION, VAPOR] = [2_501_000, 1860];
/** Heat capacity of the condensate, J/(kg·K). */
export const WATER = 4186;

/** J/m³ that a kelvin of water takes: 4.19 kJ/(kg·K) and 998 kg/m³, water of about 20 °C. */
export const WATER_CAPACITY = 4190 * 998;

interface Coil {
  total: number;
  sensible: number;
  /** Humidity ratio of the rooms’ air, kg/kg. */
  roomRatio: number;
  /** Supply air at the diffusers, after the coil and before it; temperatures in K, kg/kg. */
  supply: readonly [number, number];
  leaving: readonly [number, number];
  mixed: readonly [number, number];
  /** True if the coil dries the rooms below their setpoint. */
  isDrier: boolean;
}

export interface Plant {
  index: number;
  coil: Coil;
  /** Dry air through the coil, and of it from outdoors, kg/s. */
  dryAir: number;
  outdoorDryAir: number;
  /** Supply air at the fan, m³/s. */
  fanFlow: number;
  /** Heat of fan and ducts added after the coil, W. */
  fanHeat: number;
  ductHeat: number;
  ventilationHeating: number;
  /** States of moist air at the coil's hour; undefined without air flow. */
  states: Readonly<Record<StateName, AirState>> | undefined;
}
export type StateName = "outdoor" | "room" | "mixed" | "leaving" | "supply";

/** Computes the coil at each hour, and finds the hour of its peak. */
export function plantOf(building: Building, outdoorAir: number, setting: Setting): Plant | undefined {
  const { inputs, day, air } = setting;
  const design = { temperature: inputs.coolingOutdoor, humidityRatio: day.designRatio };
  const outdoorDryAir = outdoorAir * air.dryAir(design);
  const dryAir = Math.max(building.dryAir, outdoorDryAir);
  const winter = { temperature: inputs.heatingOutdoor, humidityRatio: 0 };
  const ventilationHeating =
    outdoorAir * air.capacity(winter) * Math.max(0, inputs.heatingIndoor - inputs.heatingOutdoor);
  if (!(dryAir > 0)) return undefined;
  const supply = { temperature: inputs.coolingSupply, humidityRatio: building.returnRatio };
  const fanFlow = supplyFlow(dryAir, supply, air);
  const fanHeat = (fanFlow * inputs.fanPressure) / (inputs.fanEfficiency / 100);
  const ductHeat = (inputs.ductGain / 100) * Math.max(...building.sensible);
  const coils = Array.from({ length: 24 }, (_, index) =>
    coilAt(building, index, { dryAir, outdoorDryAir, gains: fanHeat + ductHeat }, setting),
  );
  const index = peakIndex(coils.map(({ total }) => total));
  const coil = coils[index];
  if (!coil) return undefined;
  const states = statesOf(building, coil, index, { dryAir, outdoorDryAir }, setting);
  return { index, coil, dryAir, outdoorDryAir, fanFlow, fanHeat, ductHeat, ventilationHeating, states };
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
  { day, air: convention }: Setting,
): Coil {
  const { returnTemperature, returnRatio } = building;
  const outdoor = { temperature: day.outdoor[index] ?? 0, humidityRatio: day.outdoorRatio[index] ?? 0 };
  const capacity = dryAir * airCapacity(returnRatio);
  const supply = returnTemperature - (building.sensible[index] ?? 0) / capacity;
  const evaporation = EVAPORATION + VAPOR * (returnTemperature - ZERO_CELSIUS);
  const leaving = supply - gains / capacity;
  const share = outdoorDryAir / dryAir;
  const infiltration = building.rooms.reduce((sum, room) => sum + room.infiltration, 0);
  const air = balanceMoisture({
    setpoint: returnRatio,
    outdoor: outdoor.humidityRatio,
    saturated: humidityRatio(leaving, 1, day.pressure) ?? returnRatio,
    share,
    gain: (building.latent[index] ?? 0) / (dryAir * evaporation),
    leakage: (infiltration * convention.dryAir(outdoor)) / dryAir,
  });
  const enthalpy =
    (1 - share) * moistAirEnthalpy(returnTemperature, air.room) +
    share * moistAirEnthalpy(outdoor.temperature, outdoor.humidityRatio);
  const mixed = ZERO_CELSIUS + (enthalpy - EVAPORATION * air.mixed) / airCapacity(air.mixed);
  const condensate = dryAir * (air.mixed - air.supply);
  const total =
    dryAir * (enthalpy - moistAirEnthalpy(leaving, air.supply)) -
    condensate * WATER * (leaving - ZERO_CELSIUS);
  return {
    total,
    sensible: dryAir * airCapacity(air.supply) * (mixed - leaving),
    roomRatio: air.room,
    supply: [supply, air.supply],
    leaving: [leaving, air.supply],
    mixed: [mixed, air.mixed],
    isDrier: air.isDriedByCoil,
  };
}

/** Gains and losses of moisture of the rooms’ air; ratios in kg of water per kg of dry air. */
interface MoistureFlows {
  /** Humidity ratio that the coil controls to. */
  setpoint: number;
  outdoor: number;
  /** Humidity ratio of saturated air at the temperature leaving the coil. */
  saturated: number;
  /** Outdoor air per kg of supply air. */
  share: number;
  /** Gain of the rooms at the setpoint, per kg of supply air. */
  gain: number;
  /** Infiltration per kg of supply air. */
  leakage: number;
}

/**
 * Solves the moisture balance of the rooms: they stay at the setpoint if the coil must hold it, and float
 * below it if a coil this cold, or outdoor air this dry, removes more than the rooms gain. Dry air has no
 * water to condense.
 */
function balanceMoisture({ setpoint, outdoor, saturated, share, gain, leakage }: MoistureFlows) {
  // Infiltration brings more moisture into rooms that float below the setpoint.
  const bound = Math.min(outdoor, setpoint);
  const wet =
    saturated + gain >= bound ? saturated + gain : (saturated + gain + leakage * bound) / (1 + leakage);
  const dry = share > 0 ? outdoor + gain / share : Number.POSITIVE_INFINITY;
  const room = Math.min(setpoint, wet, dry);
  const mixed = (1 - share) * room + share * outdoor;
  const controlled = Math.max(0, setpoint - gain);
  const supply = room === setpoint ? Math.min(controlled, saturated, mixed) : Math.min(saturated, mixed);
  return { room, mixed, supply, isDriedByCoil: wet < dry && wet < setpoint - 1e-9 };
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
  const room = stateAt(building.returnTemperature, coil.roomRatio);
  const [leaving, supply] = [stateAt(...coil.leaving), stateAt(...coil.supply)];
  if (!outdoor.ok || !room.ok || !leaving.ok || !supply.ok) return undefined;
  const mixed = mixedAir(
    { state: room.value, dryAir: Math.max(0, dryAir - outdoorDryAir) },
    { state: outdoor.value, dryAir: outdoorDryAir },
  );
  if (!mixed.ok) return undefined;
  return {
    outdoor: outdoor.value,
    room: room.value,
    mixed: mixed.value,
    leaving: leaving.value,
    supply: supply.value,
  };
}
