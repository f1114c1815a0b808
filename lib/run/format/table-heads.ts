import type { Value } from "./format-value.ts";

/** The closing row, whose first cell says what it is. */
export const titledTotal = (total: readonly Value[]): readonly Value[] =>
  (total[0] ?? "") === "" ? ["Total", ...total.slice(1)] : total;

/** "Weight (kg)". */
export const headed = (label: string, unit: string | undefined): string =>
  unit && unit !== "—" ? `${label} (${unit})` : label;
