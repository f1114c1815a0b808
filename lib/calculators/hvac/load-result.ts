import type { Building } from "./building.ts";
import type { Plant } from "./plant.ts";
import type { Setting } from "./setting.ts";
import type { Ventilation } from "./ventilation.ts";

/** All that the answer is made of. */
export interface LoadResult {
  setting: Setting;
  building: Building;
  ventilation: Ventilation;
  /** Undefined where no air moves: nothing is to be cooled. */
  plant: Plant | undefined;
  totals: Totals;
}

/** Totals of the plant, W and m³/s. */
export interface Totals {
  coil: number;
  coolingMargin: number;
  ductLoss: number;
  heating: number;
  heatingMargin: number;
  chilledWater: number;
  hotWater: number;
}
