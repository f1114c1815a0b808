import { inUnit } from "@/lib/kit/fields/convert-entry";
import { type Entries, type Entry, type RowEntry, rowsIn, simpleIn } from "@/lib/kit/fields/entry";
import type { Fields, QuantityEntry, QuantityField } from "@/lib/kit/fields/field";
import type { CalculatorView } from "@/lib/run/calculator-view";
import type { CompiledConverter } from "@/lib/units/compile";
import { enteredQuantity, rememberEntered } from "./entered-quantity";
import { loadLaws } from "./load-laws";

type Converters = Readonly<Record<string, CompiledConverter>>;

type InOtherUnit = (converter: CompiledConverter, entry: QuantityEntry, unit: string) => QuantityEntry;

/** Converts quantities of these converters to other units. Converting back restores the entered text. */
export async function unitChanger(converters: Converters): Promise<InOtherUnit> {
  const needsLaws = Object.values(converters).some((converter) => converter.needsLaws);
  const lawsOf = needsLaws ? await loadLaws(converters) : undefined;
  return (converter, entry, unit) => {
    if (entry.unit === unit) return entry;
    const entered = enteredQuantity(entry);
    if (entered.unit === unit) return entered;
    const converted = { value: inUnit(converter, entered, unit, lawsOf?.(converter.slug)), unit };
    rememberEntered(converted, entered);
    return converted;
  };
}

/** Selects a unit for the quantity in a field; `id` unless it is in a row. */
type UnitChoice = (field: QuantityField, entry: QuantityEntry, id: string | undefined) => string;

/** Converts the quantities of a form, including rows, to other units; the same form if unchanged. */
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
