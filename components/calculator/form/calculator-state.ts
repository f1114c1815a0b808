import type { Loaded } from "@/lib/core/data/loaded-value";
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
  /** The answer to the last valid form. */
  answer: WrittenAnswer;
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
  isAnswered: false,
  records: view.records,
});

export const calculationOf = ({ result }: CalculatorState): Calculation | undefined =>
  result instanceof Promise ? undefined : result;

export const displayedForm = (state: CalculatorState): Entries =>
  calculationOf(state)?.displayedEntries ?? state.form.entries;

export const inCurrency = (place: Context, code: string): Context => ({
  ...place,
  currency: findCurrency(code) ?? place.currency,
});

export const calculateForm = (
  { calculator, place }: Pick<CalculatorState, "calculator" | "place">,
  { entries, currency, system }: FormState,
): CalculatorState["result"] => calculator?.(entries, inCurrency(place, currency), system);

export function withResult(
  { records }: CalculatorState,
  result: CalculatorState["result"],
): Partial<CalculatorState> {
  if (!result || result instanceof Promise) return { result };
  return {
    result,
    records: areSame(result.records, records) ? records : result.records,
    ...(result.ok && { answer: result.value, isAnswered: true }),
  };
}

const areSame = (some: RecordSets, others: RecordSets): boolean =>
  Object.keys({ ...some, ...others }).every((name) => some[name] === others[name]);
