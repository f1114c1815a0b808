import type { RecordSet } from "../../core/data/records.ts";
import { applies, type Entries, type Entry } from "./entry.ts";
import type { Fields, RecordField } from "./field.ts";
import { onceFor } from "./once-for.ts";

export type RecordSets = Readonly<Record<string, RecordSet>>;

/** Returns the record id in the entry of a record field. */
export const idIn = (entry: Entry | undefined): string => (typeof entry === "string" ? entry.trim() : "");

/** Returns true if a record is selected, instead of custom values. */
export const isChosen = (field: RecordField, entry: Entry | undefined): boolean =>
  idIn(entry) !== field.other.id;

/** Returns the record field that may fill a field, with its id. */
export const ownerOf = (fields: Fields, id: string): readonly [string, RecordField] | undefined =>
  recordFieldsIn(fields).find(([, { fills = {} }]) => Object.hasOwn(fills, id));

const recordFieldsIn = onceFor((fields) =>
  Object.entries(fields).flatMap(([id, field]) => (field.kind === "record" ? [[id, field] as const] : [])),
);

/** Returns the record field that currently fills a field; undefined if the field's entry applies. */
export function filledBy(
  fields: Fields,
  entries: Entries,
  id: string,
  outer: readonly Entries[] = [],
): readonly [string, RecordField] | undefined {
  const owner = ownerOf(fields, id);
  return owner && applies(owner[1], entries, outer) && isChosen(owner[1], entries[owner[0]])
    ? owner
    : undefined;
}

/**
 * Applies a change to a form or a row. If the visitor edits a field that a record fills, or clears the
 * record, the displayed values become entries. A change of unit only keeps the record.
 */
export function changedEntries(
  fields: Fields,
  entries: Entries,
  displayed: Entries,
  id: string,
  entry: Entry,
  outer: readonly Entries[] = [],
): Entries {
  const changed = { ...entries, [id]: entry };
  const changedField = fields[id];
  const givesUp =
    changedField?.kind === "record" && isChosen(changedField, entries[id]) && !isChosen(changedField, entry);
  const [owner, field] = givesUp ? [id, changedField] : (filledBy(fields, entries, id, outer) ?? []);
  if (owner === undefined || !field) return changed;
  if (!givesUp && unitOf(entry) !== unitOf(entries[id])) return changed;
  const filled = Object.keys(field.fills ?? {}).map((target) => [target, displayed[target] ?? ""]);
  return { ...entries, ...Object.fromEntries(filled), [owner]: field.other.id, [id]: entry };
}

export const unitOf = (entry: Entry | undefined): string | undefined =>
  typeof entry === "object" && "unit" in entry ? entry.unit : undefined;
