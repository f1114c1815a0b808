import type { FormJob } from "../../kit/calculator/jobs.ts";
import addBusinessDays from "./jobs/add-business-days.ts";
import addOrSubtractDays from "./jobs/add-or-subtract-days.ts";
import businessDays from "./jobs/business-days.ts";
import dayOfTheWeek from "./jobs/day-of-the-week.ts";
import daysBetweenDates from "./jobs/days-between-dates.ts";
import daysUntil from "./jobs/days-until.ts";
import publicHolidays from "./jobs/public-holidays.ts";
import weekNumber from "./jobs/week-number.ts";

export default [
  daysBetweenDates,
  daysUntil,
  addOrSubtractDays,
  businessDays,
  addBusinessDays,
  dayOfTheWeek,
  weekNumber,
  publicHolidays,
] satisfies readonly FormJob[];
