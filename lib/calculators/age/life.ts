import type { Period } from "../../core/civil/period.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";

/** Length of a life, by any way of counting. */
export interface Life {
  /** Day number on the calendar of birth. */
  birth: number;
  target: number;
  period: Period;
  /** Seconds beyond the period's days; 0 for dates. */
  rest: number;
  /** Real seconds for moments, days × 86,400 for dates. */
  seconds: number;
  /** 24-hour days. */
  totalDays: number;
  /** Time of birth as a fraction of its day, 0 to 1. */
  dayFraction: number;
  steps: Step[];
  warnings: Warning[];
  assumptions: string[];
}
