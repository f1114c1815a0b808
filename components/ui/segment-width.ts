import { textWidth } from "@/lib/core/locale/text-width";

/** Widths of a row of segments in rem: font, padding of a segment, its minimum for a finger, and the row's edge. */
const [FONT, PADDING, MINIMUM, EDGE] = [0.875, 1.25, 2.75, 0.375];

/** Returns the width that labels take side by side on one line, in rem. */
export const segmentsWidth = (options: readonly { label: string }[]): number =>
  options.reduce((sum, { label }) => sum + Math.max(MINIMUM, textWidth(label) * FONT + PADDING), EDGE);

interface Room {
  /** Width from which the segments appear, in rem. */
  width: number;
  segments: string;
  select: string;
}

/** Width that every place of a choice has. */
const ALWAYS = 8;

/** Widths from which segments can appear. Tailwind generates only the classes that it reads here as whole words. */
const ROOMS: readonly Room[] = [
  { width: 9, segments: "@min-[9rem]:flex", select: "@min-[9rem]:hidden" },
  { width: 10, segments: "@min-[10rem]:flex", select: "@min-[10rem]:hidden" },
  { width: 11, segments: "@min-[11rem]:flex", select: "@min-[11rem]:hidden" },
  { width: 12, segments: "@min-[12rem]:flex", select: "@min-[12rem]:hidden" },
  { width: 13, segments: "@min-[13rem]:flex", select: "@min-[13rem]:hidden" },
  { width: 14, segments: "@min-[14rem]:flex", select: "@min-[14rem]:hidden" },
  { width: 16, segments: "@min-[16rem]:flex", select: "@min-[16rem]:hidden" },
  { width: 18, segments: "@min-[18rem]:flex", select: "@min-[18rem]:hidden" },
  { width: 20, segments: "@min-[20rem]:flex", select: "@min-[20rem]:hidden" },
  { width: 22, segments: "@min-[22rem]:flex", select: "@min-[22rem]:hidden" },
  { width: 24, segments: "@min-[24rem]:flex", select: "@min-[24rem]:hidden" },
  { width: 28, segments: "@min-[28rem]:flex", select: "@min-[28rem]:hidden" },
  { width: 32, segments: "@min-[32rem]:flex", select: "@min-[32rem]:hidden" },
  { width: 36, segments: "@min-[36rem]:flex", select: "@min-[36rem]:hidden" },
  { width: 40, segments: "@min-[40rem]:flex", select: "@min-[40rem]:hidden" },
  { width: 48, segments: "@min-[48rem]:flex", select: "@min-[48rem]:hidden" },
];

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
  const room = ROOMS.find((each) => each.width >= width);
  return room && room.width <= widest ? room : "select";
}
