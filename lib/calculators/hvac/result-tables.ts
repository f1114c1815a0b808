import type { Table } from "../../kit/calculator/computation.ts";
import { wetBulbTemperature } from "../../science/psychrometrics/wet-bulb.ts";
import { constructionTables } from "./construction-table.ts";
import { formats } from "./formats.ts";
import type { LoadResult } from "./load-result.ts";
import { messages } from "./messages.ts";
import { PART_LABELS, PARTS } from "./parts.ts";
import type { StateName } from "./plant.ts";
import { hourOf } from "./texts.ts";

export const resultTables = (result: LoadResult): Table[] => [
  hourTable(result),
  componentTable(result),
  heatingTable(result),
  ...constructionTables(result),
  ...(result.plant?.states ? [stateTable(result.plant.states)] : []),
];

function hourTable({ building, setting }: LoadResult): Table {
  const labels = messages.tables.hours;
  const heat = { format: formats.plantLoad };
  return {
    id: "hours",
    title: labels.title,
    columns: [
      { id: "hour", label: labels.hour, format: formats.hour },
      { id: "outdoor", label: labels.outdoor, format: formats.outdoorTemperature },
      { id: "wet-bulb", label: labels.wetBulb, format: formats.outdoorTemperature },
      { id: "sensible", label: labels.sensible, ...heat },
      { id: "latent", label: labels.latent, ...heat },
      { id: "total", label: labels.total, ...heat },
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

/** Builds a table of each room’s sensible load at its peak, by component. */
function componentTable({ building }: LoadResult): Table {
  const labels = messages.tables.components;
  return {
    id: "components",
    title: labels.title,
    columns: [
      { id: "room", label: labels.room, format: formats.text },
      { id: "peak", label: labels.peak, format: formats.hour },
      ...PARTS.map((part) => ({ id: part, label: PART_LABELS[part], format: formats.heat })),
      { id: "latent", label: labels.latent, format: formats.heat },
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
  const labels = messages.tables.heating;
  const sum = (of: (heating: (typeof building.rooms)[number]["heating"]) => number): number =>
    building.rooms.reduce((total, room) => total + of(room.heating), 0);
  const heat = { format: formats.heat };
  return {
    id: "heating",
    title: labels.title,
    columns: [
      { id: "room", label: labels.room, format: formats.text },
      { id: "surfaces", label: labels.surfaces, ...heat },
      { id: "edges", label: labels.edges, ...heat },
      { id: "infiltration", label: labels.infiltration, ...heat },
      { id: "total", label: labels.load, ...heat },
      { id: "cooling-air", label: labels.coolingAir, format: formats.airFlow },
      { id: "heating-air", label: labels.heatingAir, format: formats.airFlow },
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
      labels.total,
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
  const labels = messages.tables.states;
  return {
    id: "states",
    title: labels.title,
    columns: [
      { id: "state", label: labels.air, format: formats.text },
      { id: "temperature", label: labels.dryBulb, format: formats.outdoorTemperature },
      { id: "wet-bulb", label: labels.wetBulb, format: formats.outdoorTemperature },
      { id: "humidity", label: labels.relativeHumidity, format: { kind: "percent", decimals: 1 } },
      { id: "ratio", label: labels.humidityRatio, format: formats.humidityRatio },
      { id: "enthalpy", label: labels.enthalpy, format: formats.enthalpy },
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
