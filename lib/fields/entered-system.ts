import { systemOfUnit, type UnitSystem } from "../quantities/systems.ts";
import type { Entries } from "./entry.ts";
import type { Fields, QuantityEntry, QuantityField } from "./field.ts";

/** Reads a text that names one of the field's units: "1000 cfm" is 1000 in cubic feet per minute. */
export type UnitNamer = (field: QuantityField, text: string) => QuantityEntry | undefined;

/** Returns the system that most of the entered quantities are in; undefined if equally many are in each. */
export function systemOfEntries(fields: Fields, entered: Entries): UnitSystem | undefined {
  let balance = 0;
  for (const [id, entry] of Object.entries(entered)) {
    const field = fields[id];
    if (field?.kind !== "quantity" || typeof entry !== "object" || !("unit" in entry) || entry.value === "")
      continue;
    const system = systemOfUnit(field.systems, entry.unit);
    if (system) balance += system === "us" ? 1 : -1;
  }
  return balance === 0 ? undefined : balance > 0 ? "us" : "si";
}
