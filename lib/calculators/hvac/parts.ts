import type { DayValues } from "../../building-load/time-series.ts";

/** What a sensible load is made of, in the order of charts and tables. */
export const PARTS = [
  "walls",
  "roofs",
  "floors",
  "glass",
  "sun",
  "people",
  "lights",
  "equipment",
  "infiltration",
] as const;
export type Part = (typeof PARTS)[number];

export const PART_LABELS: Readonly<Record<Part, string>> = {
  walls: "Walls",
  roofs: "Roofs",
  floors: "Floors, partitions",
  glass: "Windows, conduction",
  sun: "Windows, sun",
  people: "People",
  lights: "Lighting",
  equipment: "Equipment",
  infiltration: "Infiltration",
};

export type PartLoads = Readonly<Record<Part, DayValues>>;

export const noLoads = (): PartLoads => ({
  walls: new Float64Array(24),
  roofs: new Float64Array(24),
  floors: new Float64Array(24),
  glass: new Float64Array(24),
  sun: new Float64Array(24),
  people: new Float64Array(24),
  lights: new Float64Array(24),
  equipment: new Float64Array(24),
  infiltration: new Float64Array(24),
});
