"use client";

import { useMemo } from "react";
import type { FigureQuestion } from "@/lib/faces/explore/figure-at";
import type { Units } from "@/lib/faces/explore/inputs";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { loadLaws } from "../load-laws";
import type { CalculatorModel } from "../use-calculator";
import { useSettled } from "../use-settled";

/** Returns the current form, its calculate function and the units of its fields; undefined until loaded. */
export function useAsked(
  view: CalculatorView,
  model: CalculatorModel,
): (FigureQuestion & { units: Units }) | undefined {
  const { state, displayedEntries, calculate, context } = model;
  const needsLaws = Object.values(view.converters).some((converter) => converter.needsLaws);
  const laws = useSettled(useMemo(() => (needsLaws ? loadLaws(view.converters) : none), [view, needsLaws]));
  const isReady = useMemo(() => calculate(state) !== undefined, [calculate, state]);
  return useMemo(
    () =>
      laws && isReady
        ? {
            fields: view.fields,
            entries: state.entries,
            displayedEntries,
            calculate: (entries) => calculate({ ...state, entries }),
            units: { converterOf: (slug) => view.converters[slug], lawsOf: laws, currency: context.currency },
          }
        : undefined,
    [view, state, displayedEntries, calculate, context.currency, laws, isReady],
  );
}

const none = () => undefined;
