import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatOf, formatsOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

export const formats = {
  ...formatsOf(quantities, { significant: 4 }),
  waterVelocity: { ...formatOf(quantities.waterVelocity), significant: 3 },
  nozzleReaction: { ...formatOf(quantities.nozzleReaction), significant: 3 },
  number: { kind: "number", significant: 4 },
  count: { kind: "count" },
  percent: { kind: "percent", decimals: 1 },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
