import type { Step, Table, Warning } from "../../kit/calculator/computation.ts";

/** Requirements at the end of the pipes, for every way of computing them; SI. */
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
  /** Height of the sprinklers above the end, m: the start of the demand’s line. */
  height: number;
}
