import { dateOf, daysBetween, isLeapYear } from "../../core/civil/day.ts";

/** Rule that converts two dates to a part of a year. */
export type DayCount = "actual-365" | "actual-360" | "actual-actual" | "30-360";

/** Days between two dates, and how many of them are divided by 365, 366 and 360. */
export interface CountedDays {
  days: number;
  by: { readonly 365: number; readonly 366: number; readonly 360: number };
}

const NONE = { 365: 0, 366: 0, 360: 0 } as const;

/**
 * Counts the days from one date to a later one (2006 ISDA Definitions, section 4.16: actual/actual,
 * actual/365 fixed, actual/360 and 30/360).
 */
export function countDays(from: string, until: string, rule: DayCount): CountedDays {
  const actual = daysBetween(from, until);
  switch (rule) {
    case "actual-365":
      return { days: actual, by: { ...NONE, 365: actual } };
    case "actual-360":
      return { days: actual, by: { ...NONE, 360: actual } };
    case "30-360": {
      const days = thirtyDayMonths(from, until);
      return { days, by: { ...NONE, 360: days } };
    }
    case "actual-actual": {
      const leap = leapYearDays(from, until);
      return { days: actual, by: { ...NONE, 365: actual - leap, 366: leap } };
    }
  }
}

/** Returns the part of a year that counted days are. */
export const yearsOf = ({ by }: CountedDays): number => by[365] / 365 + by[366] / 366 + by[360] / 360;

/** Counts days in months of 30 days; the 31st counts as the 30th if the period begins on the 30th or 31st. */
function thirtyDayMonths(from: string, until: string): number {
  const [a, b] = [dateOf(from), dateOf(until)];
  const firstDay = Math.min(a.day, 30);
  const lastDay = firstDay === 30 ? Math.min(b.day, 30) : b.day;
  return 360 * (b.year - a.year) + 30 * (b.month - a.month) + lastDay - firstDay;
}

/** Counts the days from one date to another that are in a leap year. */
function leapYearDays(from: string, until: string): number {
  const [first, last] = [dateOf(from).year, dateOf(until).year];
  const startOf = (year: number): string => `${String(year).padStart(4, "0")}-01-01`;
  let days = 0;
  for (let year = first; year <= last; year++) {
    if (!isLeapYear(year)) continue;
    const start = year === first ? from : startOf(year);
    days += daysBetween(start, year === last ? until : startOf(year + 1));
  }
  return days;
}
