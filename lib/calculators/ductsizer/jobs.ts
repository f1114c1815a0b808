import type { FormJob } from "../../kit/calculator/jobs.ts";
import ductFittings from "./jobs/duct-fittings.ts";
import ductLeakage from "./jobs/duct-leakage.ts";
import ductSize from "./jobs/duct-size.ts";
import ductVelocity from "./jobs/duct-velocity.ts";
import equivalentDiameter from "./jobs/equivalent-diameter.ts";
import flexDuct from "./jobs/flex-duct.ts";
import rectangularDuct from "./jobs/rectangular-duct.ts";

export default [
  ductSize,
  rectangularDuct,
  equivalentDiameter,
  ductVelocity,
  flexDuct,
  ductFittings,
  ductLeakage,
] satisfies readonly FormJob[];
