import type { RecordSet } from "../../core/data/records.ts";
import { chosenFor, type Entries, type RowEntry } from "./entry.ts";
import { type Fields, withRowFields } from "./field.ts";
import { onceFor } from "./once-for.ts";
import type { RecordSets } from "./records.ts";

interface RowSurroundings {
  fields: Fields;
  /** Entries around the row, from the nearest: its fields may depend on choices there. */
  outer: readonly Entries[];
  /** Sets of its record fields, if relevant. */
  sets?: RecordSets;
  /** Further dependencies, compared by identity. */
  dependencies?: readonly unknown[];
}

/** Caches the last result of each row: a keystroke leaves all rows but one unchanged. */
export class RowMemo<Result> {
  readonly #last = new WeakMap<RowEntry, { of: readonly unknown[]; result: Result }>();

  /** Caches the result of `make` for a row until one of its dependencies changes. */
  of(row: RowEntry, { fields, outer, sets, dependencies = [] }: RowSurroundings, make: () => Result): Result {
    const of: unknown[] = [fields, ...dependencies];
    for (const id of conditionsIn(fields)) of.push(chosenFor(id, {}, outer));
    if (sets) for (const set of recordSetsIn(fields)) of.push(sets[set] satisfies RecordSet | undefined);
    const cached = this.#last.get(row);
    if (cached && cached.of.length === of.length && of.every((each, at) => each === cached.of[at]))
      return cached.result;
    const result = make();
    this.#last.set(row, { of, result });
    return result;
  }
}

const recordSetsIn = onceFor((fields) =>
  unique(withRowFields(fields).flatMap((field) => (field.kind === "record" ? [field.set] : []))),
);

/** Lists the ids of choices that fields depend on. */
const conditionsIn = onceFor((fields) =>
  unique(withRowFields(fields).flatMap(({ when }) => Object.keys(when ?? {}))),
);

/** Removes duplicates: many fields depend on the same choice. */
function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
