import { type Material, middleOf } from "./material.ts";
import { type PropertyId, propertyOf } from "./properties.ts";

/** Material index of Ashby's: a larger value means a lighter part for the same purpose. */
export interface MaterialIndex {
  label: string;
  use: string;
  /** Property whose value, to `power`, is divided by the density. */
  of: PropertyId;
  power: number;
  /** Units of Ashby’s charts: stiffness in GPa, strength in MPa, density in Mg/m³. */
  unit: string;
}

const POWERS = { "": 1, "^½": 1 / 2, "^⅓": 1 / 3, "^⅔": 2 / 3 } as const;

function indexFor(quality: "stiff" | "strong", part: string, exponent: keyof typeof POWERS): MaterialIndex {
  const [symbol, of, unit] =
    quality === "stiff" ? (["E", "modulus", "GPa"] as const) : (["σ", "yield", "MPa"] as const);
  return {
    label: `${symbol}${exponent}/ρ`,
    use: `light, ${quality} ${part}`,
    of,
    power: POWERS[exponent],
    unit: `${unit}${exponent}·m³/Mg`,
  };
}

/** Stiffness and strength with least mass: of a tie, a beam and a panel. */
export const indices = {
  "stiff-tie": indexFor("stiff", "tie", ""),
  "stiff-beam": indexFor("stiff", "beam", "^½"),
  "stiff-panel": indexFor("stiff", "panel", "^⅓"),
  "strong-tie": indexFor("strong", "tie", ""),
  "strong-beam": indexFor("strong", "beam", "^⅔"),
  "strong-panel": indexFor("strong", "panel", "^½"),
} as const satisfies Readonly<Record<string, MaterialIndex>>;

export type IndexId = keyof typeof indices;
export const indexIds = Object.keys(indices) as readonly IndexId[];
export const indexOf = (id: IndexId): MaterialIndex => indices[id];

/** Returns the limiting strength: yield strength, else tensile strength. */
export const strengthOf = (material: Material): number | undefined =>
  middleOf(material, "yield") ?? middleOf(material, "strength");

/** Returns the value of an index, in SI; undefined if the material lacks a property. */
export function indexValue(material: Material, id: IndexId): number | undefined {
  const { of, power } = indexOf(id);
  const density = middleOf(material, "density");
  const value = of === "yield" ? strengthOf(material) : middleOf(material, of);
  return density === undefined || value === undefined || !(value > 0) ? undefined : value ** power / density;
}

/** Returns the value of an index in `unit`; undefined if the material lacks a property. */
export function indexFigure(material: Material, id: IndexId): number | undefined {
  const { of, power } = indexOf(id);
  const value = indexValue(material, id);
  return value === undefined ? undefined : (value * 1000) / propertyOf(of).unit ** power;
}
