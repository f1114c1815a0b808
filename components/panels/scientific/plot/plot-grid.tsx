import { piTicks, ticks, type View } from "@/lib/calculators/scientific/graph/view";
import { type Frame, xToPixel, yToPixel } from "./curves";

export interface LayerProps {
  view: View;
  frame: Frame;
}

/** Approximate distance between grid lines, in pixels. */
const SPACING = { x: 64, y: 56 };

/** Grid lines and numbers of the plane; multiples of π on the x axis on request. */
export function Grid({ view, frame, pi }: LayerProps & { pi: boolean }) {
  const { width, height } = frame;
  return (
    <g className="tabular text-xs">
      {(pi ? piTicks : ticks)(view.xMin, view.xMax, width / SPACING.x).map(({ value, label }) => {
        const x = xToPixel(value, view, frame);
        return (
          <g key={label}>
            <line x1={x} x2={x} y2={height} className={value === 0 ? "stroke-line-strong" : "stroke-line"} />
            <text x={x} y={height + 19} textAnchor="middle" className="fill-muted">
              {label}
            </text>
          </g>
        );
      })}
      {ticks(view.yMin, view.yMax, height / SPACING.y).map(({ value, label }) => {
        const y = yToPixel(value, view, frame);
        return (
          <g key={label}>
            <line x2={width} y1={y} y2={y} className={value === 0 ? "stroke-line-strong" : "stroke-line"} />
            <text x={-8} y={y + 4} textAnchor="end" className="fill-muted">
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}
