"use client";

import { type ComponentType, memo, use, useCallback, useEffect, useMemo, useState } from "react";
import type { CalendarProps } from "@/components/calendar/calendar-legend";
import { formulaFonts } from "@/components/formula/fonts";
import { PAPER_UNITS } from "@/components/page/paper-script";
import { DeferredPart } from "@/components/ui/deferred-part";
import { DrawnByServer, DrawnByServerLater, serverPart } from "@/components/ui/server-markup";
import { useLoaded } from "@/components/ui/use-loaded";
import { noteUse } from "@/components/ui/use-presence";
import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import { isStraight } from "@/lib/kit/quantities/unit-curve";
import type { CalculatorView } from "@/lib/run/calculator-view";
import type { InputContext } from "@/lib/run/format/scenario-text";
import { hasUnits } from "@/lib/run/has-units";
import { listTables } from "@/lib/run/output-lists";
import type { CarryOnProps } from "../project/carry-on";
import type { ChartsProps } from "./charts";
import type { ContinuationLinkProps } from "./continuation-link";
import type { FiguresProps } from "./figures-props";
import { FormFields, FormMode } from "./form-fields";
import { useInputContext } from "./input-context";
import { messages } from "./messages";
import { NoResult, problemSentences } from "./no-result";
import type { PaperProps } from "./paper";
import { showBelowScenarios } from "./pending-scenarios";
import type { PrimaryResultProps, ResultStatusProps } from "./primary-result";
import type { ResultActionsProps } from "./result-actions";
import type { ScenariosProps } from "./scenarios";
import type { StepsProps } from "./steps";
import type { TablesProps } from "./tables";
import { type CalculatorModel, useCalculator } from "./use-calculator";

/** Sections around the result and below it. Loaded on first interaction. */
const partOf = <Props extends object>(what: string, load: () => Promise<ComponentType<Props>>) =>
  serverPart<Props>({
    load,
    lost: () => <p className="mt-10 text-sm">{messages.sectionNotLoaded(what)}</p>,
  });
const primaryResult = partOf<PrimaryResultProps>("result", () =>
  import("./primary-result").then(({ PrimaryResult }) => PrimaryResult),
);
const resultStatus = partOf<ResultStatusProps>("result", () =>
  import("./primary-result").then(({ ResultStatus }) => ResultStatus),
);
const keyFigures = partOf<FiguresProps>("figures", () =>
  import("./figures").then(({ KeyFigures }) => KeyFigures),
);
const continuationLink = partOf<ContinuationLinkProps>("link", () =>
  import("./continuation-link").then(({ ContinuationLink }) => ContinuationLink),
);
const furtherFigures = partOf<FiguresProps>("figures", () =>
  import("./figures").then(({ FurtherFigures }) => FurtherFigures),
);
const dockChart = partOf<ScenariosProps>("chart", () =>
  import("./dock-chart").then(({ DockChart }) => DockChart),
);
const charts = partOf<ChartsProps>("charts", () => import("./charts").then(({ Charts }) => Charts));
const calendar = partOf<CalendarProps>("calendar", () =>
  import("@/components/calendar/calendar-sheets").then(({ CalendarSheets }) => CalendarSheets),
);
const steps = partOf<StepsProps>("steps", () => import("./steps").then(({ Steps }) => Steps));
const tables = partOf<TablesProps>("tables", () => import("./tables").then(({ Tables }) => Tables));
const actions = partOf<ResultActionsProps>("buttons", () =>
  import("./result-actions").then(({ ResultActions }) => ResultActions),
);
const paperInputs = partOf<PaperProps>("inputs", () =>
  import("./paper").then(({ PaperInputs }) => PaperInputs),
);
const paperSource = partOf<PaperProps>("source", () =>
  import("./paper").then(({ PaperSource }) => PaperSource),
);
const carryOn = partOf<CarryOnProps>("links", () =>
  import("../project/carry-on").then(({ CarryOn }) => CarryOn),
);
const loadScenarios = () => import("./scenarios").then(({ Scenarios }) => Scenarios);

const NONE: readonly string[] = [];

interface FormCalculatorProps {
  view: CalculatorView;
  /** Address of the sources page, if embedded in another site. */
  sources?: string;
  /** Problems with inputs in the address, from the server. */
  problems?: readonly string[];
}

/** Calculator with the generic form: inputs on one side, the answer on the other, details below. */
export function FormCalculator({ view: plain, sources, problems = NONE }: FormCalculatorProps) {
  const view = useCurves(plain);
  const model = useCalculator(view);
  const { answer, state, displayedEntries, isUnanswered } = model;
  const isWithoutResult = isUnanswered || (problems.length > 0 && !model.isAnswered);
  const context = useInputContext(view, model.context.currency, state, model.records);
  const stale = staleness(model);
  // Charts and tables of the last valid inputs lose their colors, which keeps the contrast of their texts.
  const dimmed = model.problems.length > 0 ? "text-muted grayscale" : "";
  const results = { outputs: view.outputs, answer, context, stale };
  const current = useMemo(
    () => ({ state, displayedEntries, answer, context }),
    [state, displayedEntries, answer, context],
  );
  useEffect(() => {
    if (model.live) noteUse();
  }, [model.live]);

  const { savedForms, calculate, replace, setSavedForms } = model;
  const compared = { view, savedForms, current, calculate, replace, setSavedForms };
  const comparison = <DeferredPart of={Comparison} props={compared} />;
  const { readings, problems: paperProblems } = model;
  const paper = { view, current, readings, today: model.context.today, problems: paperProblems, stale };

  return (
    <>
      {model.ignored.length > 0 && (
        <p role="status" className="mb-4 rounded-md border border-line px-3 py-2 text-muted text-sm">
          {messages.ignoredSettings(model.ignored.slice(0, 5).join(", "))}
        </p>
      )}
      <FormMode view={view} model={model} />
      <div
        data-calculation=""
        {...(hasUnits(view) && { [PAPER_UNITS]: "" })}
        className="flex flex-col gap-5 md:grid md:grid-cols-[minmax(17rem,5fr)_minmax(0,6fr)] md:items-start md:gap-x-8 print:block"
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
        <DrawnByServerLater part={paperInputs} props={paper} />
        {/* Result dock: on a phone the figure is above the form and the rest below it; on wider screens, all of it is next to the form. */}
        <div className="dock contents md:block md:self-stretch">
          <div data-paper="result" className="dock-figure -order-1">
            {isWithoutResult ? (
              <NoResult
                view={view}
                problems={isUnanswered ? problemSentences(view.fields, model.problems) : problems}
              />
            ) : (
              <DrawnByServer
                part={primaryResult}
                props={{ ...results, view, sources, onRetry: model.failed ? model.retry : undefined }}
              />
            )}
          </div>
          <div className="dock-rest space-y-4" hidden={isWithoutResult}>
            <DrawnByServer part={keyFigures} props={results} />
            {answer.continuation && (
              <DrawnByServer
                part={continuationLink}
                props={{ id: view.id, continuation: answer.continuation, system: state.system }}
              />
            )}
            <DrawnByServer part={actions} props={{ view, model, current, stale, comparison }} />
            <div className={`below-scenarios space-y-4 ${dimmed}`}>
              <DrawnByServerLater part={dockChart} props={compared} />
              <DrawnByServerLater part={furtherFigures} props={results} />
              <DrawnByServerLater part={carryOn} props={{ view, answer, context, system: state.system }} />
            </div>
          </div>
        </div>
        {answer.calendar && !isWithoutResult && (
          <div className="calendar">
            <DrawnByServerLater part={calendar} props={{ calendar: answer.calendar }} />
          </div>
        )}
      </div>
      <DrawnByServer part={resultStatus} props={{ view, model, context }} />
      <div className="scenarios">{comparison}</div>
      <DrawnByServerLater part={paperSource} props={paper} />
      {!isWithoutResult && (
        <div className={dimmed}>
          <DeferredPart of={Details} props={{ view, answer, context }} />
        </div>
      )}
    </>
  );
}

/** Returns the reason why the figures do not match the form. */
function staleness({ problems, waiting, failed }: CalculatorModel): string | undefined {
  if (problems.length > 0) return messages.resultOfLastValidInputs;
  if (failed) return messages.dataNotLoaded;
  return waiting ? messages.calculating : undefined;
}

/** Saved scenarios, in code that loads with the first of them. */
const Comparison = memo(function Comparison(props: ScenariosProps) {
  const { savedForms } = props;
  // After a failure, the next saved scenario tries again.
  const [failed, setFailed] = useState<typeof savedForms>();
  const onFailure = useCallback(() => {
    showBelowScenarios();
    setFailed(savedForms);
  }, [savedForms]);
  const wanted = savedForms.length > 0 && savedForms !== failed;
  const { loaded: Scenarios } = useLoaded(wanted, loadScenarios, onFailure);
  return savedForms.length > 0 && Scenarios ? <Scenarios {...props} /> : null;
});

interface DetailsProps {
  view: CalculatorView;
  answer: WrittenAnswer;
  context: InputContext;
}

/** Steps, charts, tables and assumptions. */
const Details = memo(function Details({ view, answer, context }: DetailsProps) {
  const tablesProps = {
    id: view.id,
    tables: [...listTables(view.lists, answer), ...(answer.tables ?? [])],
    context,
  };
  const assumptions = [...(answer.assumptions ?? []), ...view.assumptions];
  return (
    <>
      <DrawnByServer part={charts} props={{ charts: answer.charts ?? [], context }} />
      <div className={formulaFonts}>
        <DrawnByServer part={steps} props={{ steps: answer.steps, formulas: view.formulas, context }} />
      </div>
      <DrawnByServer part={tables} props={tablesProps} />
      {assumptions.length > 0 && (
        <section aria-labelledby="assumptions-title" className="mt-10">
          <h2 id="assumptions-title" className="text-xl">
            Assumptions
          </h2>
          <ul className="measure mt-3 list-disc space-y-1.5 pl-5 text-muted leading-relaxed marker:text-accent">
            {assumptions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

const cached = new WeakMap<CalculatorView, Promise<CalculatorView>>();

/**
 * Adds conversions to nonlinear units (gauge pressure, pH) for the few calculators that have them: these are
 * live once loaded.
 */
function useCurves(view: CalculatorView): CalculatorView {
  if (Object.values(view.converters).every(({ units }) => units.every(isStraight))) return view;
  const whole = cached.get(view) ?? import("./with-curve").then(({ withCurve }) => withCurve(view));
  cached.set(view, whole);
  return use(whole);
}
