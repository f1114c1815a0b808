"use client";

import { useLayoutEffect, useMemo } from "react";
import { Button } from "@/components/ui/button";
import type { WrittenAnswer } from "@/lib/calculators/computation";
import { allLoaded } from "@/lib/data/loaded";
import type { FormState } from "@/lib/faces/address/form-state";
import { figureIn } from "@/lib/faces/output-lists";
import type { CalculatorView } from "@/lib/faces/page/calculator-view";
import { chosenUnits } from "@/lib/faces/text/chosen-units";
import { formatOutput } from "@/lib/faces/text/format-output";
import { inputContext } from "@/lib/faces/text/input-context";
import { differenceText, type InputContext, inputText } from "@/lib/faces/text/scenario-text";
import { findCurrency } from "@/lib/fields/currency";
import type { Entries } from "@/lib/fields/entry";
import { showBelowScenarios } from "./pending-scenarios";
import type { CalculatorModel } from "./use-calculator";
import { useSettled } from "./use-settled";

/** A form with its figures; none where an address brought one that cannot be answered. */
interface Scenario {
  state: FormState;
  /** The form with what its records fill in. */
  shown: Entries;
  outputs: WrittenAnswer["outputs"];
  context: InputContext;
}

export interface ScenariosProps {
  view: CalculatorView;
  kept: readonly FormState[];
  /** What stands in the form now: the last column, against which the others are measured. */
  current: { state: FormState; shown: Entries; answer: WrittenAnswer; context: InputContext };
  calculate: CalculatorModel["calculate"];
  onTakeUp: (state: FormState) => void;
  onRemove: (index: number) => void;
}

/** The scenarios with their figures; undefined until all are worked out, so that they are drawn once. */
function useScenarios({ view, kept, calculate }: ScenariosProps): readonly Scenario[] | undefined {
  const loading = useMemo(() => allLoaded(kept.map(calculate)), [kept, calculate]);
  const calculations = useSettled(loading);
  return useMemo(() => {
    const scenarios = kept.flatMap((state, index): Scenario[] => {
      const calculation = calculations?.[index];
      if (!calculation) return [];
      const currency = findCurrency(state.currency) ?? view.context.currency;
      const outputs = calculation.ok ? calculation.answer.outputs : {};
      const { shown, records } = calculation;
      const units = chosenUnits(view.fields, state.typed, state.system);
      return [{ state, shown, outputs, context: inputContext(view, currency, units, records) }];
    });
    return scenarios.length === kept.length ? scenarios : undefined;
  }, [view, kept, calculations]);
}

/** Up to three calculations beside the one in the form: what was put in differently, every figure, and the differences. */
export function Scenarios(props: ScenariosProps) {
  const { view, onTakeUp, onRemove } = props;
  const scenarios = useScenarios(props);
  const drawn = scenarios !== undefined;
  useLayoutEffect(() => {
    if (drawn) showBelowScenarios();
  }, [drawn]);
  if (!scenarios) return null;
  const { answer, ...form } = props.current;
  const current: Scenario = { ...form, outputs: answer.outputs };
  const columns = [...scenarios, current];
  const differing = Object.keys(view.fields).filter(
    (id) => new Set(columns.map(({ shown }) => JSON.stringify(shown[id]))).size > 1,
  );
  const figures = Object.keys(view.outputs).filter((id) =>
    columns.some(({ outputs }) => outputs[id] !== undefined),
  );
  return (
    <section aria-labelledby="compare-title" className="mt-10">
      <h2 id="compare-title" className="text-xl">
        Compare scenarios
      </h2>
      <p className="measure mt-1 text-muted text-sm leading-relaxed">
        Change the inputs: the last column follows them, and the others stay as you saved them. Below each
        figure is its difference from the current one.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section aria-label="Comparison" tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="tabular w-full min-w-md text-sm">
          <thead>
            <tr className="border-line-strong border-b align-bottom">
              <th scope="col" className="py-2 pr-3 text-left font-medium text-muted">
                Figure
              </th>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a scenario is its place
                <th key={index} scope="col" className="py-2 pl-3 text-right font-medium">
                  {column === current ? "Current" : `Scenario ${index + 1}`}
                  {column !== current && (
                    <span className="mt-1 flex justify-end gap-1 print:hidden">
                      <Button look="quiet" className="min-h-9 px-2" onClick={() => onTakeUp(column.state)}>
                        Load
                        <span className="sr-only">: scenario {index + 1}</span>
                      </Button>
                      <Button look="quiet" className="min-h-9 px-2" onClick={() => onRemove(index)}>
                        Remove
                        <span className="sr-only">: scenario {index + 1}</span>
                      </Button>
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.map((id) => (
              <tr key={id} className="border-line border-b">
                <th scope="row" className="py-2 pr-3 text-left font-normal text-muted">
                  {view.fields[id]?.label}
                </th>
                {columns.map(({ shown, context }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a scenario is its place
                  <td key={index} className="py-2 pl-3 text-right">
                    {inputText({ fields: view.fields, typed: shown }, id, context)}
                  </td>
                ))}
              </tr>
            ))}
            {figures.map((id) => (
              <tr key={id} className="border-line border-b align-top">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {view.outputs[id]?.label}
                </th>
                {columns.map(({ outputs, context }, index) => {
                  const value = figureIn({ outputs }, id);
                  const format = view.outputs[id]?.format;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a scenario is its place
                    <td key={index} className="py-2 pl-3 text-right font-medium">
                      {value === undefined || !format ? "—" : formatOutput(value, format, context)}
                      {format && (
                        <span className="block font-normal text-muted text-xs">
                          {differenceText(value, figureIn(current, id), format, context)}
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
