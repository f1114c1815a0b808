import type { FormJob } from "../../kit/calculator/jobs.ts";
import drainPipe from "./jobs/drain-pipe.ts";
import fixtureUnits from "./jobs/fixture-units.ts";
import hotWaterRecirculation from "./jobs/hot-water-recirculation.ts";
import stormDrain from "./jobs/storm-drain.ts";
import ventPipe from "./jobs/vent-pipe.ts";
import waterHeater from "./jobs/water-heater.ts";
import waterSupplyPipe from "./jobs/water-supply-pipe.ts";

export default [
  fixtureUnits,
  waterSupplyPipe,
  drainPipe,
  ventPipe,
  stormDrain,
  waterHeater,
  hotWaterRecirculation,
] satisfies readonly FormJob[];
