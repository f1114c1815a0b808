import {
  type Entries,
  MAX_LENGTH,
  type RawSimple,
  rowsIn,
  type SimpleEntry,
  simpleIn,
} from "../kit/fields/entry.ts";
import type { Fields, InnerRowsField, RowsField } from "../kit/fields/field.ts";
import { filledBy } from "../kit/fields/records.ts";
import { MAX_TEXT } from "./limits.ts";
import type { ProjectInputs } from "./project.ts";

/**
 * Serializes a form for a project and the API: every field with its unit, including defaults, except those
 * that a record fills. `entriesFrom` (lib/kit/fields/sent-entries.ts) parses it.
 */
export function inputsOfForm(
  fields: Fields,
  entries: Entries,
  outer: readonly Entries[] = [],
): ProjectInputs {
  const inputs: ProjectInputs = {};
  for (const [id, field] of Object.entries(fields)) {
    const entry = entries[id];
    if (entry === undefined || filledBy(fields, entries, id, outer) !== undefined) continue;
    inputs[id] =
      field.kind === "rows" ? rowInputs(field, rowsIn(entry), [entries, ...outer]) : bounded(simpleIn(entry));
  }
  return inputs;
}

type Inputs = ProjectInputs | Row;

/** Adds the inputs that are missing from stored ones, in rows too; the same object if none is. */
export function completeInputs<I extends Inputs>(stored: I, all: Inputs): I {
  const added = Object.entries(all).flatMap(([id, input]): [string, unknown][] => {
    const present = Object.hasOwn(stored, id) ? stored[id] : undefined;
    if (present === undefined) return [[id, input]];
    if (!Array.isArray(present) || !Array.isArray(input)) return [];
    const rows = present.map((row, at) => completeInputs(row as Row, (input[at] ?? {}) as Row));
    return rows.every((row, at) => row === present[at]) ? [] : [[id, rows]];
  });
  return added.length === 0 ? stored : { ...stored, ...Object.fromEntries(added) };
}

/** Truncates to the limit of a project; the field reports longer texts. */
const bounded = (entry: SimpleEntry): RawSimple =>
  typeof entry === "string"
    ? entry.slice(0, MAX_TEXT)
    : { value: entry.value.slice(0, MAX_LENGTH), unit: entry.unit };

type Row = Record<string, RawSimple | Record<string, RawSimple>[]>;

const rowInputs = (
  field: RowsField | InnerRowsField,
  rows: readonly Entries[],
  outer: readonly Entries[],
): Row[] => rows.map((row) => inputsOfForm(field.fields, row, outer) as Row);
