"use client";

import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import { formulaFonts } from "@/components/formula/fonts";
import { DrawnByServer, serverPart } from "@/components/ui/drawn-by-server";
import { useLoaded } from "@/components/ui/use-loaded";
import { noteUse } from "@/components/ui/use-presence";
import type { Answer } from "@/lib/calculators/computation";
import type { FormState } from "@/lib/faces/calculator-url";
import type { CalculatorView } from "@/lib/faces/calculator-view";
import { quantitiesOf } from "@/lib/faces/quantities";
import type { InputContext } from "@/lib/faces/scenario-text";
import type { Fields } from "@/lib/fields/field";
import type { Typed } from "@/lib/fields/typed";
import { ResultTable } from "../result-table";
import { CalculatorActions } from "./calculator-actions";
import { FormFields, FormMode } from "./form-fields";
import { PrimaryResult, SecondaryResults } from "./results";
import type { Scenario } from "./scenarios";
import type { StepsProps } from "./steps";
import { type CalculatorModel, useCalculator } from "./use-calculator";

const MAX_SCENARIOS = 3;
const loadSlot = () => import("@/components/chart/chart-slot");
const ChartSlot = lazy(() => loadSlot().then((module) => ({ default: module.ChartSlot })));
const steps = serverPart<StepsProps>({
  load: () => import("./steps").then((module) => module.Steps),
  lost: () => <p className="mt-10 text-sm">The steps could not be loaded. Please reload the page.</p>,
});
const loadPrintSheet = () => import("./print-sheet").then(({ PrintSheet }) => PrintSheet);
const loadScenarios = () => import("./scenarios").then(({ Scenarios }) => Scenarios);

const nothing = () => {};

/** A calculator with the generic form: what is put in on one side, the answer on the other, the reasons below. */
export function FormCalculator({ view }: { view: CalculatorView }) {
  const model = useCalculator(view);
  const { answer, state } = model;
  const context = useInputContext(view, model.surroundings.currency, state.typed);
  const stale = staleness(model);
  const results = { outputs: view.outputs, answer, context, stale };
  // What lies below may lag behind the figures while someone types fast.
  const deferred = useDeferredValue(useMemo(() => ({ state, answer, context }), [state, answer, context]));
  const { loaded: PrintSheet } = useLoaded(model.live, loadPrintSheet, nothing);
  useEffect(() => {
    if (model.live) noteUse();
  }, [model.live]);
  const [kept, setKept] = useState<readonly Scenario[]>([]);

  async function printSheet() {
    // The browser does not wait for what its print would load.
    await loadSlot()
      .then(({ loadCharts }) => loadCharts())
      .catch(() => {});
    print();
  }

  return (
    <>
      {model.ignored.length > 0 && (
        <p role="status" className="mb-4 rounded-md border border-line px-3 py-2 text-muted text-sm">
          The address of this page asked for something that this calculator does not have (
          {model.ignored.slice(0, 5).join(", ")}); its defaults stand instead.
        </p>
      )}
      <FormMode view={view} model={model} />
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(17rem,5fr)_minmax(0,6fr)]">
        <div className="sticky top-16 z-10 md:static md:col-start-2 md:row-start-1">
          <PrimaryResult {...results} />
        </div>
        <form
          aria-label={`${view.label} inputs`}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className="md:col-start-1 md:row-span-3 md:row-start-1 print:hidden"
        >
          <FormFields view={view} model={model} />
        </form>
        <div className="space-y-5 md:col-start-2 md:row-start-2">
          <SecondaryResults {...results} />
          <CalculatorActions
            onReset={model.reset}
            onPrint={printSheet}
            onCompare={() =>
              setKept((scenarios) => [...scenarios, { state, answer, context }].slice(-MAX_SCENARIOS))
            }
          />
        </div>
      </div>
      {PrintSheet && (
        <PrintSheet
          view={view}
          scenario={deferred}
          today={model.surroundings.today}
          address={model.address}
        />
      )}
      <Comparison view={view} kept={kept} current={deferred} onKeep={setKept} onTakeUp={model.replace} />
      <Details view={view} answer={deferred.answer} context={deferred.context} />
    </>
  );
}

/** Why the figures are not those of what the form says. */
function staleness({ errors, waiting }: CalculatorModel): string | undefined {
  if (errors.length > 0) return "This is the result of the last valid inputs.";
  return waiting ? "Working it out …" : undefined;
}

/** What the writing of figures and inputs depends on: the same object as long as it says the same. */
function useInputContext(
  { fields, converters }: CalculatorView,
  currency: InputContext["currency"],
  typed: Typed,
): InputContext {
  const units = JSON.stringify(unitsOf(fields, typed));
  return useMemo(
    () => ({
      currency,
      converters,
      quantities: quantitiesOf((slug) => converters[slug], JSON.parse(units) as Record<string, string>),
    }),
    [currency, converters, units],
  );
}

/** The units that the visitor works in, by converter: those of the first field of each. */
function unitsOf(fields: Fields, typed: Typed): Record<string, string> {
  const units: Record<string, string> = {};
  for (const [id, field] of Object.entries(fields)) {
    const value = typed[id];
    if (field.kind === "quantity" && typeof value === "object" && "unit" in value)
      units[field.converter] ??= value.unit;
  }
  return units;
}

interface ComparisonProps {
  view: CalculatorView;
  kept: readonly Scenario[];
  current: Scenario;
  onKeep: (kept: readonly Scenario[]) => void;
  onTakeUp: (state: FormState) => void;
}

/** The scenarios that were set aside, drawn by code that comes with the first of them. */
const Comparison = memo(function Comparison({ view, kept, current, onKeep, onTakeUp }: ComparisonProps) {
  const [none] = useState(() => () => onKeep([]));
  const { loaded: Scenarios } = useLoaded(kept.length > 0, loadScenarios, none);
  if (kept.length === 0 || !Scenarios) return null;
  return (
    <Scenarios
      view={view}
      kept={kept}
      current={current}
      onTakeUp={(scenario) => onTakeUp(scenario.state)}
      onRemove={(index) => onKeep(kept.filter((_, at) => at !== index))}
    />
  );
});

interface DetailsProps {
  view: CalculatorView;
  answer: Answer;
  context: InputContext;
}

/** Steps, charts, tables and assumptions. */
const Details = memo(function Details({ view, answer, context }: DetailsProps) {
  const { charts = [], tables = [] } = answer;
  const { currency, quantities } = context;
  const assumptions = [...(answer.assumptions ?? []), ...view.assumptions];
  return (
    <>
      {charts.length > 0 && (
        <section aria-labelledby="charts-title" className="mt-10">
          <h2 id="charts-title" className="text-xl">
            Charts
          </h2>
          <div className="mt-4 space-y-8">
            <Suspense>
              {charts.map((chart) => (
                <ChartSlot key={chart.id} chart={chart} currency={currency} quantities={quantities} />
              ))}
            </Suspense>
          </div>
        </section>
      )}
      <div className={formulaFonts}>
        <DrawnByServer part={steps} props={{ steps: answer.steps, formulas: view.formulas, context }} />
      </div>
      {tables.length > 0 && (
        <section aria-labelledby="tables-title" className="max-md:draw-late mt-10 [--guess:80rem]">
          <h2 id="tables-title" className="text-xl">
            Tables
          </h2>
          <div className="mt-3 space-y-6">
            {tables.map((table) => (
              <ResultTable
                key={table.id}
                table={table}
                currency={currency}
                quantities={quantities}
                fileName={`${view.id}-${table.id}`}
              />
            ))}
          </div>
        </section>
      )}
      {assumptions.length > 0 && (
        <section aria-labelledby="assumptions-title" className="mt-10">
          <h2 id="assumptions-title" className="text-xl">
            What this takes for granted
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
