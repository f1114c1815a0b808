import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

const digits = { significant: 4 };

/** Formats of the figures of materials in outputs, tables and charts. */
export const formats = {
  density: { ...formatOf(quantities.density), ...digits },
  modulus: { ...formatOf(quantities.modulus), ...digits },
  stress: { ...formatOf(quantities.stress), ...digits },
  expansion: { ...formatOf(quantities.expansion), ...digits },
  conductivity: { ...formatOf(quantities.conductivity), ...digits },
  heat: { ...formatOf(quantities.heat), ...digits },
  resistivity: { ...formatOf(quantities.resistivity), ...digits },
  temperature: { ...formatOf(quantities.temperature), ...digits },
  difference: { ...formatOf(quantities.difference), ...digits },
  viscosity: { ...formatOf(quantities.viscosity), ...digits },
  diffusivity: { ...formatOf(quantities.diffusivity), ...digits },
  specific: { ...formatOf(quantities.specific), ...digits },
  size: { ...formatOf(quantities.size), ...digits },
  length: { ...formatOf(quantities.length), ...digits },
  elongation: { ...formatOf(quantities.elongation), ...digits },
  area: { ...formatOf(quantities.area), ...digits },
  volume: { ...formatOf(quantities.volume), ...digits },
  mass: { ...formatOf(quantities.mass), ...digits },
  massPerLength: { ...formatOf(quantities.massPerLength), ...digits },
  price: { ...formatOf(quantities.price), ...digits },
  money: { kind: "money" },
  ratio: { kind: "number", significant: 3 },
  plain: { kind: "number", significant: 4 },
  percent: { kind: "percent", significant: 3 },
  toughness: { kind: "number", significant: 3, suffix: "MPa·√m" },
  effusivity: { kind: "number", significant: 4, suffix: "W·√s/(m²·K)" },
  count: { kind: "count" },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
