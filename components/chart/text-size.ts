import { textWidth } from "@/lib/core/locale/text-width";

export const LINE = 16;

const FONT_SIZE = 12;
const WIDE = textWidth("—") * FONT_SIZE;

/** Returns the estimated width of a text in a chart, in pixels. */
export const widthOf = (text: string): number => textWidth(text) * FONT_SIZE;

/** Truncates a text to a width, with an ellipsis. */
export function shortened(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let cut = text.slice(0, -1);
  while (cut.length > 1 && widthOf(cut) + WIDE > room) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

/** Wraps a text into at most `lines` lines, between words; truncates the last one if necessary. */
export function wrapped(text: string, room: number, lines: number): readonly string[] {
  const words = text.split(" ");
  const result: string[] = [];
  for (let line = words.shift(); line !== undefined; ) {
    const isLast = result.length === lines - 1;
    const next = words[0];
    if (next !== undefined && (isLast || widthOf(`${line} ${next}`) <= room)) {
      line = `${line} ${words.shift()}`;
      continue;
    }
    result.push(shortened(line, room));
    line = words.shift();
  }
  return result;
}

/** True if a text fits into that many lines of that width without an ellipsis. */
export const fits = (text: string, room: number, lines: number): boolean =>
  wrapped(text, room, lines).every((line) => !line.endsWith("…"));
