import { useDeferredValue, useMemo, useState } from "react";
import { Steps } from "@/components/calculator/form/steps";
import { ChartSlot } from "@/components/chart/chart-slot";
import { chartInput } from "@/lib/calculators/physics/chart-input";
import type { curveOf } from "@/lib/calculators/physics/curve";
import type { Solution } from "@/lib/calculators/physics/result";
import type { PhysicsStart } from "@/lib/calculators/physics/start";
import type { PhysicsView } from "@/lib/calculators/physics/view";
import type { ValueContext } from "@/lib/run/format/format-output";
import { formulaPath } from "./load";
import type { Answer } from "./model";

export interface DetailsProps {
  /** Open formula; `answer` may belong to the previous one. */
  view: PhysicsView;
  answer: Answer;
  /** Computes a chart; undefined until the engine is loaded. */
  chartOf: typeof curveOf | undefined;
  start: PhysicsStart;
  /** Selected solution; undefined if there is none. */
  solution: Solution | undefined;
  context: ValueContext;
}

/** Steps of the result, its sensitivity, and the range of the formula. */
export function Details(props: DetailsProps) {
  const { view, answer, solution, context } = props;
  const { result } = answer;
  const all = solution && result.ok ? [solution, ...result.value.filter((each) => each !== solution)] : [];
  const details = useDeferredValue(
    useMemo(() => ({ steps: all.flatMap((each) => each.steps), formulas: view.formulas }), [all, view]),
  );
  return (
    <>
      <Steps {...details} context={context} />
      {solution && <Curve {...props} solution={solution} />}
      <section aria-labelledby="limits-title" className="mt-10">
        <h2 id="limits-title" className="text-xl">
          When it applies
        </h2>
        <ul className="measure mt-3 list-disc space-y-1.5 pl-5 text-muted leading-relaxed marker:text-accent">
          {view.limits.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {view.related.length > 0 && (
          <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-muted text-sm">See also</span>
            {view.related.map(({ id, title }) => (
              <a
                key={id}
                href={formulaPath(id)}
                className="inline-flex min-h-11 items-center rounded-lg border border-line bg-surface px-3 text-sm hover:border-accent"
              >
                {title}
              </a>
            ))}
          </p>
        )}
        <p id="formula-source" className="mt-4 scroll-mt-20 text-muted text-sm">
          Source:{" "}
          {view.source.url ? (
            <a href={view.source.url} className="text-accent underline-offset-4 hover:underline">
              {view.source.title}
            </a>
          ) : (
            view.source.title
          )}
        </p>
      </section>
    </>
  );
}

/** Chart of the result over one of the inputs. */
function Curve({
  view: open,
  answer,
  chartOf,
  start,
  solution,
  context,
}: DetailsProps & { solution: Solution }) {
  const { view, unknown, inputValues } = answer;
  const [chosen, setChosen] = useState<string>();
  const inputs = Object.entries(view.variables).filter(([symbol]) => symbol !== unknown);
  const along =
    chosen !== undefined && inputs.some(([symbol]) => symbol === chosen) ? chosen : chartInput(view, unknown);
  const isStart = answer.result === start.result && chosen === undefined;
  const chart = useDeferredValue(
    useMemo(
      () =>
        isStart
          ? start.chart
          : along === undefined
            ? undefined
            : chartOf?.(view, unknown, solution, inputValues, along),
      [chartOf, view, unknown, solution, inputValues, along, isStart, start],
    ),
  );
  if (open.id !== view.id) return null;
  return (
    <section aria-labelledby="chart-title" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="chart-title" className="text-xl">
          How the result varies
        </h2>
        {inputs.length > 1 && (
          <label className="flex items-center gap-2 text-sm">
            <span className="text-muted">As a function of</span>
            <select
              value={along}
              onChange={(event) => setChosen(event.target.value)}
              className="h-11 max-w-56 rounded-md border border-line-strong bg-surface px-2"
            >
              {inputs.map(([symbol, { label }]) => (
                <option key={symbol} value={symbol}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className="mt-4">
        {chart && <ChartSlot chart={chart} currency={context.currency} quantities={context.quantities} />}
        {!chart && chartOf && (
          <p className="text-muted text-sm">There is nothing to plot against this input.</p>
        )}
      </div>
    </section>
  );
}
