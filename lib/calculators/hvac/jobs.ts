import type { FormJob } from "../../kit/calculator/jobs.ts";
import acSize from "./jobs/ac-size.ts";
import heatLoss from "./jobs/heat-loss.ts";
import roomLoad from "./jobs/room-load.ts";
import ventilation from "./jobs/ventilation.ts";

export default [acSize, heatLoss, roomLoad, ventilation] satisfies readonly FormJob[];
