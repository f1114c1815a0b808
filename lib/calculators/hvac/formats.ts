import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatOf, formatsOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

export const formats = {
  ...formatsOf(quantities, { significant: 4 }),
  arealCapacity: { ...formatOf(quantities.arealCapacity), significant: 3 },
  loadDensity: { ...formatOf(quantities.loadDensity), significant: 3 },
  flowDensity: { ...formatOf(quantities.flowDensity), significant: 3 },
  ratio: { kind: "number", significant: 3 },
  number: { kind: "number", significant: 5 },
  count: { kind: "number", significant: 4 },
  share: { kind: "percent", significant: 3 },
  hour: { kind: "hour" },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
