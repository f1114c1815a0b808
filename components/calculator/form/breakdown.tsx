"use client";

import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { answerTables } from "@/lib/run/output-lists";
import { Charts } from "./charts";
import { FurtherFigures } from "./figures";
import type { FormatSource } from "./format-source";
import { Tables } from "./tables";
import { useFormatContext } from "./use-format-context";

export interface BreakdownProps {
  view: CalculatorView;
  answer: WrittenAnswer;
  format: FormatSource;
  stale: string | undefined;
}

/** All figures that are not next to the form, charts and tables. */
export function Breakdown({ view, answer, format, stale }: BreakdownProps) {
  const context = useFormatContext(format);
  return (
    <div className="@container space-y-8">
      <FurtherFigures outputs={view.outputs} answer={answer} context={context} stale={stale} />
      <Charts charts={answer.charts ?? []} context={context} />
      <Tables id={view.id} tables={answerTables(view.lists, answer)} context={context} />
    </div>
  );
}
