import { DEFAULT_CURRENCY } from "../../kit/fields/currency.ts";
import { defaultEntries, type Entries } from "../../kit/fields/entry.ts";
import type { Fields } from "../../kit/fields/field.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";

export interface FormState {
  entries: Entries;
  /** ISO 4217. */
  currency: string;
  system: UnitSystem;
  /** Visitor’s name of the scenario if several are compared: the format of `scenarioTitle`. */
  name?: string | undefined;
}

/** A form as it is at first. */
export const freshForm = (fields: Fields, system: UnitSystem): FormState => ({
  entries: defaultEntries(fields, system),
  currency: DEFAULT_CURRENCY.code,
  system,
});
