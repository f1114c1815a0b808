import { toMajor, toMinor } from "../../kit/fields/money.ts";
import type { Point } from "./growth.ts";

/** Cumulative figure of a plan at a moment. */
type Figure = (point: Point) => number;

interface Statement {
  /** Time in years or months, the change of each figure since the previous row, the balance. */
  rows: number[][];
  /** The sums of the columns, and the last balance. */
  total: number[];
}

/**
 * Builds the statement of a plan by years or by months. The figures (deposits, interest, fees below 0 ...)
 * are all that changes the balance except its `earned` part, which is the rest: each is rounded to minor
 * units as a running total, so that the rows add up to the totals and to the balance, to the cent.
 */
export function statementOf(
  points: readonly Point[],
  monthsPerRow: 1 | 12,
  figures: readonly Figure[],
  balance: Figure,
  decimals: number,
): Statement {
  const cents = minorUnits(decimals);
  const rowPoints = points.filter((_, index) => index % monthsPerRow === 0 || index === points.length - 1);
  const running = rowPoints.map((point) => {
    const amounts = figures.map((figure) => cents(figure(point)));
    const total = cents(balance(point));
    const earned = total - amounts.reduce((sum, amount) => sum + amount, 0);
    return { years: point.years, amounts, earned, total };
  });
  const start = running[0];
  const rows = running.slice(1).map((now, index) => {
    const before = running[index] ?? now;
    const moved = [
      ...now.amounts.map((amount, n) => amount - (before.amounts[n] ?? 0)),
      now.earned - before.earned,
    ];
    return [now.years * (12 / monthsPerRow), ...[...moved, now.total].map((each) => toMajor(each, decimals))];
  });
  const end = running.at(-1);
  if (!start || !end) return { rows, total: [] };
  const sums = [
    ...end.amounts.map((amount, n) => amount - (start.amounts[n] ?? 0)),
    end.earned - start.earned,
  ];
  return { rows, total: [...sums, end.total].map((each) => toMajor(each, decimals)) };
}

/** Assumption to state next to `statementOf`: other figures are rounded separately. */
export const ROWS_ADD_UP =
  "Each result is rounded by itself. In the tables, interest or growth is adjusted by up to a cent so that the rows add up.";

/** Returns a faster `toMinor`, for amounts not near half a unit. */
export function minorUnits(decimals: number): (amount: number) => number {
  const scale = 10 ** decimals;
  return (amount) => {
    const scaled = amount * scale;
    const nearHalf = Math.abs(scaled - Math.floor(scaled) - 0.5) < 1e-4;
    return (nearHalf ? toMinor(amount, decimals) : Math.round(scaled)) || 0;
  };
}

/** Returns at most about `most` of the points, including the first and the last: for charts. */
export function thinned<T>(points: readonly T[], most = 100): T[] {
  const step = Math.ceil(points.length / most);
  return points.filter((_, index) => index % step === 0 || index === points.length - 1);
}
