import { memo } from "react";
import type { CategoryFrame } from "./category-frame";
import { NAME_BASELINE } from "./frame";
import { LINE, shortened, wrapped } from "./text-size";

/** Grid lines of the values, and the label of the bars. */
export const CategoryAxes = ({ frame, label }: { frame: CategoryFrame; label: string }) =>
  frame.isStanding ? <StandingAxes frame={frame} label={label} /> : <LyingAxes frame={frame} />;

function StandingAxes({ frame, label }: { frame: CategoryFrame; label: string }) {
  const { left, right, bottom, ticks, value, axis, names } = frame;
  const lines = "lines" in names ? names.lines : 1;
  return (
    <g className="tabular text-xs" fill="var(--muted)">
      <text x="0" y={NAME_BASELINE}>
        {axis}
      </text>
      {ticks.map((tick, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place, and keeps its nodes for another value
        <g key={index} transform={`translate(0 ${value(tick.value)})`}>
          <path d={`M${left} 0H${right}`} stroke={lineOf(tick.value)} shapeRendering="crispEdges" />
          <text x={left - 8} y="4" textAnchor="end">
            {tick.label}
          </text>
        </g>
      ))}
      <text x={right} y={bottom + 20 + lines * LINE} textAnchor="end">
        {label}
      </text>
    </g>
  );
}

function LyingAxes({ frame: { top, bottom, right, ticks, value, axis } }: { frame: CategoryFrame }) {
  return (
    <g className="tabular text-xs" fill="var(--muted)">
      {ticks.map((tick, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place, and keeps its nodes for another value
        <g key={index} transform={`translate(${value(tick.value)} 0)`}>
          <path d={`M0 ${top}V${bottom + 4}`} stroke={lineOf(tick.value)} shapeRendering="crispEdges" />
          <text y={bottom + 18} textAnchor="middle">
            {tick.label}
          </text>
        </g>
      ))}
      <text x={right} y={bottom + 35} textAnchor="end">
        {axis}
      </text>
    </g>
  );
}

const lineOf = (value: number): string => (value === 0 ? "var(--line-strong)" : "var(--line)");

interface NamesProps {
  frame: CategoryFrame;
  names: readonly string[];
}

export const CategoryNames = memo(function CategoryNames({ frame, names }: NamesProps) {
  const { left, right, bottom, step, offset } = frame;
  if ("lines" in frame.names) {
    return names.map((name, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two names may be the same; a name has no state of its own
      <text key={index} y={bottom + 4} textAnchor="middle" className="text-xs" fill="var(--ink)">
        <NameLines lines={wrapped(name, step - 4, 2)} x={left + (index + 0.5) * step} />
      </text>
    ));
  }
  const { column } = frame.names;
  return names.map((name, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: two names may be the same; a name has no state of its own
      key={index}
      x={column === undefined ? 0 : column - 10}
      y={index * step + (column === undefined ? offset - 4 : offset + (step - 2 * offset) / 2 + 4)}
      textAnchor={column === undefined ? "start" : "end"}
      className="text-xs"
      fill="var(--ink)"
      stroke="var(--paper)"
      strokeWidth="4"
      paintOrder="stroke"
    >
      {column === undefined ? shortened(name, right) : name}
    </text>
  ));
});

const NameLines = ({ lines: [first, second], x }: { lines: readonly string[]; x: number }) => (
  <>
    <tspan x={x} dy="14">
      {first}
    </tspan>
    {second !== undefined && (
      <tspan x={x} dy={LINE}>
        {second}
      </tspan>
    )}
  </>
);
