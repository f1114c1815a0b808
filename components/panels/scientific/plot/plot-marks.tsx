import type { NamedPoint } from "@/lib/calculators/scientific/graph/named-point";
import { shortPoint } from "@/lib/calculators/scientific/graph/point-texts";
import { type Curve, xToPixel, yToPixel } from "./curves";
import type { LayerProps } from "./plot-grid";

/** Readout line of the functions. */
export function Reading({ x, curves, view, frame }: LayerProps & { x: number; curves: readonly Curve[] }) {
  const px = xToPixel(x, view, frame);
  return (
    <>
      <line x1={px} x2={px} y2={frame.height} className="stroke-line-strong" strokeDasharray="3 3" />
      {curves.map(({ style, at }) => {
        const y = at(x);
        if (!Number.isFinite(y)) return null;
        const py = yToPixel(y, view, frame);
        return (
          <circle
            key={style.name}
            cx={px}
            cy={py}
            r="4.5"
            strokeWidth="2"
            className={`${style.fill} stroke-surface`}
          />
        );
      })}
    </>
  );
}

interface MarksProps extends LayerProps {
  curves: readonly Curve[];
  points: readonly NamedPoint[];
  selected: NamedPoint | null;
}

/** Poles as dashed lines, holes as open circles, all other named points as dots. */
export function Marks({ curves, points, selected, view, frame }: MarksProps) {
  return (
    <>
      {points.map((point) => {
        const style = curves[point.of[0] ?? 0]?.style;
        const key = `${point.kind} ${point.of.join()} ${point.x}`;
        const px = xToPixel(point.x, view, frame);
        if (point.kind === "pole")
          return (
            <line
              key={key}
              x1={px}
              x2={px}
              y2={frame.height}
              strokeWidth={point === selected ? 2 : 1}
              strokeDasharray="6 5"
              className="stroke-muted"
            />
          );
        const py = yToPixel(point.y, view, frame);
        if (point.kind === "hole")
          return (
            <circle
              key={key}
              cx={px}
              cy={py}
              r={point === selected ? 6.5 : 5}
              strokeWidth="2"
              className={`fill-surface ${style?.stroke ?? ""}`}
            />
          );
        return (
          <circle
            key={key}
            cx={px}
            cy={py}
            r={point === selected ? 6.5 : 4}
            strokeWidth="1.5"
            className={`stroke-surface ${point.of.length > 1 ? "fill-ink" : (style?.fill ?? "")}`}
          />
        );
      })}
      {selected && <Label point={selected} view={view} frame={frame} />}
    </>
  );
}

/** Approximate distance between a point and its coordinates, and width of a character, in pixels. */
const LABEL_GAP = 12;
const CHARACTER = 8;

/** Coordinates next to a selected point, within the frame. */
function Label({ point, view, frame }: LayerProps & { point: NamedPoint }) {
  const px = xToPixel(point.x, view, frame);
  const py = point.kind === "pole" ? 24 : yToPixel(point.y, view, frame);
  const text = shortPoint(point);
  const width = text.length * CHARACTER;
  const isLeft = px + LABEL_GAP + width > frame.width && px - LABEL_GAP - width > 0;
  const x = isLeft ? px - LABEL_GAP : Math.min(px + LABEL_GAP, frame.width - width);
  return (
    <text
      x={Math.max(0, x)}
      y={Math.max(16, Math.min(frame.height - 8, py - 10))}
      textAnchor={isLeft ? "end" : "start"}
      strokeWidth="4"
      paintOrder="stroke"
      className="tabular fill-ink stroke-surface font-medium text-sm"
    >
      {text}
    </text>
  );
}
