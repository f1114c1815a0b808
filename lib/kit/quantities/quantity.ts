import type { UnitList, UnitSystem, UnitsBySystem } from "./systems.ts";

/** A text with a number and its unit: "500 L/s", "20 °C", "5 ft 11 in". */
export type QuantityText = string;

/**
 * A quantity of a calculator, declared once: its fields (`input`), its outputs, columns, axes and symbols (`formatOf`)
 * refer to it. Light enough for a page: the texts are read where the fields are made.
 */
export interface Quantity {
  /**
   * Slug of the converter whose units these are: "mass", "volumetric-flow-rate"; of one quantity per another,
   * "power/volumetric-flow-rate" with units like "watt-per-liter-per-second", and of a price, "money/volume" with units
   * like "per-liter", whose values are major units of the currency.
   */
  converter: string;
  systems: UnitsBySystem;
  alsoReads?: readonly string[];
  min?: QuantityText;
  max?: QuantityText;
  default?: QuantityText | Readonly<Record<UnitSystem, QuantityText>>;
}

interface QuantityDeclaration extends Omit<Quantity, "converter" | "systems"> {
  /** Ids of units, the usual one first: it is also what a bare number of an address or a caller of the API is in. */
  si: UnitList;
  /** The same where inch and pound are usual; left out where everybody uses those of `si`. */
  us?: UnitList;
}

export const quantity = (converter: string, { si, us = si, ...bounds }: QuantityDeclaration): Quantity => ({
  converter,
  systems: { si, us },
  ...bounds,
});
