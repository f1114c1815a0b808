import type { Loaded } from "@/lib/core/data/loaded-value";
import type { Problem } from "@/lib/core/result/result";
import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import type { Context } from "@/lib/kit/fields/context";
import type { Entries } from "@/lib/kit/fields/entry";
import type { RecordSets } from "@/lib/kit/fields/records";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { FormState } from "@/lib/run/address/form-state";
import type { Calculation } from "@/lib/run/calculate";
import type { CalculatorView } from "@/lib/run/calculator-view";

export const NONE: readonly never[] = [];

/**
 * Computes a form: synchronously, or once its data are loaded. Converted quantities count as entered, since a converted
 * number has fewer digits. `displayed`: the form in other units, for sentences and results.
 */
export type Calculator = (
  entries: Entries,
  context: Context,
  system: UnitSystem,
  displayed?: Entries,
) => Loaded<Calculation>;

/** Code that calculates a form, which a page loads late (`loadFormEngine`). */
export interface FormEngine {
  calculate: Calculator;
  /** Calculates the form of a state, and returns what the result changes. */
  recalculate: (state: CalculatorState) => Partial<CalculatorState>;
  applyResult: (state: CalculatorState, result: CalculatorState["result"]) => Partial<CalculatorState>;
  /** Returns the context with another currency. */
  inCurrency: (place: Context, code: string) => Context;
}

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
  engine?: FormEngine | undefined;
  result?: Loaded<Calculation> | undefined;
  /** The answer to the last valid form, and the entries of that form. */
  answer: WrittenAnswer;
  answered: Entries;
  /** The last answer that was not on the way to a longer text: invalid texts display it instead of a prefix’s. */
  complete: Pick<CalculatorState, "answer" | "answered">;
  isAnswered: boolean;
  records: RecordSets;
  /** Entries as displayed while a calculation is on its way. */
  displayed?: Entries;
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
  calculationOf(state)?.displayedEntries ?? state.displayed ?? state.form.entries;

/** Returns the context of a form: of its currency once the engine is loaded. */
export const contextOf = (
  { engine, place }: Pick<CalculatorState, "engine" | "place">,
  currency: string,
): Context => engine?.inCurrency(place, currency) ?? place;

export const calculateForm = (
  { engine, place }: Pick<CalculatorState, "engine" | "place">,
  { entries, currency, system }: FormState,
): CalculatorState["result"] => engine?.calculate(entries, engine.inCurrency(place, currency), system);
