"use client";

import { Button } from "@/components/ui/button";
import type { Answer } from "@/lib/calculators/computation";
import type { FormState } from "@/lib/faces/calculator-url";
import type { CalculatorView } from "@/lib/faces/calculator-view";
import { formatOutput } from "@/lib/faces/format-output";
import { differenceText, type InputContext, inputText } from "@/lib/faces/scenario-text";

/** A calculation that was set aside to be compared. */
export interface Scenario {
  state: FormState;
  answer: Answer;
  context: InputContext;
}

interface ScenariosProps {
  view: CalculatorView;
  kept: readonly Scenario[];
  /** What stands in the form now: the last column, against which the others are measured. */
  current: Scenario;
  onTakeUp: (scenario: Scenario) => void;
  onRemove: (index: number) => void;
}

/** Up to three calculations beside the one in the form: what was put in differently, every figure, and the differences. */
export function Scenarios({ view, kept, current, onTakeUp, onRemove }: ScenariosProps) {
  const columns = [...kept, current];
  const differing = Object.keys(view.fields).filter(
    (id) => new Set(columns.map(({ state }) => JSON.stringify(state.typed[id]))).size > 1,
  );
  const outputs = Object.keys(view.outputs).filter((id) =>
    columns.some(({ answer }) => answer.outputs[id] !== undefined),
  );
  return (
    <section aria-labelledby="compare-title" className="mt-10">
      <h2 id="compare-title" className="text-xl">
        What if
      </h2>
      <p className="measure mt-1 text-muted text-sm leading-relaxed">
        Change the form: its figures are the last column, the others stay as they were set aside. Below each
        figure stands how far it is from the form’s.
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
                  {column === current ? "In the form" : `Scenario ${index + 1}`}
                  {column !== current && (
                    <span className="mt-1 flex justify-end gap-1 print:hidden">
                      <Button look="quiet" className="min-h-9 px-2" onClick={() => onTakeUp(column)}>
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
                {columns.map(({ state, context }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a scenario is its place
                  <td key={index} className="py-2 pl-3 text-right">
                    {inputText(view.fields[id], state.typed[id], context)}
                  </td>
                ))}
              </tr>
            ))}
            {outputs.map((id) => (
              <tr key={id} className="border-line border-b align-top">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {view.outputs[id]?.label}
                </th>
                {columns.map(({ answer, context }, index) => {
                  const value = answer.outputs[id];
                  const format = view.outputs[id]?.format;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a scenario is its place
                    <td key={index} className="py-2 pl-3 text-right font-medium">
                      {value === undefined || !format ? "—" : formatOutput(value, format, context)}
                      {format && (
                        <span className="block font-normal text-muted text-xs">
                          {differenceText(value, current.answer.outputs[id], format, context)}
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
