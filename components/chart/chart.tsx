"use client";

import { memo, useMemo } from "react";
import type { Chart as ChartData } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import type { Quantities } from "@/lib/run/format/format-value";
import { CategoryBars } from "./category-bars";
import { shownChart } from "./converted-chart";
import { Nothing } from "./notes";
import { Parts } from "./parts";
import { Plane } from "./plane";
import { stopsOf } from "./reading";
import { Scale } from "./scale";
import { Scatter } from "./scatter";
import { cloudOf } from "./scatter-points";
import { TableView } from "./table-view";

interface ChartProps {
  chart: ChartData;
  currency: Currency;
  quantities?: Quantities | undefined;
  asTable: boolean;
}

/** Drawing code of charts: ChartSlot loads it when a chart comes near the window. */
export default memo(function Chart({ chart, currency, quantities, asTable }: ChartProps) {
  const displayed = useMemo(() => shownChart(chart, quantities), [chart, quantities]);
  if (isEmpty(displayed)) return <Nothing />;
  if (asTable) return <TableView chart={displayed} currency={currency} />;
  if (displayed.kind === "parts") return <Parts chart={displayed} currency={currency} />;
  if (displayed.kind === "scatter") return <Scatter chart={displayed} currency={currency} />;
  if (displayed.kind === "categories") return <CategoryBars chart={displayed} currency={currency} />;
  if (displayed.kind === "scale") return <Scale chart={displayed} currency={currency} />;
  return <Plane chart={displayed} currency={currency} />;
});

function isEmpty(chart: ChartData): boolean {
  if (chart.kind === "scale") return chart.bands.length === 0;
  if (chart.kind === "parts") return chart.parts.length === 0;
  if (chart.kind === "categories") return chart.categories.names.length === 0 || chart.series.length === 0;
  if (chart.kind === "scatter") return cloudOf(chart).length === 0;
  if (chart.kind === "lines") return stopsOf(chart).length === 0;
  return chart.series.every(({ points }) => points.length === 0);
}
