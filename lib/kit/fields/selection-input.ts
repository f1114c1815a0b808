import { isTextUnit } from "../../units/convert.ts";
import { findQuantity } from "../quantities/find.ts";
import { findLaws } from "../quantities/laws.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { allUnits } from "../quantities/systems.ts";
import { isStraight } from "../quantities/unit-curve.ts";
import type { SelectionField, SelectionOption, SelectionQuantity } from "./field.ts";

interface DeclaredOption<Id extends string> extends Omit<SelectionOption, "id" | "quantity"> {
  id: Id;
  /** Quantity of a figure that can be converted to any of its units. */
  quantity?: Pick<Quantity, "converter" | "systems">;
}

interface SelectionDeclaration<Id extends string>
  extends Omit<SelectionField, "kind" | "options" | "presets" | "maxLength"> {
  options: readonly DeclaredOption<Id>[];
  presets: readonly { id: string; label: string; chosen: readonly Id[] }[];
}

/**
 * Declares a selection field with all units of its quantities: no file in a page’s code may import a caller.
 * @throws RangeError for an unknown default preset, or an ambiguous or unparsable id.
 */
export function selection<Id extends string>({
  options: declared,
  ...declaration
}: SelectionDeclaration<Id>): SelectionField & { options: readonly (SelectionOption & { id: Id })[] } {
  const options = declared.map(({ quantity, ...option }) => ({
    ...option,
    ...(quantity && { quantity: quantityOf(quantity) }),
  }));
  const { presets, default: first } = declaration;
  const ids = [...options, ...presets].map(({ id }) => id);
  if (!presets.some(({ id }) => id === first)) throw new RangeError(`${first} is no preset`);
  for (const id of ids)
    if (/[\s,.]/.test(id) || ids.indexOf(id) !== ids.lastIndexOf(id))
      throw new RangeError(`${id} is no id here`);
  return { ...declaration, kind: "selection", options, maxLength: lengthOf(options) };
}

const quantities = new Map<string, SelectionQuantity>();

/** Returns the same object for the same quantity, so that it is serialized once. */
function quantityOf({
  converter: slug,
  systems,
}: Pick<Quantity, "converter" | "systems">): SelectionQuantity {
  const usual = allUnits(systems);
  const key = [slug, ...usual].join();
  const cached = quantities.get(key);
  if (cached) return cached;
  const converter = findQuantity(slug);
  if (!converter) throw new RangeError(`There is no converter ${slug}`);
  const others = converter.units
    .filter((unit) => isStraight(unit) && !isTextUnit(unit, findLaws(slug)))
    .flatMap(({ id }) => (usual.includes(id) ? [] : [id]));
  const quantity = { converter: slug, usual, others };
  quantities.set(key, quantity);
  return quantity;
}

/** Sums the length of all options, each with its longest unit and separator. */
const lengthOf = (options: readonly SelectionOption[]): number =>
  options.reduce((sum, { id, quantity }) => {
    const units = quantity ? [...quantity.usual, ...quantity.others] : [];
    return sum + id.length + Math.max(0, ...units.map((unit) => unit.length)) + 2;
  }, 0);
