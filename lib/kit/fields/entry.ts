import { toTwelveHours } from "../../core/civil/twelve-hours.ts";
import type { Failure, Success } from "../../core/result/result.ts";
import type { UnitSystem } from "../quantities/systems.ts";
import type {
  ChoiceField,
  DefaultRow,
  Field,
  Fields,
  QuantityEntry,
  QuantityField,
  SimpleField,
} from "./field.ts";

/** Maximum number of characters in a field. */
export const MAX_LENGTH = 400;
/** Maximum rows of one form, including nested rows. */
export const MAX_ROWS = 1000;
export const TOO_MANY_ROWS = "At most 1,000 rows in all.";
/**
 * Maximum total length of numbers and quantities sent as texts in the rows of one form: a text may be a sum
 * of many units.
 */
export const MAX_NUMBER_CHARACTERS = 50_000;
export const TOO_LONG_NUMBERS = "At most 50,000 characters of numbers in all.";

export type SimpleEntry = string | QuantityEntry;
export type Entry = SimpleEntry | readonly RowEntry[];
export interface Entries {
  readonly [id: string]: Entry;
}
export type RowEntry = Entries;

/** Raw input, or a value sent by a program: a number, true, {value, unit}. */
export type RawSimple = string | number | boolean | { value: number | string; unit: string };
export interface RawRow {
  readonly [id: string]: RawInput;
}
export type RawInput = RawSimple | readonly RawRow[];

/** Value of a field for `compute`, and its interpretation if that is not obvious. */
export type FieldReading<V = unknown> = (Success<V> & { reading?: string }) | Failure;

const isQuantity = (field: Field): field is QuantityField => field.kind === "quantity";

/** Returns the rows of a rows field. */
export const rowsIn = (entry: Entry | undefined): readonly RowEntry[] =>
  Array.isArray(entry) ? (entry as readonly RowEntry[]) : NO_ROWS;

const NO_ROWS: readonly RowEntry[] = [];

export const simpleIn = (entry: Entry | undefined): SimpleEntry =>
  entry === undefined || Array.isArray(entry) ? "" : (entry as SimpleEntry);

/** Returns the default entry of a field in a new form. */
export function defaultEntry(field: Field, system: UnitSystem = "si"): Entry {
  if (field.kind === "rows")
    return field.default.map((row) => rowEntry(field.fields, rowIn(row, system), system));
  if (isQuantity(field)) return field.default?.[system] ?? { value: "", unit: field.systems[system][0] };
  if ((field.kind === "choice" || field.kind === "record") && system === "us")
    return field.usDefault ?? field.default;
  return field.default === undefined ? "" : inSystem(field, String(field.default), system);
}

/** Returns an entry as readers of a system write it: "5:45 PM" in the US. */
const inSystem = (field: Field, text: string, system: UnitSystem): string =>
  field.kind === "clock" && system === "us" ? toTwelveHours(text) : text;

/** Returns the form with its untouched choices, records and times at their defaults in another system. */
export function withChoicesOf(fields: Fields, entries: Entries, from: UnitSystem, to: UnitSystem): Entries {
  const changed = Object.entries(fields).flatMap(([id, field]): [string, Entry][] =>
    (field.kind === "clock" ||
      ((field.kind === "choice" || field.kind === "record") && field.usDefault !== undefined)) &&
    entries[id] === defaultEntry(field, from)
      ? [[id, defaultEntry(field, to)]]
      : [],
  );
  return changed.length === 0 ? entries : { ...entries, ...Object.fromEntries(changed) };
}

/** Returns the default texts of a row in one system. */
export const rowIn = (row: DefaultRow, system: UnitSystem): RawRow =>
  Object.fromEntries(
    Object.entries(row).map(([id, cell]) => {
      if (typeof cell === "string") return [id, cell];
      return [id, "si" in cell ? cell[system] : cell.map((inner) => rowIn(inner, system))];
    }),
  );

/** Returns the default entries of a form or a row in a unit system. */
export const defaultEntries = (fields: Fields, system: UnitSystem = "si"): Entries =>
  Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, defaultEntry(field, system)]));

/** Returns a row with these values, and defaults for the rest. */
export const rowEntry = (fields: Fields, row: RawRow, system: UnitSystem = "si"): RowEntry =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => {
      const raw = Object.hasOwn(row, id) ? row[id] : undefined;
      if (raw === undefined) return [id, defaultEntry(field, system)];
      if (field.kind !== "rows") return [id, entryOf(field, raw as RawSimple, system)];
      return [id, (raw as readonly RawRow[]).map((row) => rowEntry(field.fields, row, system))];
    }),
  );

export function hintOf(field: Field, unit?: string): string | undefined {
  if (!isQuantity(field)) return field.hint;
  return typeof field.hint === "object" ? field.hint[unit ?? field.units[0]] : field.hint;
}

/** Returns the id of the option that a text names; undefined if there is none. */
export const optionNamed = ({ options }: ChoiceField, text: string): string | undefined =>
  options.find(({ id, aliases }) => id === text || aliases?.includes(text))?.id;

/** Converts a raw value to the entry of a form: a quantity without a unit is in the first of the system. */
export function entryOf(field: SimpleField, raw: RawSimple, system: UnitSystem = "si"): SimpleEntry {
  if (!isQuantity(field)) {
    const text = String(typeof raw === "object" ? raw.value : raw);
    return field.kind === "choice" ? (optionNamed(field, text) ?? text) : inSystem(field, text, system);
  }
  return typeof raw === "object"
    ? { value: String(raw.value), unit: raw.unit }
    : { value: String(raw), unit: field.systems[system][0] };
}

/**
 * Returns true if a field applies, given the choices and toggles next to it. `outer`: entries around its row,
 * from the nearest; empty for a field of the form itself.
 */
export const applies = (field: Field, entries: Entries, outer: readonly Entries[] = []): boolean =>
  Object.entries(field.when ?? {}).every(([id, values]) => values.includes(chosenFor(id, entries, outer)));

/** Returns the selection with that id from the nearest entries that contain it. */
export const chosenFor = (id: string, entries: Entries, outer: readonly Entries[]): string =>
  String((Object.hasOwn(entries, id) ? entries : outer.find((entries) => Object.hasOwn(entries, id)))?.[id]);
