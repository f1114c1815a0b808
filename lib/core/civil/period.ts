import { formatCounted } from "../locale/locale.ts";
import { TIME_UNITS } from "../locale/unit-words.ts";
import { type CivilDate, civilDate, dateOf, dayNumber, daysInMonth, dayText } from "./day.ts";

export interface Period {
  years: number;
  months: number;
  days: number;
}

/** Adds months to a date; missing days become the last: 31 January + 1 month = 28 or 29 February. */
export function addMonths({ year, month, day }: CivilDate, months: number): CivilDate {
  const total = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(total / 12), total - Math.floor(total / 12) * 12 + 1];
  return { year: newYear, month: newMonth, day: Math.min(day, daysInMonth(newYear, newMonth)) };
}

/** Adds months to a text: "2026-01-31" and 1 is "2026-02-28". */
export const monthsLater = (day: string, months: number): string => dayText(addMonths(dateOf(day), months));

/** Counts the whole months from a date to a later one: a month ends at the same day number. */
function wholeMonths(from: CivilDate, to: CivilDate): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.day < from.day ? months - 1 : months;
}

/**
 * Returns years, months and days to a date that is not earlier: as many whole months as fit, then the days
 * from there, with the anchor's day limited to the length of its month. 1970-01-29 to 1971-02-28 is 1 year 30
 * days, like `Period.between` of java.time and `Temporal.PlainDate.until` with largestUnit "year"
 * (tc39/proposal-temporal #2759).
 */
export function periodBetween(from: CivilDate, to: CivilDate): Period {
  const months = wholeMonths(from, to);
  const days = dayNumber(to) - dayNumber(addMonths(from, months));
  return { years: Math.floor(months / 12), months: months % 12, days };
}

/** Returns the same for day numbers. */
export const periodBetweenDays = (from: number, to: number): Period =>
  periodBetween(civilDate(from), civilDate(to));

/** Formats "35 years, 6 months, 26 days"; omits zero parts, except "0 days". */
export function periodText({ years, months, days }: Period): string {
  const parts = [
    years ? formatCounted(years, TIME_UNITS.year) : "",
    months ? formatCounted(months, TIME_UNITS.month) : "",
    days ? formatCounted(days, TIME_UNITS.day) : "",
  ].filter(Boolean);
  return parts.join(", ") || "0 days";
}

/** Formats a number of days as "1,358 weeks, 5 days". */
export function weeksText(days: number): string {
  const [weeks, rest] = [Math.floor(Math.abs(days) / 7), Math.abs(days) % 7];
  const parts = [
    weeks ? formatCounted(weeks, TIME_UNITS.week) : "",
    rest ? formatCounted(rest, TIME_UNITS.day) : "",
  ].filter(Boolean);
  return parts.join(", ") || "0 days";
}
