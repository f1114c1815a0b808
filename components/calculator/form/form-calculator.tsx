"use client";

import { type ReactNode, useEffect, useMemo } from "react";
import type { CalendarProps } from "@/components/calendar/calendar-legend";
import { PAPER_UNITS } from "@/components/page/units-choice";
import { DeferredServerRendered, ServerRendered } from "@/components/ui/server-markup";
import { loadFirst, noteUse } from "@/components/ui/use-presence";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { hasUnits } from "@/lib/run/has-units";
import type { ScenariosProps } from "./compare/use-scenarios";
import type { ContinuationLinkProps } from "./continuation-link";
import { DIMMED, Dimmable } from "./dimmable";
import type { FiguresProps } from "./figures-props";
import { FormFields, FormMode } from "./form-fields";
import { FormSections } from "./form-sections";
import { messages } from "./messages";
import type { NoResultProps } from "./no-result";
import { pagePart } from "./page-part";
import type { PaperProps } from "./paper";
import type { PrimaryResultProps, ResultStatusProps } from "./primary-result";
import type { ResultActionsProps } from "./result-actions";
import { type CalculatorModel, useCalculator } from "./use-calculator";

const loadAnswerParts = () => import("./answer-parts").then(({ answerParts }) => answerParts);
loadFirst(loadAnswerParts);

const primaryResult = pagePart<PrimaryResultProps>(
  "result",
  () => loadAnswerParts().then((parts) => parts.PrimaryResult),
  true,
);
const noResult = pagePart<NoResultProps>(
  "result",
  () => loadAnswerParts().then((parts) => parts.NoResult),
  true,
);
const resultStatus = pagePart<ResultStatusProps>("result", () =>
  loadAnswerParts().then((parts) => parts.ResultStatus),
);
const keyFigures = pagePart<FiguresProps>(
  "figures",
  () => loadAnswerParts().then((parts) => parts.KeyFigures),
  true,
);
const continuationLink = pagePart<ContinuationLinkProps>("link", () =>
  loadAnswerParts().then((parts) => parts.ContinuationLink),
);
const actions = pagePart<ResultActionsProps>("buttons", () =>
  loadAnswerParts().then((parts) => parts.ResultActions),
);
const dockChart = pagePart<ScenariosProps>("chart", () =>
  import("./dock-chart").then(({ DockChart }) => DockChart),
);
const calendar = pagePart<CalendarProps>("calendar", () =>
  import("@/components/calendar/calendar-sheets").then(({ CalendarSheets }) => CalendarSheets),
);
const paperInputs = pagePart<PaperProps>("inputs", () =>
  import("./paper").then(({ PaperInputs }) => PaperInputs),
);
const paperSource = pagePart<PaperProps>("source", () =>
  import("./paper").then(({ PaperSource }) => PaperSource),
);

const NONE: readonly string[] = [];

interface FormCalculatorProps {
  view: CalculatorView;
  /** Address of the sources page, if embedded in another site. */
  sources?: string;
  /** Problems with inputs in the address, from the server. */
  problems?: readonly string[];
  /** Cited sources and limits, from the server. */
  sourceNotes?: ReactNode;
  /** Between the answer and the sections: links to examples. */
  children?: ReactNode;
}

/** Calculator with the generic form: inputs on one side, the answer on the other, sections on request below. */
export function FormCalculator(props: FormCalculatorProps) {
  const { view, sources, problems = NONE, sourceNotes, children } = props;
  const model = useCalculator(view);
  useEffect(() => loadFirst(() => loadAnswerParts().then(({ prepareForm }) => prepareForm(view))), [view]);
  const { answer, state, displayedEntries, isUnanswered } = model;
  const isWithoutResult = isUnanswered || (problems.length > 0 && !model.isAnswered);
  const { currency } = model.context;
  const format = useMemo(
    () => ({ view, currency, form: state, records: model.records }),
    [view, currency, state, model.records],
  );
  const stale = staleness(model);
  const results = { outputs: view.outputs, answer, format, stale };
  const current = useMemo(
    () => ({ state, displayedEntries, answer, format }),
    [state, displayedEntries, answer, format],
  );
  useEffect(() => {
    if (model.live) noteUse();
  }, [model.live]);

  const { savedForms, calculate, replace, setSavedForms } = model;
  const compared = { view, savedForms, current, calculate, replace, setSavedForms };
  const paper = {
    view,
    current,
    readings: model.readings,
    today: model.context.today,
    problems: model.problems,
    stale,
  };
  const isDimmed = model.problems.length > 0;
  const outdated =
    state.entries !== view.start && (model.waiting || answer !== view.answer) ? DIMMED : undefined;

  return (
    <>
      {model.ignored.length > 0 && (
        <p role="status" className="mb-4 rounded-md border border-line px-3 py-2 text-muted text-sm">
          {messages.ignoredSettings(model.ignored.slice(0, 5).join(", "))}
        </p>
      )}
      <FormMode view={view} model={model} />
      {/* Outside the grid, of which it would take a cell. */}
      <DeferredServerRendered part={paperInputs} props={paper} />
      <div
        data-calculation=""
        {...(hasUnits(view) && { [PAPER_UNITS]: "" })}
        className="space-y-5 md:grid md:grid-cols-[minmax(17rem,5fr)_minmax(0,6fr)] md:items-start md:gap-x-8 md:space-y-0 print:block"
      >
        <form
          aria-label={`${view.label} inputs`}
          data-inputs=""
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className="print:hidden"
        >
          <FormFields view={view} model={model} />
        </form>
        {/* Result dock: below the form on a phone, next to it on wider screens. */}
        <div className="dock max-md:space-y-4 md:self-stretch">
          <div data-paper="result" className="dock-figure">
            {isWithoutResult ? (
              <ServerRendered
                key="none"
                part={noResult}
                props={{ view, problems: isUnanswered ? model.problems : problems }}
              />
            ) : (
              <ServerRendered
                part={primaryResult}
                outdated={outdated}
                props={{ ...results, view, sources, onRetry: model.failed ? model.retry : undefined }}
              />
            )}
          </div>
          <div className="dock-rest space-y-4" hidden={isWithoutResult}>
            <ServerRendered part={keyFigures} outdated={outdated} props={results} />
            {answer.continuation && (
              <ServerRendered
                part={continuationLink}
                props={{ id: view.id, continuation: answer.continuation, system: state.system }}
              />
            )}
            <ServerRendered part={actions} props={{ view, model, compared }} />
            <Dimmable isDimmed={isDimmed} className="below-scenarios">
              <DeferredServerRendered part={dockChart} outdated={outdated} props={compared} />
            </Dimmable>
          </div>
        </div>
        {answer.calendar && !isWithoutResult && (
          <div className="calendar">
            <DeferredServerRendered
              part={calendar}
              outdated={outdated}
              props={{ calendar: answer.calendar }}
            />
          </div>
        )}
      </div>
      <ServerRendered part={resultStatus} props={{ view, model, format }} />
      <DeferredServerRendered part={paperSource} props={paper} />
      <div className="below-scenarios mt-6">
        {children}
        <FormSections
          {...{ view, model, current, stale, isWithoutResult, isDimmed }}
          hasNext={
            sources === undefined && view.onward.some(({ output }) => answer.outputs[output] !== undefined)
          }
          sources={sourceNotes}
        />
      </div>
    </>
  );
}

/** Returns the reason why the figures do not match the form. */
function staleness({ problems, waiting, failed }: CalculatorModel): string | undefined {
  if (problems.length > 0) return messages.resultOfLastValidInputs;
  if (failed) return messages.dataNotLoaded;
  return waiting ? messages.calculating : undefined;
}
