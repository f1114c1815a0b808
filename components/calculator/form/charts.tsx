"use client";

import { ChartSlot } from "@/components/chart/chart-slot";
import type { Chart } from "@/lib/kit/calculator/chart";
import type { InputContext } from "@/lib/run/format/scenario-text";

export interface ChartsProps {
  charts: readonly Chart[];
  context: InputContext;
}

export function Charts({ charts, context }: ChartsProps) {
  if (charts.length === 0) return null;
  return (
    <div className="space-y-8">
      {charts.map((chart) => (
        <ChartSlot key={chart.id} chart={chart} currency={context.currency} quantities={context.quantities} />
      ))}
    </div>
  );
}
