import { type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import type { RecordSet } from "../../core/data/records.ts";
import type { FlowRow } from "../../science/fire/required-flow.ts";
import type { Inputs } from "./modes.ts";

interface Point {
  density: number;
  area: number;
}

/** A hazard of data/sprinkler-hazards/criteria.json, in gpm/ft², ft², gpm, min and ft. */
export interface Criteria {
  point: Point;
  concealed: Point;
  curveEnd: Point;
  hose: number;
  durations: readonly [number, number];
  coverage: number;
  spacing: number;
  riserArea: number;
}

/** data/pipe-fittings/equivalent-lengths.json: feet for each nominal size in inches. */
export interface Lengths {
  sizes: readonly number[];
  fittings: readonly { id: string; label: string; feet: readonly (number | null)[] }[];
}

export interface PipeTables {
  lengths: Lengths;
  /** Inside diameter of Schedule 40 steel by nominal size in inches, m. */
  schedule40: ReadonlyMap<number, number>;
}

export interface SprinklerTables extends PipeTables {
  hazards: Readonly<Record<string, Criteria>>;
}

const schedules = new WeakMap<RecordSet, ReadonlyMap<number, number>>();

function schedule40(pipes: RecordSet): ReadonlyMap<number, number> {
  const cached = schedules.get(pipes);
  if (cached) return cached;
  const schedule = new Map(
    pipes.records.flatMap(({ id, figures }) =>
      id.startsWith("steel-40-") && figures?.nominal !== undefined && figures.diameter !== undefined
        ? [[figures.nominal, figures.diameter / 1000] as const]
        : [],
    ),
  );
  schedules.set(pipes, schedule);
  return schedule;
}

export const pipeTables = (_inputs: Inputs, load: DataLoader): Loaded<PipeTables> =>
  whenLoaded(load<Lengths>("pipe-fittings", "equivalent-lengths"), (lengths) =>
    whenLoaded(load<RecordSet>("pipes", "records"), (pipes) => ({ lengths, schedule40: schedule40(pipes) })),
  );

export const sprinklerTables = (inputs: Inputs, load: DataLoader): Loaded<SprinklerTables> =>
  whenLoaded(pipeTables(inputs, load), (tables) =>
    whenLoaded(
      load<{ hazards: Record<string, Criteria> }>("sprinkler-hazards", "criteria"),
      ({ hazards }) => ({
        ...tables,
        hazards,
      }),
    ),
  );

export const flowRows = (_inputs: Inputs, load: DataLoader): Loaded<readonly FlowRow[]> =>
  whenLoaded(load<{ rows: FlowRow[] }>("required-fire-flow", "ifc"), ({ rows }) => rows);
