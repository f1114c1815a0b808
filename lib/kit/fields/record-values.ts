import { allLoaded, type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import type { RecordSet } from "../../core/data/records.ts";
import { applies, type Entries, type Entry, type RowEntry, rowsIn, type SimpleEntry } from "./entry.ts";
import { type Field, type Fields, type QuantityField, type RecordField, withRowFields } from "./field.ts";
import { findRecord } from "./find-record.ts";
import { onceFor } from "./once-for.ts";
import { idIn, isChosen, type RecordSets, unitOf } from "./records.ts";
import { RowMemo } from "./row-memo.ts";

/** Lists the applicable record fields with their ids. */
const recordFields = (
  fields: Fields,
  entries: Entries,
  outer: readonly Entries[],
): (readonly [string, RecordField])[] =>
  Object.entries(fields).flatMap(([id, field]) =>
    field.kind === "record" && applies(field, entries, outer) ? [[id, field] as const] : [],
  );

/** Record that a form names. */
interface NamedRecord {
  set: string;
  id: string;
}

/** Lists the records that are selected in applicable fields, including rows. */
function recordsIn(fields: Fields, entries: Entries, outer: readonly Entries[]): readonly NamedRecord[] {
  const records = recordFields(fields, entries, outer).flatMap(([id, field]) =>
    isChosen(field, entries[id]) ? [{ set: field.set, id: idIn(entries[id]) }] : [],
  );
  const inRows = Object.entries(fields).flatMap(([id, field]) =>
    field.kind === "rows" && hasRecords(field.fields) && applies(field, entries, outer)
      ? rowsIn(entries[id]).flatMap((row) => recordsInRow(field.fields, row, [entries, ...outer]))
      : [],
  );
  return [...records, ...inRows];
}

const recordsOfRows = new RowMemo<readonly NamedRecord[]>();

const recordsInRow = (fields: Fields, row: RowEntry, outer: readonly Entries[]): readonly NamedRecord[] =>
  recordsOfRows.of(row, { fields, outer }, () => recordsIn(fields, row, outer));

const hasRecords = onceFor((fields) => withRowFields(fields).some(({ kind }) => kind === "record"));

/** Returns true if records of the row can fill fields; other rows stay unchanged. */
const isFilled = onceFor((fields) =>
  withRowFields(fields).some((field) => field.kind === "record" && field.fills !== undefined),
);

/**
 * Loads the sets of record fields with a selected record, including rows.
 * @param available parts of sets, which suffice if they have all selected records
 */
export function loadRecords(
  fields: Fields,
  entries: Entries,
  load: DataLoader,
  available: RecordSets = {},
): Loaded<RecordSets> {
  const selected = new Map<string, Set<string>>();
  for (const { set, id } of recordsIn(fields, entries, [])) {
    const ids = selected.get(set) ?? new Set();
    selected.set(set, ids.add(id));
  }
  const names = [...selected.keys()];
  const sets = [...selected].map(([name, ids]) => {
    const part = available[name];
    return part?.records.filter(({ id }) => ids.has(id)).length === ids.size
      ? part
      : load<RecordSet>(name, "records");
  });
  return whenLoaded(allLoaded(sets), (loaded) =>
    Object.fromEntries(loaded.map((set, index) => [names[index] ?? "", set])),
  );
}

export type InUnit = (
  field: QuantityField,
  quantity: { value: string; unit: string },
  unit: string,
) => string;

/**
 * Returns the form with figures of the selected records in the fields that they fill: in the units of the
 * figures; or, with `inUnit`, in the units of the fields. The same object if there are none.
 */
export function withFigures(
  fields: Fields,
  entries: Entries,
  sets: RecordSets,
  inUnit?: InUnit,
  outer: readonly Entries[] = [],
): Entries {
  const figures = recordFields(fields, entries, outer).flatMap(([id, field]): [string, Entry][] => {
    const set = sets[field.set];
    const record = isChosen(field, entries[id]) ? findRecord(set, idIn(entries[id])) : undefined;
    if (!set || !record) return [];
    return Object.entries(field.fills ?? {}).map(([target, figure]) => {
      const value = String(record.figures?.[figure] ?? "");
      return [target, entryOf(fields[target], value, set.figures[figure]?.unit, entries[target], inUnit)];
    });
  });
  const withRecords = figures.length === 0 ? entries : { ...entries, ...Object.fromEntries(figures) };
  const lists = Object.entries(fields).flatMap(([id, field]): [string, Entry][] =>
    field.kind === "rows" && isFilled(field.fields)
      ? [[id, filledRows(field.fields, rowsIn(entries[id]), sets, inUnit, [withRecords, ...outer])]]
      : [],
  );
  return lists.every(([id, rows]) => rows === entries[id])
    ? withRecords
    : { ...withRecords, ...Object.fromEntries(lists) };
}

/** Fills rows with figures; unchanged rows stay the same object, which keeps caches valid. */
function filledRows(
  fields: Fields,
  rows: readonly RowEntry[],
  sets: RecordSets,
  inUnit: InUnit | undefined,
  outer: readonly Entries[],
): readonly RowEntry[] {
  const memo = inUnit ? shownRows : readRows;
  const filled = rows.map((row) =>
    memo.of(row, { fields, outer, sets, dependencies: [inUnit] }, () =>
      withFigures(fields, row, sets, inUnit, outer),
    ),
  );
  return filled.every((row, place) => row === rows[place]) ? rows : filled;
}

const shownRows = new RowMemo<RowEntry>();
const readRows = new RowMemo<RowEntry>();

function entryOf(
  field: Field | undefined,
  value: string,
  figureUnit: string | undefined,
  previous: Entry | undefined,
  inUnit: InUnit | undefined,
): SimpleEntry {
  if (field?.kind !== "quantity") return value;
  const figure = { value, unit: figureUnit ?? field.units[0] };
  const unit = inUnit && unitOf(previous);
  return unit === undefined || unit === figure.unit
    ? figure
    : { value: inUnit?.(field, figure, unit) ?? value, unit };
}
