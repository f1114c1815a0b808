import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

const digits = { significant: 4 };

/** Formats of plumbing figures in outputs, tables and charts. */
export const formats = {
  flow: { ...formatOf(quantities.waterFlow), ...digits },
  pressure: { ...formatOf(quantities.pressure), ...digits },
  rate: { ...formatOf(quantities.frictionRate), ...digits },
  velocity: { ...formatOf(quantities.velocity), ...digits },
  length: { ...formatOf(quantities.pipeLength), ...digits },
  height: { ...formatOf(quantities.height), ...digits },
  size: { ...formatOf(quantities.pipeSize), ...digits },
  insulation: { ...formatOf(quantities.insulation), ...digits },
  area: { ...formatOf(quantities.roofArea), ...digits },
  rain: { ...formatOf(quantities.rainRate), ...digits },
  volume: { ...formatOf(quantities.volume), ...digits },
  heat: { ...formatOf(quantities.heat), ...digits },
  heatLoss: { ...formatOf(quantities.heatLoss), ...digits },
  temperature: { ...formatOf(quantities.waterTemperature), ...digits },
  rise: { ...formatOf(quantities.temperatureRise), ...digits },
  conductivity: { ...formatOf(quantities.conductivity), ...digits },
  film: { ...formatOf(quantities.filmCoefficient), ...digits },
  heatPerLength: { ...formatOf(quantities.heatPerLength), ...digits },
  energy: { ...formatOf(quantities.energy), ...digits },
  head: { ...formatOf(quantities.head), ...digits },
  percent: { kind: "percent", significant: 4 },
  units: { kind: "number", significant: 6 },
  count: { kind: "count" },
  number: { kind: "number", significant: 4 },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
