"use client";

import { type KeyboardEvent, memo, type RefObject, useMemo, useRef } from "react";
import { useSize } from "@/components/chart/use-size";
import { Icon } from "@/components/ui/icon";
import type { NamedPoint } from "@/lib/calculators/scientific/graph/named-point";
import { plot, type Segment } from "@/lib/calculators/scientific/graph/plot";
import { equalScale, pan, type View, zoom } from "@/lib/calculators/scientific/graph/view";
import type { IconName } from "@/lib/catalog/icon-names";
import { type Curve, type Frame, pathOf, xAt, xToPixel, yToPixel } from "./curves";
import { Grid, type LayerProps } from "./plot-grid";
import { Marks, Reading } from "./plot-marks";
import { usePlotGestures } from "./use-plot-gestures";

interface PlotCanvasProps {
  curves: readonly Curve[];
  /** Visible range. If the scales are to be equal, another y range replaces it. */
  view: View;
  equal: boolean;
  /** True for multiples of π on the x axis. */
  pi: boolean;
  points: readonly NamedPoint[];
  selected: NamedPoint | null;
  /** Fraction of the width for the readout; null without a pointer. */
  reading: number | null;
  label: string;
  describedBy: string;
  onChange: (change: (view: View) => View) => void;
  onReset: () => void;
  /** `spoken`: moved by keyboard, so announce it. */
  onRead: (across: number | null, spoken: boolean) => void;
  /** `spoken`: as above; null for a tap away from all points. */
  onSelect: (point: NamedPoint | null, spoken: boolean) => void;
  drawing: RefObject<SVGSVGElement | null>;
  /** Size before the first layout, in pixels; 0 if omitted. */
  size?: Frame;
}

const ZOOM_STEP = 1.5;
const PAN_STEP = 0.1;
const READ_STEP = 0.01;
/** Maximum distance between a finger and a point, in pixels. */
const REACH = 22;

const PANS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

/** Plane with the curves: pan by drag; zoom by wheel, pinch, + and −; read by pointer and arrows. */
export function PlotCanvas(props: PlotCanvasProps) {
  const { curves, equal, pi, points, selected, reading, label, describedBy } = props;
  const { onChange, onReset, onRead, onSelect, drawing } = props;
  const area = useRef<HTMLDivElement>(null);
  const frame = useSize(area, props.size);
  const scaled = (each: View): View =>
    equal && frame.width > 0 ? equalScale(each, frame.height / frame.width) : each;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `scaled` is made of what is listed
  const view = useMemo(() => scaled(props.view), [props.view, equal, frame]);
  const read = (across: number, spoken: boolean) => onRead(Math.max(0, Math.min(1, across)), spoken);
  const panBy = (horizontally: number, vertically: number) =>
    onChange((before) => pan(scaled(before), horizontally, vertically));
  const zoomBy = (factor: number, across = 0.5, down = 0.5) =>
    onChange((now) => {
      const before = scaled(now);
      const x = before.xMin + (before.xMax - before.xMin) * across;
      const y = before.yMax - (before.yMax - before.yMin) * down;
      return zoom(before, factor, x, y);
    });
  const inSight = points.filter(
    ({ kind, x, y }) =>
      x >= view.xMin && x <= view.xMax && (kind === "pole" || (y >= view.yMin && y <= view.yMax)),
  );
  const gestures = usePlotGestures(area, frame, {
    onPan: panBy,
    onZoom: zoomBy,
    onPoint: (across) => (across === null ? onRead(null, false) : read(across, false)),
    onTap: (across, down) => onSelect(nearest(across * frame.width, down * frame.height), false),
  });

  /** Returns the point under a finger. */
  function nearest(x: number, y: number): NamedPoint | null {
    const away = (point: NamedPoint) => {
      const dx = xToPixel(point.x, view, frame) - x;
      // A pole is a line.
      return point.kind === "pole" ? Math.abs(dx) * 2 : Math.hypot(dx, yToPixel(point.y, view, frame) - y);
    };
    const [closest] = inSight.toSorted((a, b) => away(a) - away(b));
    return closest && away(closest) <= REACH ? closest : null;
  }

  /** Moves along the functions; pans at the edge. */
  function trace(direction: number) {
    const begun = selected ? (selected.x - view.xMin) / (view.xMax - view.xMin) : (reading ?? 0.5);
    const next = begun + direction * READ_STEP;
    if (next < 0 || next > 1) panBy(direction * PAN_STEP, 0);
    read(next < 0 || next > 1 ? next - direction * PAN_STEP : next, true);
  }

  function toPoint(direction: number) {
    const x = selected?.x ?? view.xMin + (view.xMax - view.xMin) * (reading ?? (direction > 0 ? 0 : 1));
    const at = selected ? inSight.indexOf(selected) + direction : -1;
    const nextInSight =
      direction > 0 ? inSight.find((each) => each.x >= x) : inSight.findLast((each) => each.x <= x);
    const next = selected ? inSight[at] : nextInSight;
    if (next) onSelect(next, true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = PANS[event.key];
    if (steps && steps[0] !== 0 && !event.shiftKey) trace(Math.sign(steps[0]));
    else if (steps) panBy(...steps);
    else if (event.key === "+" || event.key === "=") zoomBy(1 / ZOOM_STEP);
    else if (event.key === "-" || event.key === "−") zoomBy(ZOOM_STEP);
    else if (event.key === "0" || event.key === "Home") onReset();
    else if (event.key === "n" || event.key === "p") toPoint(event.key === "n" ? 1 : -1);
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative h-full min-h-80 rounded-md border border-line bg-surface pr-3 pb-7 pl-11 sm:pr-4 sm:pl-14">
      <div
        ref={area}
        role="application"
        aria-roledescription="plot"
        aria-label={label}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the plot is moved, zoomed and read by keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible")) read(0.5, true);
        }}
        onBlur={() => onRead(null, false)}
        {...gestures}
        className="relative h-full cursor-crosshair touch-none select-none focus-visible:outline-offset-0"
      >
        {frame.width > 0 && (
          <svg
            ref={drawing}
            aria-hidden="true"
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            className="pointer-events-none absolute inset-0 size-full overflow-visible"
          >
            <Grid view={view} frame={frame} pi={pi} />
            {/* Clips content outside of the plane. */}
            <svg aria-hidden="true" width={frame.width} height={frame.height}>
              {curves.map((curve) => (
                <CurveLine key={curve.style.name} curve={curve} view={view} frame={frame} />
              ))}
              <Marks curves={curves} points={inSight} selected={selected} view={view} frame={frame} />
              {reading !== null && (
                <Reading x={xAt(reading, view)} curves={curves} view={view} frame={frame} />
              )}
            </svg>
          </svg>
        )}
      </div>
      <div className="absolute top-2 right-2 grid overflow-hidden rounded-md border border-line bg-surface">
        <PlotButton name="Zoom in" icon="plus" onPress={() => zoomBy(1 / ZOOM_STEP)} />
        <PlotButton name="Zoom out" icon="minus" onPress={() => zoomBy(ZOOM_STEP)} />
        <PlotButton name="Reset view" icon="fit" onPress={onReset} />
      </div>
    </div>
  );
}

function PlotButton({ name, icon, onPress }: { name: string; icon: IconName; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className="grid size-11 place-items-center border-line border-b text-muted last:border-b-0 hover:text-ink focus-visible:-outline-offset-4 sm:size-9"
    >
      <Icon name={icon} />
    </button>
  );
}

/** Returns the lines of a curve; of “x = 3”, a line from below to above the view. */
function segmentsOf({ at, read: { vertical } }: Curve, view: View): readonly Segment[] {
  if (vertical === undefined) return plot(at, view);
  return [[view.yMin, view.yMax].map((y) => ({ x: vertical, y }))];
}

const CurveLine = memo(function CurveLine({ curve, view, frame }: LayerProps & { curve: Curve }) {
  const path = useMemo(() => pathOf(segmentsOf(curve, view), view, frame), [curve, view, frame]);
  return (
    <path
      d={path}
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeDasharray={curve.style.dashes}
      vectorEffect="non-scaling-stroke"
      className={curve.style.stroke}
    />
  );
});
