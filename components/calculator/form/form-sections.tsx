"use client";

import { memo, type ReactNode, useMemo } from "react";
import { ServerRendered } from "@/components/ui/server-markup";
import { answerFigures } from "@/lib/run/answer-figures";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { answerTables } from "@/lib/run/output-lists";
import type { BreakdownProps } from "./breakdown";
import type { CompareToolsProps } from "./compare-tools";
import { Dimmable } from "./dimmable";
import { FormSection } from "./form-section";
import { messages } from "./messages";
import { pagePart } from "./page-part";
import type { FormStepsProps } from "./steps";

const breakdown = pagePart<BreakdownProps>("breakdown", () =>
  import("./breakdown").then(({ Breakdown }) => Breakdown),
);
const steps = pagePart<FormStepsProps>("steps", () => import("./steps").then(({ FormSteps }) => FormSteps));
const compareTools = pagePart<CompareToolsProps>("buttons", () =>
  import("./compare-tools").then(({ CompareTools }) => CompareTools),
);

interface FormSectionsProps extends CompareToolsProps {
  /** True without an answer for these inputs. */
  isWithoutResult: boolean;
  /** True if other calculators are offered that can use the results. */
  hasNext: boolean;
  /** True if the answer is to earlier inputs. */
  isDimmed: boolean;
  /** Cited sources and limits that are the same for every answer. */
  sources: ReactNode;
}

/** Everything beyond the first screen of a form, on request. */
export function FormSections(props: FormSectionsProps) {
  const { view, model, current, stale, isWithoutResult, hasNext, isDimmed, sources } = props;
  const { answer, format } = current;
  const breakdownProps = useMemo(() => ({ view, answer, format, stale }), [view, answer, format, stale]);
  const stepsProps = useMemo(
    () => ({ steps: answer.steps, formulas: view.formulas, format }),
    [view, answer, format],
  );
  const summary = breakdownSummary(view, breakdownProps);
  const isTableAnswer = answerTables(view.lists, answer).some(({ isAnswer }) => isAnswer);

  return (
    <>
      <Dimmable isDimmed={isDimmed} hidden={isWithoutResult}>
        {summary !== "" && (
          <FormSection
            // Opens or closes with the kind of answer.
            key={String(isTableAnswer)}
            id="breakdown"
            title="Breakdown"
            summary={summary}
            open={isTableAnswer}
            props={breakdownProps}
          >
            {(current, isIdle) => <ServerRendered part={breakdown} props={current} isIdle={isIdle} />}
          </FormSection>
        )}
        {answer.steps.length > 0 && (
          <FormSection id="steps" title="Steps" summary={messages.stepsSummary} props={stepsProps}>
            {(current, isIdle) => <ServerRendered part={steps} props={current} isIdle={isIdle} />}
          </FormSection>
        )}
      </Dimmable>
      {(sources || view.assumptions.length > 0 || answer.assumptions) && (
        <FormSection
          id="sources"
          title="Sources and limits"
          summary={messages.sourcesSummary}
          props={breakdownProps}
        >
          {(current) => (
            <>
              <Assumptions answer={current.answer} view={current.view} />
              {sources}
            </>
          )}
        </FormSection>
      )}
      <FormSection
        id="compare"
        title="Compare and print"
        summary={messages.compareSummary(hasNext)}
        props={{ view, model, current, stale }}
      >
        {(current, isIdle) => <ServerRendered part={compareTools} props={current} isIdle={isIdle} />}
      </FormSection>
    </>
  );
}

/** Names what the section has; empty if it has nothing. */
function breakdownSummary(view: CalculatorView, { answer }: Pick<BreakdownProps, "answer">): string {
  const { charts = [] } = answer;
  return messages.breakdownSummary({
    figures: answerFigures(view.outputs, answer).further.length > 0,
    charts: charts.length > 0,
    tables: answerTables(view.lists, answer).length > 0,
  });
}

const Assumptions = memo(function Assumptions({ answer, view }: Pick<BreakdownProps, "answer" | "view">) {
  const assumptions = [...(answer.assumptions ?? []), ...view.assumptions];
  if (assumptions.length === 0) return null;
  return (
    <section aria-labelledby="assumptions-title">
      <h3 id="assumptions-title" className="font-medium text-base">
        Assumptions
      </h3>
      <ul className="measure mt-2 list-disc space-y-1.5 pl-5 text-muted text-sm leading-relaxed marker:text-accent">
        {assumptions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
});
