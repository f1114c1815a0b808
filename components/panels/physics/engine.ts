import { inOtherUnits, unitChanger } from "@/components/calculator/form/other-unit";
import { entriesFromText } from "@/lib/calculators/physics/assignments";
import { curveOf } from "@/lib/calculators/physics/curve";
import { readInputs } from "@/lib/calculators/physics/reading";
import { resultOf } from "@/lib/calculators/physics/result";
import type { PhysicsView } from "@/lib/calculators/physics/view";
import { DEFAULT_CURRENCY } from "@/lib/kit/fields/currency";
import { defaultEntries, type Entries, type Entry, simpleIn } from "@/lib/kit/fields/entry";
import { inOneUnit } from "@/lib/kit/fields/quantity-format";
import { quantityReader } from "@/lib/kit/fields/read-quantity";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { formFromQuery, formQuery } from "@/lib/run/address/calculator-url";
import { UNITS_NAME } from "@/lib/run/address/names";
import { scaleOf } from "@/lib/run/format/format-value";
import { type Answer, contextOf, type Form, unitOf } from "./model";

/** Returns the result of a formula, and its dependence on one input. */
export const answerOf = resultOf;
export const chartOf = curveOf;

export const readPhysics = (view: PhysicsView, unknown: string, entries: Entries) =>
  readInputs(
    view,
    unknown,
    entries,
    quantityReader((slug) => view.converters[slug]),
  );

const NAMES = ["formula", "solve", "values", "unit", "constant"];

/** Reads the form of an address. */
export function formOf(view: PhysicsView, query: URLSearchParams, pageSystem: UnitSystem): Form {
  const fields = new URLSearchParams([...query].filter(([name]) => !NAMES.includes(name)));
  const { entries: held, system, problems } = formFromQuery(view.fields, fields, pageSystem);
  // Never answers a value that the field cannot hold with the example's.
  const read = { ...held, ...Object.fromEntries(problems.map(({ path }) => [path, emptied(held[path])])) };
  const wanted = query.get("solve") ?? view.lead;
  const unknown = Object.hasOwn(view.variables, wanted) ? wanted : view.lead;
  const { entries } = entriesFromText(view, query.get("values") ?? "");
  const merged = { ...read, ...entries };
  const form: Form = { view, unknown, entries: { ...merged, [unknown]: emptied(merged[unknown]) }, system };
  // The result becomes the entry of its field when the unknown changes.
  const lead = simpleIn(merged[view.lead]);
  const isEmpty = (typeof lead === "string" ? lead : lead.value) === "";
  return unknown !== view.lead && isEmpty ? withLead(form) : form;
}

function withLead(form: Form): Form {
  const { view, system } = form;
  const defaults = defaultEntries(view.fields, system);
  const inputs = readPhysics(view, view.lead, defaults);
  if (!inputs.ok) return form;
  const result = resultOf(view, view.lead, inputs.value.inputValues);
  return {
    ...form,
    entries: {
      ...form.entries,
      [view.lead]: entryOf(form, view.lead, result.ok ? result.value[0]?.value : undefined),
    },
  };
}

/** Returns the same form with another unknown; the previous result becomes an entry. */
export function solvedFor(form: Form, { view, unknown, result }: Answer, symbol: string): Form {
  if (symbol === form.unknown) return form;
  const isOwn = view.id === form.view.id && unknown === form.unknown;
  const value = isOwn && result.ok ? result.value[0]?.value : undefined;
  return {
    ...form,
    unknown: symbol,
    entries: {
      ...form.entries,
      [form.unknown]: entryOf(form, form.unknown, value),
      [symbol]: emptied(form.entries[symbol]),
    },
  };
}

const emptied = (entry: Entry | undefined): Entry => {
  const simple = simpleIn(entry);
  return typeof simple === "string" ? "" : { value: "", unit: simple.unit };
};

/** Formats an SI value as the entry of a field. */
function entryOf(form: Form, symbol: string, value: number | undefined): Entry {
  const format = form.view.variables[symbol]?.format;
  const unit = unitOf(form, symbol);
  const text = (number: number | undefined): string =>
    number === undefined || !Number.isFinite(number) ? "" : String(Number(number.toPrecision(8)));
  if (format?.kind !== "quantity" || unit === undefined) return text(value);
  const { fromBase } = scaleOf(inOneUnit(format, unit), contextOf(form).quantities);
  return { value: text(value === undefined ? undefined : fromBase(value)), unit };
}

/**
 * Serializes a form as "?formula=ohms-law&solve=R&V=12". Without inputs, an address implies the reader's
 * `own` units.
 */
export function addressOf(
  { view, unknown, entries, system }: Form,
  first: string,
  pageSystem: UnitSystem,
): string {
  const query = new URLSearchParams(
    formQuery(view.fields, { entries, currency: DEFAULT_CURRENCY.code, system }),
  );
  if (
    system === pageSystem &&
    [...query].every(([name, value]) => name === UNITS_NAME || (name === unknown && value === ""))
  )
    query.delete(UNITS_NAME);
  const named = new URLSearchParams();
  if (view.id !== first) named.set("formula", view.id);
  if (unknown !== view.lead) named.set("solve", unknown);
  for (const [name, value] of query) if (!(name === unknown && value === "")) named.append(name, value);
  return named.size > 0 ? `?${named}` : "";
}

/** Converts the form to a unit system. */
export async function inSystem(form: Form, system: UnitSystem): Promise<Form> {
  const changer = await unitChanger(form.view.converters);
  const entries = inOtherUnits(form.view, form.entries, changer, (field, entry) =>
    field.systems[system].includes(entry.unit) ? entry.unit : field.systems[system][0],
  );
  return { ...form, entries, system };
}
