"use client";

import { useMemo, useState } from "react";
import { ChartSlot } from "@/components/chart/chart-slot";
import { Button } from "@/components/ui/button";
import { ChoiceField } from "@/components/ui/choice";
import { comparedCharts } from "@/lib/faces/explore/compared-charts";
import { formatOutput } from "@/lib/run/format/format-output";
import { differenceText, inputText } from "@/lib/run/format/scenario-text";
import { figureIn } from "@/lib/run/output-lists";
import { messages } from "./compare/messages";
import { differing, type Scenario, type ScenariosProps, useScenarios } from "./compare/use-scenarios";

export type { ScenariosProps };

/**
 * Comparison of scenarios: the inputs that differ, every figure with its difference from the first, and the
 * curves in one chart.
 */
export function Scenarios(props: ScenariosProps) {
  const { view } = props;
  const scenarios = useScenarios(props);
  const [first] = scenarios ?? [];
  if (!scenarios || !first) return null;
  const changed = differing(view, scenarios);
  const figures = Object.keys(view.outputs).filter((id) =>
    scenarios.some(({ answer }) => answer.outputs[id] !== undefined),
  );
  return (
    <section aria-labelledby="compare-title" className="mt-5">
      <h3 id="compare-title" className="text-lg">
        Compare scenarios
      </h3>
      <p className="measure mt-1 text-muted text-sm leading-relaxed">
        {messages.follows({ first: first.letter, last: scenarios.at(-1)?.letter })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section aria-label="Comparison" tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="tabular w-full text-sm max-md:block">
          <thead className="max-md:block">
            <tr className="border-line-strong border-b align-bottom max-md:block">
              <th scope="col" className="py-2 pr-3 text-left font-medium text-muted max-md:hidden">
                Figure
              </th>
              {scenarios.map((scenario) => (
                <Head key={scenario.letter} scenario={scenario} {...props} />
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {changed.map((id) => (
              <Row key={id} label={view.fields[id]?.label} scenarios={scenarios}>
                {({ displayedEntries, context }) =>
                  inputText({ fields: view.fields, entries: displayedEntries }, id, context)
                }
              </Row>
            ))}
            {figures.map((id) => (
              <Row key={id} label={view.outputs[id]?.label} scenarios={scenarios} isFigure>
                {(scenario) => <Figure id={id} scenario={scenario} first={first} view={view} />}
              </Row>
            ))}
          </tbody>
        </table>
      </section>
      <Curves scenarios={scenarios} />
    </section>
  );
}

interface HeadProps extends Pick<ScenariosProps, "replace" | "setSavedForms"> {
  scenario: Scenario;
}

function Head({ scenario, replace, setSavedForms }: HeadProps) {
  const { letter, title, place, state } = scenario;
  return (
    <th
      scope="col"
      className="py-2 pl-3 text-right font-medium max-md:flex max-md:items-center max-md:justify-between max-md:py-1 max-md:pl-0"
    >
      <span className="[overflow-wrap:anywhere]">{title}</span>
      {place === undefined ? (
        <span className="block font-normal text-muted">Current</span>
      ) : (
        <span className="-mr-2 flex justify-end gap-1 print:hidden">
          <Button
            look="quiet"
            className="min-h-9 px-2"
            onClick={() => replace((current) => ({ ...state, name: current.name }))}
          >
            Load<span className="sr-only"> {letter}</span>
          </Button>
          <Button
            look="quiet"
            className="min-h-9 px-2"
            onClick={() => setSavedForms((forms) => forms.filter((_, at) => at !== place))}
          >
            Remove<span className="sr-only"> {letter}</span>
          </Button>
        </span>
      )}
    </th>
  );
}

interface RowProps {
  label: string | undefined;
  scenarios: readonly Scenario[];
  isFigure?: true;
  children: (scenario: Scenario) => React.ReactNode;
}

/** Row of the table; on a phone, scenarios are one below the other. */
function Row({ label, scenarios, isFigure, children }: RowProps) {
  return (
    <tr className="border-line border-b align-top max-md:block max-md:py-2">
      <th
        scope="row"
        className={`py-2 pr-3 text-left font-normal max-md:block max-md:py-0 ${isFigure ? "" : "text-muted"}`}
      >
        {label}
      </th>
      {scenarios.map((scenario) => (
        <td
          key={scenario.letter}
          className={`py-2 pl-3 text-right max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-0.5 max-md:pl-0 ${isFigure ? "font-medium" : ""}`}
        >
          <span className="font-normal text-muted md:hidden">{scenario.letter}</span>
          <span className="min-w-0 [overflow-wrap:anywhere]">{children(scenario)}</span>
        </td>
      ))}
    </tr>
  );
}

interface FigureProps extends Pick<ScenariosProps, "view"> {
  id: string;
  scenario: Scenario;
  first: Scenario;
}

function Figure({ id, scenario, first, view }: FigureProps) {
  const format = view.outputs[id]?.format;
  const value = figureIn(scenario.answer, id);
  if (!format || value === undefined) return "—";
  const difference =
    scenario === first ? "" : differenceText(value, figureIn(first.answer, id), format, scenario.context);
  return (
    <>
      {formatOutput(value, format, scenario.context)}
      <span className="block font-normal text-muted text-xs empty:hidden">{difference}</span>
    </>
  );
}

/** Curves of all scenarios in one chart, if their charts share axes. */
function Curves({ scenarios }: { scenarios: readonly Scenario[] }) {
  const charts = useMemo(
    () =>
      comparedCharts(scenarios.map(({ title, answer }) => ({ name: title, charts: answer.charts ?? [] }))),
    [scenarios],
  );
  const [chosen, setChosen] = useState("");
  const chart = charts.find(({ id }) => id === chosen) ?? charts[0];
  const context = scenarios.at(-1)?.context;
  if (!chart || !context) return null;
  return (
    <div className="mt-6 space-y-4 print:hidden">
      {charts.length > 1 && (
        <div className="max-w-sm">
          <ChoiceField label="Chart" options={charts} value={chart.id} onChange={setChosen} />
        </div>
      )}
      <ChartSlot
        key={chart.id}
        chart={chart.chart}
        currency={context.currency}
        quantities={context.quantities}
      />
    </div>
  );
}
