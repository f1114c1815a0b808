"use client";

import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { MAX_SCENARIOS } from "@/lib/run/address/names";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { messages } from "../messages/results";
import { CarryOn } from "../project/carry-on";
import type { CalculatorAction } from "./calculator-reducer";
import type { ScenariosProps } from "./compare/use-scenarios";
import { Comparison } from "./comparison";
import { Explore } from "./explore/explore";
import type { CalculatorModel } from "./use-calculator";
import { useFormatContext } from "./use-format-context";
import { useFullReport } from "./use-full-report";

export interface CompareToolsProps {
  view: CalculatorView;
  model: CalculatorModel;
  current: ScenariosProps["current"];
  stale: string | undefined;
}

/**
 * Saves the current form as a scenario; the form continues without its name. The state has the latest form, which these
 * tools may not have rendered.
 */
const saveScenario: CalculatorAction = ({ form, savedForms }) => ({
  savedForms: [...savedForms, form].slice(0, MAX_SCENARIOS),
  ...(form.name !== undefined && { form: { ...form, name: undefined } }),
});

/** Tools for a result: scenarios, search for an input, effects of the inputs, print, next calculators. */
export function CompareTools({ view, model, current, stale }: CompareToolsProps) {
  const { savedForms, calculate, replace, setSavedForms, state } = model;
  const compared = useMemo(
    () => ({ view, savedForms, current, calculate, replace, setSavedForms }),
    [view, savedForms, current, calculate, replace, setSavedForms],
  );
  const context = useFormatContext(current.format);
  const { PrintSheet, printReport } = useFullReport();
  const isFull = savedForms.length >= MAX_SCENARIOS;

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2 print:hidden">
        {/* Stays enabled after the press that fills it, so that the focus stays. */}
        <Button
          onClick={isFull ? undefined : () => model.dispatch(saveScenario)}
          disabled={model.problems.length > 0}
          aria-disabled={isFull || undefined}
          title={isFull ? messages.comparisonFull : undefined}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        >
          <Icon name="plus" className="size-4" />
          Compare
        </Button>
        <Button onClick={() => print()} title="Print one page with the inputs, the result and a chart">
          <Icon name="printer" className="size-4" />
          Print
        </Button>
        <Button onClick={printReport} title="Print every step, chart, table and source">
          <Icon name="printer" className="size-4" />
          Full report
        </Button>
      </div>
      <Explore view={view} model={model} context={context} />
      <Comparison {...compared} />
      {PrintSheet && (
        <PrintSheet
          view={view}
          scenario={current}
          today={model.context.today}
          address={model.address}
          problems={model.problems}
          stale={stale}
        >
          {savedForms.length > 0 && <Comparison {...compared} />}
        </PrintSheet>
      )}
      <CarryOn view={view} answer={current.answer} context={context} system={state.system} />
    </div>
  );
}
