import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatsOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

export const formats = {
  ...formatsOf(quantities, { significant: 4 }),
  money: { kind: "money" },
  ratio: { kind: "number", significant: 3 },
  plain: { kind: "number", significant: 4 },
  percent: { kind: "percent", significant: 3 },
  toughness: { kind: "number", significant: 3, suffix: "MPa·√m" },
  effusivity: { kind: "number", significant: 4, suffix: "W·√s/(m²·K)" },
  count: { kind: "count" },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
