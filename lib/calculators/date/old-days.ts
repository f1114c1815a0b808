import { GREGORIAN_REFORM } from "../../core/civil/day.ts";
import type { Warning } from "../../kit/calculator/computation.ts";

/** Said when a day lies before the Gregorian calendar. */
export const oldDays = (...days: number[]): Warning[] =>
  days.some((day) => day < GREGORIAN_REFORM)
    ? [
        {
          text: "Dates before October 15, 1582 use the Gregorian calendar extended backward; dates recorded at that time were Julian.",
        },
      ]
    : [];
