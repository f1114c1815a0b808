import { GREGORIAN_REFORM } from "../../civil/day.ts";
import type { Warning } from "../computation.ts";

/** Said when a day lies before the Gregorian calendar. */
export const oldDays = (...days: number[]): Warning[] =>
  days.some((day) => day < GREGORIAN_REFORM)
    ? [
        {
          text: "Dates before October 15, 1582 use the Gregorian calendar extended backward; dates recorded at that time were Julian.",
        },
      ]
    : [];
