import { type Failure, failure, firstProblem, type Result, success } from "../../core/result/result.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { dwellingAir } from "../../science/ventilation/dwelling.ts";
import {
  separateZones,
  sharedAirAppendixA,
  sharedAirSimplified,
  type VentilationProblem,
} from "../../science/ventilation/system.ts";
import { areaAir, peopleAir, type VentilationZone, zoneOutdoorAir } from "../../science/ventilation/zone.ts";
import { LITER } from "../../units/constants.ts";
import type { Building, SuppliedRoom } from "./building.ts";
import { messages } from "./messages.ts";
import type { Inputs, RoomInput } from "./modes.ts";
import { airText, figure } from "./texts.ts";

export interface Ventilation {
  outdoorAir: number;
  /** Outdoor air that each room requires, in the order of the rooms. */
  rooms: readonly number[];
  /** Figures of a system that serves several zones with one share of outdoor air (ASHRAE 62.1). */
  system?: {
    forPeople: number;
    forArea: number;
    diversity: number;
    efficiency: number;
    /** Appendix A: the room with the largest share of outdoor air in its primary air. */
    critical?: { name: string; outdoorAir: number; primaryAir: number; systemAir: number };
    /** Simplified procedure: rooms whose supply air is less than it requires as primary air. */
    starved?: readonly { index: number; name: string; leastPrimaryAir: number }[];
  };
}

export const zoneOf = (input: RoomInput, effectiveness: number): VentilationZone => {
  const { person = 0, area = 0 } = input.space?.figures ?? {};
  return {
    people: input.people,
    floorArea: input.area,
    perPerson: LITER * person,
    perArea: LITER * area,
    effectiveness,
  };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Computes the ventilation by ASHRAE 62.1-2022 or 62.2-2022, or from the entered flow. */
export function ventilationOf(building: Building, inputs: Inputs): Result<Ventilation, Sentence> {
  const { rooms } = building;
  const area = sum(rooms.map((room) => room.input.area));
  const byArea = (outdoorAir: number): Ventilation => ({
    outdoorAir,
    rooms: rooms.map((room) => (outdoorAir * room.input.area) / area),
  });
  switch (inputs.ventilation) {
    case "none":
      return success(byArea(0));
    case "own":
      return success(byArea(inputs.ownOutdoorAir));
    case "62.2":
      return success(byArea(dwellingAir(area, inputs.bedrooms)));
    default: {
      const effectiveness = inputs.distribution?.figures?.effectiveness ?? 1;
      return zonesAir(
        building,
        rooms.map(({ input }) => zoneOf(input, effectiveness)),
        inputs,
      );
    }
  }
}

function zonesAir(
  building: Building,
  zones: readonly VentilationZone[],
  inputs: Inputs,
): Result<Ventilation, Sentence> {
  const forPeople = sum(zones.map(peopleAir));
  const present = (inputs.occupantDiversity / 100) * sum(zones.map(({ people }) => people));
  const primaryAir = building.rooms.map(({ airFlow }) => (inputs.minimumAir / 100) * airFlow);
  const solved =
    inputs.ventilation === "62.1-direct"
      ? separateZones(zones)
      : inputs.ventilation === "62.1-a"
        ? sharedAirAppendixA(zones, primaryAir, present, building.airFlow)
        : sharedAirSimplified(zones, present);
  if (!solved.ok) return failureOf(firstProblem(solved).message, building.rooms, zones, primaryAir, inputs);
  const { intake, zones: outdoorAir, shared } = solved.value;
  if (!shared) return success({ outdoorAir: intake, rooms: outdoorAir });
  const { diversity, efficiency, criticalZone, leastPrimaryAir } = shared;
  const criticalRoom = criticalZone === undefined ? undefined : building.rooms[criticalZone];
  return success({
    outdoorAir: intake,
    rooms: outdoorAir,
    system: {
      forPeople,
      forArea: sum(zones.map(areaAir)),
      diversity,
      efficiency,
      ...(criticalZone !== undefined &&
        criticalRoom && {
          critical: {
            name: criticalRoom.name,
            outdoorAir: outdoorAir[criticalZone] ?? 0,
            primaryAir: primaryAir[criticalZone] ?? 0,
            systemAir: building.airFlow,
          },
        }),
      ...(leastPrimaryAir && { starved: starvedRooms(building.rooms, leastPrimaryAir) }),
    },
  });
}

const starvedRooms = (rooms: readonly SuppliedRoom[], leastPrimaryAir: readonly number[]) =>
  rooms.flatMap(({ index, name, airFlow }, place) => {
    const least = leastPrimaryAir[place] ?? 0;
    return airFlow < least * (1 - 1e-9) ? [{ index, name, leastPrimaryAir: least }] : [];
  });

/** Explains which room gets too little air for appendix A, or why ASHRAE 62.1 has no result. */
function failureOf(
  reason: VentilationProblem,
  rooms: readonly SuppliedRoom[],
  zones: readonly VentilationZone[],
  primaryAir: readonly number[],
  inputs: Inputs,
): Failure<Sentence> {
  const starved = zones.findIndex((zone, place) => zoneOutdoorAir(zone) > (primaryAir[place] ?? 0));
  const [zone, room] = [zones[starved], rooms[starved]];
  if (reason === "primary-air" && zone && room)
    return failure(
      "minimumAir",
      messages.errors.primaryAirTooLow({
        room: room.name,
        outdoorAir: airText(zoneOutdoorAir(zone)),
        primaryAir: airText(primaryAir[starved] ?? 0),
      }),
    );
  if (reason === "intake-above-primary") return failure("minimumAir", messages.errors.intakeAboveSupply);
  return failure("ventilation", messages.errors.ventilationUnsolved(figure(inputs.occupantDiversity)));
}
