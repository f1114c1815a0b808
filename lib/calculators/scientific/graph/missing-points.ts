import { RESOLUTION } from "./isolate.ts";
import { messages } from "./messages.ts";
import type { NamedPoints } from "./points.ts";

/** More ranges are not listed. */
const MAX_RANGES = 3;
/** Wider ranges, as a part of the window, are all of it. */
const MOST_OF_WINDOW = 0.9;

/** Says where a search may have missed points; undefined if it found all. */
export function describeMissingPoints(
  { complete, uncertain }: Pick<NamedPoints, "complete" | "uncertain">,
  { xMin, xMax }: { xMin: number; xMax: number },
): string | undefined {
  const width = xMax - xMin;
  if (complete && uncertain.length === 0) return undefined;
  const isWide = uncertain.some(({ low, high }) => high - low > MOST_OF_WINDOW * width);
  if (!complete || isWide || uncertain.length > MAX_RANGES) return messages.morePoints;
  return messages.morePointsIn(
    uncertain.map(({ low, high }) =>
      high - low <= RESOLUTION * width
        ? messages.near((low + high) / 2)
        : messages.between({ low: Math.max(low, xMin), high: Math.min(high, xMax) }),
    ),
  );
}
