import { failure, type Result, success } from "../../core/result/result.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { infiltrationFlow } from "../../science/building-load/air-exchange.ts";
import { addTo, type DayValues, peakIndex, peakOfSum } from "../../science/building-load/time-series.ts";
import { BTU_PER_HOUR } from "../../units/constants.ts";
import { scheduleOf } from "./hours.ts";
import { messages } from "./messages.ts";
import type { Inputs, RoomInput } from "./modes.ts";
import { noLoads, PARTS, type Part, type PartLoads } from "./parts.ts";
import { RADIANT } from "./profiles.ts";
import type { Setting } from "./setting.ts";
import { addSurface, readSurface, type Surface } from "./surfaces.ts";

/** A room with its loads through the design day. */
export interface Room {
  input: RoomInput;
  /** Index in the list of the form. */
  index: number;
  name: string;
  volume: number;
  surfaces: readonly Surface[];
  /** K and kg/kg, in summer. */
  coolingPoint: number;
  humidityRatio: number;
  heatingPoint: number;
  parts: PartLoads;
  /** W by the hour. */
  sensible: DayValues;
  latent: DayValues;
  /**
   * Hours as indices: `airIndex` of the sensible load, which determines the air flow, and `peakIndex` of the
   * whole load.
   */
  airIndex: number;
  peakIndex: number;
  infiltration: number;
  heating: Heating;
}

/** Heat loss of a room in winter, W. */
export interface Heating {
  surfaces: number;
  edges: number;
  infiltration: number;
  total: number;
}

export function roomOf(input: RoomInput, index: number, setting: Setting): Result<Room, Sentence> {
  const at = (field: string): string => `rooms.${index}.${field}`;
  const [coolingPoint, heatingPoint] =
    input.setPoints === "own"
      ? [input.coolingPoint, input.heatingPoint]
      : [setting.inputs.coolingIndoor, setting.inputs.heatingIndoor];
  const humidityRatio = setting.roomRatio(coolingPoint);
  if (humidityRatio === undefined) return failure(at("coolingPoint"), messages.errors.roomAirImpossible);
  const volume = input.area * input.height;
  const surfaces: Surface[] = [];
  for (const [place, each] of input.surfaces.entries()) {
    const surface = readSurface(each, input, setting, at(`surfaces.${place}`));
    if (!surface.ok) return surface;
    surfaces.push(surface.value);
  }
  const schedulesResult = schedulesOf(input, at);
  if (!schedulesResult.ok) return schedulesResult;
  const schedules = schedulesResult.value;
  const { parts, sensible, latent } = noLoads();
  for (const surface of surfaces) addSurface(parts, surface, coolingPoint, setting);
  const flow = infiltrationFlow(input.infiltration, volume);
  addInternal(parts, latent, input, schedules, setting);
  const air = setting.profiles.air(coolingPoint, humidityRatio);
  addTo(parts.infiltration, air.sensible, flow);
  addTo(latent, air.latent, flow);
  for (const part of PARTS) addTo(sensible, parts[part]);
  for (const values of [sensible, latent]) raise(values);
  return success({
    input,
    index,
    name: input.name?.trim() || messages.roomName(index + 1),
    volume,
    surfaces,
    coolingPoint,
    humidityRatio,
    heatingPoint,
    parts,
    sensible,
    latent,
    airIndex: peakIndex(sensible),
    peakIndex: peakOfSum(sensible, latent),
    infiltration: flow,
    heating: heatingOf(surfaces, flow, heatingPoint, setting),
  });
}

/** Clips negative hours to 0: outdoor air that would heat the room is no load. */
function raise(values: DayValues): void {
  for (let hour = 0; hour < values.length; hour += 1) values[hour] = Math.max(0, values[hour] ?? 0);
}

type Schedules = Readonly<Record<"people" | "lights" | "equipment", { name: string; values: DayValues }>>;

function schedulesOf(input: RoomInput, at: (field: string) => string): Result<Schedules, Sentence> {
  const { hours, lightHours, equipmentHours, ownHours } = input;
  const people = scheduleOf(hours, ownHours);
  const lights = scheduleOf(lightHours === "same" ? hours : lightHours, ownHours);
  const equipment = scheduleOf(equipmentHours === "same" ? hours : equipmentHours, ownHours);
  if (!people || !lights || !equipment) return failure(at("ownHours"), messages.errors.hoursInvalid);
  const named = (id: string, values: DayValues) => ({
    name: id === "own" ? `own ${ownHours}` : id,
    values,
  });
  return success({
    people: named(hours, people),
    lights: named(lightHours === "same" ? hours : lightHours, lights),
    equipment: named(equipmentHours === "same" ? hours : equipmentHours, equipment),
  });
}

/** Returns the heat of one person in W, from the table of the chosen edition of the ASHRAE Handbook. */
export function personHeat({ activity }: RoomInput, edition: Inputs["handbook"]) {
  const { sensible = 0, latent = 0, usSensible = 0, usLatent = 0 } = activity?.figures ?? {};
  return edition === "us"
    ? { sensible: usSensible * BTU_PER_HOUR, latent: usLatent * BTU_PER_HOUR }
    : { sensible, latent };
}

function addInternal(
  parts: PartLoads,
  latent: DayValues,
  input: RoomInput,
  schedules: Schedules,
  { profiles, inputs }: Setting,
): void {
  const add = (part: Part & keyof Schedules, watts: number, radiant: number): void => {
    if (watts === 0) return;
    const { name, values } = schedules[part];
    addTo(parts[part], profiles.internal(name, values, radiant), watts);
  };
  const person = personHeat(input, inputs.handbook);
  add("people", input.people * person.sensible, input.activity?.figures?.radiant ?? RADIANT.people);
  add("lights", input.area * input.lights, RADIANT.lights);
  add("equipment", input.area * input.equipment, RADIANT.equipment);
  addTo(latent, schedules.people.values, input.people * person.latent);
  addTo(latent, schedules.equipment.values, input.equipmentLatent);
}

/**
 * Computes the steady-state heating load without sun and people: ASHRAE Handbook — Fundamentals 2021, chapter
 * 18, "Heating load".
 */
function heatingOf(
  surfaces: readonly Surface[],
  flow: number,
  indoor: number,
  { inputs, air }: Setting,
): Heating {
  const difference = Math.max(0, indoor - inputs.heatingOutdoor);
  const sum = (of: (surface: Surface) => number): number =>
    surfaces.reduce((total, surface) => total + of(surface), 0);
  const through = sum((surface) => surface.winterConductance) * difference;
  const edges = sum((surface) => surface.edgeConductance) * difference;
  const dry = { temperature: inputs.heatingOutdoor, humidityRatio: 0 };
  const warm = { temperature: Math.max(indoor, inputs.heatingOutdoor), humidityRatio: 0 };
  const infiltration = -air.heat(flow, dry, warm).sensible;
  return { surfaces: through, edges, infiltration, total: through + edges + infiltration };
}
