import type { CompiledConverter } from "../../units/compile.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import { type MeasureId, measures } from "./quantities.ts";

/** The units of a quantity by its slug. */
export type QuantityOf = (slug: string) => CompiledConverter | undefined;

/** The longest beginning of some words that is a unit of the quantity. */
export function unitIn(quantityOf: QuantityOf, measure: MeasureId, words: string): string | undefined {
  const converter = quantityOf(measures[measure].quantity.converter);
  const parts = words.split(" ");
  for (let count = parts.length; count > 0 && converter; count -= 1) {
    const name = parts.slice(0, count).join(" ").replace(/[.:]$/, "");
    if (name !== "" && findUnitByName(converter, name) !== undefined) return name;
  }
  return undefined;
}
