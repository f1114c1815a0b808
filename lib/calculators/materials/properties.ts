import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { ZERO_CELSIUS } from "../../units/constants.ts";
import { formats } from "./formats.ts";

export interface Property {
  label: string;
  /** Symbol in an index: "E". */
  symbol: string;
  format: ValueFormat;
  /** Unit of data/materials in SI: gigapascals are 1e9. */
  unit: number;
  /** Offset added after conversion: the zero of degrees Celsius. */
  zero?: number;
}

/** Properties in the order of pages. The units are those of data/materials/properties.json. */
export const properties = {
  density: { label: "Density", symbol: "ρ", format: formats.density, unit: 1 },
  modulus: { label: "Young’s modulus", symbol: "E", format: formats.modulus, unit: 1e9 },
  shear: { label: "Shear modulus", symbol: "G", format: formats.modulus, unit: 1e9 },
  poisson: { label: "Poisson’s ratio", symbol: "ν", format: formats.ratio, unit: 1 },
  yield: { label: "Yield strength", symbol: "σy", format: formats.stress, unit: 1e6 },
  strength: { label: "Ultimate strength", symbol: "σu", format: formats.stress, unit: 1e6 },
  compressive: { label: "Compressive strength", symbol: "σc", format: formats.stress, unit: 1e6 },
  elongation: { label: "Elongation at break", symbol: "A", format: formats.percent, unit: 1 },
  toughness: { label: "Fracture toughness", symbol: "K_Ic", format: formats.toughness, unit: 1 },
  expansion: { label: "Thermal expansion", symbol: "α", format: formats.expansion, unit: 1e-6 },
  conductivity: { label: "Thermal conductivity", symbol: "k", format: formats.conductivity, unit: 1 },
  heat: { label: "Specific heat", symbol: "c", format: formats.heat, unit: 1 },
  resistivity: { label: "Electrical resistivity", symbol: "ρe", format: formats.resistivity, unit: 1e-6 },
  melting: { label: "Melting point", symbol: "Tm", format: formats.temperature, unit: 1, zero: ZERO_CELSIUS },
  viscosity: { label: "Dynamic viscosity", symbol: "µ", format: formats.viscosity, unit: 1e-3 },
} as const satisfies Readonly<Record<string, Property>>;

export type PropertyId = keyof typeof properties;
export const propertyIds = Object.keys(properties) as readonly PropertyId[];
export const propertyOf = (id: PropertyId): Property => properties[id];
