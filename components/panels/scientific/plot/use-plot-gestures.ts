"use client";

import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Frame } from "./curves";

interface PlotGestures {
  /** Moves the view by fractions of the plot’s width and height. */
  onPan: (horizontally: number, vertically: number) => void;
  /** Scales the view about a point given as fractions of width and height from the upper left. */
  onZoom: (factor: number, across: number, down: number) => void;
  /** The pointer is over this fraction of the width, or has left. */
  onPoint: (across: number | null) => void;
  /** A press that did not move, at fractions of width and height from the upper left. */
  onTap: (across: number, down: number) => void;
}

interface Place {
  x: number;
  y: number;
}

/** Zoom per notch of the wheel (100 units): e^0.15. */
const WHEEL = 0.0015;
/** Maximum movement of a tap, in pixels. */
const STILL = 6;

export function usePlotGestures(
  area: RefObject<HTMLDivElement | null>,
  { width, height }: Frame,
  { onPan, onZoom, onPoint, onTap }: PlotGestures,
) {
  const pointers = useRef(new Map<number, Place>());
  /** Start of a press that has not moved yet. */
  const pressed = useRef<Place | null>(null);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const element = area.current;
    if (!element || !(event.ctrlKey || element === document.activeElement)) return;
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    const notches = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY;
    const limited = Math.max(-300, Math.min(300, notches));
    onZoom(Math.exp(limited * WHEEL), (event.clientX - left) / width, (event.clientY - top) / height);
  });
  useEffect(() => {
    const element = area.current;
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [area]);

  const place = (event: PointerEvent): Place => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  };

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = place(event);
    pressed.current = pointers.current.size === 0 ? at : null;
    pointers.current.set(event.pointerId, at);
  }

  function onPointerMove(event: PointerEvent) {
    const now = place(event);
    if (pressed.current && distance(now, pressed.current, width, height) > STILL) pressed.current = null;
    onPoint(now.x);
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    // Each of two fingers moves their midpoint by half of its distance.
    const part = other ? 0.5 : 1;
    onPan((before.x - now.x) * part, (now.y - before.y) * part);
    if (!other) return;
    const spread = distance(now, other, width, height);
    if (spread > 0)
      onZoom(distance(before, other, width, height) / spread, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  function onPointerUp(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    const tapped = pressed.current;
    pressed.current = null;
    if (tapped && event.type === "pointerup") onTap(tapped.x, tapped.y);
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    /** Lifting a finger keeps the reading. */
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") onPoint(null);
    },
  };
}

const distance = (a: Place, b: Place, width: number, height: number): number =>
  Math.hypot((a.x - b.x) * width, (a.y - b.y) * height);
