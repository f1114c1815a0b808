"use client";

import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from "react";
import type { Size } from "./frame";
import { type Reading, Readout } from "./readout";

interface ReaderProps {
  title: string;
  /** Root element, if its width matters. */
  root?: RefObject<HTMLDivElement | null>;
  /** Element that determines the drawing’s size. */
  area: RefObject<HTMLDivElement | null>;
  size: Size;
  /** Number of readable places, and the current one. */
  count: number;
  at: number;
  reading: Reading;
  onChoose: (at: number | null) => void;
  /** Returns the place nearest to a point of the drawing, in pixels. */
  nearest: (x: number, y: number) => number | undefined;
  /** True if the places are ordered from top to bottom. */
  goesDown?: boolean;
  note?: string | undefined;
  children: ReactNode;
}

const [LEAP, LEAP_PART] = [12, 0.1];

/** Drawing with a legend that shows the values at the pointer; arrow keys move like a slider. */
export function Reader(props: ReaderProps) {
  const { title, size, count, at, reading, onChoose, note } = props;

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return onChoose(null);
    const next = keyTarget(event.key, at, count, props.goesDown);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
  }

  function point(event: PointerEvent) {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const closest = props.nearest(event.clientX - left, event.clientY - top);
    if (closest !== undefined) onChoose(closest);
  }

  return (
    <div
      ref={props.root}
      className="@2xl:grid flex h-full @2xl:grid-cols-[minmax(0,1fr)_14rem] flex-col gap-3 @2xl:gap-6"
    >
      <div className="@2xl:order-last @2xl:border-line @2xl:border-l @2xl:pl-5">
        {/* Stays in view next to a long list. */}
        <div className={props.goesDown ? "@2xl:sticky @2xl:top-20" : ""}>
          <Readout reading={reading} />
        </div>
      </div>
      <div className="flex min-h-44 flex-1 flex-col">
        <div
          ref={props.area}
          role="slider"
          tabIndex={0}
          aria-label={`${title}: read values`}
          aria-orientation={props.goesDown ? "vertical" : "horizontal"}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={at + 1}
          aria-valuetext={reading.spokenText}
          onKeyDown={onKeyDown}
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={(event) => event.pointerType === "mouse" && onChoose(null)}
          className="relative flex-1 cursor-crosshair touch-pan-y select-none rounded-sm"
        >
          {size.width > 0 && (
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${size.width} ${size.height}`}
              className="absolute inset-0 size-full overflow-visible"
            >
              {props.children}
            </svg>
          )}
        </div>
        {note && <p className="text-muted text-xs leading-5">{note}</p>}
      </div>
    </div>
  );
}

export function keyTarget(key: string, at: number, count: number, goesDown = false): number | undefined {
  const leap = Math.max(LEAP, Math.round(count * LEAP_PART));
  const down = goesDown ? 1 : -1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowUp: at - down,
    ArrowLeft: at - 1,
    ArrowDown: at + down,
    PageUp: at - down * leap,
    PageDown: at + down * leap,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}
