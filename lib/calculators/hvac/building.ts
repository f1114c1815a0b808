import { type Air, type AirConvention, airCapacity } from "../../science/building-load/air-exchange.ts";
import { addTo, type DayValues, peakOfSum } from "../../science/building-load/time-series.ts";
import type { Inputs } from "./modes.ts";
import { noLoads, PARTS, type PartLoads } from "./parts.ts";
import type { Room } from "./room.ts";
import type { Setting } from "./setting.ts";

/** A room with the air that it gets, m³/s. */
export interface SuppliedRoom extends Room {
  /** Dry air that removes the sensible peak, kg/s. */
  coolingDryAir: number;
  coolingFlow: number;
  heatingFlow: number;
  airFlow: number;
}

export interface Building {
  rooms: readonly SuppliedRoom[];
  parts: PartLoads;
  sensible: DayValues;
  latent: DayValues;
  /** Hour of the block load as an index. */
  peakIndex: number;
  /** W */
  blockLoad: number;
  sumOfPeaks: number;
  heating: number;
  floorArea: number;
  /** Dry air that the coil cools, kg/s. */
  dryAir: number;
  /** m³/s */
  coolingFlow: number;
  airFlow: number;
  /** Mean temperature of the return air, weighted by the air flows of the rooms. */
  returnTemperature: number;
  returnRatio: number;
}

/** Returns the dry air, kg/s, that carries this heat at a temperature difference. */
export const airFor = (watts: number, difference: number, ratio: number): number =>
  watts / (airCapacity(ratio) * difference);

/** Converts dry air in kg/s to supply air in m³/s. */
export const supplyFlow = (dryAir: number, supply: Air, { capacity }: AirConvention): number =>
  (dryAir * airCapacity(supply.humidityRatio)) / capacity(supply);

/** Adds a room’s supply air. It is colder in summer and warmer in winter. */
export const supplied = (room: Room, { inputs, air }: Setting): SuppliedRoom => {
  const { coolingSupply, heatingSupply } = inputs;
  const peak = room.sensible[room.airIndex] ?? 0;
  const coolingDryAir = airFor(peak, room.coolingPoint - coolingSupply, room.humidityRatio);
  const summer = { temperature: coolingSupply, humidityRatio: room.humidityRatio };
  const coolingFlow = supplyFlow(coolingDryAir, summer, air);
  const winter = { temperature: heatingSupply, humidityRatio: 0 };
  const heatingFlow = supplyFlow(
    airFor(room.heating.total, heatingSupply - room.heatingPoint, 0),
    winter,
    air,
  );
  return { ...room, coolingDryAir, coolingFlow, heatingFlow, airFlow: Math.max(coolingFlow, heatingFlow) };
};

export function buildingOf(rooms: readonly SuppliedRoom[], inputs: Inputs, air: AirConvention): Building {
  const { parts, sensible, latent } = noLoads();
  for (const room of rooms) {
    for (const part of PARTS) addTo(parts[part], room.parts[part]);
    addTo(sensible, room.sensible);
    addTo(latent, room.latent);
  }
  const peak = peakOfSum(sensible, latent);
  const sum = (of: (room: SuppliedRoom) => number): number =>
    rooms.reduce((total, room) => total + of(room), 0);
  const roomAir = sum((room) => room.coolingDryAir);
  const mean = (of: (room: SuppliedRoom) => number): number =>
    roomAir > 0 ? sum((room) => of(room) * room.coolingDryAir) / roomAir : sum(of) / rooms.length;
  const returnTemperature = mean((room) => room.coolingPoint);
  const returnRatio = mean((room) => room.humidityRatio);
  const most = Math.max(...sensible);
  const dryAir =
    inputs.flowBy === "sum"
      ? roomAir
      : Math.min(roomAir, airFor(most, returnTemperature - inputs.coolingSupply, returnRatio));
  const supply = { temperature: inputs.coolingSupply, humidityRatio: returnRatio };
  const coolingFlow = supplyFlow(dryAir, supply, air);
  const heatingFlow = sum((room) => room.heatingFlow);
  return {
    rooms,
    parts,
    sensible,
    latent,
    peakIndex: peak,
    blockLoad: (sensible[peak] ?? 0) + (latent[peak] ?? 0),
    sumOfPeaks: sum((room) => (room.sensible[room.peakIndex] ?? 0) + (room.latent[room.peakIndex] ?? 0)),
    heating: sum((room) => room.heating.total),
    floorArea: sum((room) => room.input.area),
    dryAir,
    coolingFlow,
    airFlow: inputs.flowBy === "sum" ? sum((room) => room.airFlow) : Math.max(coolingFlow, heatingFlow),
    returnTemperature,
    returnRatio,
  };
}
