"use client";

import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Icon } from "@/components/ui/icon";
import { plot } from "@/lib/calculators/scientific/plot";
import { pan, ticks, type View, zoom } from "@/lib/calculators/scientific/view";
import type { IconName } from "@/lib/catalog/icon-names";
import { type Curve, type Frame, moved, pathOf, xAt, xToPixel, yToPixel } from "./curves";
import { usePlotGestures } from "./use-plot-gestures";

interface PlotCanvasProps {
  curves: readonly Curve[];
  view: View;
  /** The fraction of the width at which the functions are read off; null when nothing points into the plot. */
  reading: number | null;
  label: string;
  describedBy: string;
  onChange: (change: (view: View) => View) => void;
  onReset: () => void;
  /** `spoken`: moved by keyboard, so that it is to be told. */
  onRead: (across: number | null, spoken: boolean) => void;
}

const ZOOM_STEP = 1.5;
const PAN_STEP = 0.1;
const READ_STEP = 0.02;

const PANS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

/** The plane with the curves in it: moved by drag and arrows, zoomed by wheel, pinch, + and −, read under the pointer. */
export function PlotCanvas(props: PlotCanvasProps) {
  const { curves, view, reading, label, describedBy, onChange, onReset, onRead } = props;
  const area = useRef<HTMLDivElement>(null);
  const frame = useSize(area);
  const drawn = useDeferredValue(view);
  const read = (across: number, spoken: boolean) => onRead(Math.max(0, Math.min(1, across)), spoken);
  const panBy = (horizontally: number, vertically: number) =>
    onChange((before) => pan(before, horizontally, vertically));
  const zoomBy = (factor: number, across = 0.5, down = 0.5) =>
    onChange((before) => {
      const x = before.xMin + (before.xMax - before.xMin) * across;
      const y = before.yMax - (before.yMax - before.yMin) * down;
      return zoom(before, factor, x, y);
    });
  const gestures = usePlotGestures(area, frame, {
    onPan: panBy,
    onZoom: zoomBy,
    onPoint: (across) => (across === null ? onRead(null, false) : read(across, false)),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = PANS[event.key];
    if (steps && event.shiftKey && steps[0] !== 0) {
      read((reading ?? 0.5) + Math.sign(steps[0]) * READ_STEP, true);
    } else if (steps) panBy(...steps);
    else if (event.key === "+" || event.key === "=") zoomBy(1 / ZOOM_STEP);
    else if (event.key === "-" || event.key === "−") zoomBy(ZOOM_STEP);
    else if (event.key === "0" || event.key === "Home") onReset();
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative h-full min-h-80 rounded-md border border-line bg-surface pb-7 pl-14">
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
          <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
            <Grid view={view} frame={frame} />
            {/* Clips what lies outside of the plane. */}
            <svg aria-hidden="true" width={frame.width} height={frame.height}>
              <g transform={moved(drawn, view, frame)}>
                {curves.map((curve) => (
                  <CurveLine key={curve.style.name} curve={curve} view={drawn} frame={frame} />
                ))}
              </g>
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

/** The size of an element, from its first layout on; 0 before. */
function useSize(area: RefObject<HTMLElement | null>): Frame {
  const [size, setSize] = useState<Frame>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return size;
}

interface LayerProps {
  view: View;
  frame: Frame;
}

const CurveLine = memo(function CurveLine({ curve, view, frame }: LayerProps & { curve: Curve }) {
  const path = useMemo(() => pathOf(plot(curve.at, view), view, frame), [curve, view, frame]);
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

/** Pixels between the lines of the grid, about. */
const SPACING = { x: 64, y: 56 };

function Grid({ view, frame }: LayerProps) {
  const { width, height } = frame;
  return (
    <g className="tabular text-xs">
      {ticks(view.xMin, view.xMax, width / SPACING.x).map(({ value, label }) => {
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

function Reading({ x, curves, view, frame }: LayerProps & { x: number; curves: readonly Curve[] }) {
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
