/** How a number of a formula, table, chart or output is written. */
export type ValueFormat =
  | { kind: "money" }
  | { kind: "percent"; decimals?: number; significant?: number }
  | { kind: "number"; significant?: number; decimals?: number; suffix?: string }
  | { kind: "count"; suffix?: string }
  | { kind: "quantity"; converter: string; units: readonly string[]; decimals?: number; significant?: number }
  | { kind: "day" }
  | { kind: "duration" }
  | { kind: "text" };
