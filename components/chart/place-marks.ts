import type { Mark } from "@/lib/kit/calculator/chart";
import { shortened, widthOf } from "./text-size";

export interface PlacedMark {
  x: number;
  row: number;
  anchor: "start" | "end";
  text: string;
}

/** Places texts of marks next to their lines, in as many rows as needed. */
export function placeMarks(
  marks: readonly Mark[],
  place: (value: number) => number,
  left: number,
  right: number,
): readonly PlacedMark[] {
  const ends: number[] = [];
  return [...marks]
    .sort((a, b) => a.x - b.x)
    .map(({ x, label }) => {
      const at = Math.min(right, Math.max(left, place(x)));
      const anchor = right - at >= widthOf(label) + 8 || right - at > at - left ? "start" : "end";
      const space = anchor === "start" ? right - at : at - left;
      const text = shortened(label, space - 8);
      const from = anchor === "start" ? at : at - widthOf(text) - 8;
      const free = ends.findIndex((end) => end <= from);
      const row = free < 0 ? ends.length : free;
      ends[row] = from + widthOf(text) + 12;
      return { x: at, row, anchor, text };
    });
}
