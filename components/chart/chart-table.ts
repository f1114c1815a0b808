import type {
  CategoryChart,
  Chart,
  LabeledPoint,
  Line,
  LineChart,
  PartsChart,
  ScaleChart,
  ScatterChart,
  StackChart,
} from "@/lib/kit/calculator/chart";
import type { Table } from "@/lib/kit/calculator/computation";
import { totalAt } from "./layers";
import { xsOf } from "./reading";

type Content = Pick<Table, "columns" | "rows" | "total">;
type Row = Table["rows"][number];

const TEXT = { kind: "text" } as const;

export function chartTable(chart: Chart): Table {
  return { id: chart.id, title: chart.title, ...contentOf(chart) };
}

function contentOf(chart: Chart): Content {
  switch (chart.kind) {
    case "lines":
      return linesContent(chart);
    case "scatter":
      return scatterContent(chart);
    case "stacked-areas":
    case "stacked-bars":
      return stackContent(chart);
    case "categories":
      return categoryContent(chart);
    case "parts":
      return partsContent(chart);
    case "scale":
      return scaleContent(chart);
  }
}

/** Lists a row for each x of a line, with named points sorted in. */
function linesContent({ x, y, y2, series, points = [], point }: LineChart): Content {
  const named = [...points, ...(point ? [point] : [])];
  const lines = [...series, ...(y2?.series ?? [])];
  const valueMaps = lines.map(valuesByX);
  // Leaves cells empty instead of a dash: no value is missing there.
  const blank = named.length > 0 ? ["", ""] : [];
  const rows: Row[] = [
    ...xsOf(lines).map((at) => [at, ...valueMaps.map((values) => values.get(at) ?? null), ...blank]),
    ...named.map((each) => [each.x, ...lines.map(() => ""), each.label, each.y]),
  ];
  return {
    columns: [
      { id: "x", label: x.label, format: x.format },
      ...series.map(({ id, label }) => ({ id, label, format: y.format })),
      ...(y2?.series ?? []).map(({ id, label }) => ({ id, label, format: y2?.format ?? y.format })),
      ...(named.length > 0
        ? [
            { id: " point", label: "Point", format: TEXT },
            { id: " y", label: y.label, format: y.format },
          ]
        : []),
    ],
    rows: rows.sort((a, b) => Number(a[0]) - Number(b[0])),
  };
}

const valuesByX = ({ points }: Line): ReadonlyMap<number, number> => new Map(points);

function scatterContent({ x, y, series, point }: ScatterChart): Content {
  const hasGroups = series.length > 1;
  const namedPoint: readonly (LabeledPoint & { group: string | null })[] = point
    ? [{ ...point, group: null }]
    : [];
  const all = [
    ...series.flatMap(({ label, points }) => points.map((each) => ({ ...each, group: label }))),
    ...namedPoint,
  ];
  return {
    columns: [
      { id: "point", label: "Point", format: TEXT },
      ...(hasGroups ? [{ id: "group", label: "Group", format: TEXT }] : []),
      { id: "x", label: x.label, format: x.format },
      { id: "y", label: y.label, format: y.format },
    ],
    rows: all.map((each) => [each.label ?? null, ...(hasGroups ? [each.group] : []), each.x, each.y]),
  };
}

function stackContent({ x, y, series }: StackChart): Content {
  const valueMaps = series.map(valuesByX);
  const hasTotal = series.length > 1;
  return {
    columns: [
      { id: "x", label: x.label, format: x.format },
      ...series.map(({ id, label }) => ({ id, label, format: y.format })),
      ...(hasTotal ? [{ id: " total", label: "Total", format: y.format }] : []),
    ],
    rows: xsOf(series).map((at) => [
      at,
      ...valueMaps.map((values) => values.get(at) ?? null),
      ...(hasTotal ? [totalAt(series, at)] : []),
    ]),
  };
}

function categoryContent({ categories, y, series, bars }: CategoryChart): Content {
  const hasTotal = bars === "stacked" && series.length > 1;
  return {
    columns: [
      { id: "category", label: categories.label, format: TEXT },
      ...series.map(({ id, label }) => ({ id, label, format: y.format })),
      ...(hasTotal ? [{ id: " total", label: "Total", format: y.format }] : []),
    ],
    rows: categories.names.map((name, index) => [
      name,
      ...series.map(({ values }) => values[index] ?? null),
      ...(hasTotal ? [series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)] : []),
    ]),
  };
}

const partsContent = ({ value, parts }: PartsChart): Content => ({
  columns: [
    { id: "part", label: "Part", format: TEXT },
    { id: "amount", label: value.label, format: value.format },
  ],
  rows: parts.map((part) => [part.label, part.value]),
  total: ["Total", parts.reduce((sum, part) => sum + part.value, 0)],
});

const scaleContent = ({ x, bands, value }: ScaleChart): Content => ({
  columns: [
    { id: "band", label: x.label, format: TEXT },
    { id: "from", label: "From", format: x.format },
    { id: "to", label: "To", format: x.format },
  ],
  rows: [[value.label, value.x, null], ...bands.map((band) => [band.label, band.from, band.to])],
});
