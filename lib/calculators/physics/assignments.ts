import type { Entries, FieldProblem } from "../../fields/entry.ts";
import { findUnit } from "../../units/convert.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import type { PhysicsView } from "./view.ts";

export const LONGEST_VALUES = 600;
const NUMBER = /^([+\-−]?[\d.,]+(?:[eE][+\-−]?\d+)?)(?:\s*(\S.*))?$/;

/** The values of an address or a request: "m = 1500 kg; v = 100 km/h", by the symbols of a formula. */
export function entriesFromText(
  view: PhysicsView,
  text: string,
): { entries: Entries; errors: readonly FieldProblem[] } {
  const entries: Record<string, Entries[string]> = {};
  const errors: FieldProblem[] = [];
  for (const part of text.slice(0, LONGEST_VALUES).split(/[;\n]/)) {
    if (part.trim() === "") continue;
    const [name = "", ...rest] = part.split("=");
    const symbol = Object.keys(view.variables).find((each) => each === name.trim());
    const value = rest.join("=").trim();
    if (symbol === undefined || value === "") {
      const symbols = Object.keys(view.variables).join(", ");
      errors.push({
        field: "values",
        message: `Write the values as “m = 1500 kg; v = 100 km/h”. The symbols of this formula are ${symbols}.`,
      });
      continue;
    }
    const field = view.fields[symbol];
    entries[symbol] = field?.kind === "quantity" ? inOwnUnit(view, field, value) : value;
  }
  return { entries, errors };
}

/** The number and the unit apart, where that is one of the field's; else the whole text, which the field reads. */
function inOwnUnit(
  view: PhysicsView,
  { converter: slug, units }: { converter: string; units: readonly string[] },
  text: string,
): { value: string; unit: string } {
  const [first = ""] = units;
  const [, number, name] = NUMBER.exec(text) ?? [];
  const converter = view.converters[slug];
  if (number === undefined || name === undefined || !converter) return { value: text, unit: first };
  const unit = findUnitByName(converter, name);
  if (unit === undefined || !units.includes(unit) || !findUnit(converter, unit))
    return { value: text, unit: first };
  return { value: number, unit };
}
