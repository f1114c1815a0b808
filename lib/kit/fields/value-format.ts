import type { QuantityFormat } from "./quantity-format.ts";

/** Format of a number in a formula, table, chart or output. */
export type ValueFormat =
  | { kind: "money" }
  /** `decimals` are always there, so that columns line up; of `upTo` only those that say something. */
  | { kind: "percent"; decimals?: number; significant?: number; upTo?: number }
  | { kind: "number"; significant?: number; decimals?: number; upTo?: number; suffix?: string }
  | { kind: "count"; suffix?: string }
  | QuantityFormat
  | { kind: "day" }
  | { kind: "duration" }
  /** A number of years, written in years and months: "10 years 5 months". */
  | { kind: "years" }
  /** A full hour of the day as a text, "16:00", written "4 PM". */
  | { kind: "hour" }
  | { kind: "text" };
