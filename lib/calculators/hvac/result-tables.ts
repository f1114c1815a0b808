import type { Table } from "../../kit/calculator/computation.ts";
import { wetBulbTemperature } from "../../science/psychrometrics/wet-bulb.ts";
import { constructionTables } from "./construction-table.ts";
import { formats } from "./formats.ts";
import type { LoadResult } from "./load-result.ts";
import { PART_LABELS, PARTS } from "./parts.ts";
import type { StateName } from "./plant.ts";
import { hourOf } from "./texts.ts";

/** Tables next to the list of rooms: hours, components, heating, constructions, and states of the air. */
export const resultTables = (result: LoadResult): Table[] => [
  hourTable(result),
  componentTable(result),
  heatingTable(result),
  ...constructionTables(result),
  ...(result.plant?.states ? [stateTable(result.plant.states)] : []),
];

function hourTable({ building, setting }: LoadResult): Table {
  const heat = { format: formats.plant };
  return {
    id: "hours",
    title: "Building load by hour",
    columns: [
      { id: "hour", label: "Hour", format: formats.hour },
      { id: "outdoor", label: "Outdoor", format: formats.outdoor },
      { id: "wet-bulb", label: "Wet bulb", format: formats.outdoor },
      { id: "sensible", label: "Sensible", ...heat },
      { id: "latent", label: "Latent", ...heat },
      { id: "total", label: "Cooling", ...heat },
    ],
    rows: Array.from({ length: 24 }, (_, index) => {
      const { outdoor, outdoorRatio, pressure } = setting.day;
      const temperature = outdoor[index] ?? 0;
      const wetBulb = wetBulbTemperature(temperature, outdoorRatio[index] ?? 0, pressure) ?? null;
      const [sensible, latent] = [building.sensible[index] ?? 0, building.latent[index] ?? 0];
      return [hourOf(index), temperature, wetBulb, sensible, latent, sensible + latent];
    }),
    folded: true,
  };
}

/** Sensible load of each room at its peak, by what it comes from. */
function componentTable({ building }: LoadResult): Table {
  return {
    id: "components",
    title: "Room peaks by component",
    columns: [
      { id: "room", label: "Room", format: formats.text },
      { id: "peak", label: "Peak", format: formats.hour },
      ...PARTS.map((part) => ({ id: part, label: PART_LABELS[part], format: formats.heat })),
      { id: "latent", label: "Latent", format: formats.heat },
    ],
    rows: building.rooms.map((room) => [
      room.name,
      hourOf(room.peakIndex),
      ...PARTS.map((part) => room.parts[part][room.peakIndex] ?? 0),
      room.latent[room.peakIndex] ?? 0,
    ]),
    folded: true,
  };
}

function heatingTable({ building }: LoadResult): Table {
  const sum = (of: (heating: (typeof building.rooms)[number]["heating"]) => number): number =>
    building.rooms.reduce((total, room) => total + of(room.heating), 0);
  const heat = { format: formats.heat };
  return {
    id: "heating",
    title: "Heating by room",
    columns: [
      { id: "room", label: "Room", format: formats.text },
      { id: "surfaces", label: "Walls, windows, roofs, floors", ...heat },
      { id: "edges", label: "Slab edges", ...heat },
      { id: "infiltration", label: "Infiltration", ...heat },
      { id: "total", label: "Heating load", ...heat },
      { id: "cooling-air", label: "Air, cooling", format: formats.air },
      { id: "heating-air", label: "Air, heating", format: formats.air },
    ],
    rows: building.rooms.map(({ name, heating, coolingFlow, heatingFlow }) => [
      name,
      heating.surfaces,
      heating.edges,
      heating.infiltration,
      heating.total,
      coolingFlow,
      heatingFlow,
    ]),
    total: [
      "Total",
      sum(({ surfaces }) => surfaces),
      sum(({ edges }) => edges),
      sum(({ infiltration }) => infiltration),
      building.heating,
      building.rooms.reduce((total, room) => total + room.coolingFlow, 0),
      building.rooms.reduce((total, room) => total + room.heatingFlow, 0),
    ],
    folded: true,
  };
}

const NAMES: readonly (readonly [StateName, string])[] = [
  ["outdoor", "Outdoor air"],
  ["room", "Return air"],
  ["mixed", "Mixed air"],
  ["leaving", "Leaving the coil"],
  ["supply", "Supply air"],
];

function stateTable(states: NonNullable<NonNullable<LoadResult["plant"]>["states"]>): Table {
  return {
    id: "states",
    title: "Air states",
    columns: [
      { id: "state", label: "Air", format: formats.text },
      { id: "temperature", label: "Dry bulb", format: formats.outdoor },
      { id: "wet-bulb", label: "Wet bulb", format: formats.outdoor },
      { id: "humidity", label: "Relative humidity", format: { kind: "percent", decimals: 1 } },
      { id: "ratio", label: "Humidity ratio", format: formats.humidityRatio },
      { id: "enthalpy", label: "Enthalpy", format: formats.enthalpy },
    ],
    rows: NAMES.map(([name, label]) => {
      const state = states[name];
      return [
        label,
        state.temperature,
        state.wetBulb ?? null,
        100 * state.relativeHumidity,
        state.humidityRatio,
        state.enthalpy,
      ];
    }),
    folded: true,
  };
}
