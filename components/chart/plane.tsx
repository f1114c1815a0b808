"use client";

import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from "react";
import type { Axis, Line, LineChart, StackChart } from "@/lib/calculators/chart";
import { formatValue, NO_VALUE, type WrittenValue, writtenText } from "@/lib/faces/text/format-value";
import type { Currency } from "@/lib/fields/currency";
import { Axes, Marks } from "./axes";
import { type Frame, frameOf } from "./frame";
import { layersOf, totalAt } from "./layers";
import { Marker, Patterns, patternOf, Swatch } from "./looks";
import { homeOf, nearest, stopsOf, valueAt } from "./reading";
import { Readout } from "./readout";
import { Areas, Bars, Lines } from "./shapes";
import { useSize } from "./use-size";

interface PlaneProps {
  /** In the units that it is drawn in. */
  chart: LineChart | StackChart;
  currency: Currency;
}

/** How far Page Up and Page Down go. */
const LEAP = 12;

/** A chart of series over x: its legend tells the values where one points; the keys of a slider move along the points. */
export function Plane({ chart, currency }: PlaneProps) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const patterns = useId();
  const [chosen, setChosen] = useState<number | null>(null);

  const stacked = chart.kind !== "lines";
  const all = useMemo(() => linesOf(chart), [chart]);
  const xs = useMemo(() => stopsOf(chart), [chart]);
  const layers = useMemo(() => (stacked ? layersOf(chart.series, xs) : undefined), [chart, xs, stacked]);
  const frame = useMemo(
    () => (size.width > 0 ? frameOf(chart, xs, layers, size, currency) : undefined),
    [chart, xs, layers, size, currency],
  );
  const at = Math.min(chosen ?? homeOf(chart, xs), xs.length - 1);
  const x = xs[at] ?? 0;
  const place = { label: chart.x.label, text: writtenText(formatValue(x, chart.x.format, currency)) };
  const write = (y: number | undefined): WrittenValue => formatValue(y ?? null, chart.y.format, currency);
  const entries = [
    ...all.map((series, index) => ({
      id: series.id,
      label: series.label,
      value: write(valueAt(series, x)),
      swatch: <Swatch index={index} {...(stacked && { pattern: patternOf(patterns, index) })} />,
    })),
    ...(stacked && chart.series.length > 1
      ? [{ id: " total", label: "Total", value: write(totalAt(chart.series, x)) }]
      : []),
  ];
  const told = entries
    .filter(({ value }) => value.text !== NO_VALUE)
    .map(({ label, value }) => `${label} ${writtenText(value)}`);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return setChosen(null);
    const next = keyTarget(event.key, at, xs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  }

  function point(event: PointerEvent) {
    if (!frame) return;
    const across = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setChosen(
      nearest(
        xs.map((value) => frame.x(value)),
        across,
      ),
    );
  }

  return (
    <div className="flex h-full flex-col gap-3">
      <Readout at={place} entries={entries} />
      <div
        ref={area}
        role="slider"
        tabIndex={0}
        aria-label={`${chart.title}: read values`}
        aria-valuemin={1}
        aria-valuemax={xs.length}
        aria-valuenow={at + 1}
        aria-valuetext={`${place.label} ${place.text}: ${told.join(", ")}`}
        onKeyDown={onKeyDown}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={(event) => event.pointerType === "mouse" && setChosen(null)}
        className="relative min-h-44 flex-1 cursor-crosshair touch-pan-y select-none rounded-sm"
      >
        {frame && (
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${size.width} ${size.height}`}
            className="absolute inset-0 size-full overflow-visible"
          >
            <Patterns prefix={patterns} count={chart.series.length} />
            <Axes frame={frame} xLabel={axisLabel(chart.x)} yLabel={axisLabel(chart.y)} />
            {!layers && <Lines series={all} frame={frame} />}
            {layers &&
              (chart.kind === "stacked-bars" || xs.length === 1 ? (
                <Bars layers={layers} frame={frame} patterns={patterns} />
              ) : (
                <Areas layers={layers} frame={frame} patterns={patterns} />
              ))}
            <Marks frame={frame} />
            {chosen !== null && <Crosshair series={stacked ? [] : all} frame={frame} x={x} />}
          </svg>
        )}
      </div>
    </div>
  );
}

/** The lines of a chart, and its own point as the last of them. */
function linesOf(chart: LineChart | StackChart): readonly Line[] {
  const own = chart.kind === "lines" ? chart.point : undefined;
  return own ? [...chart.series, { id: " point", label: own.label, points: [[own.x, own.y]] }] : chart.series;
}

/** Where in the row a slider's key leads. */
export function keyTarget(key: string, at: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + LEAP,
    PageDown: at - LEAP,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}

function axisLabel({ label, format }: Axis): string {
  const unit = format.kind === "number" || format.kind === "count" ? format.suffix : undefined;
  return unit && unit !== "—" ? `${label} (${unit})` : label;
}

function Crosshair({ series, frame, x }: { series: readonly Line[]; frame: Frame; x: number }) {
  const at = frame.x(x);
  return (
    <>
      <path d={`M${at} ${frame.top}V${frame.bottom}`} stroke="var(--ink)" strokeWidth="1.5" />
      {series.map((each, index) => {
        const y = valueAt(each, x);
        return y !== undefined && <Marker key={each.id} index={index} x={at} y={frame.y(y)} />;
      })}
    </>
  );
}
