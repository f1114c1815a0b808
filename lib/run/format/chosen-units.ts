import { applies, type Entries } from "../../kit/fields/entry.ts";
import type { Fields, QuantityEntry, QuantityField } from "../../kit/fields/field.ts";
import { quantityKey } from "../../kit/fields/quantity-format.ts";
import { systemOfUnit, type UnitSystem } from "../../kit/quantities/systems.ts";

/** The units that somebody works in: by quantity, and of which system all others are. */
export interface ChosenUnits {
  system: UnitSystem;
  /** Units by `quantityKey`. */
  chosen: Readonly<Record<string, string>>;
}

/**
 * The units of the first field of each quantity that applies and is filled in. The system: the one that is in force, or
 * where none is given, the one that most of what was entered is in, SI if equally much.
 */
export function chosenUnits(fields: Fields, entries: Entries, system?: UnitSystem): ChosenUnits {
  const chosen: Record<string, string> = {};
  for (const [field, { unit }] of filledIn(fields, entries)) chosen[quantityKey(field)] ??= unit;
  return { system: system ?? enteredSystem(fields, entries) ?? "si", chosen };
}

/** The system that most of what was entered in these fields is in; undefined if equally much. */
function enteredSystem(fields: Fields, entries: Entries): UnitSystem | undefined {
  let balance = 0;
  for (const [field, entry] of filledIn(fields, entries)) {
    const entrySystem = isDefault(field, entry) ? undefined : systemOfUnit(field.systems, entry.unit);
    if (entrySystem) balance += entrySystem === "us" ? 1 : -1;
  }
  if (balance === 0) return undefined;
  return balance > 0 ? "us" : "si";
}

/** The quantities of the form that count, with their fields. */
const filledIn = (fields: Fields, entries: Entries): [QuantityField, QuantityEntry][] =>
  Object.entries(fields).flatMap(([id, field]): [QuantityField, QuantityEntry][] => {
    const value = entries[id];
    const isQuantity = field.kind === "quantity" && typeof value === "object" && "unit" in value;
    return isQuantity && value.value !== "" && applies(field, entries) ? [[field, value]] : [];
  });

/** True if nobody entered it: it stands in a form in SI units from the start. */
const isDefault = ({ default: first }: QuantityField, { value, unit }: QuantityEntry): boolean =>
  value === first?.si.value && unit === first.si.unit;
