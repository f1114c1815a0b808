"use client";

import { memo, useMemo } from "react";
import type { Chart as ChartData } from "@/lib/calculators/chart";
import type { Quantities } from "@/lib/faces/text/format-value";
import type { Currency } from "@/lib/fields/currency";
import { CategoryBars } from "./category-bars";
import { Nothing } from "./notes";
import { Parts } from "./parts";
import { Plane } from "./plane";
import { stopsOf } from "./reading";
import { Scale } from "./scale";
import { Scatter } from "./scatter";
import { cloudOf } from "./scatter-points";
import { shownChart } from "./shown-chart";
import { TableView } from "./table-view";

interface ChartProps {
  chart: ChartData;
  currency: Currency;
  quantities?: Quantities | undefined;
  asTable: boolean;
}

/** All drawing code of charts: loaded by ChartSlot when a chart is about to be seen. */
export default memo(function Chart({ chart, currency, quantities, asTable }: ChartProps) {
  const shown = useMemo(() => shownChart(chart, quantities), [chart, quantities]);
  if (isEmpty(shown)) return <Nothing />;
  if (asTable) return <TableView chart={shown} currency={currency} />;
  if (shown.kind === "parts") return <Parts chart={shown} currency={currency} />;
  if (shown.kind === "scatter") return <Scatter chart={shown} currency={currency} />;
  if (shown.kind === "categories") return <CategoryBars chart={shown} currency={currency} />;
  if (shown.kind === "scale") return <Scale chart={shown} currency={currency} />;
  return <Plane chart={shown} currency={currency} />;
});

function isEmpty(chart: ChartData): boolean {
  if (chart.kind === "scale") return chart.bands.length === 0;
  if (chart.kind === "parts") return chart.parts.length === 0;
  if (chart.kind === "categories") return chart.categories.names.length === 0 || chart.series.length === 0;
  if (chart.kind === "scatter") return cloudOf(chart).length === 0;
  if (chart.kind === "lines") return stopsOf(chart).length === 0;
  return chart.series.every(({ points }) => points.length === 0);
}
