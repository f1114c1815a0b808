import { dateOf } from "../core/civil/day.ts";
import { longDate } from "../core/civil/day-names.ts";
import { dayAt } from "../core/civil/today.ts";

/** Days as the pages print them: ISO 8601 days without a time, read in UTC everywhere. */

/** The day on which the site was built: pages are static, so their "today" is the build's. */
export const buildDay = (): string => dayAt(Date.now(), "UTC");

/** "August 19, 2025" for "2025-08-19". */
export const longDay = (day: string): string => longDate(dateOf(day));
