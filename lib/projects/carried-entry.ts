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

/** An output of another calculator. */
export type GivenValue = OutputValue | readonly OutputRecord[];

/** Context for the field that receives a value. */
export interface Receiver {
  current: Entry | undefined;
  system: UnitSystem;
  currency: Currency;
  /** Writes the quantities of the calculator that is fed. */
  quantities: Quantities;
  /** Names of the records of a list when they were last carried over. */
  carried?: readonly string[] | undefined;
}

/** Digits of a figure that is carried over: those that a figure is shown with. */
const DIGITS = 6;

/** A field as it stands with what another calculator gives; undefined where that is nothing for it. */
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

/** A figure in the unit that the field is in. */
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

/** A figure as it is carried over, in plain digits. */
export const roundedText = (value: number): string => String(Number(value.toPrecision(DIGITS)));

/**
 * The rows with what a list gives: each record in the row of its name, what else stands in that row is kept. A record that
 * was renamed keeps its row, a new one gets a row at the end, and the row of one that is gone goes. Rows of other names are
 * the visitor's own. Without a name among the columns, records and rows meet by their places.
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
  // Records that disappeared make room for new ones, in order: they were renamed.
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

/** Names that are told apart: "Office", "Office (2)". */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
