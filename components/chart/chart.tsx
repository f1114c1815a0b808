"use client";

import { memo, useMemo } from "react";
import { DataTable } from "@/components/calculator/data-table";
import type { Chart as ChartData } from "@/lib/calculators/chart";
import type { Quantities } from "@/lib/faces/text/format-value";
import type { Currency } from "@/lib/fields/currency";
import { chartTable } from "./chart-table";
import { Parts } from "./parts";
import { Plane } from "./plane";
import { Scale } from "./scale";
import { shownChart } from "./shown-chart";

export interface ChartProps {
  chart: ChartData;
  currency: Currency;
  /** Where the chart shows quantities. */
  quantities?: Quantities | undefined;
  asTable: boolean;
}

/** All drawing code of charts: loaded by ChartSlot when a chart is about to be seen. */
export default memo(function Chart({ chart, currency, quantities, asTable }: ChartProps) {
  const shown = useMemo(() => shownChart(chart, quantities), [chart, quantities]);
  if (isEmpty(shown)) {
    return (
      <p className="grid h-full min-h-24 place-items-center rounded-md border border-line border-dashed p-6 text-center text-muted text-sm">
        There is nothing to draw for these inputs.
      </p>
    );
  }
  if (asTable || shown.kind === "scatter" || shown.kind === "categories")
    return <DataTable table={chartTable(shown)} currency={currency} className="h-full" />;
  if (shown.kind === "parts") return <Parts chart={shown} currency={currency} />;
  if (shown.kind === "scale") return <Scale chart={shown} currency={currency} />;
  return <Plane chart={shown} currency={currency} />;
});

function isEmpty(chart: ChartData): boolean {
  if (chart.kind === "scale") return chart.bands.length === 0;
  if (chart.kind === "parts") return chart.parts.length === 0;
  if (chart.kind === "categories") return chart.categories.names.length === 0;
  return chart.series.every(({ points }) => points.length === 0);
}
