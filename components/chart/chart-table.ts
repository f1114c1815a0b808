import type { Chart, Table } from "@/lib/calculators/computation";
import { totalAt } from "./layers";
import { isStacked, type Series, xsOf } from "./shown-chart";

/** What a chart shows, in figures. */
export function chartTable(chart: Chart): Table {
  const { id, title, series, x, y, bands = [], marks = [] } = chart;
  if (chart.kind === "parts") {
    return {
      id,
      title,
      columns: [
        { id: "part", label: "Part", format: { kind: "text" } },
        { id: "amount", label: y.label, format: y.format },
      ],
      rows: series.map(({ label, points }) => [label, points[0]?.[1] ?? null]),
      total: ["Total", series.reduce((sum, { points }) => sum + (points[0]?.[1] ?? 0), 0)],
    };
  }
  if (chart.kind === "scale") {
    return {
      id,
      title,
      columns: [
        { id: "band", label: x.label, format: { kind: "text" } },
        { id: "from", label: "From", format: x.format },
        { id: "to", label: "To", format: x.format },
      ],
      rows: [
        ...marks.map((mark) => [mark.label, mark.x, null]),
        ...bands.map((band) => [band.label, band.from, band.to]),
      ],
    };
  }
  const withTotal = isStacked(chart) && series.length > 1;
  const own = series.map(pointsByX);
  return {
    id,
    title,
    columns: [
      { id: "x", label: x.label, format: x.format },
      ...series.map((each) => ({ id: each.id, label: each.label, format: y.format })),
      ...(withTotal ? [{ id: " total", label: "Total", format: y.format }] : []),
    ],
    rows: xsOf(series).map((at) => [
      at,
      ...own.map((points) => points.get(at) ?? null),
      ...(withTotal ? [totalAt(series, at)] : []),
    ]),
  };
}

const pointsByX = ({ points }: Series): ReadonlyMap<number, number> => new Map(points);
