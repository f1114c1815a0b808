import type { FormJob } from "../../kit/calculator/jobs.ts";
import firePumpAndTank from "./jobs/fire-pump-and-tank.ts";
import hydrantFlow from "./jobs/hydrant-flow.ts";
import pumpPressure from "./jobs/pump-pressure.ts";
import requiredFireFlow from "./jobs/required-fire-flow.ts";
import sprinklerDemand from "./jobs/sprinkler-demand.ts";
import standpipe from "./jobs/standpipe.ts";

export default [
  sprinklerDemand,
  hydrantFlow,
  pumpPressure,
  requiredFireFlow,
  standpipe,
  firePumpAndTank,
] satisfies readonly FormJob[];
