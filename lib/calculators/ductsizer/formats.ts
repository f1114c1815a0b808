import type { ValueFormat } from "../computation.ts";

const quantity = (converter: string, units: readonly string[], digits: { decimals?: number } = {}) =>
  ({ kind: "quantity", converter, units, significant: 4, ...digits }) as const satisfies ValueFormat;

/** How the figures of ducts are written, in outputs, tables and charts. */
export const formats = {
  size: { kind: "quantity", converter: "length", units: ["millimeter", "inch"], significant: 6 },
  diameter: quantity("length", ["millimeter", "inch"]),
  length: quantity("length", ["meter", "foot"]),
  flow: quantity("volumetric-flow-rate", [
    "liter-per-second",
    "cubic-meter-per-hour",
    "cubic-foot-per-minute",
    "cubic-meter-per-second",
  ]),
  velocity: quantity("speed", ["meter-per-second", "foot-per-minute"]),
  rate: quantity("pressure-gradient", ["pascal-per-meter", "inch-of-water-per-100-feet"]),
  temperature: quantity("temperature", ["celsius", "fahrenheit"]),
  roughness: quantity("length", ["millimeter", "inch"]),
  viscosity: quantity("dynamic-viscosity", ["pascal-second"]),
  pressure: quantity("pressure", ["pascal", "inch-of-water"]),
  power: quantity("power", ["watt", "horsepower"]),
  area: quantity("area", ["square-meter", "square-foot"]),
  density: quantity("density", ["kilogram-per-cubic-meter", "pound-per-cubic-foot"]),
  mass: quantity("mass", ["kilogram", "pound"]),
  warming: quantity("temperature-difference", ["delta-kelvin", "delta-fahrenheit"]),
  specificPower: quantity("specific-fan-power", ["watt-per-liter-per-second", "watt-per-cfm"]),
  plain: { kind: "number", significant: 4 },
  ratio: { kind: "number", significant: 3 },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
