import { byMode } from "../../kit/calculator/modes.ts";
import type { FlowRow } from "../../science/fire/required-flow.ts";
import type calculator from "./calculator.ts";
import { dischargeAnswer } from "./discharge.ts";
import { fireFlowAnswer } from "./fire-flow.ts";
import { hoseAnswer } from "./hose-lines.ts";
import { hydrantAnswer } from "./hydrant.ts";
import { pumpAnswer } from "./pump.ts";
import { sprinklersAnswer } from "./sprinklers.ts";
import { standpipeAnswer } from "./standpipe.ts";
import { flowRows, type PipeTables, pipeTables, type SprinklerTables, sprinklerTables } from "./tables.ts";

export const { compute, data } = byMode<
  typeof calculator,
  { sprinklers: SprinklerTables; standpipe: PipeTables; fireFlow: readonly FlowRow[] }
>(
  "mode",
  {
    sprinklers: sprinklersAnswer,
    hydrant: hydrantAnswer,
    hose: hoseAnswer,
    discharge: dischargeAnswer,
    standpipe: standpipeAnswer,
    pump: pumpAnswer,
    fireFlow: fireFlowAnswer,
  },
  { sprinklers: sprinklerTables, standpipe: pipeTables, fireFlow: flowRows },
);
