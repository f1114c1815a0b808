import { findFormCalculator } from "../../catalog/calculators.ts";
import { compiledConverter, findConverter, findPair } from "../../catalog/converters.ts";
import { findJobForm } from "../../catalog/jobs.ts";
import { lawsOf } from "../../catalog/law-loaders.ts";
import type { Conversion } from "../../faces/answers/conversion.ts";
import type { FormCalculator } from "../../kit/calculator/define.ts";
import { applies, type Entries } from "../../kit/fields/entry.ts";
import { filledBy } from "../../kit/fields/records.ts";
import { unitNamer } from "../../kit/fields/unit-namer.ts";
import { findQuantity } from "../../kit/quantities/find.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { stateFromQuery } from "../../run/address/converter-url.ts";
import { PROJECT_NAME } from "../../run/address/names.ts";
import { formsFromQuery } from "../../run/address/page-address.ts";
import { initialState } from "../../run/converter-view.ts";

export interface PageForm {
  calculator: FormCalculator;
  entries: Entries;
  /** Entries in the form of the calculator’s tool: visible fields, currency and system of units. */
  input: Readonly<Record<string, unknown>>;
}

/** State of the page that a message was sent from. Empty if the page’s address contains no inputs. */
export interface PageState {
  form?: PageForm;
  conversion?: Conversion;
}

/** Reads the state of a page from its address, which anyone may forge. Invalid inputs have their defaults. Never throws. */
export async function readPageState(address: string, units: UnitSystem): Promise<PageState> {
  const [path = "", query = ""] = address.split("?", 2);
  const [area, ...names] = path.split("/").filter(Boolean);
  const parameters = new URLSearchParams(query);
  // The browser stores the inputs of a project's entry; its address has none.
  if (parameters.has(PROJECT_NAME)) return {};
  if (area === "calculators") return formAt(names, parameters, units);
  return area === "converters" ? conversionAt(names, parameters) : {};
}

function formAt([id = "", job, ...rest]: string[], query: URLSearchParams, units: UnitSystem): PageState {
  if (rest.length > 0) return {};
  const calculator = job === undefined ? findFormCalculator(id) : findJobForm(id, job);
  if (!calculator) return {};
  const { form, problems } = formsFromQuery(calculator.inputs, query, units, unitNamer(findQuantity));
  if (problems.length > 0) return {};
  const { entries, currency, system } = form;
  return {
    form: { calculator, entries, input: { ...inputOf(calculator, entries), currency, units: system } },
  };
}

/** Returns the entries of a form as its tool takes them. */
export const inputOf = ({ inputs }: FormCalculator, entries: Entries): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries).filter(([id]) => {
      const field = inputs[id];
      return field && applies(field, entries) && filledBy(inputs, entries, id) === undefined;
    }),
  );

async function conversionAt([, slug = "", pairSlug]: string[], query: URLSearchParams): Promise<PageState> {
  const declaration = findConverter(slug);
  const pair = declaration && pairSlug !== undefined ? findPair(declaration, pairSlug) : undefined;
  if (!declaration || (pairSlug !== undefined && !pair)) return {};
  const converter = compiledConverter(declaration);
  const units = pair ? ([pair.from, pair.to] as const) : declaration.defaultPair;
  const start = initialState(converter, units, await lawsOf(slug));
  const { text, from, to } = stateFromQuery(query, converter, start).state;
  return { conversion: { converter, value: text, from, to } };
}
