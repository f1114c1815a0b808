"use client";

import { memo, type ReactNode, useId, useMemo, useRef } from "react";
import { formatFixed } from "@/lib/core/numeric/text";
import type {
  CategoryChart,
  Chart,
  LineChart,
  PartsChart,
  ScatterChart,
  StackChart,
} from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import { formatValue, type Quantities, writtenText } from "@/lib/run/format/format-value";
import { Axes, Marks } from "./axes";
import { Bands } from "./bands";
import { CategoryAxes, CategoryNames } from "./category-axes";
import { Shapes } from "./category-bars";
import { barsIn, categoryFrameOf } from "./category-frame";
import { lyingHeight } from "./category-layout";
import { shownChart } from "./converted-chart";
import { drawableScatter } from "./drawable";
import { frameOf, type Size } from "./frame";
import { layersOf } from "./layers";
import { colourOf, dashOf, Patterns, patternOf } from "./looks";
import { ResultPoint } from "./named-points";
import { drawable, LineShapes } from "./plane";
import { PREVIEW } from "./preview-chart";
import { stopsOf } from "./reading";
import { ScaleBar } from "./scale";
import { acrossRanges, Cloud } from "./scatter";
import { cloudOf } from "./scatter-points";
import { Areas, Bars, LEAST_STEP } from "./shapes";
import { useSize } from "./use-size";

interface PreviewProps<C = Chart> {
  chart: C;
  currency: Currency;
}

/** Servers draw for a desktop's column; the browser fits the drawing to the window. */
const BEFORE: Size = { width: 440, height: PREVIEW };

export const Preview = memo(function Preview({
  chart,
  currency,
  quantities,
}: PreviewProps & { quantities?: Quantities | undefined }) {
  const displayed = useMemo(() => shownChart(chart, quantities), [chart, quantities]);
  switch (displayed.kind) {
    case "parts":
      return <PartsPreview chart={displayed} currency={currency} />;
    case "scale":
      return <ScaleBar chart={displayed} currency={currency} before={BEFORE} />;
    case "categories":
      return <CategoryPreview chart={displayed} currency={currency} />;
    case "scatter":
      return <ScatterPreview chart={displayed} currency={currency} />;
    default:
      return <PlanePreview chart={displayed} currency={currency} />;
  }
});

interface DrawingProps {
  height?: number;
  /** Renders in this size. */
  children: (size: Size) => ReactNode;
}

function Drawing({ height = PREVIEW, children }: DrawingProps) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area, { ...BEFORE, height });
  return (
    <div ref={area} className="relative" style={{ height }}>
      {size.width > 0 && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="absolute inset-0 size-full overflow-visible"
        >
          {children(size)}
        </svg>
      )}
    </div>
  );
}

function PlanePreview({ chart: input, currency }: PreviewProps<LineChart | StackChart>) {
  const patterns = useId();
  const { chart } = useMemo(() => drawable(input), [input]);
  const xs = useMemo(() => stopsOf(chart), [chart]);
  const layers = useMemo(
    () => (chart.kind === "lines" ? undefined : layersOf(chart.series, xs)),
    [chart, xs],
  );
  const isBars = chart.kind === "stacked-bars" || xs.length === 1;
  const isPaper = chart.kind === "lines" && Boolean(chart.x.scale ?? chart.y.scale);
  const series = chart.kind === "lines" ? [...chart.series, ...(chart.y2?.series ?? [])] : chart.series;
  // Lines have names at their ends on paper.
  const hasLegend = !isPaper && series.length > 1;
  return (
    <>
      {hasLegend && <Legend series={series} patterns={layers && patterns} />}
      <Drawing>
        {(size) => {
          const frame = frameOf(chart, xs, layers, size, currency);
          if (!frame) return null;
          const Stack = isBars && frame.step >= LEAST_STEP ? Bars : Areas;
          return (
            <>
              <Patterns prefix={patterns} count={chart.series.length} />
              <Axes frame={frame} />
              {chart.kind === "lines" && chart.bands && <Bands bands={chart.bands} frame={frame} />}
              {chart.kind === "lines" && <LineShapes chart={chart} frame={frame} hasLegend={hasLegend} />}
              {layers && <Stack layers={layers} frame={frame} patterns={patterns} />}
              <Marks frame={frame} />
            </>
          );
        }}
      </Drawing>
    </>
  );
}

function ScatterPreview({ chart: input, currency }: PreviewProps<ScatterChart>) {
  const { chart } = useMemo(() => drawableScatter(input), [input]);
  const xs = useMemo(() => [...cloudOf(chart).map(({ x }) => x), ...acrossRanges(chart)], [chart]);
  return (
    <Drawing>
      {(size) => {
        const frame = frameOf(chart, xs, undefined, size, currency);
        return (
          frame && (
            <>
              <Axes frame={frame} />
              <Cloud chart={chart} frame={frame} />
              {chart.point && <ResultPoint point={chart.point} frame={frame} />}
            </>
          )
        );
      }}
    </Drawing>
  );
}

function CategoryPreview({ chart, currency }: PreviewProps<CategoryChart>) {
  const patterns = useId();
  const bars = useMemo(() => barsIn(chart), [chart]);
  return (
    <>
      <Legend series={chart.series} patterns={patterns} />
      <Drawing height={lyingHeight(chart, false) ?? PREVIEW}>
        {(size) => {
          const frame = categoryFrameOf(chart, bars, size, false, currency);
          return (
            <>
              <Patterns prefix={patterns} count={chart.series.length} />
              <CategoryAxes frame={frame} label={chart.categories.label} />
              <CategoryNames frame={frame} names={chart.categories.names} />
              <Shapes bars={bars} frame={frame} patterns={patterns} />
            </>
          );
        }}
      </Drawing>
    </>
  );
}

/** Parts as a bar, with their names, amounts and shares below. */
function PartsPreview({ chart: { parts, value }, currency }: PreviewProps<PartsChart>) {
  const patterns = useId();
  const total = parts.reduce((sum, part) => sum + Math.max(0, part.value), 0);
  const share = (amount: number) => (total > 0 ? (Math.max(0, amount) / total) * 100 : 0);
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + share(part.value), 0),
  );
  return (
    <>
      <svg aria-hidden="true" className="h-5 w-full rounded-sm">
        <Patterns prefix={patterns} count={parts.length} />
        {parts.map(({ id, value: amount }, index) => (
          <rect
            key={id}
            x={`${starts[index]}%`}
            width={`${share(amount)}%`}
            height="20"
            fill={patternOf(patterns, index)}
          />
        ))}
      </svg>
      <ul className="tabular mt-2 space-y-1 text-sm">
        {parts.map(({ id, label, value: amount }, index) => (
          <li key={id} className="flex items-center gap-2">
            <Patch index={index} patterns={patterns} />
            <span className="min-w-0 flex-1 truncate text-muted">{label}</span>
            {writtenText(formatValue(amount, value.format, currency))}
            <span className="w-14 text-right text-muted">{formatFixed(share(amount), 1)}%</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface LegendProps {
  series: readonly { id: string; label: string }[];
  /** Patterns of areas; lines have none. */
  patterns: string | undefined;
}

/** Legend of the colors. A single series needs none, because the axis names it. */
function Legend({ series, patterns }: LegendProps) {
  if (series.length < 2) return null;
  return (
    <ul className="mb-2 flex flex-wrap gap-x-3 gap-y-0.5 text-muted text-xs">
      {series.map(({ id, label }, index) => (
        <li key={id} className="flex items-center gap-1.5">
          {patterns === undefined ? (
            <svg aria-hidden="true" width="18" height="10" className="shrink-0">
              <path d="M0 5H18" stroke={colourOf(index)} strokeWidth="2" strokeDasharray={dashOf(index)} />
            </svg>
          ) : (
            <Patch index={index} patterns={patterns} />
          )}
          {label}
        </li>
      ))}
    </ul>
  );
}

const Patch = ({ index, patterns }: { index: number; patterns: string }) => (
  <svg aria-hidden="true" width="10" height="10" className="shrink-0">
    <rect width="10" height="10" rx="2" fill={patternOf(patterns, index)} />
  </svg>
);
