"use client";

import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import type { CalculatorView } from "@/lib/run/calculator-view";
import type { InputContext } from "@/lib/run/format/scenario-text";
import { answerTables } from "@/lib/run/output-lists";
import { Charts } from "./charts";
import { FurtherFigures } from "./figures";
import { Tables } from "./tables";

export interface BreakdownProps {
  view: CalculatorView;
  answer: WrittenAnswer;
  context: InputContext;
  stale: string | undefined;
}

/** All figures that are not next to the form, charts and tables. */
export const Breakdown = ({ view, answer, context, stale }: BreakdownProps) => (
  <div className="@container space-y-8">
    <FurtherFigures outputs={view.outputs} answer={answer} context={context} stale={stale} />
    <Charts charts={answer.charts ?? []} context={context} />
    <Tables id={view.id} tables={answerTables(view.lists, answer)} context={context} />
  </div>
);
