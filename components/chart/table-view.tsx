import { DataTable } from "@/components/table/data-table";
import type { Chart } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import { formatValue, writtenText } from "@/lib/run/format/format-value";
import { chartTable } from "./chart-table";
import { bandEntries } from "./line-reading";

export function TableView({ chart, currency }: { chart: Chart; currency: Currency }) {
  const table = chartTable(chart);
  const remarks = remarksOf(chart, currency);
  if (remarks.length === 0) return <DataTable table={table} currency={currency} className="h-full" />;
  return (
    <div className="flex h-full flex-col gap-2">
      <DataTable table={table} currency={currency} className="min-h-0 flex-1" />
      <ul className="tabular flex flex-wrap gap-x-5 text-muted text-xs leading-5">
        {remarks.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

function remarksOf(chart: Chart, currency: Currency): readonly string[] {
  if (chart.kind === "categories" || chart.kind === "parts" || chart.kind === "scale") return [];
  const { x, y, marks = [] } = chart;
  const hasBands = chart.kind === "lines" || chart.kind === "scatter";
  const bands = hasBands ? (chart.bands ?? []) : [];
  const limits = hasBands ? bandEntries(chart, currency) : [];
  return [
    ...marks.map(
      (mark) => `${mark.label}: ${x.label} ${writtenText(formatValue(mark.x, x.format, currency))}`,
    ),
    ...bands.map((band, i) => `${band.label}: ${(band.axis === "x" ? x : y).label} ${limits[i]?.detail}`),
  ];
}
