import {
  defaultEntry,
  type Entries,
  type Entry,
  MAX_ROWS,
  type RowEntry,
  rowsIn,
  simpleIn,
} from "../../kit/fields/entry.ts";
import type { Field, Fields, InnerRowsField, RowsField } from "../../kit/fields/field.ts";
import { contradicts } from "../../kit/fields/implied-choices.ts";
import { filledBy } from "../../kit/fields/records.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";

/**
 * Serializes rows as a JSON list of rows, each the list of its cells in the order of the fields: a text, a
 * number if equivalent, a pair with the unit of a quantity, the list of nested rows, null for a default.
 * Omits trailing defaults.
 */
export const rowsText = (
  field: RowsField | InnerRowsField,
  rows: readonly RowEntry[],
  outer: readonly Entries[],
  system: UnitSystem,
): string => JSON.stringify(rowCells(field, rows, outer, system));

const rowCells = (
  { fields }: RowsField | InnerRowsField,
  rows: readonly RowEntry[],
  outer: readonly Entries[],
  system: UnitSystem,
): unknown[] =>
  rows.map((row) => {
    const isIncluded = Object.keys(fields).map((id) => isWritten(fields, row, id, system));
    return Object.entries(fields)
      .map(([id, field], at) => (isIncluded[at] ? cellOf(fields, field, id, row, outer, system) : null))
      .slice(0, isIncluded.lastIndexOf(true) + 1);
  });

/** Returns true if a field differs from its default, or if other inputs would imply another value of it. */
function isWritten(fields: Fields, row: RowEntry, id: string, system: UnitSystem): boolean {
  const field = fields[id];
  if (!field) return false;
  const fills = field.kind === "record" ? Object.keys(field.fills ?? {}) : [];
  const isOtherWritten = (other: string): boolean => isWritten(fields, row, other, system);
  return (
    !isDefault(field, row[id], system) ||
    fills.some(isOtherWritten) ||
    contradicts(fields, row, id, isOtherWritten)
  );
}

const isDefault = (field: Field, entry: Entry | undefined, system: UnitSystem): boolean =>
  JSON.stringify(entry) === JSON.stringify(defaultEntry(field, system));

function cellOf(
  fields: Fields,
  field: Field,
  id: string,
  row: RowEntry,
  outer: readonly Entries[],
  system: UnitSystem,
): unknown {
  if (field.kind === "rows") return rowCells(field, rowsIn(row[id]), [row, ...outer], system);
  const entry = simpleIn(row[id]);
  // The record determines the value, so only the display unit is serialized.
  const filled = filledBy(fields, row, id, outer) !== undefined;
  if (typeof entry === "string") return filled ? null : plainCell(entry);
  const value = filled ? null : plainCell(entry.value);
  return field.kind === "quantity" && entry.unit === field.units[0] ? value : [value, entry.unit];
}

const plainCell = (text: string): string | number => (String(Number(text)) === text ? Number(text) : text);

/** Maximum characters of such a list, above any address. */
const MAX_TEXT = 100_000;

/**
 * Parses such a text to rows for the API: cells by field, without defaults. Undefined if it is not a list;
 * keeps invalid rows and cells, which the reader rejects. `unitsAlone`: keeps display units of a record's
 * figures.
 */
export function rowsOfText(
  field: RowsField | InnerRowsField,
  text: string,
  unitsAlone = false,
): unknown[] | undefined {
  if (text.length > MAX_TEXT) return undefined;
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return undefined;
  }
  return Array.isArray(rows) ? namedRows(field, rows, unitsAlone) : undefined;
}

function namedRows(
  { fields, maxRows }: RowsField | InnerRowsField,
  rows: readonly unknown[],
  unitsAlone: boolean,
): unknown[] {
  if (rows.length > Math.min(maxRows, MAX_ROWS)) return [...rows];
  const ids = Object.keys(fields);
  return rows.map((row) => {
    if (!Array.isArray(row) || row.length > ids.length) return row;
    const cells = row.map((cell: unknown, at): [string, unknown] => {
      const id = ids[at] ?? "";
      return [id, namedCell(fields[id], cell, unitsAlone)];
    });
    return Object.fromEntries(cells.filter(([, cell]) => cell !== null));
  });
}

function namedCell(field: Field | undefined, cell: unknown, unitsAlone: boolean): unknown {
  if (!Array.isArray(cell)) return cell;
  if (field?.kind === "rows") return namedRows(field, cell, unitsAlone);
  if (cell.length !== 2) return cell;
  const [value, unit] = cell as unknown[];
  return value === null && !unitsAlone ? null : { value, unit };
}
