import type { DataRecord } from "../../core/data/records.ts";
import type { RawRow } from "../../kit/fields/entry.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { BTU_PER_HOUR, FOOT, SQUARE_FOOT, ZERO_CELSIUS } from "../../units/constants.ts";
import {
  ABSORPTANCE,
  FLOOR_EXPOSURE,
  type House,
  type HouseRoom,
  type HouseWall,
  houseOf,
  shadeOf,
} from "./house.ts";
import type { Inputs, RoomInput, SurfaceInput } from "./modes.ts";

/** Records of a house’s generated rooms, by id. */
export interface HouseRecords {
  activity: DataRecord | undefined;
  ducts: ReadonlyMap<string, DataRecord>;
}

/** Record of data/activities: people in a home. */
export const ACTIVITY = "seated-very-light-work";

const celsius = (value: number): number => value + ZERO_CELSIUS;
const fahrenheit = (value: number): number => celsius((value - 32) / 1.8);
const perSquareFoot = (value: number): number => value / SQUARE_FOOT;

/**
 * Initial values of the room-by-room form in each unit system, and the height of ASHRAE 62.2, 2.5 m (8.2 ft).
 * The edition of the handbook selects them, so that the form has the same answer.
 */
const INITIAL = {
  si: {
    height: 2.5,
    cooling: celsius(24),
    heating: celsius(21),
    coolingSupply: celsius(13),
    heatingSupply: celsius(35),
    chilledRise: 5.5,
    hotDrop: 11,
    lights: 1,
    equipment: 2.8,
    edgeLoss: 1.26,
  },
  us: {
    height: 8.2 * FOOT,
    cooling: fahrenheit(75),
    heating: fahrenheit(70),
    coolingSupply: fahrenheit(55),
    heatingSupply: fahrenheit(95),
    chilledRise: 10 / 1.8,
    hotDrop: 20 / 1.8,
    lights: perSquareFoot(0.1),
    equipment: perSquareFoot(0.25),
    edgeLoss: (0.73 * BTU_PER_HOUR * 1.8) / FOOT,
  },
} as const;

/** Returns the id of the record of data/duct-gains: R-8, 5% leakage, a furnace. */
export function ductsOf({ ductPlace, stories }: Pick<Inputs<"house">, "ductPlace" | "stories">): string {
  return ductPlace === "inside"
    ? "conditioned-space"
    : `${ductPlace}-r8-leakage-5-stories-${Math.min(2, stories)}-furnace`;
}

/** ASHRAE 62.2 counts one person more than bedrooms. */
const bedroomsFor = (occupants: number): number => Math.max(0, occupants - 1);

/** Returns the house with its words as they are, or moved by a part of a step towards the worse words. */
export const generatedHouse = (inputs: Inputs<"house">, worse = 0): House =>
  houseOf(inputs, INITIAL[inputs.handbook].height, worse);

/** Returns the inputs of the hourly method for a house. Figures of a station are in °C, K and m. */
export function hourlyInputs(
  inputs: Inputs<"house">,
  house: House,
  { activity, ducts }: HouseRecords,
): Inputs<"rts"> {
  const { station, handbook, occupants } = inputs;
  const initial = INITIAL[handbook];
  const climate = station?.figures ?? {};
  const duct = ducts.get(ductsOf(inputs));
  return {
    mode: "rts",
    station,
    coolingOutdoor: celsius(climate.db004 ?? Number.NaN),
    coolingWetBulb: celsius(climate.db004wb ?? Number.NaN),
    dailyRange: climate.range ?? Number.NaN,
    wetBulbRange: undefined,
    heatingOutdoor: celsius(climate.db996 ?? Number.NaN),
    altitude: climate.elev ?? 0,
    latitude: climate.lat ?? 0,
    longitude: climate.lon ?? 0,
    utcOffset: climate.tz ?? 0,
    month: climate.hot ?? 7,
    beamDepth: climate.taub,
    diffuseDepth: climate.taud,
    skyModel: "2009",
    coolingIndoor: initial.cooling,
    humidity: 50,
    heatingIndoor: initial.heating,
    rooms: house.rooms.map((room) => roomInput(room, house, initial, activity)),
    constructions: [],
    mass: "light",
    flooring: "carpet",
    ventilation: "62.2",
    bedrooms: bedroomsFor(occupants),
    ownOutdoorAir: 0,
    distribution: undefined,
    occupantDiversity: 100,
    minimumAir: 100,
    coolingSupply: initial.coolingSupply,
    heatingSupply: initial.heatingSupply,
    flowBy: "sum",
    coolingMargin: 0,
    heatingMargin: 0,
    pickUp: 0,
    ducts: duct,
    ductGain: duct?.figures?.gain ?? 0,
    ductLoss: duct?.figures?.loss ?? 0,
    fanPressure: 0,
    fanEfficiency: 60,
    airDensity: "standard",
    handbook,
    chilledRise: initial.chilledRise,
    hotDrop: initial.hotDrop,
    groundReflectance: 0.2,
  };
}

type Initial = (typeof INITIAL)["si" | "us"];

function roomInput(
  room: HouseRoom,
  { quality, height }: House,
  { lights, equipment, edgeLoss, cooling, heating }: Initial,
  activity: DataRecord | undefined,
): RoomInput {
  const surface = (more: Partial<SurfaceInput>): SurfaceInput => ({
    kind: "wall",
    orientation: "s",
    area: undefined,
    by: "u",
    wallType: undefined,
    roofType: undefined,
    floorType: undefined,
    layers: "",
    uValue: quality.wallU,
    storage: "light",
    absorptance: ABSORPTANCE,
    edge: undefined,
    edgeLoss,
    partitionU: quality.floorU,
    exposure: FLOOR_EXPOSURE,
    glass: "none",
    windowArea: undefined,
    glazing: undefined,
    windowU: quality.windowU,
    shgc: quality.shgc,
    shade: shadeOf(quality.shgc),
    overhang: 0,
    overhangGap: 0,
    windowHeight: 1.5,
    ...more,
  });
  return {
    name: room.name,
    area: room.area,
    height,
    surfaces: [
      ...room.walls.map((wall) => surface({ ...wall, glass: "own" })),
      ...(room.hasCeiling ? [surface({ kind: "roof", area: room.area, uValue: quality.ceilingU })] : []),
      ...(room.floor === "open"
        ? [surface({ kind: "partition", area: room.area })]
        : room.floor
          ? [surface({ kind: "slab", edge: room.floor.edge })]
          : []),
    ],
    people: room.people,
    activity,
    hours: "always",
    ownHours: "",
    lights,
    lightHours: "same",
    equipment,
    equipmentLatent: 0,
    equipmentHours: "same",
    infiltration: quality.airChanges,
    space: undefined,
    setPoints: "building",
    coolingPoint: cooling,
    heatingPoint: heating,
  };
}

/** Units of the raw inputs of the room-by-room form, with their size in SI. */
const UNITS = {
  area: { si: { unit: "square-meter", size: 1 }, us: { unit: "square-foot", size: SQUARE_FOOT } },
  length: { si: { unit: "meter", size: 1 }, us: { unit: "foot", size: FOOT } },
  u: {
    si: { unit: "watt-per-square-meter-kelvin", size: 1 },
    us: {
      unit: "btu-per-hour-square-foot-fahrenheit",
      size: (BTU_PER_HOUR / SQUARE_FOOT) * 1.8,
    },
  },
} as const;

/** Significant digits that give the form the same answer to all digits that it displays. */
const DIGITS = 5;
const plain = (value: number): number => Number(value.toPrecision(DIGITS));

/** Returns the raw inputs of the room-by-room form for a house. */
export function roomByRoomInputs(inputs: Inputs<"house">, house: House, system: UnitSystem): RawRow {
  const { station, handbook, occupants } = inputs;
  const { quality, height } = house;
  const measure = (kind: keyof typeof UNITS, value: number) => ({
    value: plain(value / UNITS[kind][system].size),
    unit: UNITS[kind][system].unit,
  });
  const kelvin = (value: number) => ({ value: plain(value - ZERO_CELSIUS), unit: "celsius" });
  const byU = (u: number, area: number) => ({
    area: measure("area", area),
    by: "u",
    uValue: measure("u", u),
    absorptance: ABSORPTANCE,
  });
  const wall = ({ orientation, area, windowArea }: HouseWall): RawRow => ({
    kind: "wall",
    orientation,
    ...byU(quality.wallU, area),
    glass: "own",
    windowArea: measure("area", windowArea),
    windowU: measure("u", quality.windowU),
    shgc: plain(quality.shgc),
    shade: plain(shadeOf(quality.shgc)),
  });
  const initial = INITIAL[handbook];
  return {
    mode: "rts",
    station: station?.id ?? "own",
    handbook,
    // Initial values differ between the systems; those of the other edition must be in the address.
    ...(handbook !== system && {
      coolingIndoor: kelvin(initial.cooling),
      heatingIndoor: kelvin(initial.heating),
      coolingSupply: kelvin(initial.coolingSupply),
      heatingSupply: kelvin(initial.heatingSupply),
    }),
    rooms: house.rooms.map((room) => ({
      name: room.name,
      area: measure("area", room.area),
      height: measure("length", height),
      people: plain(room.people),
      infiltration: plain(quality.airChanges),
      ...(handbook !== system && {
        lights: { value: plain(initial.lights), unit: "watt-per-square-meter" },
        equipment: { value: plain(initial.equipment), unit: "watt-per-square-meter" },
      }),
      surfaces: [
        ...room.walls.map(wall),
        ...(room.hasCeiling ? [{ kind: "roof", ...byU(quality.ceilingU, room.area) }] : []),
        ...(room.floor === "open"
          ? [
              {
                kind: "partition",
                area: measure("area", room.area),
                partitionU: measure("u", quality.floorU),
                exposure: FLOOR_EXPOSURE,
              },
            ]
          : room.floor
            ? [
                {
                  kind: "slab",
                  edge: measure("length", room.floor.edge),
                  ...(handbook !== system && {
                    edgeLoss: { value: plain(initial.edgeLoss), unit: "watt-per-meter-kelvin" },
                  }),
                },
              ]
            : []),
      ],
    })),
    ventilation: "62.2",
    bedrooms: bedroomsFor(occupants),
    ducts: ductsOf(inputs),
  };
}
