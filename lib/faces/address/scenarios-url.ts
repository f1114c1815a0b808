import type { Fields } from "../../fields/field.ts";
import { formFromQuery, formQuery } from "./calculator-url.ts";
import type { FormState } from "./form-state.ts";
import { MAX_SCENARIOS, SCENARIO_NAME } from "./names.ts";

/** In characters, of one scenario and of a whole query: servers take some 16 kB of headers, and links are sent by mail. */
const MAX_LENGTH = 1500;
const MAX_QUERY = 6000;

/**
 * A form's address with the scenarios that were set aside, each as the query of its own form:
 * ?amount=18000&what-if=rate%3D5&what-if=rate%3D7. Those that are too long for a link are left out.
 */
export function queryWithScenarios(fields: Fields, state: FormState, kept: readonly FormState[]): string {
  let query = formQuery(fields, state);
  for (const scenario of kept.slice(0, MAX_SCENARIOS)) {
    const text = formQuery(fields, scenario);
    const longer = `${query}${query && "&"}${new URLSearchParams({ [SCENARIO_NAME]: text })}`;
    if (text.length <= MAX_LENGTH && longer.length <= MAX_QUERY) query = longer;
  }
  return query;
}

/** The scenarios of an address. What is no form of this calculator, too long or too many is passed over. */
export const scenariosFromQuery = (fields: Fields, query: URLSearchParams): FormState[] =>
  query
    .getAll(SCENARIO_NAME)
    .slice(0, MAX_SCENARIOS)
    .filter((text) => text.length <= MAX_LENGTH)
    .flatMap((text) => {
      const { ignored, ...state } = formFromQuery(fields, new URLSearchParams(text));
      return ignored.length > 0 ? [] : [state];
    });
