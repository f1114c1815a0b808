import type { SetStateAction } from "react";
import type { Context } from "@/lib/kit/fields/context";
import type { Entry } from "@/lib/kit/fields/entry";
import type { Fields } from "@/lib/kit/fields/field";
import { changedEntries } from "@/lib/kit/fields/records";
import type { FormState } from "@/lib/run/address/form-state";
import { type CalculatorState, displayedForm, NONE } from "./calculator-state";

export type CalculatorAction =
  | Partial<CalculatorState>
  | ((state: CalculatorState) => Partial<CalculatorState>);

export function reduceCalculator(state: CalculatorState, action: CalculatorAction): CalculatorState {
  const changes = applied(action, state);
  const next = { ...state, ...changes };
  const isSame = (name: string) => Object.is(next[name as never], state[name as never]);
  if (Object.keys(changes).every(isSame)) return state;
  if (["form", "place", "engine"].every(isSame)) return next;
  return { ...next, ...next.engine?.recalculate(next) };
}

const applied = <T extends object | string, U>(change: T | ((previous: U) => T), previous: U): T =>
  typeof change === "function" ? change(previous) : change;

const changed = (form: FormState) => ({ form, isEdited: true, addressProblems: NONE });

export const editField =
  (fields: Fields, id: string, change: SetStateAction<Entry>): CalculatorAction =>
  (state) => {
    const { entries } = state.form;
    const entry = applied(change, entries[id] ?? "");
    return changed({
      ...state.form,
      entries: changedEntries(fields, entries, displayedForm(state), id, entry),
    });
  };

export const replaceForm =
  (change: SetStateAction<FormState>): CalculatorAction =>
  ({ form }) =>
    changed(applied(change, form));

export const resetForm: CalculatorAction = ({ start }) => ({
  ...changed(start),
  untouched: start,
  ignored: NONE,
});

export const setScenarios =
  (change: SetStateAction<readonly FormState[]>): CalculatorAction =>
  (state) => ({ savedForms: applied(change, state.savedForms) });

export const beginWith = (form: FormState) => ({ form, start: form, untouched: form });

/** Changes the context. Calculates again even with the same content. */
export const moveTo =
  (changes: Partial<Context>): CalculatorAction =>
  ({ place }) => ({ place: { ...place, ...changes } });

/** Marks the answer as complete: the visitor has paused. */
export const completeAnswer: CalculatorAction = ({ answer, answered, complete }) =>
  complete.answer === answer ? {} : { complete: { answer, answered } };

/** Completes a calculation that was loading, unless the form has changed since. */
export const settle =
  (loading: CalculatorState["result"], result: CalculatorState["result"]): CalculatorAction =>
  (state) =>
    (loading === state.result && state.engine?.applyResult(state, result)) || {};
