import type { OutputRecord, OutputValue } from "../kit/calculator/computation.ts";
import type { Currency } from "../kit/fields/currency.ts";
import {
  defaultEntry,
  type Entries,
  type Entry,
  rowEntry,
  rowsIn,
  type SimpleEntry,
} from "../kit/fields/entry.ts";
import type { Field, FieldSource, RowsField, SimpleField } from "../kit/fields/field.ts";
import { inOneUnit } from "../kit/fields/quantity-format.ts";
import type { UnitSystem } from "../kit/quantities/systems.ts";
import type { Quantities } from "../run/format/format-value.ts";

export type GivenValue = OutputValue | readonly OutputRecord[];

export interface Receiver {
  current: Entry | undefined;
  system: UnitSystem;
  currency: Currency;
  quantities: Quantities;
  /** Names of a list's records at the last transfer. */
  carried?: readonly string[] | undefined;
}

/** Digits of a transferred figure, as displayed. */
const DIGITS = 6;

/** Returns the entry of a field with another calculator’s value; undefined if the value does not fit. */
export function carriedEntry(
  field: Field,
  source: FieldSource,
  value: GivenValue | undefined,
  receiver: Receiver,
): { entry: Entry; carried?: readonly string[] } | undefined {
  if (field.kind === "rows")
    return typeof value === "object" ? carriedRows(field, source, value, receiver) : undefined;
  const entry = typeof value === "object" ? undefined : carriedCell(field, value, receiver);
  return entry === undefined ? undefined : { entry };
}

/** Converts a figure to the unit of the field. */
function carriedCell(
  field: SimpleField,
  value: OutputValue | undefined,
  { current, system, currency, quantities }: Receiver,
): SimpleEntry | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "string") return field.kind === "text" ? value.slice(0, field.maxLength) : value;
  if (!Number.isFinite(value)) return undefined;
  switch (field.kind) {
    case "quantity": {
      const currentUnit =
        typeof current === "object" && "unit" in current ? current.unit : field.systems[system][0];
      const unit = field.units.includes(currentUnit) ? currentUnit : field.systems[system][0];
      const { converter, systems } = field;
      const { fromBase } = quantities(inOneUnit({ kind: "quantity", converter, systems }, unit));
      return { value: roundedText(fromBase(value)), unit };
    }
    case "money":
      return String(Number(value.toFixed(currency.decimals)));
    case "duration":
      return `${value} s`;
    default:
      return roundedText(value);
  }
}

/** Formats a transferred figure in plain digits. */
export const roundedText = (value: number): string => String(Number(value.toPrecision(DIGITS)));

/**
 * Merges a list into rows: each record goes into the row with its name, and other cells of that row stay. A
 * renamed record keeps its row, a new one gets a row at the end, and the row of a deleted one is removed.
 * Rows with other names are the visitor's. Without a name column, records and rows match by position.
 */
function carriedRows(
  field: RowsField,
  { columns = {}, row: first = {} }: FieldSource,
  records: readonly OutputRecord[],
  receiver: Receiver,
): { entry: Entry; carried: readonly string[] } {
  const { current, system, carried: before = [] } = receiver;
  const rows = rowsIn(current);
  const [nameCell, nameColumn] =
    Object.entries(columns).find(([cell]) => field.fields[cell]?.kind === "text") ?? [];
  const named = nameCell !== undefined && nameColumn !== undefined;
  const keys = distinct(
    records.map((record, at) => (named ? String(record[nameColumn] ?? "").trim() : "") || `#${at + 1}`),
  );
  const keyOf = (row: Entries, at: number): string =>
    named && nameCell !== undefined ? String(row[nameCell]).trim() : `#${at + 1}`;
  const rowKeys = rows.map(keyOf);
  // Pairs deleted and new records in order, as renamed ones.
  const gone = before.filter((key) => !keys.includes(key) && rowKeys.includes(key));
  const fresh = keys.filter((key) => !rowKeys.includes(key));
  const renamed = new Map(gone.map((key, at) => [key, fresh[at]]));
  const fill = (row: Entries, key: string): Entries => {
    const record = records[keys.indexOf(key)] ?? {};
    const cells = Object.entries(columns).flatMap(([cell, column]): [string, Entry][] => {
      const inner = field.fields[cell];
      if (!inner || inner.kind === "rows") return [];
      const value = cell === nameCell ? key : record[column];
      const entry = carriedCell(inner, value, {
        ...receiver,
        current: row[cell] ?? defaultEntry(inner, system),
      });
      return entry === undefined ? [] : [[cell, entry]];
    });
    return { ...row, ...Object.fromEntries(cells) };
  };
  const filled = rows.flatMap((row, at) => {
    const key = rowKeys[at] ?? "";
    if (keys.includes(key)) return [fill(row, key)];
    if (!gone.includes(key)) return [row];
    const next = renamed.get(key);
    return next === undefined ? [] : [fill(row, next)];
  });
  const taken = new Set(renamed.values());
  const added = fresh
    .filter((key) => !taken.has(key))
    .map((key) => fill(rowEntry(field.fields, first, system), key));
  return { entry: [...filled, ...added].slice(0, field.maxRows), carried: keys };
}

/** Makes names unique: "Office", "Office (2)". */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
