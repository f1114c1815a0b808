import type { DataRecord, DataSource, RecordSet } from "../../core/data/records.ts";
import { applies, type Entries, rowsIn } from "../../kit/fields/entry.ts";
import type { Fields } from "../../kit/fields/field.ts";
import { findRecord } from "../../kit/fields/find-record.ts";
import { idIn, isChosen, type RecordSets } from "../../kit/fields/records.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { figuresText } from "../../run/format/record-text.ts";

export interface TableValue {
  /** Label of the field: "Duct material". */
  field: string;
  label: string;
  /** "0.09 mm"; with names if there are several. */
  figures: string;
  note?: string;
  source: DataSource;
}

/** Lists the values that a form takes from data sets, each record once, in the order of the form. */
export function tableValues(
  fields: Fields,
  entries: Entries,
  sets: RecordSets,
  system: UnitSystem,
  outer: readonly Entries[] = [],
): TableValue[] {
  const all = Object.entries(fields).flatMap(([id, field]): TableValue[] => {
    if (!applies(field, entries, outer)) return [];
    if (field.kind === "rows")
      return rowsIn(entries[id]).flatMap((row) =>
        tableValues(field.fields, row, sets, system, [entries, ...outer]),
      );
    const set = field.kind === "record" && isChosen(field, entries[id]) ? sets[field.set] : undefined;
    const record = set && findRecord(set, idIn(entries[id]));
    return set && record ? [tableValue(field.label, set, record, system)] : [];
  });
  return all.filter((value, at) => all.findIndex((other) => isSame(other, value)) === at);
}

const tableValue = (field: string, set: RecordSet, record: DataRecord, system: UnitSystem): TableValue => ({
  field,
  label: record.label,
  figures: figuresText(set, record, system),
  ...(record.note !== undefined && { note: record.note }),
  source: record.source ?? set.source,
});

const isSame = (one: TableValue, other: TableValue): boolean =>
  one.field === other.field && one.label === other.label && one.source === other.source;
