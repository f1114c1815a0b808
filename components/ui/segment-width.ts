import { textWidth } from "@/lib/core/locale/text-width";

/** Widths of a row of segments in rem: font, padding of a segment, its minimum for a finger, and the row's edge. */
const [FONT, PADDING, MINIMUM, EDGE] = [0.875, 1.25, 2.75, 0.375];

/** Returns the width that labels take side by side on one line, in rem. */
export const segmentsWidth = (options: readonly { label: string }[]): number =>
  options.reduce((sum, { label }) => sum + Math.max(MINIMUM, textWidth(label) * FONT + PADDING), EDGE);

/** Classes of both appearances of a choice, of which the width of its place displays one. */
interface Room {
  segments: string;
  select: string;
}

/** Width that every place of a choice has. */
const ALWAYS = 8;

/** Widths from which segments can appear; app/globals.css lists them, too. */
const WIDTHS = [9, 10, 11, 12, 13, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48];

/** Width of the widest field in a form, in rem. */
const FIELD = 24;
/** Width of the widest choice across the page, in rem. */
export const PAGE = 48;

/**
 * Decides how a choice appears in a place of at most `widest` rem: "segments" or "select" in any width, or the width from
 * which all labels fit on one line.
 */
export function roomOf(
  options: readonly { label: string }[],
  widest: number = FIELD,
): "segments" | "select" | Room {
  const width = segmentsWidth(options);
  if (width <= ALWAYS) return "segments";
  const least = WIDTHS.find((each) => each >= width);
  if (least === undefined || least > widest) return "select";
  return { segments: `@min-[${least}rem]:flex`, select: `@min-[${least}rem]:hidden` };
}
