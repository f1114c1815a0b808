import { civilDate, dayNumber, isInCalendar, numberOfDay, textOfDay, weekday } from "../../core/civil/day.ts";
import { dayOfYear, daysInYear, isoWeek, isoWeekText, sundayWeek } from "../../core/civil/year.ts";
import type { Calendar } from "../../kit/calculator/calendar.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { oldDays } from "./old-days.ts";
import { step } from "./step.ts";

/** Returns the week of a date by ISO 8601 and by the US count, and its place in the year. */
export function weekNumbers({ date: text }: Inputs<"week">): ModeResult<"week"> {
  const number = numberOfDay(text);
  const date = civilDate(number);
  const { year, week } = isoWeek(number);
  const ofYear = dayOfYear(date);
  const monday = number - weekday(number) + 1;
  const sunday = monday + 6;
  return {
    ok: true,
    value: {
      outputs: {
        isoWeek: isoWeekText(number),
        week,
        sundayWeek: sundayWeek(number),
        dayOfYear: ofYear,
        daysLeft: daysInYear(date.year) - ofYear,
        ...(isInCalendar(monday) && { weekStart: textOfDay(monday) }),
        ...(isInCalendar(sunday) && { weekEnd: textOfDay(sunday) }),
        weeksOfYear: weeksInYear(year),
      },
      steps: weekSteps(number),
      warnings: oldDays(number),
      calendar: sheetOf(number),
    },
  };
}

/** Returns the number of ISO weeks of a year: December 28 is always in the last one. */
const weeksInYear = (year: number): number => isoWeek(dayNumber({ year, month: 12, day: 28 })).week;

/** Derives the ISO week from the Thursday of the week. */
export function weekSteps(day: number): Step[] {
  const W = weekday(day);
  const thursday = day - W + 4;
  const newYear = dayNumber({ year: civilDate(thursday).year, month: 1, day: 1 });
  return [
    step("thursday", { T: thursday, D: day, W }),
    step("isoWeek", { w: isoWeek(day).week, T: thursday, Y: newYear }),
  ];
}

/** Returns the sheet of the month of a day, with ISO weeks. */
export const sheetOf = (day: number): Calendar => ({
  title: messages.calendar.onCalendar,
  from: day,
  to: day,
  counted: [day, day - 1],
  marks: [{ day, name: messages.calendar.thisDate }],
  weekend: [],
  holidays: [],
  iso: true,
});
