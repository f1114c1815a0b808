import { type Material, middleOf } from "./material.ts";
import { type PropertyId, propertyOf } from "./properties.ts";

/** A material index of Ashby's: the more of it, the lighter the part that does its work. */
export interface MaterialIndex {
  label: string;
  /** What it is for. */
  use: string;
  /** Of `of` to `power`, divided by the density. */
  of: PropertyId;
  power: number;
  /** Units of Ashby’s charts: stiffness in GPa, strength in MPa, density in Mg/m³. */
  unit: string;
}

/** Stiffness and strength at least mass: of a tie, a beam and a panel. */
export const indices = {
  "stiff-tie": { label: "E/ρ", use: "light, stiff tie", of: "modulus", power: 1, unit: "GPa·m³/Mg" },
  "stiff-beam": {
    label: "E^½/ρ",
    use: "light, stiff beam",
    of: "modulus",
    power: 1 / 2,
    unit: "GPa^½·m³/Mg",
  },
  "stiff-panel": {
    label: "E^⅓/ρ",
    use: "light, stiff panel",
    of: "modulus",
    power: 1 / 3,
    unit: "GPa^⅓·m³/Mg",
  },
  "strong-tie": { label: "σ/ρ", use: "light, strong tie", of: "yield", power: 1, unit: "MPa·m³/Mg" },
  "strong-beam": {
    label: "σ^⅔/ρ",
    use: "light, strong beam",
    of: "yield",
    power: 2 / 3,
    unit: "MPa^⅔·m³/Mg",
  },
  "strong-panel": {
    label: "σ^½/ρ",
    use: "light, strong panel",
    of: "yield",
    power: 1 / 2,
    unit: "MPa^½·m³/Mg",
  },
} as const satisfies Readonly<Record<string, MaterialIndex>>;

export type IndexId = keyof typeof indices;
export const indexIds = Object.keys(indices) as readonly IndexId[];
export const indexOf = (id: IndexId): MaterialIndex => indices[id];

/** The strength that limits a material: where it yields, else where it breaks. */
export const strengthOf = (material: Material): number | undefined =>
  middleOf(material, "yield") ?? middleOf(material, "strength");

/** The value of an index, in SI; undefined where the material lacks a property. */
export function indexValue(material: Material, id: IndexId): number | undefined {
  const { of, power } = indexOf(id);
  const density = middleOf(material, "density");
  const value = of === "yield" ? strengthOf(material) : middleOf(material, of);
  return density === undefined || value === undefined || !(value > 0) ? undefined : value ** power / density;
}

/** The value of an index in `unit`; undefined where the material lacks a property. */
export function indexFigure(material: Material, id: IndexId): number | undefined {
  const { of, power } = indexOf(id);
  const value = indexValue(material, id);
  return value === undefined ? undefined : (value * 1000) / propertyOf(of).unit ** power;
}
