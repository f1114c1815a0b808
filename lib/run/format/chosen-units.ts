import { applies, type Entries } from "../../kit/fields/entry.ts";
import type { Fields, QuantityEntry, QuantityField } from "../../kit/fields/field.ts";
import { quantityKey } from "../../kit/fields/quantity-format.ts";
import { systemOfUnit, type UnitSystem } from "../../kit/quantities/systems.ts";

/** Visitor's units: by quantity, and the system of all others. */
export interface ChosenUnits {
  system: UnitSystem;
  /** Units by `quantityKey`. */
  chosen: Readonly<Record<string, string>>;
}

/**
 * Returns the units of the first applicable, nonempty field of each quantity. System: the given one, or that
 * of most inputs, SI if tied.
 */
export function chosenUnits(fields: Fields, entries: Entries, system?: UnitSystem): ChosenUnits {
  const chosen: Record<string, string> = {};
  for (const [field, { unit }] of filledIn(fields, entries)) chosen[quantityKey(field)] ??= unit;
  return { system: system ?? enteredSystem(fields, entries) ?? "si", chosen };
}

/** Returns the system of most inputs in these fields; undefined if tied. */
function enteredSystem(fields: Fields, entries: Entries): UnitSystem | undefined {
  let balance = 0;
  for (const [field, entry] of filledIn(fields, entries)) {
    const entrySystem = isDefault(field, entry) ? undefined : systemOfUnit(field.systems, entry.unit);
    if (entrySystem) balance += entrySystem === "us" ? 1 : -1;
  }
  if (balance === 0) return undefined;
  return balance > 0 ? "us" : "si";
}

const filledIn = (fields: Fields, entries: Entries): [QuantityField, QuantityEntry][] =>
  Object.entries(fields).flatMap(([id, field]): [QuantityField, QuantityEntry][] => {
    const value = entries[id];
    const isQuantity = field.kind === "quantity" && typeof value === "object" && "unit" in value;
    return isQuantity && value.value !== "" && applies(field, entries) ? [[field, value]] : [];
  });

/** Returns true for an unedited initial value of a form in SI. */
const isDefault = ({ default: first }: QuantityField, { value, unit }: QuantityEntry): boolean =>
  value === first?.si.value && unit === first.si.unit;
