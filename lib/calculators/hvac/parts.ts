import { HOURS } from "../../science/building-load/periodic-conduction.ts";
import type { DayValues } from "../../science/building-load/time-series.ts";

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
  sun: "Windows, solar",
  people: "People",
  lights: "Lighting",
  equipment: "Equipment",
  infiltration: "Infiltration",
};

export type PartLoads = Readonly<Record<Part, DayValues>>;

/** Loads by part, with their sensible sum and the latent load; W by the hour. */
export interface Loads {
  parts: PartLoads;
  sensible: DayValues;
  latent: DayValues;
}

/** Returns empty loads in one block of memory: separate arrays would be slow for a hundred rooms. */
export function noLoads(): Loads {
  const all = new Float64Array((PARTS.length + 2) * HOURS);
  const day = (index: number): DayValues => all.subarray(index * HOURS, (index + 1) * HOURS);
  return {
    parts: {
      walls: day(0),
      roofs: day(1),
      floors: day(2),
      glass: day(3),
      sun: day(4),
      people: day(5),
      lights: day(6),
      equipment: day(7),
      infiltration: day(8),
    },
    sensible: day(9),
    latent: day(10),
  };
}
