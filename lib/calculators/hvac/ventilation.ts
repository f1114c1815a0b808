import { sentence } from "../../fields/sentence.ts";
import { dwellingAir } from "../../ventilation/dwelling.ts";
import { separateZones, sharedAirSimplified } from "../../ventilation/system.ts";
import { areaAir, peopleAir, type VentilationZone } from "../../ventilation/zone.ts";
import type { Problem } from "../computation.ts";
import type { Inputs, RoomInput } from "./modes.ts";
import type { Room } from "./room.ts";
import { figure } from "./texts.ts";

/** Outdoor air, m³/s. */
export interface Ventilation {
  /** What the building takes in. */
  outdoorAir: number;
  /** What each room has to get, in their order. */
  rooms: readonly number[];
  /** Of several zones with one share of outdoor air (ASHRAE 62.1). */
  system?: { forPeople: number; forArea: number; diversity: number; efficiency: number };
}

const LITER = 0.001;

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

/** By ASHRAE 62.1-2022 or 62.2-2022, or as typed. */
export function ventilationOf(rooms: readonly Room[], inputs: Inputs): Ventilation | Problem {
  const area = sum(rooms.map((room) => room.input.area));
  const byArea = (outdoorAir: number): Ventilation => ({
    outdoorAir,
    rooms: rooms.map((room) => (outdoorAir * room.input.area) / area),
  });
  switch (inputs.ventilation) {
    case "none":
      return byArea(0);
    case "own":
      return byArea(inputs.ownOutdoorAir);
    case "62.2":
      return byArea(dwellingAir(area, inputs.bedrooms));
    default: {
      const effectiveness = inputs.distribution?.figures?.effectiveness ?? 1;
      return zonesAir(
        rooms.map(({ input }) => zoneOf(input, effectiveness)),
        inputs,
      );
    }
  }
}

function zonesAir(zones: readonly VentilationZone[], inputs: Inputs): Ventilation | Problem {
  const forPeople = sum(zones.map(peopleAir));
  const present = (inputs.occupantDiversity / 100) * sum(zones.map(({ people }) => people));
  const found =
    inputs.ventilation === "62.1-direct" ? separateZones(zones) : sharedAirSimplified(zones, present);
  if ("refused" in found)
    return {
      field: "ventilation",
      message: sentence`ASHRAE 62.1 gives no result for these rooms with ${figure(inputs.occupantDiversity)}% of the people present.`,
    };
  const { shared } = found;
  return {
    outdoorAir: found.intake,
    rooms: found.zones,
    ...(shared && {
      system: {
        forPeople,
        forArea: sum(zones.map(areaAir)),
        diversity: shared.diversity,
        efficiency: shared.efficiency,
      },
    }),
  };
}
