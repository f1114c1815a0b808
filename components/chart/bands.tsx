import type { Band } from "@/lib/kit/calculator/chart";
import type { Frame } from "./frame";
import { toneFill } from "./looks";
import { widthOf } from "./text-size";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const Bands = ({ bands, frame }: { bands: readonly Band[]; frame: Frame }) =>
  bands.map((band) => {
    const box = boxOf(band, frame);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (width <= 0 || height <= 0) return null;
    const hasRoom = width >= widthOf(band.label) + 12 && height >= 18;
    return (
      <g key={`${band.axis} ${band.label} ${band.from}`}>
        <rect
          x={box.left}
          y={box.top}
          width={width}
          height={height}
          fill={toneFill(band.tone)}
          fillOpacity="0.11"
        />
        <path
          d={edgesOf(band, box)}
          stroke={toneFill(band.tone)}
          strokeOpacity="0.7"
          shapeRendering="crispEdges"
        />
        {hasRoom && (
          <text
            x={band.axis === "x" ? (box.left + box.right) / 2 : box.right - 6}
            y={box.top + 14}
            textAnchor={band.axis === "x" ? "middle" : "end"}
            className="text-xs"
            fill="var(--ink)"
          >
            {band.label}
          </text>
        )}
      </g>
    );
  });

/** Returns the area of the plot that a band covers. */
function boxOf({ axis, from, to }: Band, { left, right, top, bottom, x, y }: Frame): Box {
  if (axis === "x") {
    const within = (value: number) => Math.min(right, Math.max(left, x(value)));
    return {
      left: from === undefined ? left : within(from),
      right: to === undefined ? right : within(to),
      top,
      bottom,
    };
  }
  const within = (value: number) => Math.min(bottom, Math.max(top, y(value)));
  return {
    left,
    right,
    top: to === undefined ? top : within(to),
    bottom: from === undefined ? bottom : within(from),
  };
}

/** Returns the lines at the limits of a region. */
function edgesOf({ axis, from, to }: Band, { left, right, top, bottom }: Box): string {
  const edge = (low: boolean): string => {
    if (axis === "x") return `M${low ? left : right} ${top}V${bottom}`;
    return `M${left} ${low ? bottom : top}H${right}`;
  };
  return `${from === undefined ? "" : edge(true)}${to === undefined ? "" : edge(false)}`;
}
