import { type HourCycle, hourName } from "../../core/civil/clock.ts";
import { formatCounted, pluralize } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";
import { formatNumber } from "../../core/numeric/text.ts";

/** Formats "16:00" or 16 as "4 PM", 24 as "12 AM", on a clock of 12 hours; leaves other texts unchanged. */
export function formatHour(value: string | number, hours?: HourCycle): string {
  const hour = typeof value === "number" ? value : Number(/^(\d{2}):00$/.exec(value)?.[1] ?? Number.NaN);
  if (!Number.isInteger(hour) || hour < 0 || hour > 24) return String(value);
  return hourName(hour, hours);
}

/** Returns true if a number of years is a whole number of months, within rounding. */
export const areMonths = (years: number): boolean => Math.abs(years * 12 - Math.round(years * 12)) < 1e-9;

/** Formats a number of years to the month: "10 years 5 months", "1 year", "4 months". */
export function formatYears(value: number): string {
  const months = Math.round(Math.abs(value) * 12);
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    ...(years > 0 || rest === 0 ? [`${formatNumber(years)} ${pluralize(years, TIME_UNITS.year)}`] : []),
    ...(rest > 0 ? [formatCounted(rest, TIME_UNITS.month)] : []),
  ];
  return `${value < 0 && months > 0 ? "−" : ""}${parts.join(" ")}`;
}
