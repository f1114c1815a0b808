"use client";

import { memo } from "react";
import { Preview } from "@/components/chart/preview";
import { placeOfChart, previewed } from "@/components/chart/previewed";
import { Icon } from "@/components/ui/icon";
import type { WrittenAnswer } from "@/lib/calculators/computation";
import type { InputContext } from "@/lib/faces/text/scenario-text";
import { sentenceText } from "@/lib/faces/text/sentence-text";

export interface DockChartProps {
  answer: WrittenAnswer;
  context: InputContext;
}

/** The first chart of an answer in little, which leads to where it can be read. Follows when the figures have settled. */
export const DockChart = memo(function DockChart({ answer, context }: DockChartProps) {
  const chart = previewed(answer.charts ?? []);
  if (!chart) return null;
  return (
    <figure className="rounded-lg border border-line p-4 max-md:hidden">
      <figcaption className="mb-2 text-sm">
        <a
          href={`#${placeOfChart(chart)}`}
          className="flex items-start justify-between gap-2 font-medium leading-snug hover:text-accent"
        >
          {chart.finding === undefined ? chart.title : sentenceText(chart.finding, context)}
          <Icon name="fit" className="size-4 shrink-0 text-muted" />
        </a>
      </figcaption>
      <Preview chart={chart} currency={context.currency} quantities={context.quantities} />
    </figure>
  );
});
