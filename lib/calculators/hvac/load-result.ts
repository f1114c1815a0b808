import type { HourCycle } from "../../core/civil/clock.ts";
import type { Building } from "./building.ts";
import type { Plant } from "./plant.ts";
import type { Setting } from "./setting.ts";
import type { Ventilation } from "./ventilation.ts";

export interface LoadResult {
  setting: Setting;
  building: Building;
  ventilation: Ventilation;
  /** Undefined without air flow: there is nothing to cool. */
  plant: Plant | undefined;
  totals: Totals;
  /** Hours on the reader's clock. */
  hours: HourCycle | undefined;
}

export interface Totals {
  coil: number;
  coolingMargin: number;
  ductLoss: number;
  heating: number;
  heatingMargin: number;
  chilledWater: number;
  hotWater: number;
}
