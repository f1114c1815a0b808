import { applies, type Entries, rowEntry, rowsIn } from "../../kit/fields/entry.ts";
import type { Field, Fields } from "../../kit/fields/field.ts";

const NUMERIC: readonly Field["kind"][] = ["quantity", "money", "percent", "number", "count"];

/** Returns true if a form has a field for a number, including its rows and blank ones. */
export const hasNumbers = (fields: Fields, entries: Entries, outer: readonly Entries[] = []): boolean =>
  Object.entries(fields).some(([id, field]) => {
    if (!applies(field, entries, outer)) return false;
    if (field.kind !== "rows") return NUMERIC.includes(field.kind);
    const rows = [...rowsIn(entries[id]), rowEntry(field.fields, {})];
    return rows.some((row) => hasNumbers(field.fields, row, [entries, ...outer]));
  });
