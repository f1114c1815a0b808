"use client";

import { memo, useId, useMemo, useRef } from "react";
import type { CategoryChart } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import { formatValue } from "@/lib/run/format/format-value";
import { CategoryAxes, CategoryNames } from "./category-axes";
import { type Bar, barsIn, type CategoryFrame, categoryFrameOf } from "./category-frame";
import { toldEntry } from "./line-reading";
import { Patterns, patternOf, Swatch } from "./looks";
import { Reader } from "./reader";
import type { Entry, Reading } from "./readout";
import { useChoice } from "./use-choice";
import { useSize } from "./use-size";

interface CategoryBarsProps {
  chart: CategoryChart;
  currency: Currency;
}

/** Container width above which the legend is next to the drawing (42rem, as in the styles). */
const WIDE_FROM = 672;

/** Bars by category: vertical if the names fit below them, otherwise horizontal. */
export function CategoryBars({ chart, currency }: CategoryBarsProps) {
  const root = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const whole = useSize(root);
  const size = useSize(area);
  const patterns = useId();
  const { names } = chart.categories;
  const bars = useMemo(() => barsIn(chart), [chart]);
  const isWide = whole.width >= WIDE_FROM;
  const frame = useMemo(
    () => (size.width > 0 ? categoryFrameOf(chart, bars, size, isWide, currency) : undefined),
    [chart, bars, size, isWide, currency],
  );
  const { chosen, at, choose } = useChoice(chart, names.length, 0);

  return (
    <Reader
      title={chart.title}
      root={root}
      area={area}
      size={size}
      count={names.length}
      at={at}
      reading={categoryReading(chart, at, patterns, currency)}
      onChoose={choose}
      nearest={(x, y) => frame && categoryAt(frame, names.length, x, y)}
      goesDown={frame ? !frame.isStanding : false}
    >
      <Patterns prefix={patterns} count={chart.series.length} />
      {frame && (
        <>
          {chosen !== null && <Highlight frame={frame} at={chosen} />}
          <CategoryAxes frame={frame} label={chart.categories.label} />
          <CategoryNames frame={frame} names={names} />
          <Shapes bars={bars} frame={frame} patterns={patterns} />
          {!frame.isStanding && <Values chart={chart} bars={bars} frame={frame} currency={currency} />}
        </>
      )}
    </Reader>
  );
}

function categoryAt({ isStanding, left, step }: CategoryFrame, count: number, x: number, y: number): number {
  const index = Math.floor((isStanding ? x - left : y) / step);
  return Math.max(0, Math.min(count - 1, index));
}

const Highlight = ({ frame, at }: { frame: CategoryFrame; at: number }) =>
  frame.isStanding ? (
    <rect
      x={frame.left + at * frame.step}
      y={frame.top}
      width={frame.step}
      height={frame.bottom - frame.top}
      fill="var(--sunken)"
    />
  ) : (
    <rect
      x="-6"
      y={at * frame.step}
      width={frame.width + 12}
      height={frame.step}
      fill="var(--sunken)"
      rx="4"
    />
  );

interface ShapesProps {
  bars: readonly Bar[];
  frame: CategoryFrame;
  patterns: string;
}

const acrossOf = ({ category, slot }: Bar, { step, offset, thickness }: CategoryFrame): number =>
  category * step + offset + slot * thickness;

export const Shapes = memo(function Shapes({ bars, frame, patterns }: ShapesProps) {
  const { isStanding, left, value, thickness } = frame;
  const gap = thickness > 8 ? 1 : 0;
  return bars.map((bar) => {
    const [start, end] = [value(bar.low), value(bar.high)].sort((a, b) => a - b);
    const length = (end ?? 0) - (start ?? 0);
    if (length <= 0) return null;
    const across = acrossOf(bar, frame);
    const box = isStanding
      ? { x: left + across, y: start, width: thickness - gap, height: Math.max(0.5, length - gap) }
      : { x: start, y: across, width: Math.max(0.5, length - gap), height: thickness - gap };
    return <rect key={`${bar.series} ${bar.category}`} {...box} fill={patternOf(patterns, bar.series)} />;
  });
});

interface ValuesProps {
  chart: CategoryChart;
  bars: readonly Bar[];
  frame: CategoryFrame;
  currency: Currency;
}

/** Values at the ends of horizontal bars; for stacks the sum. */
const Values = memo(function Values({ chart, bars, frame, currency }: ValuesProps) {
  const ends = chart.bars === "stacked" ? stackEnds(bars) : bars;
  return ends.map((bar) => {
    const amount =
      chart.bars === "stacked"
        ? totalOf(chart, bar.category)
        : (chart.series[bar.series]?.values[bar.category] ?? null);
    if (amount === null) return null;
    const isBelow = bar.high === 0 && bar.low < 0;
    return (
      <text
        key={`${bar.series} ${bar.category}`}
        x={frame.value(isBelow ? bar.low : bar.high) + (isBelow ? -5 : 5)}
        y={acrossOf(bar, frame) + frame.thickness / 2 + 4}
        textAnchor={isBelow ? "end" : "start"}
        className="tabular text-xs"
        fill="var(--ink)"
      >
        {formatValue(amount, chart.y.format, currency).text}
      </text>
    );
  });
});

function stackEnds(bars: readonly Bar[]): readonly Bar[] {
  const stacks = new Map<number, Bar>();
  for (const bar of bars) {
    const stack = stacks.get(bar.category) ?? bar;
    stacks.set(bar.category, {
      ...stack,
      low: Math.min(stack.low, bar.low),
      high: Math.max(stack.high, bar.high),
    });
  }
  return [...stacks.values()];
}

const totalOf = ({ series }: CategoryChart, category: number): number =>
  series.reduce((sum, { values }) => sum + (values[category] ?? 0), 0);

function categoryReading(chart: CategoryChart, at: number, patterns: string, currency: Currency): Reading {
  const { categories, series, y, bars } = chart;
  const place = { label: categories.label, text: categories.names[at] ?? "" };
  const entries: Entry[] = series.map(({ id, label, values }, index) => ({
    id,
    label,
    value: formatValue(values[at] ?? null, y.format, currency),
    swatch: <Swatch index={index} pattern={patternOf(patterns, index)} />,
  }));
  if (bars === "stacked" && series.length > 1) {
    entries.push({
      id: " total",
      label: "Total",
      value: formatValue(totalOf(chart, at), y.format, currency),
    });
  }
  return {
    at: place,
    entries,
    spokenText: `${place.label} ${place.text}: ${entries.flatMap(toldEntry).join(", ")}`,
  };
}
