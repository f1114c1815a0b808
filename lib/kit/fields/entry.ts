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
/** Rows of one form in all, those within rows too. */
export const MAX_ROWS = 1000;
export const TOO_MANY_ROWS = "At most 1,000 rows in all.";
/** Characters of the numbers and quantities that are sent as texts in the rows of one form: a text may be a sum of many units. */
export const MAX_NUMBER_CHARACTERS = 50_000;
export const TOO_LONG_NUMBERS = "At most 50,000 characters of numbers in all.";

/** A field as it stands in the form: what is typed or chosen, with its unit where it has one. */
export type SimpleEntry = string | QuantityEntry;
export type Entry = SimpleEntry | readonly RowEntry[];
/** The fields of a form or of a row. */
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

export interface FieldProblem<T = string> {
  /** "rate", or "extras.2.amount" for the amount in the third row. */
  field: string;
  /** A sentence. */
  message: T;
}

/** One field as read: its value as `compute` gets it, and how it was understood where that is not plain. */
export type FieldReading =
  | { ok: true; value: unknown; reading?: string }
  | { ok: false; empty?: boolean; message: string };

const isQuantity = (field: Field): field is QuantityField => field.kind === "quantity";

/** The rows that stand in a rows field. */
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
  if (field.kind === "choice" && system === "us") return field.usDefault ?? field.default;
  return field.default === undefined ? "" : String(field.default);
}

/** The form with the choices that nobody has made as they are at first in another system. */
export function withChoicesOf(fields: Fields, entries: Entries, from: UnitSystem, to: UnitSystem): Entries {
  const changed = Object.entries(fields).flatMap(([id, field]): [string, Entry][] =>
    field.kind === "choice" && field.usDefault !== undefined && entries[id] === defaultEntry(field, from)
      ? [[id, defaultEntry(field, to)]]
      : [],
  );
  return changed.length === 0 ? entries : { ...entries, ...Object.fromEntries(changed) };
}

/** The texts of one system. */
export const rowIn = (row: DefaultRow, system: UnitSystem): RawRow =>
  Object.fromEntries(
    Object.entries(row).map(([id, cell]) => {
      if (typeof cell === "string") return [id, cell];
      return [id, "si" in cell ? cell[system] : cell.map((inner) => rowIn(inner, system))];
    }),
  );

/** The form, or a row, as it is at first, for somebody who works in that system. */
export const defaultEntries = (fields: Fields, system: UnitSystem = "si"): Entries =>
  Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, defaultEntry(field, system)]));

/** A row with what is given of it; the rest at its default. */
export const rowEntry = (fields: Fields, row: RawRow, system: UnitSystem = "si"): RowEntry =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => {
      const raw = Object.hasOwn(row, id) ? row[id] : undefined;
      if (raw === undefined) return [id, defaultEntry(field, system)];
      if (field.kind !== "rows") return [id, entryOf(field, raw as RawSimple, system)];
      return [id, (raw as readonly RawRow[]).map((row) => rowEntry(field.fields, row, system))];
    }),
  );

/** Returns the hint below a field in this unit, or in its first unit if `unit` is missing. */
export function hintOf(field: Field, unit?: string): string | undefined {
  if (!isQuantity(field)) return field.hint;
  return typeof field.hint === "object" ? field.hint[unit ?? field.units[0]] : field.hint;
}

/** The id of the option that a text names; undefined when there is none. */
export const optionNamed = ({ options }: ChoiceField, text: string): string | undefined =>
  options.find(({ id, aliases }) => id === text || aliases?.includes(text))?.id;

/** Converts a raw value to the entry of a form: a quantity without a unit is in the first of the system. */
export function entryOf(field: SimpleField, raw: RawSimple, system: UnitSystem = "si"): SimpleEntry {
  if (!isQuantity(field)) {
    const text = String(typeof raw === "object" ? raw.value : raw);
    return field.kind === "choice" ? (optionNamed(field, text) ?? text) : text;
  }
  return typeof raw === "object"
    ? { value: String(raw.value), unit: raw.unit }
    : { value: String(raw), unit: field.systems[system][0] };
}

/**
 * True if a field applies, given the choices and toggles beside it. `outer`: what its row lies in, the nearest first;
 * none for a field of the form itself.
 */
export const applies = (field: Field, entries: Entries, outer: readonly Entries[] = []): boolean =>
  Object.entries(field.when ?? {}).every(([id, values]) => values.includes(chosenFor(id, entries, outer)));

/** Returns the selection with that id from the nearest entries that contain it. */
export const chosenFor = (id: string, entries: Entries, outer: readonly Entries[]): string =>
  String((Object.hasOwn(entries, id) ? entries : outer.find((entries) => Object.hasOwn(entries, id)))?.[id]);
