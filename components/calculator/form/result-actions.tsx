"use client";

import { useLoaded } from "@/components/ui/use-loaded";
import type { WrittenAnswer } from "@/lib/calculators/computation";
import { PROJECT_NAME } from "@/lib/faces/address/names";
import type { CalculatorView } from "@/lib/faces/page/calculator-view";
import type { ValueContext } from "@/lib/faces/text/format-output";
import { CarryOn } from "../project/carry-on";
import { CalculatorActions } from "./calculator-actions";
import { type CalculatorModel, hasUnits } from "./use-calculator";

export interface ResultActionsProps {
  view: CalculatorView;
  model: CalculatorModel;
  answer: WrittenAnswer;
  context: ValueContext;
}

const loadInProject = () => import("../project/in-project").then(({ InProject }) => InProject);
const nothing = () => {};

async function printSheet() {
  // The browser does not wait for what its print would load.
  await import("@/components/chart/chart-slot").then(({ loadCharts }) => loadCharts()).catch(nothing);
  print();
}

/** What can be done with a result, here, in another calculator and in a project. */
export function ResultActions({ view, model, answer, context }: ResultActionsProps) {
  const { state } = model;
  const isEntry = model.address.includes(`?${PROJECT_NAME}=`);
  const { loaded: InProject } = useLoaded(isEntry, loadInProject, nothing);
  return (
    <div className="space-y-5">
      <CarryOn view={view} answer={answer} context={context} system={state.system} />
      <CalculatorActions
        system={hasUnits(view) ? state.system : undefined}
        onReset={model.reset}
        onPrint={printSheet}
        onCompare={model.errors.length > 0 ? undefined : model.keep}
      />
      {InProject && <InProject view={view} model={model} />}
    </div>
  );
}
