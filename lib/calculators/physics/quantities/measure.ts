import { type Quantity, quantity } from "../../../kit/quantities/quantity.ts";
import type { UnitList } from "../../../kit/quantities/systems.ts";

/** Which values make sense: above zero, not below zero, or any. */
export type Sign = "positive" | "nonnegative" | "any";

/** A quantity of physics: its units, its dimension in SI base units ("kg m2 s-2"), and the sign that it usually has. */
export interface Measure {
  quantity: Quantity;
  dimension: string;
  sign: Sign;
}

/** A measure in these units, SI first; in the same ones for both systems where no others are usual. */
export const measure = (
  converter: string,
  dimension: string,
  sign: Sign,
  si: UnitList,
  us: UnitList = si,
): Measure => ({ quantity: quantity(converter, { si, us }), dimension, sign });
