import { byMode } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";
import { drainageAnswer } from "./drainage.ts";
import { gravityAnswer } from "./gravity.ts";
import { heaterAnswer } from "./heater.ts";
import { recirculationAnswer } from "./recirculation.ts";
import { stormAnswer } from "./storm.ts";
import { supplyAnswer } from "./supply.ts";
import { type DrainageTables, type PipeTables, type StormFile, type SupplyTables, tables } from "./tables.ts";

interface Data {
  supply: SupplyTables;
  drainage: DrainageTables;
  storm: StormFile;
  recirculation: PipeTables;
}

export const { compute, data } = byMode<typeof calculator, Data>(
  "mode",
  {
    supply: supplyAnswer,
    drainage: drainageAnswer,
    storm: stormAnswer,
    gravity: gravityAnswer,
    heater: heaterAnswer,
    recirculation: recirculationAnswer,
  },
  tables,
);
