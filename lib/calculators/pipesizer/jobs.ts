import type { FormJob } from "../../kit/calculator/jobs.ts";
import hazenWilliams from "./jobs/hazen-williams.ts";
import npsh from "./jobs/npsh.ts";
import pipeFlow from "./jobs/pipe-flow.ts";
import pipeSize from "./jobs/pipe-size.ts";
import pressureDrop from "./jobs/pressure-drop.ts";
import pumpHead from "./jobs/pump-head.ts";
import waterHammer from "./jobs/water-hammer.ts";

export default [
  pipeSize,
  pressureDrop,
  pipeFlow,
  pumpHead,
  npsh,
  waterHammer,
  hazenWilliams,
] satisfies readonly FormJob[];
