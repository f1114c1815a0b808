import type { LineChart, ScaledAxis } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import { alignedRange, extentOf, type Range, roundRange } from "./axis-range";
import { ticksDown } from "./axis-ticks";
import { ysOf } from "./heights";
import { labelled, type Tick } from "./ticks";

interface SecondAxis {
  axis: ScaledAxis;
  range: Range;
  ticks: readonly Tick[];
}

/**
 * Returns the axis on the right; if both axes have equal steps, its ticks align with the first one's, so that
 * one grid serves both.
 */
export function secondAxis(
  { y, y2 }: LineChart,
  firstTicks: readonly Tick[],
  count: number,
  length: number,
  currency: Currency,
): SecondAxis | undefined {
  const extent = y2 && extentOf(ysOf(y2.series));
  if (!extent) return undefined;
  const intervals = firstTicks.length - 1;
  if (!hasEqualSteps(y) || !hasEqualSteps(y2) || intervals < 1) {
    const range = roundRange(extent, count, y2.scale);
    return { axis: y2, range, ticks: ticksDown(range, y2, count, length, currency) };
  }
  const { range, values } = alignedRange(extent, intervals);
  return { axis: y2, range, ticks: labelled(values, y2.format, currency) };
}

/** Days and durations have unequal steps. */
const hasEqualSteps = ({ scale, format }: ScaledAxis): boolean =>
  !scale && format.kind !== "day" && format.kind !== "duration";
