import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

const digits = { significant: 4 };

/** Formats of duct figures in outputs, tables and charts. */
export const formats = {
  size: { ...formatOf(quantities.ductSize), significant: 6 },
  diameter: { ...formatOf(quantities.ductSize), ...digits },
  length: { ...formatOf(quantities.ductLength), ...digits },
  flow: { ...formatOf(quantities.airFlow), ...digits },
  velocity: { ...formatOf(quantities.airVelocity), ...digits },
  rate: { ...formatOf(quantities.frictionRate), ...digits },
  temperature: { ...formatOf(quantities.airTemperature), ...digits },
  roughness: { ...formatOf(quantities.roughness), ...digits },
  viscosity: { ...formatOf(quantities.viscosity), ...digits },
  pressure: { ...formatOf(quantities.pressureLoss), ...digits },
  power: { ...formatOf(quantities.fanPower), ...digits },
  area: { ...formatOf(quantities.crossSection), ...digits },
  density: { ...formatOf(quantities.airDensity), ...digits },
  mass: { ...formatOf(quantities.sheetWeight), ...digits },
  warming: { ...formatOf(quantities.temperatureRise), ...digits },
  specificPower: { ...formatOf(quantities.specificPower), ...digits },
  plain: { kind: "number", significant: 4 },
  ratio: { kind: "number", significant: 3 },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
