import type { DataRecord, RecordSet } from "../../core/data/records.ts";
import type { Entries } from "./entry.ts";
import type { Fields } from "./field.ts";
import { folded, namesOf } from "./match-records.ts";
import { idIn, type RecordSets } from "./records.ts";

/** Finds the record of an id, a label or an alias, in any case and with any punctuation between words. */
export const findRecord = (set: RecordSet | undefined, name: string): DataRecord | undefined =>
  set && recordsByName(set).get(folded(name));

const indexes = new WeakMap<RecordSet, ReadonlyMap<string, DataRecord>>();

/** Returns the records of a set by their `folded` names; the first one keeps a name. A request may name one in every row. */
function recordsByName(set: RecordSet): ReadonlyMap<string, DataRecord> {
  const cached = indexes.get(set);
  if (cached) return cached;
  const index = new Map<string, DataRecord>();
  for (const record of set.records)
    for (const name of namesOf(record)) if (name !== "" && !index.has(name)) index.set(name, record);
  indexes.set(set, index);
  return index;
}

/** Replaces names of records with their ids, which conditions refer to. */
export function withRecordIds(fields: Fields, entries: Entries, sets: RecordSets): Entries {
  const renamed = Object.entries(fields).flatMap(([id, field]) => {
    if (field.kind !== "record") return [];
    const record = findRecord(sets[field.set], idIn(entries[id]));
    return record && record.id !== entries[id] ? [[id, record.id] as const] : [];
  });
  return renamed.length === 0 ? entries : { ...entries, ...Object.fromEntries(renamed) };
}
