import type { Step, Table, Warning } from "../../kit/calculator/computation.ts";

/** Requirements at the end of the pipes, whichever way they were computed; SI. */
export interface Hydraulics {
  flow: number;
  /** Pressure at the end; undefined without pipes. */
  pressure: number | undefined;
  outputs: {
    areaFlow?: number;
    startPressure?: number;
    operating?: number;
    remoteNode?: string;
    highestVelocity?: number;
  };
  steps: readonly Step[];
  warnings: readonly Warning[];
  tables: readonly Table[];
  /** Height of the sprinklers above the end, m: the start of the demand curve. */
  height: number;
}
