import type { Value } from "./format-value.ts";

/** Returns the totals row with a label in its first cell. */
export const titledTotal = (total: readonly Value[]): readonly Value[] =>
  (total[0] ?? "") === "" ? ["Total", ...total.slice(1)] : total;

/** Formats "Weight (kg)". */
export const headed = (label: string, unit: string | undefined): string =>
  unit && unit !== "—" ? `${label} (${unit})` : label;
