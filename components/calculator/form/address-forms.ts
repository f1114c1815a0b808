import { unitNamer } from "@/lib/kit/fields/unit-namer";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { FormState } from "@/lib/run/address/form-state";
import { type AskedForms, addressOf, formsFromQuery } from "@/lib/run/address/page-address";
import type { CalculatorView } from "@/lib/run/calculator-view";
import type { CalculatorAction } from "./calculator-reducer";
import { enteredEntries } from "./entered-quantity";

/** Parses the forms of an address, in the visitor’s system if it names none. */
export const readForms = (
  { fields, converters }: CalculatorView,
  query: URLSearchParams,
  system: UnitSystem,
): AskedForms =>
  formsFromQuery(
    fields,
    query,
    system,
    unitNamer((slug) => converters[slug]),
  );

/** Applies the forms of an address. Changes of the visitor during loading have precedence. */
export const openAddress =
  (blank: FormState, { form, scenarios, problems, ignored }: AskedForms, address: string): CalculatorAction =>
  (state) => ({
    start: blank,
    untouched: blank,
    savedForms: scenarios.length > 0 ? scenarios : state.savedForms,
    isFromAddress: true,
    ignored,
    address,
    ...(state.isEdited
      ? { form: state.form }
      : { form: JSON.stringify(form) === JSON.stringify(blank) ? blank : form, addressProblems: problems }),
  });

/** Formats the inputs of a form and its scenarios as the part of an address after its path. */
export async function writeInputs(
  view: CalculatorView,
  form: FormState,
  scenarios: readonly FormState[],
): Promise<string> {
  const restore = (each: FormState) => restoreEntered(view, each);
  const [entered, others] = await Promise.all([restore(form), Promise.all(scenarios.map(restore))]);
  return addressOf(view.fields, entered, others);
}

/**
 * Returns a form for its address, with quantities as they were entered before a switch of units. Converted values have
 * four digits, so a link with them would drift. A unit chosen for a field stays.
 */
export async function restoreEntered(view: CalculatorView, form: FormState): Promise<FormState> {
  if (enteredEntries(form.entries) === form.entries) return form;
  const { unitsOfForm } = await import("./unit-choices");
  const { restore } = await unitsOfForm(view);
  return { ...form, entries: restore(form.entries, form.system) };
}
