import { type CivilDate, civilDate, dayNumber, isLeapYear, weekday } from "./day.ts";

interface IsoWeek {
  /** Year of the week, which differs from the date's around New Year. 0 to 9999. */
  year: number;
  week: number;
}

export function isoWeek(number: number): IsoWeek {
  const thursday = number - weekday(number) + 4;
  const { year } = civilDate(thursday);
  const first = dayNumber({ year, month: 1, day: 1 });
  return { year, week: Math.floor((thursday - first) / 7) + 1 };
}

/** "2026-W47-7" */
export function isoWeekText(number: number): string {
  const { year, week } = isoWeek(number);
  return `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}-${weekday(number)}`;
}

/** Returns the US week number: weeks begin on Sunday, and week 1 contains January 1. */
export function sundayWeek(number: number): number {
  const first = dayNumber({ year: civilDate(number).year, month: 1, day: 1 });
  return Math.floor((number - first + (weekday(first) % 7)) / 7) + 1;
}

/** 1 to 366. */
export const dayOfYear = (date: CivilDate): number =>
  dayNumber(date) - dayNumber({ year: date.year, month: 1, day: 1 }) + 1;

export const daysInYear = (year: number): number => (isLeapYear(year) ? 366 : 365);

/** 1 to 4. */
export const quarter = ({ month }: CivilDate): number => Math.ceil(month / 3);
