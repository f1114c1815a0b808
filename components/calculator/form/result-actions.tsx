"use client";

import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { DeferredPart } from "@/components/ui/deferred-part";
import { useLoaded } from "@/components/ui/use-loaded";
import type { FormState } from "@/lib/run/address/form-state";
import { MAX_SCENARIOS, PROJECT_NAME } from "@/lib/run/address/names";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { hasUnits } from "@/lib/run/has-units";
import { CalculatorActions } from "./calculator-actions";
import { Explore } from "./explore/explore";
import type { ScenariosProps } from "./scenarios";
import type { CalculatorModel } from "./use-calculator";
import { useFullReport } from "./use-full-report";

export interface ResultActionsProps {
  view: CalculatorView;
  model: CalculatorModel;
  current: ScenariosProps["current"];
  stale: string | undefined;
  /** Saved scenarios, if any. */
  comparison: ReactNode;
}

const loadInProject = () => import("../project/in-project").then(({ InProject }) => InProject);
const loadComparisonCard = () =>
  import("./compare/comparison-card").then(({ ComparisonCard }) => ComparisonCard);
const nothing = () => {};

export function ResultActions({ view, model, current, stale, comparison }: ResultActionsProps) {
  const { state, context, savedForms, calculate, replace, setSavedForms } = model;
  const { loaded: ComparisonCard } = useLoaded(savedForms.length > 0, loadComparisonCard, nothing);
  const [before, setBefore] = useState<FormState>();
  const isUntouched = state.entries === model.untouched;
  const { PrintSheet, printReport } = useFullReport();
  const isEntry = model.address.includes(`?${PROJECT_NAME}=`);
  const { loaded: InProject } = useLoaded(isEntry, loadInProject, nothing);

  const latest = useRef(model);
  useLayoutEffect(() => {
    latest.current = model;
  });
  // Stable across key presses, so that the buttons do not render again.
  const run = useMemo(
    () => ({
      /** Saves the current form as a scenario; the form continues without its name. */
      compare() {
        const { state, setSavedForms, replace } = latest.current;
        setSavedForms((forms) => [...forms, state].slice(0, MAX_SCENARIOS));
        if (state.name !== undefined) replace((current) => ({ ...current, name: undefined }));
      },
      reset() {
        const { state, untouched, reset } = latest.current;
        if (state.entries !== untouched) setBefore(state);
        reset();
      },
    }),
    [],
  );

  return (
    <div className="space-y-5">
      <CalculatorActions
        system={hasUnits(view) ? state.system : undefined}
        onReset={run.reset}
        onUndo={before && isUntouched ? () => model.replace(before) : undefined}
        onPrintReport={printReport}
        onCompare={model.problems.length > 0 ? undefined : run.compare}
        isFull={savedForms.length >= MAX_SCENARIOS}
      />
      <div className="scenarios empty:hidden">
        {savedForms.length > 0 && ComparisonCard && (
          <DeferredPart
            of={ComparisonCard}
            props={{ view, savedForms, current, calculate, replace, setSavedForms }}
          />
        )}
      </div>
      <DeferredPart of={Explore} props={{ view, model, context: current.context }} />
      {InProject && <InProject view={view} model={model} />}
      {PrintSheet && (
        <DeferredPart
          of={PrintSheet}
          props={{
            view,
            scenario: current,
            today: context.today,
            address: model.address,
            problems: model.problems,
            stale,
            children: comparison,
          }}
        />
      )}
    </div>
  );
}
