import type { Loaded } from "@/lib/core/data/loaded-value";
import type { FieldProblem, WrittenAnswer } from "@/lib/kit/calculator/computation";
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

/** A calculator's form, the address it came from and its answer. */
export interface CalculatorState {
  form: FormState;
  /** The form that a reset restores. */
  start: FormState;
  /** The form before anyone changed it, in the current units. */
  untouched: FormState;
  /** Forms that the visitor saved for comparison, oldest first. */
  savedForms: readonly FormState[];
  /** True once the visitor changed the form. */
  isEdited: boolean;
  /** Address of the page with these inputs; empty until the page has started. */
  address: string;
  /** System of an address without units; undefined if the address always names its units. */
  impliedSystem: UnitSystem | undefined;
  isFromAddress: boolean;
  addressProblems: readonly FieldProblem[];
  /** Unrecognized query parameters. */
  ignored: readonly string[];
  /** Day, time zone and default currency. */
  place: Context;
  /** Undefined until its code is loaded. */
  calculator?: Calculator | undefined;
  /** The calculation of the form, or its promise while data are loading. */
  result?: Loaded<Calculation> | undefined;
  /** The answer to the last valid form. */
  answer: WrittenAnswer;
  /** True once the browser calculated `answer`. */
  isAnswered: boolean;
  /** The record sets that the form names. */
  records: RecordSets;
}

/** Returns the state that the server rendered. */
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

/** Returns the calculation of the form; undefined while its data are loading. */
export const calculationOf = ({ result }: CalculatorState): Calculation | undefined =>
  result instanceof Promise ? undefined : result;

/** Returns the form with the values of its records. */
export const displayedForm = (state: CalculatorState): Entries =>
  calculationOf(state)?.displayedEntries ?? state.form.entries;

export const inCurrency = (place: Context, code: string): Context => ({
  ...place,
  currency: findCurrency(code) ?? place.currency,
});

/** Calculates any form of the calculator; returns undefined until its code is loaded. */
export const calculateForm = (
  { calculator, place }: Pick<CalculatorState, "calculator" | "place">,
  { entries, currency, system }: FormState,
): CalculatorState["result"] => calculator?.(entries, inCurrency(place, currency), system);

/** Stores a result. The last answer remains until there is another. */
export function withResult(
  { records }: CalculatorState,
  result: CalculatorState["result"],
): Partial<CalculatorState> {
  if (!result || result instanceof Promise) return { result };
  return {
    result,
    records: areSame(result.records, records) ? records : result.records,
    ...(result.ok && { answer: result.answer, isAnswered: true }),
  };
}

const areSame = (some: RecordSets, others: RecordSets): boolean =>
  Object.keys({ ...some, ...others }).every((name) => some[name] === others[name]);
