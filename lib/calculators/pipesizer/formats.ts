import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

const digits = { significant: 4 };

/** Formats of the figures of pipes in outputs, tables and charts. */
export const formats = {
  size: { ...formatOf(quantities.pipeSize), ...digits },
  length: { ...formatOf(quantities.length), ...digits },
  flow: { ...formatOf(quantities.flow), ...digits },
  massFlow: { ...formatOf(quantities.massFlow), ...digits },
  heat: { ...formatOf(quantities.heatFlow), ...digits },
  difference: { ...formatOf(quantities.temperatureDifference), ...digits },
  velocity: { ...formatOf(quantities.velocity), ...digits },
  waveSpeed: { ...formatOf(quantities.waveSpeed), ...digits },
  gradient: { ...formatOf(quantities.gradient), ...digits },
  pressure: { ...formatOf(quantities.pressure), ...digits },
  temperature: { ...formatOf(quantities.temperature), ...digits },
  roughness: { ...formatOf(quantities.roughness), ...digits },
  density: { ...formatOf(quantities.density), ...digits },
  viscosity: { ...formatOf(quantities.viscosity), ...digits },
  specificHeat: { ...formatOf(quantities.specificHeat), ...digits },
  conductivity: { ...formatOf(quantities.conductivity), ...digits },
  modulus: { ...formatOf(quantities.modulus), ...digits },
  power: { ...formatOf(quantities.power), ...digits },
  energy: { ...formatOf(quantities.energy), ...digits },
  time: { ...formatOf(quantities.time), ...digits },
  runningTime: { ...formatOf(quantities.runningTime), ...digits },
  price: { ...formatOf(quantities.price), ...digits },
  plain: { kind: "number", significant: 4 },
  ratio: { kind: "number", significant: 3 },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
