import type { Place } from "./paths";
import { widthOf } from "./text-size";

export interface Labeled {
  x: number;
  y: number;
  text: string;
}

/** Position of a label: its baseline, and the alignment of `x`. */
export interface PlacedLabel {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Surroundings {
  box: Box;
  /** Markers, which labels never cover. */
  markers: readonly { x: number; y: number }[];
  /** Points of lines, which labels cover only if there is no other room. */
  lines?: readonly { x: number; y: number }[];
}

/** Maximum number of labels. Beyond it only the first appears: a subset would look like a selection. */
const MOST_LABELS = 80;
const [GAP, MARKER, HEIGHT] = [9, 5, 13];
/** Spacing in pixels of line points that labels avoid, and their maximum between two points. */
const [STEP, MOST_STEPS] = [6, 400];

const SIDES = [
  { anchor: "start", dx: GAP, dy: 4 },
  { anchor: "end", dx: -GAP, dy: 4 },
  { anchor: "middle", dx: 0, dy: -GAP },
  { anchor: "middle", dx: 0, dy: GAP + 10 },
  { anchor: "start", dx: GAP - 3, dy: -6 },
  { anchor: "start", dx: GAP - 3, dy: 14 },
  { anchor: "end", dx: 3 - GAP, dy: -6 },
  { anchor: "end", dx: 3 - GAP, dy: 14 },
] as const;

/** Places each label next to its point, in order; undefined if there is no room. */
export function placeLabels(
  labels: readonly Labeled[],
  { box, markers, lines = [] }: Surroundings,
): readonly (PlacedLabel | undefined)[] {
  const taken: Box[] = [];
  const most = labels.length > MOST_LABELS ? 1 : labels.length;
  return labels.map((label, index) => {
    if (index >= most || label.text === "") return undefined;
    const free = SIDES.map((side) => standing(label, side))
      .filter(({ area }) => isWithin(area, box) && !taken.some((other) => overlap(area, other)))
      .filter(({ area }) => !markers.some((marker) => isNear(marker, area, MARKER)));
    const crossings = free.map(({ area }) => lines.filter((place) => isNear(place, area, 1)).length);
    const best = free[crossings.indexOf(Math.min(...crossings))];
    if (!best) return undefined;
    taken.push(best.area);
    return best.place;
  });
}

function standing(label: Labeled, { anchor, dx, dy }: (typeof SIDES)[number]) {
  const width = widthOf(label.text);
  const place: PlacedLabel = { x: label.x + dx, y: label.y + dy, anchor };
  const left = place.x - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
  return { place, area: { left, right: left + width, top: place.y - HEIGHT + 2, bottom: place.y + 2 } };
}

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right + 3 && b.left < a.right + 3 && a.top < b.bottom && b.top < a.bottom;

const isNear = ({ x, y }: { x: number; y: number }, area: Box, distance: number): boolean =>
  x > area.left - distance &&
  x < area.right + distance &&
  y > area.top - distance &&
  y < area.bottom + distance;

/** Returns points along a line, close enough that no label fits between them. */
export function alongLine(places: readonly Place[]): readonly { x: number; y: number }[] {
  return places.flatMap(([x, y], index) => {
    const [nextX, nextY] = places[index + 1] ?? [x, y];
    const steps = Math.min(MOST_STEPS, Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / STEP)));
    return Array.from({ length: steps }, (_, step) => ({
      x: x + ((nextX - x) * step) / steps,
      y: y + ((nextY - y) * step) / steps,
    }));
  });
}
