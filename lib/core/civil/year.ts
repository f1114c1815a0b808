import { type CivilDate, civilDate, dayNumber, isLeapYear, weekday } from "./day.ts";

/** A week of ISO 8601: Monday first, week 1 is the one with the year's first Thursday. */
interface IsoWeek {
  /** The year that the week belongs to: another than the date's around New Year. 0 to 9999. */
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

/** The week as counted in the United States: Sunday first, week 1 is the one with 1 January. */
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
