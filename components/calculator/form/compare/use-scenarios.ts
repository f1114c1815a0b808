"use client";

import { useMemo } from "react";
import { allLoaded } from "@/lib/core/data/loaded-value";
import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import { findCurrency } from "@/lib/kit/fields/currency";
import type { Entries } from "@/lib/kit/fields/entry";
import type { FormState } from "@/lib/run/address/form-state";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { chosenUnits } from "@/lib/run/format/chosen-units";
import { inputContext } from "@/lib/run/format/input-context";
import type { InputContext } from "@/lib/run/format/scenario-text";
import { useCurve } from "../curve";
import type { FormatSource } from "../format-source";
import type { CalculatorModel } from "../use-calculator";
import { useFormatContext } from "../use-format-context";
import { useSettled } from "../use-settled";

export interface ScenariosProps {
  view: CalculatorView;
  savedForms: readonly FormState[];
  /** Current scenario in the form: the last one. */
  current: { state: FormState; displayedEntries: Entries; answer: WrittenAnswer; format: FormatSource };
  calculate: CalculatorModel["calculate"];
  replace: CalculatorModel["replace"];
  setSavedForms: CalculatorModel["setSavedForms"];
}

/** Form with its answer; without figures if an address has an invalid form. */
export interface Scenario {
  /** "A", "B". */
  letter: string;
  /** "A", "A: Bank". */
  title: string;
  /** Index among the saved forms; undefined for the current form. */
  place: number | undefined;
  state: FormState;
  /** Entries with the values of the selected records. */
  displayedEntries: Entries;
  answer: Pick<WrittenAnswer, "outputs" | "charts">;
  context: InputContext;
}

const LETTERS = "ABCDEFGH";
const NO_ANSWER: Scenario["answer"] = { outputs: {} };

export function useScenarios(props: ScenariosProps): readonly Scenario[] | undefined {
  const { view, savedForms, current, calculate } = props;
  const loading = useMemo(() => allLoaded(savedForms.map(calculate)), [savedForms, calculate]);
  const calculations = useSettled(loading);
  const curve = useCurve(view);
  const context = useFormatContext(current.format);
  const others = useMemo(() => {
    const scenarios = savedForms.flatMap((state, place): Scenario[] => {
      const calculation = calculations?.[place];
      if (!calculation) return [];
      const currency = findCurrency(state.currency) ?? view.context.currency;
      const answer = calculation.ok ? calculation.value : NO_ANSWER;
      const { displayedEntries, records } = calculation;
      const units = chosenUnits(view.fields, state.entries, state.system);
      const context = inputContext({ converters: view.converters, curve }, currency, units, records);
      return [{ ...named(state, place), place, state, displayedEntries, answer, context }];
    });
    return scenarios.length === savedForms.length ? scenarios : undefined;
  }, [view, savedForms, calculations, curve]);
  return useMemo(
    () =>
      others && [
        ...others,
        { ...named(current.state, savedForms.length), place: undefined, ...current, context },
      ],
    [others, current, context, savedForms.length],
  );
}

function named({ name }: FormState, place: number): Pick<Scenario, "letter" | "title"> {
  const letter = LETTERS.charAt(place);
  return { letter, title: name === undefined ? letter : `${letter}: ${name}` };
}

export const differing = ({ fields }: CalculatorView, scenarios: readonly Scenario[]): readonly string[] =>
  Object.keys(fields).filter(
    (id) => new Set(scenarios.map(({ displayedEntries }) => JSON.stringify(displayedEntries[id]))).size > 1,
  );
