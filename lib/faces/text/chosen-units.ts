import { applies, type Entries } from "../../fields/entry.ts";
import type { Fields } from "../../fields/field.ts";

/** The units that somebody works in, by converter: those of the first field of each that applies and is filled in. */
export function chosenUnits(fields: Fields, typed: Entries): Record<string, string> {
  const units: Record<string, string> = {};
  for (const [id, field] of Object.entries(fields)) {
    const value = typed[id];
    if (field.kind !== "quantity" || typeof value !== "object" || !("unit" in value)) continue;
    if (value.value !== "" && applies(field, typed)) units[field.converter] ??= value.unit;
  }
  return units;
}

const US_CUSTOMARY =
  /(?:^|-)(?:inch|foot|feet|yard|mile|pound|ounce|stone|ton|gallon|horsepower|btu|fahrenheit|psi|cfm)(?:-|$)/;

/** Whether a unit is one of the inch and the pound, by its id. */
export const isUsCustomary = (unit: string): boolean => US_CUSTOMARY.test(unit);
