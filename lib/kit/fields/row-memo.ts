import type { RecordSet } from "../../core/data/records.ts";
import { chosenFor, type Entries, type RowEntry } from "./entry.ts";
import { type Fields, withRowFields } from "./field.ts";
import { onceFor } from "./once-for.ts";
import type { RecordSets } from "./records.ts";

/** Dependencies of a row’s meaning beyond its entries. */
interface RowSurroundings {
  fields: Fields;
  /** Entries around the row, from the nearest: its fields may depend on choices there. */
  outer: readonly Entries[];
  /** The sets of its record fields, where they matter. */
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

/** The ids of the choices that fields depend on. */
const conditionsIn = onceFor((fields) =>
  unique(withRowFields(fields).flatMap(({ when }) => Object.keys(when ?? {}))),
);

/** Each once: many fields depend on the same choice. */
function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
