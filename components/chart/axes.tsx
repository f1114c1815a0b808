import { type Frame, LINE } from "./frame";

interface AxesProps {
  frame: Frame;
  xLabel: string;
  yLabel: string;
}

/** Hairlines with their values, and what the axes count. */
export function Axes({ frame, xLabel, yLabel }: AxesProps) {
  const { left, right, top, bottom, x, y, xTicks, yTicks } = frame;
  return (
    <g className="tabular text-xs" fill="var(--muted)">
      <text x="0" y="11">
        {yLabel}
      </text>
      {yTicks.map(({ value, label }) => (
        <g key={value} transform={`translate(0 ${y(value)})`}>
          <path
            d={`M${left} 0H${right}`}
            stroke={value === 0 ? "var(--line-strong)" : "var(--line)"}
            shapeRendering="crispEdges"
          />
          <text x={left - 8} y="4" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {xTicks.map(({ value, label }) => (
        <g key={value} transform={`translate(${x(value)} ${bottom})`}>
          <path d="M0 0V5" stroke="var(--line-strong)" shapeRendering="crispEdges" />
          <text y="18" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <text x={right} y={bottom + 35} textAnchor="end">
        {xLabel}
      </text>
      <path d={`M${left} ${top}V${bottom}`} stroke="var(--line)" shapeRendering="crispEdges" />
    </g>
  );
}

const topOf = (row: number): number => LINE + 6 + row * LINE;

/** Named places on the x axis. */
export const Marks = ({ frame }: { frame: Frame }) => (
  <g className="text-xs" fill="var(--ink)">
    {frame.marks.map(({ x, row, text }) => (
      <path
        key={`${x} ${text}`}
        d={`M${x} ${topOf(row)}V${frame.bottom}`}
        stroke="var(--ink)"
        strokeDasharray="4 3"
      />
    ))}
    {frame.marks.map(({ x, row, anchor, text }) => {
      const top = topOf(row);
      return (
        <text
          key={`${x} ${text}`}
          x={anchor === "start" ? x + 5 : x - 5}
          y={top + 10}
          textAnchor={anchor}
          stroke="var(--surface)"
          strokeWidth="4"
          paintOrder="stroke"
        >
          {text}
        </text>
      );
    })}
  </g>
);
