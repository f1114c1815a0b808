import type { Problem } from "../../core/result/result.ts";
import type { Fields } from "../../kit/fields/field.ts";
import type { UnitNamer } from "../../kit/fields/sent-value.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { formFromQuery } from "./calculator-url.ts";
import type { FormState } from "./form-state.ts";
import { MAX_QUERY_LENGTH, SCENARIO_NAME } from "./names.ts";
import { queryWithScenarios, scenariosFromQuery, titleIn } from "./scenarios-url.ts";

export interface AskedForms {
  form: FormState;
  scenarios: FormState[];
  problems: readonly Problem[];
  /** Unrecognized names. */
  ignored: readonly string[];
}

/** Parses the forms of a query; `own`: the reader's system, without inputs. */
export function formsFromQuery(
  fields: Fields,
  query: URLSearchParams,
  defaultSystem: UnitSystem,
  namedUnit?: UnitNamer,
): AskedForms {
  const others = new URLSearchParams(query);
  const name = titleIn(others);
  const { problems, ignored, ...form } = formFromQuery(fields, others, defaultSystem, namedUnit);
  const scenarios = scenariosFromQuery(fields, query);
  return {
    form: scenarios.length > 0 ? { ...form, ...name } : form,
    scenarios,
    problems,
    ignored: ignored.filter((other) => other !== SCENARIO_NAME),
  };
}

/**
 * Returns the part after the path of a page with these forms: "?amount=7". A query of hundreds of rows is too long for
 * a server and follows "#?" instead: browsers never send that part, and the page can still read it.
 */
export function addressOf(fields: Fields, form: FormState, others: readonly FormState[]): string {
  const query = queryWithScenarios(fields, form, others);
  if (query === "") return "";
  return query.length > MAX_QUERY_LENGTH ? `#?${query}` : `?${query}`;
}
