import { isRelativeDay } from "../../core/civil/relative-day.ts";
import { clipText } from "../../kit/fields/clip-text.ts";
import {
  type Entry,
  MAX_LENGTH,
  MAX_ROWS,
  optionNamed,
  type RowEntry,
  rowEntry,
  rowsIn,
  type SimpleEntry,
} from "../../kit/fields/entry.ts";
import type {
  ChoiceField,
  InnerRowsField,
  QuantityField,
  RecordField,
  RowsField,
} from "../../kit/fields/field.ts";
import { findRecord } from "../../kit/fields/find-record.ts";
import { withImpliedChoices } from "../../kit/fields/implied-choices.ts";
import { readPlainNumber } from "../../kit/fields/read-number-field.ts";
import { filledBy, ownerOf, type RecordSets } from "../../kit/fields/records.ts";
import { NUMBER_TITLE, type SheetColumn, type SheetContext, sheetColumns } from "../../run/rows/columns.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import { sheetLines } from "./lines.ts";

/** Result of parsing a text from a spreadsheet. */
export interface PastedRows {
  rows: RowEntry[];
  /** Number of lines beyond the limit. */
  cut: number;
  /** Unreadable cells, as parts of a sentence: "Use of row 2 (“shed”)". */
  unread: readonly string[];
}

/** Target of a cell of a line, with its unit if the header has one. */
interface Target {
  column: SheetColumn;
  unit?: string;
}

/**
 * Parses rows from a spreadsheet: with or without a line of titles, decimal points or commas, units in the
 * titles or in the cells. A line without fields of a row continues the nested rows of the one above.
 * Undefined for a single cell, which is pasted unchanged.
 */
export function pastedRows(
  field: RowsField | InnerRowsField,
  text: string,
  context: SheetContext,
): PastedRows | undefined {
  const lines = sheetLines(text.slice(0, MAX_TEXT));
  const [first = []] = lines;
  if (lines.length < 2 && first.length < 2) return undefined;
  const titled = targetsOf(field, first, context);
  const isNumbered = titled !== undefined && first[0] === NUMBER_TITLE;
  const targets = titled?.targets ?? sheetColumns(field).map((column) => ({ column }));
  const body = titled ? lines.slice(1) : lines;
  const reading = { context, decimalCommas: hasDecimalCommas(body, targets) };
  const unread = (titled?.unknown ?? []).map((title) => `the column “${clipText(title)}”`);
  const rows: RowEntry[] = [];
  let cut = 0;
  for (const [index, cells] of body.entries()) {
    const cellsOfRow = targets.flatMap((target, at): Cell[] => {
      const text = cells[at];
      return target && text !== undefined ? [{ ...target, text }] : [];
    });
    const begins =
      rows.length === 0 ||
      (isNumbered ? cells[0] !== "" : cellsOfRow.some(({ column, text }) => !column.list && text !== ""));
    if (index >= MAX_ROWS || (begins && rows.length === field.maxRows)) {
      cut += 1;
      continue;
    }
    if (begins) rows.push({});
    const read = (list: string | undefined): [string, Entry][] =>
      cellsOfRow
        .filter((cell) => cell.column.list === list && saysSomething(cell, cellsOfRow, field))
        .map((target) => {
          const { entry, ok } = cellEntry(target, reading);
          if (!ok)
            unread.push(
              `${target.column.title} of ${field.rowLabel} ${rows.length} (“${clipText(target.text)}”)`,
            );
          return [target.column.id, entry];
        });
    const row = begins ? rowOf(field, read(undefined), context) : (rows.at(-1) ?? {});
    const lists = innerLists(field).map(([list, inner]): [string, Entry] => {
      const innerRows = begins && titled === undefined ? [] : rowsIn(row[list]);
      if (cellsOfRow.every(({ column, text }) => column.list !== list || text === ""))
        return [list, innerRows];
      if (innerRows.length < inner.maxRows) return [list, [...innerRows, rowOf(inner, read(list), context)]];
      cut += 1;
      return [list, innerRows];
    });
    rows[rows.length - 1] = { ...row, ...Object.fromEntries(lists) };
  }
  return { rows, cut, unread };
}

/** Maximum characters: about five times a thousand rows of ten cells. */
const MAX_TEXT = 300_000;

/**
 * Returns true unless the cell is empty: an empty text counts, an empty choice does not, nor does an empty
 * figure without custom values.
 */
function saysSomething(
  { column, text }: Cell,
  cells: readonly Cell[],
  field: RowsField | InnerRowsField,
): boolean {
  if (text !== "") return true;
  if (["choice", "selection", "toggle", "record", "zone"].includes(column.field.kind)) return false;
  const list = column.list === undefined ? undefined : field.fields[column.list];
  const [owner] = ownerOf(list?.kind === "rows" ? list.fields : field.fields, column.id) ?? [];
  return (
    owner === undefined ||
    cells.some((cell) => cell.column.list === column.list && cell.column.id === owner && cell.text !== "")
  );
}

const innerLists = ({ fields }: RowsField | InnerRowsField): [string, InnerRowsField][] =>
  Object.entries(fields).flatMap(([id, field]): [string, InnerRowsField][] =>
    field.kind === "rows" ? [[id, field as InnerRowsField]] : [],
  );

/** Builds a row from these entries, without nested rows; a record fills its figures. */
function rowOf(
  { fields }: RowsField | InnerRowsField,
  entries: readonly (readonly [string, Entry])[],
  { system, outer }: SheetContext,
): RowEntry {
  const start = rowEntry(fields, {}, system);
  const none = Object.entries(fields).flatMap(([id, field]) => (field.kind === "rows" ? [[id, []]] : []));
  const merged = { ...start, ...Object.fromEntries(none), ...Object.fromEntries(entries) };
  const row = withImpliedChoices(fields, merged, (id) => entries.some(([name]) => name === id));
  const filled = entries.flatMap(([id, entry]): [string, Entry][] => {
    const first = start[id];
    if (filledBy(fields, row, id, outer) === undefined || first === undefined) return [];
    return [
      [
        id,
        typeof entry === "object" && "unit" in entry
          ? { ...(first as typeof entry), unit: entry.unit }
          : first,
      ],
    ];
  });
  return { ...row, ...Object.fromEntries(filled) };
}

/** Parses a line of titles: its targets, and unknown titles; undefined for other lines. */
function targetsOf(
  field: RowsField | InnerRowsField,
  cells: readonly string[],
  { converters }: SheetContext,
): { targets: (Target | undefined)[]; unknown: string[] } | undefined {
  const columns = sheetColumns(field);
  const targets = cells.map((cell): Target | undefined => {
    const open = cell.endsWith(")") ? cell.lastIndexOf("(") : -1;
    const named = columns.find((column) => isNamed(column, cell));
    if (named || open < 0) return named && { column: named };
    const column = columns.find((each) => isNamed(each, cell.slice(0, open)));
    if (column?.field.kind !== "quantity") return column && { column };
    const unit = unitIn(column.field, cell.slice(open + 1, -1), converters);
    return { column, ...(unit !== undefined && { unit }) };
  });
  const recognized = targets.filter((target) => target !== undefined).length;
  const titles = cells.filter((cell) => cell !== "" && cell !== NUMBER_TITLE);
  if (recognized === 0 || recognized * 2 < titles.length) return undefined;
  const unknown = cells.filter((cell, at) => !targets[at] && cell !== "" && cell !== NUMBER_TITLE);
  return { targets, unknown };
}

const isNamed = ({ list, id, title }: SheetColumn, cell: string): boolean => {
  const wanted = cell.trim().toLowerCase();
  return (
    wanted === title.toLowerCase() || wanted === (list === undefined ? id : `${list}.${id}`).toLowerCase()
  );
};

function unitIn(
  { converter: slug, units }: QuantityField,
  name: string,
  converters: SheetContext["converters"],
): string | undefined {
  if (units.includes(name)) return name;
  const converter = converters[slug];
  const unit = converter && findUnitByName(converter, name);
  return unit !== undefined && units.includes(unit) ? unit : undefined;
}

const NUMERIC: readonly string[] = ["money", "percent", "number", "count", "quantity"];

/** Returns true if the numbers have decimal commas: an unambiguous one, and no decimal point. */
function hasDecimalCommas(
  lines: readonly (readonly string[])[],
  targets: readonly (Target | undefined)[],
): boolean {
  const cells = lines.flatMap((line) =>
    line.filter((_, at) => NUMERIC.includes(targets[at]?.column.field.kind ?? "")),
  );
  const endsIn = (sign: string, other: string) =>
    cells.some((cell) => {
      const at = cell.lastIndexOf(sign);
      if (at < 0 || cell.indexOf(sign) !== at || cell.indexOf(other, at) >= 0) return false;
      const decimals = digitsFrom(cell, at + 1);
      return decimals > 0 && (decimals !== 3 || cell.includes(other));
    });
  return endsIn(",", ".") && !endsIn(".", ",");
}

function digitsFrom(text: string, start: number): number {
  let end = start;
  while (end < text.length && (text[end] ?? "") >= "0" && (text[end] ?? "") <= "9") end += 1;
  return end - start;
}

const NUMBER_SIGNS = "0123456789.,+-−–'’ \u00a0\u202f";

interface Cell extends Target {
  text: string;
}

interface CellReading {
  context: SheetContext;
  decimalCommas: boolean;
}

function cellEntry(
  { column: { field }, unit, text: cell }: Cell,
  { context, decimalCommas }: CellReading,
): { entry: SimpleEntry; ok: boolean } {
  const text = cell.slice(0, "maxLength" in field ? field.maxLength : MAX_LENGTH);
  const result = (entry: string | undefined, otherwise: string) => ({
    entry: entry ?? otherwise,
    ok: entry !== undefined,
  });
  switch (field.kind) {
    case "choice":
      return result(choiceId(field, text), field.default);
    case "toggle":
      return result(TOGGLES[text.toLowerCase()], String(field.default));
    case "record":
      return result(recordId(field, text, context.records), field.default);
    case "day":
      return result(dayText(text), "");
    case "quantity":
      return quantityEntry(field, text, unit ?? field.systems[context.system][0], {
        context,
        decimalCommas,
      });
    default:
      return NUMERIC.includes(field.kind) ? numberEntry(text, decimalCommas) : { entry: text, ok: true };
  }
}

function choiceId(field: ChoiceField, text: string): string | undefined {
  const wanted = text.toLowerCase();
  const labeled = field.options.find(({ label }) => label.toLowerCase() === wanted);
  return labeled?.id ?? optionNamed(field, text) ?? optionNamed(field, wanted);
}

/** Returns the id of a record; the text itself if its set is not loaded. */
function recordId({ set: name, other }: RecordField, text: string, records: RecordSets): string | undefined {
  const wanted = text.toLowerCase();
  if (wanted === other.id || wanted === other.label.toLowerCase()) return other.id;
  const set = records[name];
  if (!set) return text;
  return findRecord(set, text)?.id;
}

function numberEntry(text: string, decimalCommas: boolean): { entry: string; ok: boolean } {
  const entry = decimalCommas ? text.replaceAll(".", "").replace(",", ".") : text;
  return { entry, ok: entry === "" || readPlainNumber(entry).ok };
}

function quantityEntry(
  field: QuantityField,
  text: string,
  unit: string,
  { context, decimalCommas }: CellReading,
): { entry: SimpleEntry; ok: boolean } {
  let end = 0;
  while (end < text.length && NUMBER_SIGNS.includes(text[end] ?? "")) end += 1;
  const behind = text.slice(end).trim();
  const named = behind === "" ? unit : unitIn(field, behind, context.converters);
  // The field parses 5 ft 11 in, 3/4, 1e3, and reports its problems.
  if (named === undefined) return { entry: { value: text, unit }, ok: end > 0 };
  const { entry: value, ok } = numberEntry(text.slice(0, end).trim(), decimalCommas);
  return { entry: { value, unit: named }, ok };
}

const TOGGLES: Readonly<Record<string, string>> = {
  yes: "true",
  true: "true",
  x: "true",
  "1": "true",
  no: "false",
  false: "false",
  "0": "false",
  "": "false",
};

/** Reads a day as 2026-11-22, also with slashes or points, the year first. */
function dayText(text: string): string | undefined {
  if (text === "" || isRelativeDay(text)) return text;
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : undefined;
}
