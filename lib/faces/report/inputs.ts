import { applies, type Entries, rowsIn, type SimpleEntry, simpleIn } from "../../kit/fields/entry.ts";
import type { Field, Fields, RowsField } from "../../kit/fields/field.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { NO_VALUE } from "../../run/format/format-value.ts";
import { type InputContext, inputText } from "../../run/format/scenario-text.ts";
import { hasInnerRows } from "../../run/rows/columns.ts";
import { writtenRows } from "../../run/rows/format-rows.ts";

export interface ReportInput {
  id: string;
  label: string;
  /** Raw input with its unit. */
  text: string;
  /** Number with its unit, if the input is plain. */
  figure?: { value: number; unit: string };
  /** Interpretation, if it is not obvious: "69.85 kg". */
  reading?: string;
}

/** Input with rows: lines under heads with units. */
export interface ReportList {
  id: string;
  label: string;
  /** First column: names, or the numbers of the rows. */
  heads: readonly string[];
  lines: readonly (readonly string[])[];
  /** The same with only the fields of each row, for lists that are too wide for paper. */
  rows: readonly ReportRow[];
}

/** Row of a list: its cells, and the nested rows. */
export interface ReportRow {
  cells: readonly { label: string; text: string }[];
  lists: readonly { label: string; rows: readonly ReportRow[] }[];
}

/** Lists the applicable inputs without rows, in the order of the form. */
export const reportInputs = (
  fields: Fields,
  entries: Entries,
  readings: Readonly<Record<string, string>>,
  context: InputContext,
): ReportInput[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    if (field.kind === "rows" || !applies(field, entries)) return [];
    const reading = Object.hasOwn(readings, id) ? readings[id] : undefined;
    const text = inputText({ fields, entries }, id, context);
    const figure = figureOf(simpleIn(entries[id]), text);
    return [
      {
        id,
        label: field.label,
        text,
        ...(figure && { figure }),
        ...(reading !== undefined && reading !== text && { reading }),
      },
    ];
  });

/** Parses "12.5" formatted as "12.5 ft". */
function figureOf(entry: SimpleEntry, text: string): ReportInput["figure"] {
  const number = (typeof entry === "string" ? entry : entry.value).trim();
  return /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(number) && text.startsWith(number)
    ? { value: Number(number), unit: text.slice(number.length).trim() }
    : undefined;
}

/** Lists the inputs with rows; skips empty ones. */
export const reportLists = (
  fields: Fields,
  entries: Entries,
  system: UnitSystem,
  context: InputContext,
): ReportList[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    if (field.kind !== "rows" || !applies(field, entries)) return [];
    const rows = rowsIn(entries[id]);
    if (rows.length === 0) return [];
    const { converters, records = {} } = context;
    const [heads = [], ...lines] = writtenRows(field, rows, {
      converters,
      records,
      system,
      outer: [entries],
    });
    return [
      filledColumns(
        numbered(field, {
          id,
          label: field.label,
          heads,
          lines,
          rows: rows.map((row) => reportRow(field.fields, row, [entries], context)),
        }),
      ),
    ];
  });

/** Lists the applicable, nonempty fields of a row. */
function reportRow(
  fields: Fields,
  row: Entries,
  outer: readonly Entries[],
  context: InputContext,
): ReportRow {
  const applicable = Object.entries(fields).filter(([, field]) => applies(field, row, outer));
  return {
    cells: applicable.flatMap(([id, field]) => {
      const isIdle =
        field.kind === "choice" && id !== applicable[0]?.[0] && isSaidByAnother(id, applicable, row);
      if (field.kind === "rows" || isIdle) return [];
      const text = inputText({ fields, entries: row }, id, context);
      return text === NO_VALUE ? [] : [{ label: field.label, text }];
    }),
    lists: applicable.flatMap(([id, field]) =>
      field.kind === "rows" && rowsIn(row[id]).length > 0
        ? [
            {
              label: field.label,
              rows: rowsIn(row[id]).map((inner) => reportRow(field.fields, inner, [row, ...outer], context)),
            },
          ]
        : [],
    ),
  };
}

/**
 * Returns true if a choice only determines the next field: “Construction: Listed, Wall construction: Brick”
 * needs only the latter.
 */
const isSaidByAnother = (
  id: string,
  applicable: readonly (readonly [string, Field])[],
  row: Entries,
): boolean =>
  applicable.some(
    ([other, { when = {} }]) =>
      other !== id && when[id]?.length === 1 && when[id][0] === row[id] && simpleText(row[other]) !== "",
  );

const simpleText = (entry: Entries[string] | undefined): string => {
  const simple = simpleIn(entry);
  return (typeof simple === "string" ? simple : simple.value).trim();
};

/** Drops empty columns. */
function filledColumns(list: ReportList): ReportList {
  const filled = list.heads.flatMap((_, at) => (list.lines.some((line) => line[at]) ? [at] : []));
  const only = (cells: readonly string[]): string[] => filled.map((at) => cells[at] ?? "");
  return { ...list, heads: only(list.heads), lines: list.lines.map(only) };
}

/** Warnings name rows by their number, so each has one. */
function numbered(field: RowsField, list: ReportList): ReportList {
  if (hasInnerRows(field)) return list;
  return {
    ...list,
    heads: ["#", ...list.heads],
    lines: list.lines.map((line, at) => [String(at + 1), ...line]),
  };
}
