import type { QuantityFormat } from "./quantity-format.ts";

/** How a number of a formula, table, chart or output is written. */
export type ValueFormat =
  | { kind: "money" }
  | { kind: "percent"; decimals?: number; significant?: number }
  | { kind: "number"; significant?: number; decimals?: number; suffix?: string }
  | { kind: "count"; suffix?: string }
  | QuantityFormat
  | { kind: "day" }
  | { kind: "duration" }
  | { kind: "text" };
