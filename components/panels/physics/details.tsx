import { useDeferredValue, useMemo } from "react";
import { Steps } from "@/components/calculator/form/steps";
import { ChartSlot } from "@/components/chart/chart-slot";
import { PageSection } from "@/components/page/page-section";
import type { Solution } from "@/lib/calculators/physics/result";
import type { PhysicsView } from "@/lib/calculators/physics/view";
import type { ValueContext } from "@/lib/run/format/format-output";
import { formulaPath } from "./load";
import type { Answer } from "./model";
import type { Curve } from "./use-curve";

export interface DetailsProps {
  /** Open formula; `answer` may belong to the previous one. */
  view: PhysicsView;
  answer: Answer;
  curve: Curve;
  /** Selected solution; undefined if there is none. */
  solution: Solution | undefined;
  context: ValueContext;
}

/** Sections with the steps of the result, its curve, and the range and source of the formula. */
export function Details({ view, answer, curve, solution, context }: DetailsProps) {
  const { result } = answer;
  const all = solution && result.ok ? [solution, ...result.value.filter((each) => each !== solution)] : [];
  const details = useDeferredValue(
    useMemo(() => ({ steps: all.flatMap((each) => each.steps), formulas: view.formulas }), [all, view]),
  );
  return (
    <>
      {view.related.length > 0 && (
        <nav
          aria-label="Related formulas"
          className="mt-5 flex items-center gap-2 overflow-x-auto [scrollbar-width:none] print:hidden"
        >
          <span className="shrink-0 text-muted text-sm">See also</span>
          {view.related.map(({ id, title }) => (
            <a
              key={id}
              href={formulaPath(id)}
              className="inline-flex min-h-11 shrink-0 items-center rounded-md border border-line bg-surface px-3 text-sm hover:border-accent hover:text-accent md:min-h-9"
            >
              {title}
            </a>
          ))}
        </nav>
      )}
      <div className="mt-6">
        {details.steps.length > 0 && (
          <PageSection id="steps" title="Steps" summary="The formula with your values">
            <Steps {...details} context={context} />
          </PageSection>
        )}
        {solution && answer.view.id === view.id && (
          <PageSection id="curve" title="How the result varies" summary={curve.chart?.title}>
            <CurveSection curve={curve} context={context} />
          </PageSection>
        )}
        <PageSection id="limits" title="Sources and limits" summary={view.source.title}>
          <ul className="measure list-disc space-y-1.5 pl-5 text-muted leading-relaxed marker:text-accent">
            {view.limits.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
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
        </PageSection>
      </div>
    </>
  );
}

function CurveSection({ curve, context }: Pick<DetailsProps, "curve" | "context">) {
  const { chart, along, inputs, onChoose, isLoading } = curve;
  return (
    <>
      {inputs.length > 1 && (
        <label className="mb-3 flex items-center gap-2 text-sm">
          <span className="text-muted">As a function of</span>
          <select
            value={along}
            onChange={(event) => onChoose(event.target.value)}
            className="h-11 max-w-56 rounded-md border border-line-strong bg-surface px-2"
          >
            {inputs.map(({ symbol, label }) => (
              <option key={symbol} value={symbol}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {chart && <ChartSlot chart={chart} currency={context.currency} quantities={context.quantities} />}
      {!chart && !isLoading && (
        <p className="text-muted text-sm">There is nothing to plot against this input.</p>
      )}
    </>
  );
}
