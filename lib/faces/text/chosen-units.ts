import { applies, type Entries } from "../../fields/entry.ts";
import type { Fields, QuantityEntry, QuantityField } from "../../fields/field.ts";
import { quantityKey } from "../../fields/quantity-format.ts";
import { systemOfUnit, type UnitSystem } from "../../quantities/systems.ts";

/** The units that somebody works in: by quantity, and of which system all others are. */
export interface ChosenUnits {
  system: UnitSystem;
  /** By `quantityKey`. */
  chosen: Readonly<Record<string, string>>;
}

/**
 * The units of the first field of each quantity that applies and is filled in. The system: the one that is in force, or
 * where none is given, the one that most of what was entered is in, SI if equally much.
 */
export function chosenUnits(fields: Fields, typed: Entries, system?: UnitSystem): ChosenUnits {
  const chosen: Record<string, string> = {};
  let balance = 0;
  for (const [id, field] of Object.entries(fields)) {
    const value = typed[id];
    if (field.kind !== "quantity" || typeof value !== "object" || !("unit" in value)) continue;
    if (value.value === "" || !applies(field, typed)) continue;
    chosen[quantityKey(field)] ??= value.unit;
    const own = isDefault(field, value) ? undefined : systemOfUnit(field.systems, value.unit);
    if (own) balance += own === "us" ? 1 : -1;
  }
  return { system: system ?? (balance > 0 ? "us" : "si"), chosen };
}

/** Whether nobody entered it: it stands in a form in SI units from the start. */
const isDefault = ({ default: first }: QuantityField, { value, unit }: QuantityEntry): boolean =>
  value === first?.si.value && unit === first.si.unit;
