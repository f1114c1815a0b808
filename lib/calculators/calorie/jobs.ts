import type { FormJob } from "../../kit/calculator/jobs.ts";
import bmr from "./jobs/bmr.ts";
import macros from "./jobs/macros.ts";
import maintenanceCalories from "./jobs/maintenance-calories.ts";
import weightLoss from "./jobs/weight-loss.ts";

export default [maintenanceCalories, bmr, weightLoss, macros] satisfies readonly FormJob[];
