import type { FormJob } from "../../kit/calculator/jobs.ts";
import adultBmi from "./jobs/adult-bmi.ts";
import childBmiPercentile from "./jobs/child-bmi-percentile.ts";
import healthyWeight from "./jobs/healthy-weight.ts";
import waistToHeight from "./jobs/waist-to-height.ts";

export default [adultBmi, childBmiPercentile, healthyWeight, waistToHeight] satisfies readonly FormJob[];
