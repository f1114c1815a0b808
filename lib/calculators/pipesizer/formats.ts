import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatsOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

export const formats = {
  ...formatsOf(quantities, { significant: 4 }),
  plain: { kind: "number", significant: 4 },
  ratio: { kind: "number", significant: 3 },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
