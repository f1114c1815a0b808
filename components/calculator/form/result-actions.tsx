"use client";

import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";
import { DeferredPart } from "@/components/ui/deferred-part";
import { useLoaded } from "@/components/ui/use-loaded";
import type { FormState } from "@/lib/run/address/form-state";
import { PROJECT_NAME } from "@/lib/run/address/names";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { hasUnits } from "@/lib/run/has-units";
import { CalculatorActions } from "./calculator-actions";
import type { ScenariosProps } from "./compare/use-scenarios";
import { FieldSolve } from "./explore/field-solve";
import type { CalculatorModel } from "./use-calculator";
import { useFormatContext } from "./use-format-context";

export interface ResultActionsProps {
  view: CalculatorView;
  model: CalculatorModel;
  compared: ScenariosProps;
}

const loadInProject = () => import("../project/in-project").then(({ InProject }) => InProject);
const loadComparisonCard = () =>
  import("./compare/comparison-card").then(({ ComparisonCard }) => ComparisonCard);

export function ResultActions({ view, model, compared }: ResultActionsProps) {
  const { state, savedForms } = model;
  const context = useFormatContext(compared.current.format);
  const { loaded: ComparisonCard } = useLoaded(savedForms.length > 0, loadComparisonCard);
  const [before, setBefore] = useState<FormState>();
  const isUntouched = state.entries === model.untouched;
  const isEntry = model.address.includes(`?${PROJECT_NAME}=`);
  const { loaded: InProject } = useLoaded(isEntry, loadInProject);

  const latest = useRef(model);
  useLayoutEffect(() => {
    latest.current = model;
  });
  // Stable across key presses, so that the buttons do not render again.
  const reset = useCallback(() => {
    const { state, untouched, reset } = latest.current;
    startTransition(() => {
      if (state.entries !== untouched) setBefore(state);
      reset();
    });
  }, []);

  return (
    <div className="space-y-4">
      <CalculatorActions
        system={hasUnits(view) ? state.system : undefined}
        onReset={reset}
        onUndo={before && isUntouched ? () => model.replace(before) : undefined}
      />
      <div className="scenarios empty:hidden">
        {savedForms.length > 0 && ComparisonCard && <DeferredPart of={ComparisonCard} props={compared} />}
      </div>
      <DeferredPart of={FieldSolve} props={{ view, model, context }} />
      {InProject && <InProject view={view} model={model} />}
    </div>
  );
}
