import { unitNamer } from "@/lib/kit/fields/unit-namer";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { FormState } from "@/lib/run/address/form-state";
import { type AskedForms, addressOf, formsFromQuery } from "@/lib/run/address/page-address";
import type { CalculatorView } from "@/lib/run/calculator-view";
import type { CalculatorAction } from "./calculator-reducer";

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
export const writeInputs = (
  { fields }: CalculatorView,
  form: FormState,
  scenarios: readonly FormState[],
): string => addressOf(fields, form, scenarios);
