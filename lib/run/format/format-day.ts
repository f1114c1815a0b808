import { civilDate, isInCalendar, parseDay } from "../../core/civil/day.ts";
import { longDate, shortDate } from "../../core/civil/day-names.ts";

/** "November 22, 2026" or "Nov 22, 2026", of an ISO day or of days since 1970-01-01. Other texts stay as they are. */
export function formatDay(value: string | number, length: "long" | "short"): string {
  const date = typeof value === "string" ? parseDay(value) : dateOfNumber(value);
  if (!date) return typeof value === "number" ? "—" : value;
  return length === "long" ? longDate(date) : shortDate(date);
}

const dateOfNumber = (value: number) =>
  isInCalendar(Math.floor(value)) ? civilDate(Math.floor(value)) : undefined;
