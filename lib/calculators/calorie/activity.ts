import type { Body, EnergyFormula, PalCategory } from "../../science/health/energy.ts";
import type { Inputs } from "./modes.ts";

export const activityFactors: Readonly<Record<Inputs["activity"], number>> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  very: 1.725,
  extra: 1.9,
};

export interface Person {
  body: Body;
  formula: EnergyFormula;
  /** Times the resting energy. */
  factor: number;
  category: PalCategory;
}
