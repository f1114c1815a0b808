"use client";

import { type SetStateAction, useCallback, useMemo, useReducer } from "react";
import type { Entry } from "@/lib/kit/fields/entry";
import type { FormState } from "@/lib/run/address/form-state";
import type { CalculatorView } from "@/lib/run/calculator-view";
import * as actions from "./calculator-reducer";
import { calculationOf, contextOf, displayedForm, NONE, servedState } from "./calculator-state";
import { useAddressSync } from "./use-address-sync";
import { useCalculation } from "./use-calculation";
import { loadToRemember, useUnitPreference } from "./use-unit-preference";

const nothing = () => {};

export type ChangeField = (id: string, change: SetStateAction<Entry>) => void;

export type CalculatorModel = ReturnType<typeof useCalculator>;

/**
 * Form of a calculator and its answer, synchronized with the address. The server's answer remains until the
 * compute is loaded.
 */
export function useCalculator(view: CalculatorView) {
  const { fields } = view;
  const served = useMemo<FormState>(
    () => ({ entries: view.start, currency: view.context.currency.code, system: view.system }),
    [view],
  );
  const [state, dispatch] = useReducer(actions.reduceCalculator, served, (form) => servedState(view, form));
  useAddressSync(view, served, state, dispatch);
  useUnitPreference(view, dispatch);
  const status = useCalculation(view, state, dispatch);

  const { form, place, engine, addressProblems, isAnswered } = state;
  const { system, currency } = form;
  const context = useMemo(() => contextOf({ engine, place }, currency), [engine, place, currency]);
  const setField = useCallback<ChangeField>(
    (id, change) => {
      if (fields[id]?.kind === "quantity" && typeof change !== "function")
        loadToRemember().then(({ rememberUnit }) => rememberUnit(fields, id, change, system), nothing);
      dispatch(actions.editField(fields, id, change));
    },
    [fields, system],
  );
  const handlers = useMemo(
    () => ({
      replace: (change: SetStateAction<FormState>) => dispatch(actions.replaceForm(change)),
      setSavedForms: (change: SetStateAction<readonly FormState[]>) => dispatch(actions.setScenarios(change)),
      reset: () => dispatch(actions.resetForm),
      /** Retries failed loads: a new context with the same content calculates again. */
      retry: () => dispatch(actions.moveTo({})),
      setCurrency(code: string) {
        loadToRemember().then(({ rememberCurrency }) => rememberCurrency(code), nothing);
        dispatch(actions.replaceForm((form) => ({ ...form, currency: code })));
      },
    }),
    [],
  );

  const calculation = calculationOf(state);
  const inputProblems = calculation && !calculation.ok ? calculation.problems : NONE;
  const isRejected = addressProblems.length > 0;
  const problems = isRejected ? [...addressProblems, ...inputProblems] : inputProblems;
  return {
    ...state,
    ...status,
    ...handlers,
    dispatch,
    setField,
    state: form,
    context,
    /** With errors, `answer` is that of the last valid inputs. */
    problems,
    /** True while the inputs of the address are invalid and no others were calculated: `answer` is that of the defaults. */
    isUnanswered: isRejected || (state.isFromAddress && !isAnswered && problems.length > 0),
    untouched: state.untouched.entries,
    displayedEntries: displayedForm(state),
    /** Interpretations of fields, if they are not obvious. */
    readings: calculation?.readings ?? {},
    /** True if the data for these inputs failed to load: the answer is out of date. */
    failed: calculation !== undefined && "unavailable" in calculation,
  };
}
