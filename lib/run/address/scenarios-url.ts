import { cleanLine, isVisible } from "../../core/forms/clean-text.ts";
import type { Fields } from "../../kit/fields/field.ts";
import { formFromQuery, formQuery } from "./calculator-url.ts";
import type { FormState } from "./form-state.ts";
import { MAX_SCENARIOS, SCENARIO_NAME, SCENARIO_TITLE } from "./names.ts";

/**
 * Maximum characters of one scenario and of a whole query: servers accept about 16 kB of headers, and mail
 * carries links.
 */
const MAX_LENGTH = 1500;
const MAX_QUERY = 6000;

/** Maximum length of a scenario's name. */
export const MAX_TITLE = 24;

/** Cleans a scenario's name; undefined if nothing is visible. Reads only as much as it keeps. */
export function scenarioTitle(text: string): string | undefined {
  const title = cleanLine([...text.slice(0, 2 * MAX_TITLE)].slice(0, MAX_TITLE).join(""));
  return isVisible(title) ? title : undefined;
}

/**
 * Serializes a form with its saved scenarios, each as the query of its form:
 * ?amount=18000&what-if=rate%3D5&what-if=rate%3D7%26what-if-name%3DBank. Skips those that are too long for a
 * link. The form’s name is included only with others.
 */
export function queryWithScenarios(fields: Fields, state: FormState, others: readonly FormState[]): string {
  let query = others.length > 0 ? named(fields, state) : formQuery(fields, state);
  for (const scenario of others.slice(0, MAX_SCENARIOS)) {
    const text = named(fields, scenario);
    const longer = joined(query, { [SCENARIO_NAME]: text });
    if (text.length <= MAX_LENGTH && longer.length <= MAX_QUERY) query = longer;
  }
  return query;
}

function named(fields: Fields, state: FormState): string {
  const query = formQuery(fields, state);
  return state.name === undefined ? query : joined(query, { [SCENARIO_TITLE]: state.name });
}

const joined = (query: string, more: Record<string, string>): string =>
  `${query}${query && "&"}${new URLSearchParams(more)}`;

/** Parses the scenarios of an address. Skips invalid, long and surplus ones. */
export const scenariosFromQuery = (fields: Fields, query: URLSearchParams): FormState[] =>
  query
    .getAll(SCENARIO_NAME)
    .slice(0, MAX_SCENARIOS)
    .filter((text) => text.length <= MAX_LENGTH)
    .flatMap((text) => {
      const query = new URLSearchParams(text);
      const name = titleIn(query);
      const { problems, ignored, ...state } = formFromQuery(fields, query);
      return problems.length + ignored.length > 0 ? [] : [{ ...state, ...name }];
    });

export function titleIn(query: URLSearchParams): Pick<FormState, "name"> {
  const name = scenarioTitle(query.get(SCENARIO_TITLE) ?? "");
  query.delete(SCENARIO_TITLE);
  return name === undefined ? {} : { name };
}
