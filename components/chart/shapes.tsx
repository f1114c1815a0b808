import { memo } from "react";
import type { Guide, Line } from "@/lib/kit/calculator/chart";
import type { Frame } from "./frame";
import type { Layer } from "./layers";
import { colourOf, dashOf, Marker, patternOf } from "./looks";
import { areaPath, linePath, type Place, stepPath } from "./paths";
import { thinnedIndexes, thinnedLine } from "./thin";

/** Maximum number of points for a line with point markers. */
const MARKED_POINTS = 13;

interface LinesProps {
  series: readonly Line[];
  frame: Frame;
  /** True for lines on the second axis. */
  isSecond?: true;
  first?: number;
}

export const placesOf = ({ points }: Line | Guide, { x, y, y2 }: Frame, isSecond?: true): readonly Place[] =>
  points.map(([px, py]): Place => [x(px), isSecond ? y2(py) : y(py)]);

export const Lines = memo(function Lines({ series, frame, isSecond, first = 0 }: LinesProps) {
  const width = frame.right - frame.left;
  return series.map((line, index) => {
    const places = thinnedLine(placesOf(line, frame, isSecond), width);
    const look = first + index;
    return (
      <g key={line.id}>
        <path
          d={line.shape === "step" ? stepPath(places) : linePath(places)}
          fill="none"
          stroke={colourOf(look)}
          strokeWidth="2"
          strokeLinejoin="round"
          strokeDasharray={dashOf(look)}
        />
        {places.length <= MARKED_POINTS &&
          places.map(([x, y], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place, and keeps its node when it moves
            <Marker key={at} index={look} x={x} y={y} />
          ))}
      </g>
    );
  });
});

/** Guide lines behind all others. */
export const Guides = memo(function Guides({ guides, frame }: { guides: readonly Guide[]; frame: Frame }) {
  const width = frame.right - frame.left;
  return guides.map((guide) => (
    <path
      key={guide.id}
      d={linePath(thinnedLine(placesOf(guide, frame), width))}
      fill="none"
      stroke={guide.isEdge ? "var(--muted)" : "var(--line-strong)"}
      strokeWidth={guide.isEdge ? 1.5 : 1}
      strokeOpacity={guide.isEdge ? 1 : 0.55}
      strokeLinejoin="round"
    />
  ));
});

interface StackProps {
  layers: readonly Layer[];
  frame: Frame;
  patterns: string;
}

export const Areas = memo(function Areas({ layers, frame, patterns }: StackProps) {
  const indexes = thinnedIndexes(layers[0]?.spans.length ?? 0, 2 * (frame.right - frame.left));
  return layers.map(({ id, spans }, index) => {
    const points = indexes.flatMap((each) => spans[each] ?? []);
    return (
      <path
        key={id}
        d={areaPath(
          points.map(({ x, high }) => [frame.x(x), frame.y(high)]),
          points.map(({ x, low }) => [frame.x(x), frame.y(low)]),
        )}
        fill={patternOf(patterns, index)}
        stroke="var(--paper)"
        strokeWidth={indexes.length > frame.right - frame.left ? 0 : 1.5}
        strokeLinejoin="round"
      />
    );
  });
});

/** Maximum width of a bar, and step below which bars become areas. */
const BAR = 48;
export const LEAST_STEP = 1.5;

export const Bars = memo(function Bars({ layers, frame, patterns }: StackProps) {
  const width = Math.min(BAR, frame.step > 5 ? frame.step * 0.72 : Math.max(0.5, frame.step - 0.75));
  const gap = width > 6 ? 1 : 0;
  return layers.map(({ id, spans }, index) => (
    <g key={id} fill={patternOf(patterns, index)}>
      {spans.map(({ x, low, high }, at) => {
        const height = frame.y(low) - frame.y(high);
        return (
          height > 0 && (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place, and keeps its node when it moves
              key={at}
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
