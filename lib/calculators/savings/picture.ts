import type { Chart, Table } from "../../kit/calculator/computation.ts";
import { amountOf, concluded, shareOf } from "../../kit/calculator/findings.ts";
import type { Point } from "../../science/finance/growth.ts";
import { statementOf, thinned } from "../../science/finance/statement.ts";
import { messages } from "./messages.ts";

const { charts, tables } = messages;

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

const YEARS = { label: charts.time, format: { kind: "years" } } as const;
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
  // A tax at the end is not in the chart, so its last value is before tax.
  const share = end && balance(end) === end.balance ? shareOf(earned(end), end.balance) : undefined;
  const axes = { x: YEARS, y: { label: charts.balance, format: MONEY } };
  return [
    stacks
      ? {
          id: "balance",
          title: charts.parts.title,
          ...concluded(end && share && charts.parts.interestShare({ share, balance: amountOf(end.balance) })),
          summary: charts.parts.summary,
          kind: "stacked-areas",
          ...axes,
          series: [
            series("initial", charts.parts.initial, () => initial),
            series("deposits", charts.parts.deposits, paid),
            series("interest", charts.parts.interest, (point) => Math.max(earned(point), 0)),
          ],
        }
      : {
          id: "balance",
          title: charts.lines.title,
          summary: charts.lines.summary,
          kind: "lines",
          ...axes,
          series: [
            series("balance", charts.lines.balance, (point) => point.balance),
            series("paid", charts.lines.paid, (point) => initial + paid(point)),
          ],
        },
  ];
}

export function savingsTables(path: Path): Table[] {
  if (path.points.length < 2) return [];
  return [
    savingsTable(path, 12, { id: "years", ...tables.years }),
    savingsTable(path, 1, { id: "months", ...tables.months }),
  ];
}

function savingsTable(
  { points, paid, tax, balance, taxed, decimals }: Path,
  monthsPerRow: 1 | 12,
  { id, title, time }: { id: string; title: string; time: string },
): Table {
  const figures = taxed ? [paid, (point: Point) => -tax(point)] : [paid];
  const { rows, total } = statementOf(points, monthsPerRow, figures, balance, decimals);
  const table = {
    id,
    title,
    columns: [
      { id: "time", label: time, format: { kind: "number", significant: 6 } as const },
      { id: "deposits", label: tables.deposits, format: MONEY },
      ...(taxed ? [{ id: "tax", label: tables.tax, format: MONEY }] : []),
      { id: "interest", label: tables.interest, format: MONEY },
      { id: "balance", label: tables.balance, format: MONEY },
    ],
    rows,
    total: [tables.total, ...total],
  };
  return rows.length > 40 || monthsPerRow === 1 ? { ...table, folded: true } : table;
}
