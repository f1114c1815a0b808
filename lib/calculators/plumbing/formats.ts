import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatsOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

export const formats = {
  ...formatsOf(quantities, { significant: 4 }),
  percent: { kind: "percent", significant: 4 },
  units: { kind: "number", significant: 6 },
  count: { kind: "count" },
  number: { kind: "number", significant: 4 },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
