import type { Problem } from "../../core/result/result.ts";
import type { UnitSystem } from "../quantities/systems.ts";
import { clipText } from "./clip-text.ts";
import { quantitiesSent, systemOfEntries } from "./entered-system.ts";
import {
  defaultEntries,
  type Entries,
  type Entry,
  MAX_NUMBER_CHARACTERS,
  MAX_ROWS,
  type RowEntry,
  TOO_LONG_NUMBERS,
  TOO_MANY_ROWS,
} from "./entry.ts";
import type { Field, Fields, InnerRowsField, RowsField } from "./field.ts";
import { impliedChoices } from "./implied-choices.ts";
import { tooManyRows } from "./messages.ts";
import { filledBy } from "./records.ts";
import { messages } from "./sent-messages.ts";
import { isObject, isSimple, simpleEntry, type UnitNamer } from "./sent-value.ts";

type Sent = Readonly<Record<string, unknown>>;

interface SentEntries {
  entries: Entries;
  /** Unit system of the defaults for omitted inputs. */
  system: UnitSystem;
  /** Paths of omitted choices that other inputs imply: "downKind", "rooms.2.kind". */
  implied: ReadonlySet<string>;
  problems: Problem[];
}

interface SentUnits {
  /** Requested system. Default: the one of most sent quantities. */
  units?: UnitSystem | undefined;
  /** System if the quantities do not determine one. Default: SI. */
  usual?: UnitSystem | undefined;
  /** Default: a text is in the field's first unit. */
  namedUnit?: UnitNamer | undefined;
}

/**
 * Reads a sent form. Omitted inputs have their defaults in the unit system, or are choices that other inputs
 * imply; a quantity without unit is in the field's first one. Unknown names and shapes are problems at their
 * paths.
 */
export function entriesFrom(
  fields: Fields,
  raw: Sent,
  { units, usual = "si", namedUnit }: SentUnits = {},
): SentEntries {
  const counted = withinBounds(fields, raw);
  const system = units ?? systemOfEntries(fields, quantitiesSent(fields, counted.raw, namedUnit)) ?? usual;
  const notes: SentNotes = { problems: [], implied: new Set(), namedUnit };
  if (counted.problem) notes.problems.push(counted.problem);
  return { entries: sentEntries(fields, counted.raw, "", [], notes, system), ...notes, system };
}

/** Returns the form, without its rows if these exceed the limits of rows or characters, and the problem. */
function withinBounds(fields: Fields, raw: Sent): { raw: Sent; problem?: Problem } {
  const lists = Object.entries(fields).flatMap(([id, field]) => {
    const rows = raw[id];
    return field.kind === "rows" && Array.isArray(rows) && rows.length <= field.maxRows
      ? [{ id, field, rows: rows as readonly unknown[] }]
      : [];
  });
  const problem = findExcess(lists);
  if (!problem) return { raw };
  const others = Object.entries(raw).filter(([name]) => !lists.some(({ id }) => id === name));
  return { raw: Object.fromEntries(others), problem };
}

function findExcess(
  lists: readonly { id: string; field: RowsField; rows: readonly unknown[] }[],
): Problem | undefined {
  let [rowsLeft, charactersLeft] = [MAX_ROWS, MAX_NUMBER_CHARACTERS];
  for (const { id, field, rows } of lists) {
    rowsLeft -= sizeOf(rows, rowsLeft);
    if (rowsLeft < 0) return { path: id, message: TOO_MANY_ROWS };
    charactersLeft -= numberCharacters(field, rows);
    if (charactersLeft < 0) return { path: id, message: TOO_LONG_NUMBERS };
  }
  return undefined;
}

/** Counts rows, including nested ones; stops at `limit`. */
function sizeOf(rows: readonly unknown[], limit: number): number {
  let size = rows.length;
  for (const row of rows) {
    if (size > limit) break;
    if (isObject(row)) for (const cell of Object.values(row)) if (Array.isArray(cell)) size += cell.length;
  }
  return size;
}

/** Counts characters of numbers and quantities that were sent as texts. */
function numberCharacters({ fields }: RowsField | InnerRowsField, rows: readonly unknown[]): number {
  let characters = 0;
  for (const row of rows)
    for (const [id, cell] of isObject(row) ? Object.entries(row) : []) {
      const field = fieldOf(fields, id);
      if (field?.kind === "rows") characters += Array.isArray(cell) ? numberCharacters(field, cell) : 0;
      else if (field && NUMERIC.includes(field.kind)) {
        const text = isObject(cell) ? cell.value : cell;
        characters += typeof text === "string" ? text.length : 0;
      }
    }
  return characters;
}

const NUMERIC: readonly Field["kind"][] = ["quantity", "number", "money", "percent", "count"];

interface SentNotes {
  problems: Problem[];
  implied: Set<string>;
  namedUnit: UnitNamer | undefined;
}

/** Reads the sent fields of a form or a row; `path` prefixes their names in problems. */
function sentEntries(
  fields: Fields,
  raw: Sent,
  path: string,
  outer: readonly Entries[],
  notes: SentNotes,
  system: UnitSystem,
): Entries {
  const sent: Record<string, Entry> = { ...defaultEntries(fields, system) };
  const lists: [string, RowsField | InnerRowsField][] = [];
  const problem = (id: string, message: string): void => {
    notes.problems.push({ path: path + id, message });
  };
  for (const [id, value] of Object.entries(raw)) {
    const field = fieldOf(fields, id);
    if (!field) {
      problem(
        clipText(id),
        path === "" ? messages.inputUnknown : messages.columnUnknown(Object.keys(fields).join(", ")),
      );
      // A row may have thousands of unknown names, so one is reported.
      if (path !== "") break;
    } else if (field.kind === "rows") lists.push([id, field]);
    else if (isSimple(field, value)) sent[id] = simpleEntry(field, value, notes.namedUnit);
    else problem(id, messages.valueInvalid);
  }
  const isSent = (id: string): boolean => Object.hasOwn(raw, id);
  const implied = impliedChoices(fields, sent, isSent);
  for (const id of Object.keys(implied)) notes.implied.add(path + id);
  const entries: Record<string, Entry> = { ...sent, ...implied };
  for (const id of Object.keys(fields)) {
    const [owner, field] = (isSent(id) && filledBy(fields, entries, id, outer)) || [];
    if (owner !== undefined && field) problem(id, messages.setByRecord({ owner, other: field.other.id }));
  }
  for (const [id, field] of lists)
    entries[id] =
      sentRows(field, raw[id], path + id, [entries, ...outer], notes, system) ?? entries[id] ?? [];
  return entries;
}

const fieldOf = (fields: Fields, id: string): Field | undefined =>
  Object.hasOwn(fields, id) ? fields[id] : undefined;

/** Reads the sent rows; undefined if there are none. */
function sentRows(
  field: RowsField | InnerRowsField,
  raw: unknown,
  path: string,
  outer: readonly Entries[],
  notes: SentNotes,
  system: UnitSystem,
): RowEntry[] | undefined {
  const { problems } = notes;
  const names = Object.keys(field.fields).join(", ");
  if (!Array.isArray(raw)) problems.push({ path, message: messages.listInvalid(names) });
  else if (raw.length > field.maxRows) problems.push({ path, message: tooManyRows(field.maxRows) });
  else
    return raw.map((row: unknown, place) => {
      const at = `${path}.${place}`;
      if (!isObject(row)) problems.push({ path: at, message: messages.rowInvalid(names) });
      return sentEntries(field.fields, isObject(row) ? row : {}, `${at}.`, outer, notes, system);
    });
  return undefined;
}
