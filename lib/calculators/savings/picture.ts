import type { Chart, Table } from "../../kit/calculator/computation.ts";
import { amountOf, concluded, shareOf } from "../../kit/calculator/findings.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import type { Point } from "../../science/finance/growth.ts";
import { statementOf, thinned } from "../../science/finance/statement.ts";

/** Points of a plan, with deposits less withdrawals, tax and balance so far. */
export interface Path {
  points: readonly Point[];
  initial: number;
  paid: (point: Point) => number;
  tax: (point: Point) => number;
  balance: (point: Point) => number;
  taxed: boolean;
  decimals: number;
}

const YEARS = { label: "Time", format: { kind: "years" } } as const;
const MONEY = { kind: "money" } as const;

/** Builds the chart of the parts of the balance over time; as lines if a part would be below 0. */
export function balanceChart({ points, initial, paid, balance }: Path): Chart[] {
  if (points.length < 2) return [];
  const sampled = thinned(points);
  const series = (id: string, label: string, value: (point: Point) => number) => ({
    id,
    label,
    points: sampled.map((point) => [point.years, value(point)] as const),
  });
  const earned = (point: Point): number => point.balance - initial - paid(point);
  const stacks = sampled.every((point) => paid(point) >= 0 && earned(point) >= -1e-6);
  const end = points.at(-1);
  // A tax at the end is not in the picture: its last value is not what is left.
  const share = end && balance(end) === end.balance ? shareOf(earned(end), end.balance) : undefined;
  const axes = { x: YEARS, y: { label: "Balance", format: MONEY } };
  return [
    stacks
      ? {
          id: "balance",
          title: "How the balance builds up",
          ...concluded(end && share && sentence`Interest makes up ${share} of ${amountOf(end.balance)}`),
          summary: "The initial amount, the deposits and the interest on both, stacked.",
          kind: "stacked-areas",
          ...axes,
          series: [
            series("initial", "Initial amount", () => initial),
            series("deposits", "Deposits", paid),
            series("interest", "Interest", (point) => Math.max(earned(point), 0)),
          ],
        }
      : {
          id: "balance",
          title: "The balance over time",
          summary: "The balance compared with the amount paid in, less withdrawals.",
          kind: "lines",
          ...axes,
          series: [
            series("balance", "Balance", (point) => point.balance),
            series("paid", "Paid in, less withdrawals", (point) => initial + paid(point)),
          ],
        },
  ];
}

export function savingsTables(path: Path): Table[] {
  if (path.points.length < 2) return [];
  return [
    savingsTable(path, 12, { id: "years", title: "Year by year", first: "Year" }),
    savingsTable(path, 1, { id: "months", title: "Month by month", first: "Month" }),
  ];
}

function savingsTable(
  { points, paid, tax, balance, taxed, decimals }: Path,
  monthsPerRow: 1 | 12,
  { id, title, first }: { id: string; title: string; first: string },
): Table {
  const figures = taxed ? [paid, (point: Point) => -tax(point)] : [paid];
  const { rows, total } = statementOf(points, monthsPerRow, figures, balance, decimals);
  const table = {
    id,
    title,
    columns: [
      { id: "time", label: first, format: { kind: "number", significant: 6 } as const },
      { id: "deposits", label: "Deposits", format: MONEY },
      ...(taxed ? [{ id: "tax", label: "Tax", format: MONEY }] : []),
      { id: "interest", label: "Interest", format: MONEY },
      { id: "balance", label: "Balance", format: MONEY },
    ],
    rows,
    total: ["Total", ...total],
  };
  return rows.length > 40 || monthsPerRow === 1 ? { ...table, folded: true } : table;
}
