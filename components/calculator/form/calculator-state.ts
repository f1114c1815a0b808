import type { Loaded } from "@/lib/core/data/loaded-value";
import { reuseParts } from "@/lib/core/data/reuse-parts";
import type { Problem } from "@/lib/core/result/result";
import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import type { Context } from "@/lib/kit/fields/context";
import { findCurrency } from "@/lib/kit/fields/currency";
import type { Entries } from "@/lib/kit/fields/entry";
import type { RecordSets } from "@/lib/kit/fields/records";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { FormState } from "@/lib/run/address/form-state";
import type { Calculation } from "@/lib/run/calculate";
import type { CalculatorView } from "@/lib/run/calculator-view";
import type { Calculator } from "./load-calculator";

export const NONE: readonly never[] = [];

export interface CalculatorState {
  form: FormState;
  start: FormState;
  untouched: FormState;
  savedForms: readonly FormState[];
  isEdited: boolean;
  /** Address of the page with these inputs; empty until the page has started. */
  address: string;
  /** System of an address without units; undefined if the address always names its units. */
  impliedSystem: UnitSystem | undefined;
  isFromAddress: boolean;
  addressProblems: readonly Problem[];
  /** Unrecognized query parameters. */
  ignored: readonly string[];
  place: Context;
  /** Undefined until its code is loaded. */
  calculator?: Calculator | undefined;
  result?: Loaded<Calculation> | undefined;
  /** The answer to the last valid form, and the entries of that form. */
  answer: WrittenAnswer;
  answered: Entries;
  /** The last answer that was not on the way to a longer text: invalid texts display it instead of a prefix’s. */
  complete: Pick<CalculatorState, "answer" | "answered">;
  isAnswered: boolean;
  records: RecordSets;
}

export const servedState = (view: CalculatorView, form: FormState): CalculatorState => ({
  ...{ form, start: form, untouched: form },
  savedForms: NONE,
  isEdited: false,
  address: "",
  impliedSystem: view.system,
  isFromAddress: false,
  addressProblems: NONE,
  ignored: NONE,
  place: view.context,
  answer: view.answer,
  answered: form.entries,
  complete: { answer: view.answer, answered: form.entries },
  isAnswered: false,
  records: view.records,
});

export const calculationOf = ({ result }: CalculatorState): Calculation | undefined =>
  result instanceof Promise ? undefined : result;

export const displayedForm = (state: CalculatorState): Entries =>
  calculationOf(state)?.displayedEntries ?? state.form.entries;

const lastContexts = new WeakMap<Context, Context>();

/** Returns the context with another currency: the same object for the same arguments, because rows are cached by context. */
export function inCurrency(place: Context, code: string): Context {
  const currency = findCurrency(code) ?? place.currency;
  const last = lastContexts.get(place);
  if (last?.currency === currency) return last;
  const context = { ...place, currency };
  lastContexts.set(place, context);
  return context;
}

export const calculateForm = (
  { calculator, place }: Pick<CalculatorState, "calculator" | "place">,
  { entries, currency, system }: FormState,
): CalculatorState["result"] => calculator?.(entries, inCurrency(place, currency), system);

export function withResult(
  state: CalculatorState,
  result: CalculatorState["result"],
): Partial<CalculatorState> {
  const { records, form, answer, answered, complete } = state;
  if (!result || result instanceof Promise) return { result };
  const isLonger = extendsText(answered, form.entries);
  return {
    result,
    records: areSame(result.records, records) ? records : result.records,
    ...(result.ok
      ? {
          // Equal charts, tables and steps are not rendered again.
          answer: reuseParts(answer, result.value),
          answered: form.entries,
          isAnswered: true,
          complete: isLonger ? complete : { answer, answered },
        }
      : isLonger && complete),
  };
}

/** Returns true if a text in a form is longer than it was and begins the same, as during typing. */
function extendsText(before: unknown, after: unknown): boolean {
  if (before === after) return false;
  if (typeof before === "string" && typeof after === "string")
    return before !== "" && after.startsWith(before);
  return (
    typeof before === "object" &&
    typeof after === "object" &&
    Object.entries(after ?? {}).some(([id, value]) => extendsText((before as Entries)?.[id], value))
  );
}

const areSame = (some: RecordSets, others: RecordSets): boolean =>
  Object.keys({ ...some, ...others }).every((name) => some[name] === others[name]);
