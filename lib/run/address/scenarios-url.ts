import { cleanLine, isVisible } from "../../core/forms/clean-text.ts";
import type { Fields } from "../../kit/fields/field.ts";
import { formFromQuery, formQuery } from "./calculator-url.ts";
import type { FormState } from "./form-state.ts";
import { MAX_SCENARIOS, SCENARIO_NAME, SCENARIO_TITLE } from "./names.ts";

/**
 * Characters of one scenario and of a whole query: servers accept some 16 kB of headers, and links are sent by mail.
 */
const MAX_LENGTH = 1500;
const MAX_QUERY = 6000;

/** Letters of a scenario's name. */
export const MAX_TITLE = 24;

/** A scenario's name as it is kept; undefined where nothing of it would be seen. Looks at no more than it keeps. */
export function scenarioTitle(text: string): string | undefined {
  const title = cleanLine([...text.slice(0, 2 * MAX_TITLE)].slice(0, MAX_TITLE).join(""));
  return isVisible(title) ? title : undefined;
}

/**
 * A form's address with the scenarios that were set aside, each as the query of its own form:
 * ?amount=18000&what-if=rate%3D5&what-if=rate%3D7%26what-if-name%3DBank. Those that are too long for a link are left out.
 * What the form itself is called is said beside others only.
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

/** A form's query with its name. */
function named(fields: Fields, state: FormState): string {
  const query = formQuery(fields, state);
  return state.name === undefined ? query : joined(query, { [SCENARIO_TITLE]: state.name });
}

const joined = (query: string, more: Record<string, string>): string =>
  `${query}${query && "&"}${new URLSearchParams(more)}`;

/** The scenarios of an address. What is no form of this calculator, too long or too many is passed over. */
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

/** Removes the name of the form from a query and returns it. */
export function titleIn(query: URLSearchParams): Pick<FormState, "name"> {
  const name = scenarioTitle(query.get(SCENARIO_TITLE) ?? "");
  query.delete(SCENARIO_TITLE);
  return name === undefined ? {} : { name };
}
