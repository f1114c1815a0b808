import type { Guide } from "@/lib/kit/calculator/chart";
import type { Frame } from "./frame";
import type { Place } from "./paths";
import type { PlacedLabel } from "./point-labels";
import { widthOf } from "./text-size";

interface PlacedLine {
  line: Pick<Guide, "label">;
  places: readonly Place[];
}

interface LineEnd {
  x: number;
  y: number;
  text: string;
}

/** Maximum width of the names of lines on paper: longer ones are in the legend only. */
const LONGEST = 96;

export const endsOf = (lines: readonly PlacedLine[]): LineEnd[] =>
  lines.flatMap(({ line: { label }, places }) => {
    const [x, y] = places.at(-1) ?? [];
    if (x === undefined || y === undefined || label === undefined || widthOf(label) > LONGEST) return [];
    return [{ x, y, text: label }];
  });

/** Number of lines that get names: one needs none, and more do not fit. */
const [FEWEST, MOST] = [2, 4];
/** Minimum width of the plot, in pixels, and maximum share of it for a name. */
const [ROOM, PART] = [360, 0.4];
/** Positions for a name as fractions of the plot's width, from the end back. */
const LABEL_POSITIONS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4, 0.34, 0.28, 0.22];
/** Sides of the line for a name: above, then below; to the left, then to the right. */
const SIDES = [
  { anchor: "end", dy: -7 },
  { anchor: "end", dy: 15 },
  { anchor: "start", dy: -7 },
  { anchor: "start", dy: 15 },
] as const;
const [GAP, HEIGHT, BELOW] = [4, 11, 3];
/** Distances in pixels of a name from its line and from markers, and twice those from other lines. */
const [OFF, MARKER, NEAR] = [2, 6, 16];

export interface ApartName {
  text: string;
  place: PlacedLabel;
}

/**
 * Places the names of a few lines, each next to its line and as near to its end as possible without crossing
 * a line, so that no name is ambiguous. A line without such a place is only in the legend.
 */
export function apartNames(
  lines: readonly PlacedLine[],
  frame: Frame,
  markers: readonly { x: number; y: number }[],
): ApartName[] {
  const { left, right, top, bottom } = frame;
  const width = right - left;
  if (lines.length < FEWEST || lines.length > MOST || width < ROOM) return [];
  const taken: Area[] = [];
  return lines.flatMap(({ line: { label }, places }) => {
    if (label === undefined || widthOf(label) > PART * width) return [];
    for (const stand of LABEL_POSITIONS) {
      const x = left + stand * width;
      const y = heightAt(places, x);
      if (y === undefined) continue;
      for (const { anchor, dy } of SIDES) {
        const place: PlacedLabel = { x: x + (anchor === "end" ? -GAP : GAP), y: y + dy, anchor };
        const area = areaOf(label, place);
        const isFree =
          area.left >= left &&
          area.right <= right &&
          area.top >= top &&
          area.bottom <= bottom &&
          !taken.some((other) => overlap(area, other)) &&
          !markers.some((marker) => overlap(area, around(marker))) &&
          lines.every((other) => isClear(other.places, area, other.places === places ? 0 : NEAR));
        if (!isFree) continue;
        taken.push(area);
        return [{ text: label, place }];
      }
    }
    return [];
  });
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function areaOf(text: string, { x, y, anchor }: PlacedLabel): Area {
  const width = widthOf(text);
  const left = anchor === "end" ? x - width : x;
  return { left, right: left + width, top: y - HEIGHT, bottom: y + BELOW };
}

const around = ({ x, y }: { x: number; y: number }): Area => ({
  left: x - MARKER,
  right: x + MARKER,
  top: y - MARKER,
  bottom: y + MARKER,
});

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * True if a line does not cross a name, and stays farther away by `apart` / 2 pixels if the name belongs to
 * another line.
 */
function isClear(places: readonly Place[], { left, right, top, bottom }: Area, apart: number): boolean {
  const steps = Math.ceil((right - left) / 6);
  for (let step = 0; step <= steps; step += 1) {
    const y = heightAt(places, left + ((right - left) * step) / steps);
    if (y !== undefined && y > top - OFF - apart / 2 && y < bottom + OFF + apart / 2) return false;
  }
  return true;
}

/** Returns the height of a line at x, in pixels; undefined beyond its ends. */
function heightAt(places: readonly Place[], x: number): number | undefined {
  const after = places.findIndex((place) => place[0] >= x);
  const [to, from] = [places[after], places[after - 1]];
  if (!to) {
    // The end of the plot may miss the line’s end by rounding.
    const last = places.at(-1);
    return last && x - last[0] < 0.5 ? last[1] : undefined;
  }
  if (!from) return to[0] - x < 0.5 ? to[1] : undefined;
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1);
}
