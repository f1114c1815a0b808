import type { PanelJob } from "../../kit/calculator/jobs.ts";
import dilution from "./jobs/dilution.ts";
import equationBalancer from "./jobs/equation-balancer.ts";
import molarMass from "./jobs/molar-mass.ts";
import reactionYield from "./jobs/yield.ts";

export default [molarMass, equationBalancer, reactionYield, dilution] satisfies readonly PanelJob[];
