import { inUnit } from "@/lib/kit/fields/convert-entry";
import { type Entries, type Entry, type RowEntry, rowsIn, simpleIn } from "@/lib/kit/fields/entry";
import type { Fields, QuantityEntry, QuantityField } from "@/lib/kit/fields/field";
import type { CalculatorView } from "@/lib/run/calculator-view";
import type { CompiledConverter } from "@/lib/units/compile";
import { loadLaws } from "./load-laws";

/** Caches the entered text of quantities that were converted to other units since. */
const typedOf = new WeakMap<QuantityEntry, QuantityEntry>();

/** A quantity as it was typed, whatever unit it has been put into since. */
export const typedQuantity = (entry: QuantityEntry): QuantityEntry => typedOf.get(entry) ?? entry;

type Converters = Readonly<Record<string, CompiledConverter>>;

/** The same quantity in another unit. */
type InOtherUnit = (converter: CompiledConverter, entry: QuantityEntry, unit: string) => QuantityEntry;

/** Puts quantities of these converters into other units. Going back brings what was typed again, undrifted. */
export async function unitChanger(converters: Converters): Promise<InOtherUnit> {
  const needsLaws = Object.values(converters).some((converter) => converter.needsLaws);
  const lawsOf = needsLaws ? await loadLaws(converters) : undefined;
  return (converter, entry, unit) => {
    if (entry.unit === unit) return entry;
    const entered = typedQuantity(entry);
    if (entered.unit === unit) return entered;
    const converted = { value: inUnit(converter, entered, unit, lawsOf?.(converter.slug)), unit };
    typedOf.set(converted, entered);
    return converted;
  };
}

/** Chooses a unit for what stands in a field; `id` of one that is not in a row. */
type UnitChoice = (field: QuantityField, entry: QuantityEntry, id: string | undefined) => string;

/** A form with its quantities in other units, those of its rows too; the same one where all have theirs. */
export function inOtherUnits(
  { fields, converters }: Pick<CalculatorView, "fields" | "converters">,
  formEntries: Entries,
  inOtherUnit: InOtherUnit,
  unitFor: UnitChoice,
): Entries {
  const entriesIn = (fieldsHere: Fields, entries: Entries, outermost: boolean): Entries => {
    const changed = Object.entries(entries).map(([id, entry]): [string, Entry] => {
      const field = fieldsHere[id];
      if (field?.kind === "rows") return [id, rowsFor(field.fields, rowsIn(entry))];
      const simple = simpleIn(entry);
      const converter = field?.kind === "quantity" && converters[field.converter];
      if (!converter || typeof simple === "string") return [id, entry];
      return [id, inOtherUnit(converter, simple, unitFor(field, simple, outermost ? id : undefined))];
    });
    return changed.every(([id, entry]) => entry === entries[id]) ? entries : Object.fromEntries(changed);
  };
  const rowsFor = (fieldsHere: Fields, rows: readonly RowEntry[]): readonly RowEntry[] => {
    const changed = rows.map((row) => entriesIn(fieldsHere, row, false));
    // Unchanged rows are not rendered again.
    return changed.every((row, at) => row === rows[at]) ? rows : changed;
  };
  return entriesIn(fields, formEntries, true);
}
