import { UNIT_SYSTEMS, type UnitSystem } from "../../quantities/systems.ts";
import { SCENARIO_NAME, UNITS_NAME } from "./names.ts";

/** Tags of languages of the regions that measure in US customary units: the United States, Liberia, Myanmar (BCP 47). */
export const US_LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{4})?-(?:us|lr|mm)(?![^,;\s-])/i;

export const isUnitSystem = (text: unknown): text is UnitSystem =>
  (UNIT_SYSTEMS as readonly unknown[]).includes(text);

/** What somebody with these languages works in ("en-US,en;q=0.9"): the first of them decides. */
const guessedSystem = (languages: string): UnitSystem => (US_LANGUAGE.test(languages) ? "us" : "si");

const CHOSEN = new RegExp(`(?:^|; ?)${UNITS_NAME}=(${UNIT_SYSTEMS.join("|")})(?:;|$)`);

/** What a visitor chose before, else what the language of the browser lets one guess. */
export function systemOfVisitor(cookies: string, languages: string): UnitSystem {
  const chosen = CHOSEN.exec(cookies)?.[1];
  return isUnitSystem(chosen) ? chosen : guessedSystem(languages);
}

const OTHER_INPUTS: readonly string[] = ["currency", SCENARIO_NAME];

/**
 * The system whose defaults stand next to the inputs of an address; undefined where the visitor's own counts. Inputs are
 * read the same for everybody: beside SI's defaults where the address does not say otherwise.
 */
export function systemAskedFor(
  fields: Readonly<Record<string, unknown>>,
  query: URLSearchParams,
): UnitSystem | undefined {
  const asked = query.get(UNITS_NAME);
  if (isUnitSystem(asked)) return asked;
  const isInput = (name: string): boolean =>
    OTHER_INPUTS.includes(name) || Object.hasOwn(fields, name.split(".", 1)[0] ?? "");
  return [...query.keys()].some(isInput) ? "si" : undefined;
}
