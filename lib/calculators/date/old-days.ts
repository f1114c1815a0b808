import { GREGORIAN_REFORM } from "../../core/civil/day.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { messages } from "./messages.ts";

export const oldDays = (...days: number[]): Warning[] =>
  days.some((day) => day < GREGORIAN_REFORM)
    ? [
        {
          text: messages.warnings.beforeGregorian,
        },
      ]
    : [];
