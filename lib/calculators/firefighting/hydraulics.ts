import type { Step, Table, Warning } from "../computation.ts";

/** What the pipes need at their end, by whatever way they were computed; SI. */
export interface Hydraulics {
  flow: number;
  /** Undefined where no pipes are known. */
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
  /** How much the end lies below the sprinklers, m: where the demand's line begins. */
  height: number;
}
