import type { CategoryChart } from "@/lib/kit/calculator/chart";
import { fits, LINE, widthOf, wrapped } from "./text-size";

/** Assumed widths of a drawing before it is measured: on a phone, and next to its legend. */
const NARROW = 280;
const WIDE = 420;
/** Width of the values’ labels on the left of vertical bars. */
const AXIS = 56;
/** Thickness of side-by-side bars, and the gap around their group. */
const [STANDING_BAR, STANDING_GAP] = [12, 8];
export const LYING = { bar: 16, one: 20, gap: 10 };
const MOST_LINES = 2;
/** Height below horizontal bars for the values' labels and the axis label. */
export const LYING_AXIS = 44;
/** Maximum share of the width for names on the left of horizontal bars; longer ones are above. */
const NAMES_PART = 0.4;

export const barsOf = ({ bars, series }: CategoryChart): number =>
  bars === "beside" ? Math.max(1, series.length) : 1;

/** True if the bars are vertical: each name has enough room below its bars, in at most two lines. */
export function hasVerticalBars(chart: CategoryChart, isWide: boolean): boolean {
  const { names } = chart.categories;
  const step = ((isWide ? WIDE : NARROW) - AXIS) / Math.max(1, names.length);
  const isBroad = step >= barsOf(chart) * STANDING_BAR + STANDING_GAP;
  return isBroad && names.every((name) => fits(name, step - 4, MOST_LINES));
}

/** Returns how many lines the longest name below a standing bar has. */
export const nameLines = (names: readonly string[], step: number): number =>
  Math.max(1, ...names.map((name) => wrapped(name, step - 4, MOST_LINES).length));

/** Returns the column width of names of horizontal bars, or undefined if they are above. */
export function namesColumn({ categories }: CategoryChart, isWide: boolean): number | undefined {
  const longest = Math.max(0, ...categories.names.map(widthOf));
  return longest <= (isWide ? WIDE : NARROW) * NAMES_PART ? longest + 10 : undefined;
}

export function lyingStep(chart: CategoryChart, hasColumn: boolean): number {
  const count = barsOf(chart);
  const bars = count === 1 ? LYING.one : count * LYING.bar;
  return bars + LYING.gap + (hasColumn ? 0 : LINE);
}

export function lyingHeight(chart: CategoryChart, isWide: boolean): number | undefined {
  if (hasVerticalBars(chart, isWide)) return undefined;
  const hasColumn = namesColumn(chart, isWide) !== undefined;
  return chart.categories.names.length * lyingStep(chart, hasColumn) + LYING_AXIS;
}
