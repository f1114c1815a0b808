import type { UnitList, UnitSystem, UnitsBySystem } from "./systems.ts";

/** A text with a number and its unit: "500 L/s", "20 °C", "5 ft 11 in". */
export type QuantityText = string;

/**
 * Quantity of a calculator, declared once: its fields (`input`), outputs, columns, axes and symbols
 * (`formatOf`) refer to it. Light enough for a page: the texts are parsed where the fields are declared.
 */
export interface Quantity {
  /**
   * Slug of the converter of these units: "mass", "volumetric-flow-rate"; for one quantity per another,
   * "power/volumetric-flow-rate" with units like "watt-per-liter-per-second", and for a price, "money/volume"
   * with units like "per-liter", whose values are major units of the currency.
   */
  converter: string;
  systems: UnitsBySystem;
  alsoReads?: readonly string[];
  min?: QuantityText;
  max?: QuantityText;
  default?: QuantityText | Readonly<Record<UnitSystem, QuantityText>>;
}

interface QuantityDeclaration extends Omit<Quantity, "converter" | "systems"> {
  /** Ids of units, the default first, also for a bare number in an address or an API call. */
  si: UnitList;
  /** Units where inch and pound are usual; omitted if the same. */
  us?: UnitList;
}

export const quantity = (converter: string, { si, us = si, ...bounds }: QuantityDeclaration): Quantity => ({
  converter,
  systems: { si, us },
  ...bounds,
});
