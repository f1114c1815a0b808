import { applies, defaultEntry, type Entries, type Entry, rowsIn } from "../../kit/fields/entry.ts";
import type { Field, InnerRowsField, RowsField, SimpleField } from "../../kit/fields/field.ts";
import type { RecordSets } from "../../kit/fields/records.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import type { CompiledConverter } from "../../units/compile.ts";

/** Context of rows in a spreadsheet. */
export interface SheetContext {
  /** The units of the calculator's quantities. */
  converters: Readonly<Record<string, CompiledConverter>>;
  records: RecordSets;
  system: UnitSystem;
  /** Entries around the rows, the nearest first. */
  outer: readonly Entries[];
}

export interface SheetColumn {
  /** Path of the nested rows, if the problem is theirs. */
  list?: string;
  id: string;
  field: SimpleField;
  title: string;
}

export const isRows = (field: Field): field is RowsField | InnerRowsField => field.kind === "rows";

export const hasInnerRows = ({ fields }: RowsField | InnerRowsField): boolean =>
  Object.values(fields).some(isRows);

/** Lists the fields of the rows and of the nested rows, in order. */
export const sheetColumns = ({ fields }: RowsField | InnerRowsField): SheetColumn[] =>
  Object.entries(fields).flatMap(([id, field]): SheetColumn[] =>
    isRows(field)
      ? sheetColumns(field).map((column) => ({
          ...column,
          list: id,
          title: `${field.label}: ${column.title}`,
        }))
      : [{ id, field, title: field.label }],
  );

/** Title of a leading column of numbers, which marks where a row begins with nested rows. */
export const NUMBER_TITLE = "#";

/** Lists the columns in use: fields that apply in a row or differ from their default. */
export function usedColumns(
  field: RowsField | InnerRowsField,
  rows: readonly Entries[],
  { outer, system }: SheetContext,
): SheetColumn[] {
  return sheetColumns(field).filter(({ list, id, field: column }) => {
    if (!column.when || rows.length === 0) return true;
    return rows.some((row) => {
      const holders = list === undefined ? [row] : rowsIn(row[list]);
      const around = list === undefined ? outer : [row, ...outer];
      return holders.some((each) => applies(column, each, around) || !isDefault(column, each[id], system));
    });
  });
}

const isDefault = (field: SimpleField, entry: Entry | undefined, system: UnitSystem): boolean =>
  JSON.stringify(entry) === JSON.stringify(defaultEntry(field, system));

/** Returns the title of a unit in a sheet: its symbol if no other unit of the field has it. */
export function unitTitle(
  converter: CompiledConverter | undefined,
  units: readonly string[],
  id: string,
): string {
  const symbolOf = (unit: string) => converter?.units.find((each) => each.id === unit)?.symbol ?? "—";
  const symbol = symbolOf(id);
  return symbol === "—" || units.filter((unit) => symbolOf(unit) === symbol).length > 1 ? id : symbol;
}
