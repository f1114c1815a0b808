import { quantitiesSent, systemOfEntries } from "../../kit/fields/entered-system.ts";
import type { Entry } from "../../kit/fields/entry.ts";
import type { Field, Fields, QuantityEntry, QuantityField } from "../../kit/fields/field.ts";
import type { UnitNamer } from "../../kit/fields/sent-value.ts";
import { UNIT_SYSTEMS, type UnitSystem } from "../../kit/quantities/systems.ts";
import { SCENARIO_NAME, UNITS_NAME } from "./names.ts";
import { rowsOfText } from "./rows-text.ts";

/** Matches language tags of regions with US customary units: the United States, Liberia, Myanmar (BCP 47). */
export const US_LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{4})?-(?:us|lr|mm)(?![^,;\s-])/i;

export const isUnitSystem = (text: unknown): text is UnitSystem =>
  (UNIT_SYSTEMS as readonly unknown[]).includes(text);

/** Guesses the unit system from a browser’s languages ("en-US,en;q=0.9"), by the first one. */
const guessedSystem = (languages: string): UnitSystem => (US_LANGUAGE.test(languages) ? "us" : "si");

const CHOSEN = new RegExp(`(?:^|; ?)${UNITS_NAME}=(${UNIT_SYSTEMS.join("|")})(?:;|$)`);

/** Returns the system that the visitor chose before, otherwise a guess from the browser’s language. */
export function systemOfVisitor(cookies: string, languages: string): UnitSystem {
  const chosen = CHOSEN.exec(cookies)?.[1];
  return isUnitSystem(chosen) ? chosen : guessedSystem(languages);
}

const OTHER_INPUTS: readonly string[] = ["currency", SCENARIO_NAME];

/**
 * Returns the system of the defaults next to the inputs of an address: the named one, else that of most of
 * its quantities, SI if tied; undefined without inputs, in which case the visitor's applies. @param fields
 * the calculator's, or their names if only the page is selected.
 */
export function systemAskedFor(
  fields: Readonly<Record<string, Field | true>>,
  query: URLSearchParams,
  namedUnit?: UnitNamer,
): UnitSystem | undefined {
  const requested = query.get(UNITS_NAME);
  if (isUnitSystem(requested)) return requested;
  const isInput = (name: string): boolean =>
    OTHER_INPUTS.includes(name) || Object.hasOwn(fields, name.split(".", 1)[0] ?? "");
  if (![...query.keys()].some(isInput)) return undefined;
  // A time of day means the same in both systems. Calculators with clocks and no quantities thus use the visitor's.
  const kinds = Object.values(fields).map((field) => field !== true && field.kind);
  const hasOnlyClocks = kinds.includes("clock") && !kinds.includes("quantity");
  const entered = [...query].flatMap(([id, text]): [string, Entry][] => {
    const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
    if (field === undefined || field === true) return [];
    if (field.kind === "rows")
      return Object.entries(quantitiesSent({ [id]: field }, { [id]: rowsOfText(field, text) }, undefined));
    return field.kind === "quantity"
      ? [[id, entryInAddress(field, text, query.get(`${id}.unit`), namedUnit)]]
      : [];
  });
  return systemOfEntries(fields as Fields, Object.fromEntries(entered)) ?? (hasOnlyClocks ? undefined : "si");
}

/** Returns a quantity of an address; without a unit, it is in the field's first one. */
export function entryInAddress(
  field: QuantityField,
  text: string,
  unit: string | null,
  namedUnit?: UnitNamer,
): QuantityEntry {
  if (unit !== null && field.units.includes(unit)) return { value: text, unit };
  return namedUnit?.(field, text) ?? { value: text, unit: field.units[0] };
}
