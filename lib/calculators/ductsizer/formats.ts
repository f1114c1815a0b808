import { systemsById } from "../../fields/field.ts";
import { formatOf, type QuantityFormat } from "../../fields/quantity-format.ts";
import type { UnitList } from "../../quantities/systems.ts";
import type { ValueFormat } from "../computation.ts";

const quantity = (converter: string, units: UnitList): QuantityFormat & { significant: number } => ({
  ...formatOf({ converter, systems: systemsById(units) }),
  significant: 4,
});

/** How the figures of ducts are written, in outputs, tables and charts. */
export const formats = {
  size: { ...quantity("length", ["millimeter", "inch"]), significant: 6 },
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
