import { type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import type { RecordSet } from "../../core/data/records.ts";
import type { Curves } from "../../science/plumbing/demand-curve.ts";
import type { Slope } from "../../science/plumbing/gravity-drain.ts";
import type { Inputs } from "./modes.ts";

/** Values for a fixture in a code: units, inches, gpm and psi. */
interface CodeValues {
  cold?: number;
  hot?: number;
  total?: number;
  /** Units of each fixture after the first. */
  next?: number;
  drainage?: number;
  trap?: number;
  flow?: number;
  pressure?: number;
  pipe?: number;
  water?: "both" | "hot";
}

/** data/plumbing-fixtures/codes.json. */
type CodesFile = Readonly<Record<"ipc" | "upc", { fixtures: Readonly<Record<string, CodeValues>> }>>;

/** data/plumbing-fixtures/water-demand.json: components of fixtures, flows in gpm. */
interface DemandFile {
  uses: Readonly<Record<string, readonly { probability: number; flow: number }[]>>;
}

/** data/plumbing-drainage/ipc.json: inches, drainage fixture units, feet. */
export interface IpcDrainage {
  drains: readonly { size: number; units: Readonly<Partial<Record<Slope, number>>> }[];
  branches: readonly {
    size: number;
    branch: number;
    interval?: number;
    lowStack?: number;
    highStack?: number;
  }[];
  vents: readonly { stack: number; units: number; lengths: readonly (readonly [number, number])[] }[];
}

/** data/plumbing-drainage/upc.json: inches, drainage fixture units, feet. */
export interface UpcDrainage {
  pipes: readonly {
    size: number;
    vertical: number;
    horizontal: number;
    height: number;
    vent: number;
    ventLength: number;
  }[];
}

/** data/plumbing-drainage/storm.json: inches and gpm. */
export interface StormFile {
  pipes: readonly { size: number; vertical: number; horizontal: Readonly<Record<Slope, number>> }[];
}

export interface SupplyTables {
  codes: CodesFile;
  uses: DemandFile["uses"];
  curves: Curves;
  pipes: RecordSet["records"];
}

export interface DrainageTables {
  codes: CodesFile;
  ipc: IpcDrainage;
  upc: UpcDrainage;
}

export interface PipeTables {
  pipes: RecordSet["records"];
}

/** Loads the pipes if the form selects one. */
function pipesFor({ material }: Pick<Inputs<"supply">, "material">, load: DataLoader): Loaded<PipeTables> {
  if (!material) return { pipes: [] };
  return whenLoaded(load<RecordSet>("pipes", "records"), ({ records }) => ({ pipes: records }));
}

const codes = (load: DataLoader): Loaded<CodesFile> => load<CodesFile>("plumbing-fixtures", "codes");

export const tables = {
  supply: (inputs: Inputs<"supply">, load: DataLoader): Loaded<SupplyTables> => {
    const [demand, curves] = [
      load<DemandFile>("plumbing-fixtures", "water-demand"),
      load<Curves>("plumbing-demand", "curves"),
    ];
    const pipes = pipesFor(inputs, load);
    return whenLoaded(codes(load), (loadedCodes) =>
      whenLoaded(demand, ({ uses }) =>
        whenLoaded(curves, (both) =>
          whenLoaded(pipes, (chosen) => ({ codes: loadedCodes, uses, curves: both, ...chosen })),
        ),
      ),
    );
  },
  drainage: (_: Inputs<"drainage">, load: DataLoader): Loaded<DrainageTables> => {
    const [ipc, upc] = [
      load<IpcDrainage>("plumbing-drainage", "ipc"),
      load<UpcDrainage>("plumbing-drainage", "upc"),
    ];
    return whenLoaded(codes(load), (loadedCodes) =>
      whenLoaded(ipc, (ipcTables) =>
        whenLoaded(upc, (other) => ({ codes: loadedCodes, ipc: ipcTables, upc: other })),
      ),
    );
  },
  storm: (_: Inputs<"storm">, load: DataLoader): Loaded<StormFile> =>
    load<StormFile>("plumbing-drainage", "storm"),
  recirculation: pipesFor,
};
