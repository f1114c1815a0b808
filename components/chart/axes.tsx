import { type Frame, NAME_BASELINE } from "./frame";
import { LINE } from "./text-size";

export function Axes({ frame }: { frame: Frame }) {
  const { left, right, top, bottom, x, y, y2, names } = frame;
  return (
    <g className="tabular text-xs" fill="var(--muted)">
      <FineGrid frame={frame} />
      <text x="0" y={NAME_BASELINE}>
        {names.y}
      </text>
      {frame.yTicks.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place, and keeps its nodes for another value
        <g key={index} transform={`translate(0 ${y(value)})`}>
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
      {frame.xTicks.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place, and keeps its nodes for another value
        <g key={index} transform={`translate(${x(value)} ${bottom})`}>
          {frame.isPaper && (
            <path d={`M0 0V${top - bottom}`} stroke="var(--line)" shapeRendering="crispEdges" />
          )}
          <path d="M0 0V5" stroke="var(--line-strong)" shapeRendering="crispEdges" />
          <text y="18" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {frame.y2Ticks.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place, and keeps its nodes for another value
        <g key={index} transform={`translate(${right} ${y2(value)})`}>
          <path d="M0 0H4" stroke="var(--line-strong)" shapeRendering="crispEdges" />
          <text x="8" y="4">
            {label}
          </text>
        </g>
      ))}
      <text x={right} y={bottom + 35} textAnchor="end">
        {names.x}
      </text>
      {names.y2 !== undefined && (
        <text x={frame.width} y={frame.y2Name} textAnchor="end">
          {names.y2}
        </text>
      )}
      <path d={`M${left} ${top}V${bottom}`} stroke="var(--line)" shapeRendering="crispEdges" />
      {(frame.isPaper || names.y2 !== undefined) && (
        <path d={`M${right} ${top}V${bottom}`} stroke="var(--line)" shapeRendering="crispEdges" />
      )}
    </g>
  );
}

/** Between the ticks of logarithmic and power axes. */
function FineGrid({ frame: { left, right, top, bottom, x, y, xGrid, yGrid } }: { frame: Frame }) {
  const down = xGrid.map((value) => `M${x(value)} ${top}V${bottom}`);
  const across = yGrid.map((value) => `M${left} ${y(value)}H${right}`);
  const all = [...down, ...across].join("");
  return all && <path d={all} stroke="var(--line)" strokeOpacity="0.55" shapeRendering="crispEdges" />;
}

const topOf = (row: number, top: number, rows: number): number => top - (rows - row) * LINE - 2;

export function Marks({ frame }: { frame: Frame }) {
  const rows = frame.marks.reduce((most, { row }) => Math.max(most, row + 1), 0);
  return (
    <g className="text-xs" fill="var(--ink)">
      {frame.marks.map(({ x, row, text }) => (
        <path
          key={`${x} ${text}`}
          d={`M${x} ${topOf(row, frame.top, rows)}V${frame.bottom}`}
          stroke="var(--ink)"
          strokeDasharray="4 3"
        />
      ))}
      {frame.marks.map(({ x, row, anchor, text }) => (
        <text
          key={`${x} ${text}`}
          x={anchor === "start" ? x + 5 : x - 5}
          y={topOf(row, frame.top, rows) + 10}
          textAnchor={anchor}
          stroke="var(--paper)"
          strokeWidth="4"
          paintOrder="stroke"
        >
          {text}
        </text>
      ))}
    </g>
  );
}
