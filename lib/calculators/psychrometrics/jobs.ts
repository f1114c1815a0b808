import type { FormJob } from "../../kit/calculator/jobs.ts";
import dewPoint from "./jobs/dew-point.ts";
import relativeHumidity from "./jobs/relative-humidity.ts";
import wetBulb from "./jobs/wet-bulb.ts";

export default [wetBulb, dewPoint, relativeHumidity] satisfies readonly FormJob[];
