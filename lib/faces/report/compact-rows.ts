import type { ReportRow } from "./inputs.ts";

/** Rows as a table of what differs between them, and what all of them have in common. */
interface CompactRows {
  title: string;
  heads: readonly string[];
  lines: readonly (readonly string[])[];
  common: readonly { label: string; text: string }[];
}

/** Number of rows from which equal cells are left out of a table. */
const MIN_ROWS = 2;

/** Builds tables of rows: one of the rows, and one of each kind of nested rows, which name the row they belong to. */
export function compactRows(title: string, rows: readonly ReportRow[]): CompactRows[] {
  const labels = [...new Set(rows.flatMap(({ lists }) => lists.map(({ label }) => label)))];
  const nested = labels.flatMap((label) => {
    const owned = rows.flatMap((row, at) =>
      row.lists
        .filter((list) => list.label === label)
        .flatMap((list) => list.rows.map((inner) => ({ owner: nameOf(row, at), inner }))),
    );
    return tableOf(label, owned);
  });
  return [
    tableOf(
      title,
      rows.map((inner, at) => ({ owner: String(at + 1), inner })),
    ),
    ...nested,
  ];
}

/** Formats "2 Bedroom". */
const nameOf = ({ cells }: ReportRow, at: number): string => `${at + 1} ${cells[0]?.text ?? ""}`.trim();

function tableOf(title: string, rows: readonly { owner: string; inner: ReportRow }[]): CompactRows {
  const labels = [...new Set(rows.flatMap(({ inner }) => inner.cells.map(({ label }) => label)))];
  const columns = labels.map((label) => ({
    label,
    texts: rows.map(({ inner }) => inner.cells.find((cell) => cell.label === label)?.text ?? ""),
  }));
  const isCommon = ({ texts }: { texts: readonly string[] }): boolean =>
    rows.length >= MIN_ROWS && texts.every((text) => text === texts[0]);
  const different = columns.filter((column) => !isCommon(column));
  return {
    title,
    heads: ["#", ...different.map(({ label }) => label)],
    lines: rows.map(({ owner }, at) => [owner, ...different.map(({ texts }) => texts[at] ?? "")]),
    common: columns.filter(isCommon).map(({ label, texts }) => ({ label, text: texts[0] ?? "" })),
  };
}
