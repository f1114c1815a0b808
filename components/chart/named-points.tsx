import type { LabeledPoint } from "@/lib/kit/calculator/chart";
import type { Frame } from "./frame";
import { NamedMarker, ResultMarker } from "./looks";
import type { PlacedLabel } from "./point-labels";

/** Place of the result with lines to the axes; it glides when the inputs change. */
export function ResultPoint({ point, frame }: { point: LabeledPoint; frame: Frame }) {
  const [x, y] = [frame.x(point.x), frame.y(point.y)];
  return (
    <>
      <path
        d={`M${frame.left} ${y}H${x}V${frame.bottom}`}
        fill="none"
        stroke="var(--ink)"
        strokeOpacity="0.55"
        strokeDasharray="2 3"
      />
      <g
        style={{ transform: `translate(${x}px, ${y}px)` }}
        className="ease-out motion-safe:transition-transform motion-safe:duration-150"
      >
        <ResultMarker />
      </g>
    </>
  );
}

export const OtherPoints = ({ points, frame }: { points: readonly LabeledPoint[]; frame: Frame }) =>
  points.map(({ x, y, label }) => (
    <g key={`${label} ${x} ${y}`} transform={`translate(${frame.x(x)} ${frame.y(y)})`}>
      <NamedMarker />
    </g>
  ));

interface PointLabelProps {
  text: string;
  place: PlacedLabel;
  /** The main point stands out; a line's name is muted. */
  look?: "own" | "point" | "line";
}

export const PointLabel = ({ text, place, look = "point" }: PointLabelProps) => (
  <text
    x={place.x}
    y={place.y}
    textAnchor={place.anchor}
    className={look === "own" ? "font-semibold text-xs" : "text-xs"}
    fill={look === "line" ? "var(--muted)" : "var(--ink)"}
    stroke="var(--paper)"
    strokeWidth="4"
    strokeLinejoin="round"
    paintOrder="stroke"
  >
    {text}
  </text>
);
