import type { FormJob } from "../../kit/calculator/jobs.ts";
import compareMaterials from "./jobs/compare-materials.ts";
import materialProperties from "./jobs/material-properties.ts";
import metalWeight from "./jobs/metal-weight.ts";
import thermalExpansion from "./jobs/thermal-expansion.ts";

export default [
  materialProperties,
  compareMaterials,
  metalWeight,
  thermalExpansion,
] satisfies readonly FormJob[];
