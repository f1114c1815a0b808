import { type Entries, type Entry, type RowEntry, rowsIn, simpleIn } from "../../kit/fields/entry.ts";
import type { InnerRowsField, RowsField } from "../../kit/fields/field.ts";
import { findRecord } from "../../kit/fields/find-record.ts";
import {
  hasInnerRows,
  NUMBER_TITLE,
  type SheetColumn,
  type SheetContext,
  unitTitle,
  usedColumns,
} from "./columns.ts";

/**
 * Formats rows as a spreadsheet: a line of titles, then one line per row, or as many as its nested rows need.
 * Pasting it restores the rows.
 */
export function writtenRows(
  field: RowsField | InnerRowsField,
  rows: readonly RowEntry[],
  context: SheetContext,
): string[][] {
  const columns = usedColumns(field, rows, context);
  const units = columns.map((column) => commonUnit(column, rows));
  const isNumbered = hasInnerRows(field);
  const title = ({ title: columnTitle, field: simple }: SheetColumn, at: number): string => {
    const unit = units[at];
    return simple.kind === "quantity" && unit !== undefined
      ? `${columnTitle} (${unitTitle(context.converters[simple.converter], simple.units, unit)})`
      : columnTitle;
  };
  const head = columns.map(title);
  const lines = rows.flatMap((row, index) => {
    const length = Math.max(
      1,
      ...columns.map(({ list }) => (list === undefined ? 1 : rowsIn(row[list]).length)),
    );
    return Array.from({ length }, (_, line) => {
      const cells = columns.map((column, at) => {
        const holder = holderOf(column, row, line);
        return holder ? cellText(column, holder[column.id], units[at], context) : "";
      });
      return isNumbered ? [line === 0 ? String(index + 1) : "", ...cells] : cells;
    });
  });
  return [isNumbered ? [NUMBER_TITLE, ...head] : head, ...lines];
}

/** Returns the row of a field in a line: the row itself in its first one, else a nested one. */
function holderOf({ list }: SheetColumn, row: RowEntry, line: number): Entries | undefined {
  if (list !== undefined) return rowsIn(row[list])[line];
  return line === 0 ? row : undefined;
}

function commonUnit({ list, id, field }: SheetColumn, rows: readonly RowEntry[]): string | undefined {
  if (field.kind !== "quantity") return undefined;
  const holders = list === undefined ? rows : rows.flatMap((row) => rowsIn(row[list]));
  const units = new Set(holders.map((row) => unitOf(row[id])));
  const [unit = field.units[0]] = units;
  return units.size > 1 ? undefined : unit;
}

const unitOf = (entry: Entry | undefined): string | undefined => {
  const simple = simpleIn(entry);
  return typeof simple === "string" ? undefined : simple.unit;
};

function cellText(
  { field }: SheetColumn,
  entry: Entry | undefined,
  unit: string | undefined,
  { converters, records }: SheetContext,
): string {
  const simple = simpleIn(entry);
  const text = typeof simple === "string" ? simple : simple.value;
  switch (field.kind) {
    case "quantity": {
      if (unit !== undefined || typeof simple === "string") return text;
      return `${text} ${unitTitle(converters[field.converter], field.units, simple.unit)}`.trim();
    }
    case "choice":
      return field.options.find(({ id }) => id === text)?.label ?? text;
    case "toggle":
      return text === "true" ? "yes" : "no";
    case "record":
      return text === field.other.id
        ? field.other.label
        : (findRecord(records[field.set], text)?.label ?? text);
    default:
      return text;
  }
}
