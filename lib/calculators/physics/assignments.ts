import type { Entries, FieldProblem } from "../../fields/entry.ts";
import { numberAndUnit } from "../../fields/uncertain.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import type { PhysicsView } from "./view.ts";

export const LONGEST_VALUES = 600;

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
  const parts = numberAndUnit(text);
  const converter = view.converters[slug];
  const unit = parts && converter && parts.unit !== "" ? findUnitByName(converter, parts.unit) : undefined;
  return parts && unit !== undefined && units.includes(unit)
    ? { value: parts.number, unit }
    : { value: text, unit: first };
}
