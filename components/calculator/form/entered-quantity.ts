import type { Entries, Entry, RowEntry } from "@/lib/kit/fields/entry";
import type { QuantityEntry } from "@/lib/kit/fields/field";

/** Caches the entered text of quantities that were converted to other units since. */
const enteredOf = new WeakMap<QuantityEntry, QuantityEntry>();

/** Returns a quantity as entered, whatever unit it was converted to since. */
export const enteredQuantity = (entry: QuantityEntry): QuantityEntry => enteredOf.get(entry) ?? entry;

export const rememberEntered = (converted: QuantityEntry, entered: QuantityEntry): void =>
  void enteredOf.set(converted, entered);

/** Returns a form with its quantities as entered, including rows; the same form if none was converted. */
export function enteredEntries(entries: Entries): Entries {
  const all = Object.entries(entries);
  const entered = all.map(([id, entry]): [string, Entry] => [id, enteredEntry(entry)]);
  return entered.every(([, entry], at) => entry === all[at]?.[1]) ? entries : Object.fromEntries(entered);
}

function enteredEntry(entry: Entry): Entry {
  if (typeof entry === "string") return entry;
  if (!Array.isArray(entry)) return enteredQuantity(entry as QuantityEntry);
  const rows = entry as readonly RowEntry[];
  const entered = rows.map(enteredEntries);
  return entered.every((row, at) => row === rows[at]) ? rows : entered;
}
