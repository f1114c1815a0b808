import type { Table, ValueFormat } from "@/lib/kit/calculator/computation";
import { formatDay } from "@/lib/run/format/format-day";
import { formatValue, scaleOf, type Value } from "@/lib/run/format/format-value";
import type { InputContext } from "@/lib/run/format/scenario-text";
import { headed, titledTotal } from "@/lib/run/format/table-heads";
import { messages } from "./messages";

/** Maximum number of printed rows; the files have all. */
const PRINTED_ROWS = 1500;
/** Column counts from which a table is set smaller, and in landscape. */
const [MANY, WIDE] = [8, 13];

/** True if a table needs a landscape page. */
export const isWide = (columns: readonly unknown[]): boolean => columns.length >= WIDE;

export interface PrintedColumn {
  head: string;
  isNumber?: boolean;
}

/** True for a text that should be on one line: sizes, names of rooms. */
const isShort = (text = ""): boolean => text.length <= 14;

interface PrintedTableProps {
  title: string;
  columns: readonly PrintedColumn[];
  rows: readonly (readonly string[])[];
  total?: readonly string[] | undefined;
  /** Keeps many columns on a portrait page. */
  isUpright?: boolean;
}

/** Table on paper, with its head repeated on each page. */
export function PrintedTable({ title, columns, rows, total, isUpright = false }: PrintedTableProps) {
  const printed = rows.slice(0, PRINTED_ROWS);
  const cells = (row: readonly string[]) =>
    columns.map(({ head, isNumber }, at) => (
      <td
        // biome-ignore lint/suspicious/noArrayIndexKey: heads may be equal; a cell is its place
        key={`${head} ${at}`}
        data-number={isNumber || undefined}
        data-short={isShort(row[at]) || undefined}
      >
        {row[at]}
      </td>
    ));
  return (
    <div className={isWide(columns) && !isUpright ? "report-wide" : undefined}>
      <h4 className="mt-4 mb-1">{title}</h4>
      <table data-columns={columns.length > MANY ? "many" : undefined}>
        <thead>
          <tr>
            {columns.map(({ head, isNumber }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: heads may be equal; a column is its place
              <th key={`${head} ${at}`} scope="col" data-number={isNumber || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {printed.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal; a row has no state
            <tr key={index}>{cells(row)}</tr>
          ))}
          {total && <tr data-total>{cells(total)}</tr>}
        </tbody>
      </table>
      {rows.length > printed.length && (
        <p className="mt-1 text-muted">
          {messages.firstRows({ printed: printed.length, count: rows.length })}
        </p>
      )}
    </div>
  );
}

export function ReportTable({ table, context }: { table: Table; context: InputContext }) {
  const cells = (row: readonly Value[]) =>
    table.columns.map(({ format }, at) => cellText(row[at] ?? null, format, context));
  return (
    <PrintedTable
      title={table.title}
      columns={table.columns.map(({ label, format }) => ({
        head: headed(label, headUnit(format, context)),
        isNumber: !["text", "day", "hour"].includes(format.kind),
      }))}
      rows={table.rows.slice(0, PRINTED_ROWS + 1).map(cells)}
      total={table.total && cells(titledTotal(table.total).map((value) => value ?? ""))}
    />
  );
}

const cellText = (value: Value, format: ValueFormat, { currency, quantities }: InputContext): string =>
  format.kind === "day" && value !== null
    ? formatDay(value, "short")
    : formatValue(value, format, currency, quantities).text;

/** Returns the unit for the head of a column, so that the cells omit it. */
function headUnit(format: ValueFormat, { quantities }: InputContext): string | undefined {
  if (format.kind === "number" || format.kind === "count") return format.suffix;
  return format.kind === "quantity" ? scaleOf(format, quantities).symbol : undefined;
}
