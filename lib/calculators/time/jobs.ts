import type { FormJob } from "../../kit/calculator/jobs.ts";
import addTimes from "./jobs/add-times.ts";
import decimalHours from "./jobs/decimal-hours.ts";
import hoursBetweenTimes from "./jobs/hours-between-times.ts";
import multiplyTime from "./jobs/multiply-time.ts";
import timeCard from "./jobs/time-card.ts";
import timeZoneConverter from "./jobs/time-zone-converter.ts";
import unixTimestamp from "./jobs/unix-timestamp.ts";

export default [
  timeZoneConverter,
  addTimes,
  hoursBetweenTimes,
  timeCard,
  decimalHours,
  multiplyTime,
  unixTimestamp,
] satisfies readonly FormJob[];
