import { allLoaded, type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import type { DataRecord, RecordSet } from "../../core/data/records.ts";
import type { GlycolCoefficients } from "../../science/fluids/glycol.ts";
import type { Inputs } from "./modes.ts";

/** data/glycols/melinder.json */
interface GlycolFile {
  ethylene: GlycolCoefficients;
  propylene: GlycolCoefficients;
}

export interface Tables {
  /** data/pipe-materials: kinds of pipe. */
  materials: readonly DataRecord[];
  /** data/pipes: every size of every kind, ascending within its kind; ids begin with that of the kind. */
  pipes: readonly DataRecord[];
  /** Coefficients for glycol; undefined for other fluids. */
  glycol: GlycolCoefficients | undefined;
}

export function tablesFor({ fluid }: Inputs, load: DataLoader): Loaded<Tables> {
  const sets = allLoaded([load<RecordSet>("pipe-materials", "records"), load<RecordSet>("pipes", "records")]);
  const glycol =
    fluid === "ethylene-glycol" || fluid === "propylene-glycol"
      ? load<GlycolFile>("glycols", "melinder")
      : undefined;
  return whenLoaded(sets, ([materials, pipes]) =>
    whenLoaded(glycol, (file) => ({
      materials: materials?.records ?? [],
      pipes: pipes?.records ?? [],
      glycol: file && (fluid === "ethylene-glycol" ? file.ethylene : file.propylene),
    })),
  );
}

/** The sizes of a kind of pipe, ascending. */
export const sizesOf = ({ pipes }: Tables, material: string): readonly DataRecord[] =>
  pipes.filter(({ id }) => id.startsWith(`${material}-`));

export const materialOf = ({ materials }: Tables, pipe: DataRecord): DataRecord | undefined =>
  materials.find(({ id }) => pipe.id.startsWith(`${id}-`));
