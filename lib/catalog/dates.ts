import { dateOf } from "../core/civil/day.ts";
import { longDate } from "../core/civil/day-names.ts";
import { dayAt } from "../core/civil/today.ts";

/** Days as the pages print them: ISO 8601 days without a time, read in UTC everywhere. */

/** Returns the build day: pages are static, so it is their "today". */
export const buildDay = (): string => dayAt(Date.now(), "UTC");

/** Formats "2025-08-19" as "August 19, 2025". */
export const longDay = (day: string): string => longDate(dateOf(day));
