import { civilDate, dayNumber, weekday } from "../../core/civil/day.ts";

/** Days that an answer counts, for a page to draw on the sheets of their months. Days are day numbers (lib/core/civil/day.ts). */
export interface Calendar {
  title: string;
  from: number;
  to: number;
  /** First and last counted day; empty if the last precedes the first. */
  counted: readonly [first: number, last: number];
  /** Labeled days: the start, the end, a birthday. */
  marks: readonly DayName[];
  /** Weekdays (1 Monday to 7 Sunday) that do not count. */
  weekend: readonly number[];
  /** Weekend days that nevertheless count. */
  workdays?: readonly number[];
  /** Holidays on the rendered sheets. They do not count. */
  holidays: readonly DayName[];
  /** True if weeks begin on Monday and have their ISO number; otherwise they begin on Sunday. */
  iso?: true;
}

interface DayName {
  day: number;
  name: string;
}

/** Up to this many months, all have sheets from the start; beyond, the first and the last. */
export const FEW_MONTHS = 6;
/** Maximum number of rendered months. */
export const MOST_MONTHS = 24;

/** Returns the number of calendar months from one day to another, including both. */
export function monthsBetween(from: number, to: number): number {
  const [first, last] = [civilDate(from), civilDate(to)];
  return (last.year - first.year) * 12 + last.month - first.month + 1;
}

/** Returns the first day of the month that is `months` after the month of a day. */
export function monthAfter(day: number, months: number): number {
  const { year, month } = civilDate(day);
  const index = year * 12 + month - 1 + months;
  return dayNumber({ year: Math.floor(index / 12), month: (index % 12) + 1, day: 1 });
}

/** Returns the first days of consecutive months, beginning with the month of a day. */
export const firstsOf = (from: number, months: number): number[] =>
  Array.from({ length: months }, (_, index) => monthAfter(from, index));

/** Lists the days on the sheets that a page can render, in chronological order. */
export function onSheets(days: ReadonlyMap<number, string>, from: number, to: number): DayName[] {
  const months = monthsBetween(from, to);
  const isDrawn = (day: number): boolean =>
    months <= MOST_MONTHS || day < monthAfter(from, 1) || day >= monthAfter(to, 0);
  return [...days]
    .filter(([day]) => day >= monthAfter(from, 0) && day < monthAfter(to, 1) && isDrawn(day))
    .sort(([a], [b]) => a - b)
    .map(([day, name]) => ({ day, name }));
}

/** Week of a sheet: the day of each weekday, NaN outside the month. */
export interface Week {
  /** Day number of the Monday; unique within a sheet. */
  monday: number;
  days: readonly number[];
}

/** Returns the weeks of the month that begins on a day. */
export function weeksOf(first: number, startsOn: "sunday" | "monday"): Week[] {
  const end = monthAfter(first, 1);
  const before = startsOn === "monday" ? weekday(first) - 1 : weekday(first) % 7;
  const weeks: Week[] = [];
  for (let start = first - before; start < end; start += 7)
    weeks.push({
      monday: startsOn === "monday" ? start : start + 1,
      days: Array.from({ length: 7 }, (_, place) =>
        start + place < first || start + place >= end ? Number.NaN : start + place,
      ),
    });
  return weeks;
}
