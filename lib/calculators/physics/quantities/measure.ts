import { type Quantity, quantity } from "../../../kit/quantities/quantity.ts";
import type { UnitList } from "../../../kit/quantities/systems.ts";

/** Range of valid values: above zero, not below zero, or any. */
export type Sign = "positive" | "nonnegative" | "any";

/** Physical quantity: its units, its dimension in SI base units ("kg m2 s-2"), and its usual sign. */
export interface Measure {
  quantity: Quantity;
  dimension: string;
  sign: Sign;
}

/** Declares a measure with its units, SI first; both systems share them if there are no US ones. */
export const measure = (
  converter: string,
  dimension: string,
  sign: Sign,
  si: UnitList,
  us: UnitList = si,
): Measure => ({ quantity: quantity(converter, { si, us }), dimension, sign });
