import type { HourCycle } from "../../core/civil/clock.ts";
import type { QuantityFormat } from "./quantity-format.ts";

/** Format of a number in a formula, table, chart or output. */
export type ValueFormat =
  | { kind: "money" }
  /** `decimals` are always displayed, so that columns align; `upTo` drops trailing zeros. */
  | { kind: "percent"; decimals?: number; significant?: number; upTo?: number }
  | { kind: "number"; significant?: number; decimals?: number; upTo?: number; suffix?: string }
  | { kind: "count"; suffix?: string }
  | QuantityFormat
  | { kind: "day" }
  | { kind: "duration" }
  /** Number of years in years and months: "10 years 5 months". */
  | { kind: "years" }
  /** Full hour as a text, "16:00", formatted as "4 PM" on a clock of 12 hours; default: the reader’s clock. */
  | { kind: "hour"; hours?: HourCycle }
  | { kind: "text" };
