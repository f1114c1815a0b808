import { memo } from "react";
import { FormulaLine } from "@/components/formula/formula-line";
import type { Step } from "@/lib/kit/calculator/computation";
import type { FormulaStep } from "@/lib/kit/formulas/step";
import { symbolName } from "@/lib/kit/formulas/symbol-name";
import type { FormulaView, FormulaViews } from "@/lib/kit/formulas/view";
import { writtenFormula } from "@/lib/run/format/format-formula";
import type { ValueContext } from "@/lib/run/format/format-output";
import type { FormatSource } from "./format-source";
import { Legend } from "./step-legend";
import { useFormatContext } from "./use-format-context";

export interface StepsProps {
  steps: readonly Step<string>[];
  formulas: FormulaViews;
  context: ValueContext;
}

export interface FormStepsProps extends Omit<StepsProps, "context"> {
  format: FormatSource;
}

const rowStyle =
  "draw-late [--guess:14rem] grid items-baseline gap-x-6 gap-y-2 py-4 md:grid-cols-[12rem_minmax(0,1fr)]";

/** Steps of a form's answer. */
export const FormSteps = ({ format, ...rest }: FormStepsProps) => (
  <Steps {...rest} context={useFormatContext(format)} />
);

export function Steps({ steps, formulas, context }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <ol className="divide-y divide-line border-line border-t">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <li key={index} className={rowStyle}>
          <StepRow step={step} formulas={formulas} context={context} />
        </li>
      ))}
    </ol>
  );
}

interface StepRowProps extends Omit<StepsProps, "steps"> {
  step: Step<string>;
}

/** Renders again for other values only: formulas take half of the time of a key. */
const StepRow = memo(function StepRow({ step, formulas, context }: StepRowProps) {
  if ("values" in step) {
    const view = formulas[step.formula];
    return view ? <FormulaRow step={step} view={view} context={context} /> : null;
  }
  return (
    <>
      <p className="font-medium text-sm">{step.title}</p>
      <div className="tabular min-w-0 leading-relaxed [overflow-wrap:anywhere]">
        <p className="text-muted text-sm">{step.text}</p>
        <p className="font-semibold">{step.result}</p>
      </div>
    </>
  );
});

interface FormulaRowProps {
  step: FormulaStep;
  view: FormulaView;
  context: ValueContext;
}

function FormulaRow({ step, view, context }: FormulaRowProps) {
  const { title, symbols, numbers, result, usual } = writtenFormula(step, view, context);
  const results = usual ? [result, usual] : [result];
  return (
    <>
      <p className="font-medium text-sm">{title}</p>
      <div className="tabular min-w-0 space-y-2">
        <FormulaLine tree={symbols} />
        {view.solved ? (
          <>
            <FormulaLine tree={numbers} />
            <FormulaLine
              tree={{ kind: "symbol", id: view.gives, ...symbolName(view.gives) }}
              results={results}
            />
          </>
        ) : (
          <FormulaLine tree={numbers} results={results} />
        )}
        <Legend step={step} view={view} context={context} />
      </div>
    </>
  );
}
