import { memo } from "react";
import type { Line } from "@/lib/calculators/chart";
import type { Frame } from "./frame";
import type { Layer } from "./layers";
import { colourOf, dashOf, Marker, patternOf } from "./looks";
import { areaPath, linePath } from "./paths";

/** Lines with at most so many points show each of them. */
const MARKED_POINTS = 13;

export const Lines = memo(function Lines({ series, frame }: { series: readonly Line[]; frame: Frame }) {
  return series.map(({ id, points }, index) => (
    <g key={id}>
      <path
        d={linePath(points.map(([x, y]) => [frame.x(x), frame.y(y)]))}
        fill="none"
        stroke={colourOf(index)}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={dashOf(index)}
      />
      {points.length <= MARKED_POINTS &&
        points.map(([x, y]) => <Marker key={x} index={index} x={frame.x(x)} y={frame.y(y)} />)}
    </g>
  ));
});

interface StackProps {
  layers: readonly Layer[];
  frame: Frame;
  patterns: string;
}

export const Areas = memo(function Areas({ layers, frame, patterns }: StackProps) {
  return layers.map(({ id, spans }, index) => (
    <path
      key={id}
      d={areaPath(
        spans.map(({ x, high }) => [frame.x(x), frame.y(high)]),
        spans.map(({ x, low }) => [frame.x(x), frame.y(low)]),
      )}
      fill={patternOf(patterns, index)}
      stroke="var(--surface)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  ));
});

/** The widest bar. */
const BAR = 48;

export const Bars = memo(function Bars({ layers, frame, patterns }: StackProps) {
  const width = Math.min(BAR, frame.step > 5 ? frame.step * 0.72 : Math.max(0.5, frame.step - 0.75));
  const gap = width > 6 ? 1 : 0;
  return layers.map(({ id, spans }, index) => (
    <g key={id} fill={patternOf(patterns, index)}>
      {spans.map(({ x, low, high }) => {
        const height = frame.y(low) - frame.y(high);
        return (
          height > 0 && (
            <rect
              key={x}
              x={frame.x(x) - width / 2}
              y={frame.y(high)}
              width={width}
              height={Math.max(0.5, height - gap)}
            />
          )
        );
      })}
    </g>
  ));
});
