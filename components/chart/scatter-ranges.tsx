import { memo, useId } from "react";
import type { Guide, ScatterChart } from "@/lib/kit/calculator/chart";
import type { Frame } from "./frame";
import { colourOf } from "./looks";
import { PointLabel } from "./named-points";
import { linePath, type Place } from "./paths";
import { placesOf } from "./shapes";

interface RangesProps {
  chart: ScatterChart;
  frame: Frame;
}

/** Uncertainty behind the markers: a bar along one axis, or a box for both. */
export const Ranges = memo(function Ranges({ chart, frame }: RangesProps) {
  return chart.series.map(({ id, points }, group) => {
    const [bars, boxes]: [string[], string[]] = [[], []];
    for (const { x, y, xRange, yRange } of points) {
      const [left, right] = (xRange ?? [x, x]).map(frame.x) as [number, number];
      const [low, high] = (yRange ?? [y, y]).map(frame.y) as [number, number];
      if (xRange && yRange) boxes.push(`M${left} ${low}H${right}V${high}H${left}Z`);
      else if (xRange) bars.push(`M${left} ${low}H${right}`);
      else if (yRange) bars.push(`M${left} ${low}V${high}`);
    }
    return (
      <g key={id} stroke={colourOf(group)} strokeOpacity="0.55">
        <path d={bars.join("")} fill="none" strokeWidth="1.5" />
        <path d={boxes.join("")} fill={colourOf(group)} fillOpacity="0.12" />
      </g>
    );
  });
});

/** Lines of equal merit, clipped to the plot, each named where it leaves. */
export function Merit({ guides, frame }: { guides: readonly Guide[]; frame: Frame }) {
  const clip = useId();
  const { left, right, top, bottom } = frame;
  return (
    <>
      <clipPath id={clip}>
        <rect x={left} y={top} width={right - left} height={bottom - top} />
      </clipPath>
      {guides.map((guide) => {
        const places = placesOf(guide, frame);
        const end = lastInside(places, frame);
        return (
          <g key={guide.id}>
            <path
              d={linePath(places)}
              clipPath={`url(#${clip})`}
              fill="none"
              stroke="var(--ink)"
              strokeWidth="1.5"
              strokeDasharray="7 4"
            />
            {guide.label && end && (
              <PointLabel
                text={guide.label}
                place={{ x: Math.min(end[0], right) - 6, y: Math.max(end[1] - 8, top + 14), anchor: "end" }}
                look="own"
              />
            )}
          </g>
        );
      })}
    </>
  );
}

const lastInside = (places: readonly Place[], { left, right, top, bottom }: Frame): Place | undefined =>
  places.findLast(([x, y]) => x >= left && x <= right && y >= top && y <= bottom);
