"use client";

import { memo, useId, useMemo, useRef } from "react";
import type { LineChart, StackChart } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import { Axes, Marks } from "./axes";
import { Bands } from "./bands";
import { drawableLines } from "./drawable";
import { type Frame, frameOf } from "./frame";
import { layersOf } from "./layers";
import { LineNames, type LineNamesProps } from "./line-names";
import { lineReading } from "./line-reading";
import { Marker, Patterns } from "./looks";
import { OtherPoints, ResultPoint } from "./named-points";
import { leftOutNote, Nothing } from "./notes";
import { Reader } from "./reader";
import { homeOf, nearest, stopsOf, valueAt } from "./reading";
import { Areas, Bars, Guides, LEAST_STEP, Lines } from "./shapes";
import { useChoice } from "./use-choice";
import { useSize } from "./use-size";

interface PlaneProps {
  chart: LineChart | StackChart;
  currency: Currency;
}

export function Plane({ chart: input, currency }: PlaneProps) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const patterns = useId();
  const { chart, leftOut } = useMemo(() => drawable(input), [input]);
  const xs = useMemo(() => stopsOf(chart), [chart]);
  const layers = useMemo(
    () => (chart.kind === "lines" ? undefined : layersOf(chart.series, xs)),
    [chart, xs],
  );
  const frame = useMemo(
    () => (size.width > 0 ? frameOf(chart, xs, layers, size, currency) : undefined),
    [chart, xs, layers, size, currency],
  );
  const stops = useMemo(() => (frame ? xs.map(frame.x) : []), [frame, xs]);
  const { chosen, at, choose } = useChoice(chart, xs.length, homeOf(chart, xs));
  const x = xs[at] ?? 0;
  const drawsBars = (chart.kind === "stacked-bars" || xs.length === 1) && (frame?.step ?? 0) >= LEAST_STEP;

  if (xs.length === 0) return <Nothing note={leftOutNote(leftOut)} />;
  return (
    <Reader
      title={chart.title}
      area={area}
      size={size}
      count={xs.length}
      at={at}
      reading={lineReading(chart, x, patterns, currency)}
      onChoose={choose}
      nearest={(across) => (stops.length > 0 ? nearest(stops, across) : undefined)}
      note={leftOutNote(leftOut)}
    >
      <Patterns prefix={patterns} count={chart.series.length} />
      {frame && (
        <>
          <Axes frame={frame} />
          {chart.kind === "lines" && chart.bands && <Bands bands={chart.bands} frame={frame} />}
          {chart.kind === "lines" && <LineShapes chart={chart} frame={frame} />}
          {layers &&
            (drawsBars ? (
              <Bars layers={layers} frame={frame} patterns={patterns} />
            ) : (
              <Areas layers={layers} frame={frame} patterns={patterns} />
            ))}
          <Marks frame={frame} />
          {chosen !== null && <Crosshair chart={chart} frame={frame} x={x} />}
        </>
      )}
    </Reader>
  );
}

export const drawable = (chart: LineChart | StackChart) =>
  chart.kind === "lines" ? drawableLines(chart) : { chart, leftOut: 0 };

export const LineShapes = memo(function LineShapes(props: LineNamesProps) {
  const { chart, frame } = props;
  const { series, y2, points, point, guides } = chart;
  return (
    <>
      {guides && <Guides guides={guides} frame={frame} />}
      <Lines series={series} frame={frame} />
      {y2 && <Lines series={y2.series} frame={frame} isSecond first={series.length} />}
      {points && <OtherPoints points={points} frame={frame} />}
      {point && <ResultPoint point={point} frame={frame} />}
      <LineNames {...props} />
    </>
  );
});

function Crosshair({ chart, frame, x }: { chart: LineChart | StackChart; frame: Frame; x: number }) {
  const at = frame.x(x);
  const isLines = chart.kind === "lines";
  const first = isLines ? chart.series : [];
  const second = isLines ? (chart.y2?.series ?? []) : [];
  const scales = isLines ? { x: chart.x.scale, y: chart.y.scale } : {};
  const scales2 = isLines ? { x: chart.x.scale, y: chart.y2?.scale } : {};
  return (
    <>
      <path d={`M${at} ${frame.top}V${frame.bottom}`} stroke="var(--ink)" strokeWidth="1.5" />
      {first.map((line, index) => {
        const y = valueAt(line, x, scales);
        return y !== undefined && <Marker key={line.id} index={index} x={at} y={frame.y(y)} />;
      })}
      {second.map((line, index) => {
        const y = valueAt(line, x, scales2);
        return (
          y !== undefined && <Marker key={line.id} index={first.length + index} x={at} y={frame.y2(y)} />
        );
      })}
    </>
  );
}
