import type { Table } from "../../kit/calculator/computation.ts";
import type { ValueFormat } from "../../kit/fields/value-format.ts";
import type { Value } from "../../run/format/format-value.ts";
import { sourceText } from "../../run/format/record-text.ts";
import type { InputContext } from "../../run/format/scenario-text.ts";
import { plainValue, unitOf } from "../../run/format/table-csv.ts";
import { headed, titledTotal } from "../../run/format/table-heads.ts";
import type { CalculationReport } from "./calculation-report.ts";
import { type ProjectReport, type ReportPart, unitsLine } from "./project-report.ts";
import { sheetNames } from "./sheet-names.ts";

/** Text, number, or empty. Days and lengths of time are machine-readable texts. */
export type SheetCell = string | number | null;

/** Table of a report as a sheet: plain data for the file writers. */
export interface ReportSheet {
  /** Unique and valid sheet name. */
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetCell[])[];
  /** True if the last row has the totals. */
  hasTotal?: true;
}

export interface SheetColumn {
  /** Title with the unit: "Flow (L/s)". */
  title: string;
  isNumber?: boolean;
  decimals?: number;
}

type Titled = Omit<ReportSheet, "name"> & { title: string };

/** Lists every table of a report: title block, then inputs, results, tables and sources by calculation. */
export function reportSheets(report: ProjectReport): ReportSheet[] {
  const sheets = [
    overview(report),
    ...report.parts.flatMap((part, index) =>
      partSheets(part, report.kind === "project" ? `${index + 1} ` : ""),
    ),
  ];
  const names = sheetNames(sheets.map(({ title }) => title));
  return sheets.map(({ title, ...sheet }, index) => ({ name: names[index] ?? title, ...sheet }));
}

const texts = (...titles: readonly string[]): SheetColumn[] => titles.map((title) => ({ title }));

function overview({ title, parts }: ProjectReport): Titled {
  const lines: [string, string][] = [
    ["Project", title.name],
    ["Project number", title.number],
    ["Client", title.client],
    ["Prepared by", title.author],
    ["Date", title.day],
    ["Units", unitsLine(title)],
    ["Notes", title.notes],
    ["Link", title.address ?? ""],
  ];
  return {
    title: "Overview",
    columns: texts("Item", "Entry", "Calculator", "Result", "Warnings"),
    rows: [
      ...lines.filter(([, text]) => text !== "").map(([what, text]) => [what, text, null, null, null]),
      ...parts.map(({ title: name, report }, index) => [
        `Calculation ${index + 1}`,
        name,
        report?.label ?? null,
        report?.results[0] ? `${report.results[0].label}: ${report.results[0].text}` : "No result",
        report ? report.warnings.filter(({ level }) => level !== "note").length : null,
      ]),
    ],
  };
}

function partSheets({ report, problems }: ReportPart, prefix: string): Titled[] {
  if (!report) {
    const rows = problems.map(({ path, message }) => [path, message]);
    return [{ title: `${prefix}No result`, columns: texts("Field", "Problem"), rows }];
  }
  return [
    inputSheet(report, prefix),
    ...report.lists.map(({ label, heads, lines }) => ({
      title: `${prefix}${label}`,
      columns: heads.map((head) => ({ title: head })),
      rows: lines.map((line) => heads.map((_, at) => numberOr(line[at] ?? ""))),
    })),
    resultSheet(report, prefix),
    ...report.tables.map((table) => tableSheet(table, report.context, prefix)),
    basisSheet(report, prefix),
  ];
}

const inputSheet = ({ inputs }: CalculationReport, prefix: string): Titled => ({
  title: `${prefix}Inputs`,
  columns: texts("Input", "Value", "Unit", "Read as"),
  rows: inputs.map(({ label, text, figure, reading }) => [
    label,
    figure?.value ?? text,
    figure?.unit ?? null,
    reading ?? null,
  ]),
});

const resultSheet = ({ results, context }: CalculationReport, prefix: string): Titled => ({
  title: `${prefix}Results`,
  columns: texts("Result", "Value", "Unit", "As shown"),
  rows: results.map(({ label, value, format, text }) => [
    label,
    cellOf(value, format, context),
    unitOf(format, context.currency, context.quantities) ?? null,
    text,
  ]),
});

function tableSheet(table: Table, context: InputContext, prefix: string): Titled {
  const { currency, quantities } = context;
  const cells = (row: readonly Value[]): SheetCell[] =>
    table.columns.map(({ format }, at) => cellOf(row[at] ?? null, format, context));
  return {
    title: `${prefix}${table.title}`,
    columns: table.columns.map(({ label, format }) => ({
      title: headed(label, unitOf(format, currency, quantities)),
      isNumber: isNumber(format),
      ...decimalsOf(format, currency.decimals),
    })),
    rows: [...table.rows.map(cells), ...(table.total ? [cells(titledTotal(table.total))] : [])],
    ...(table.total && { hasTotal: true }),
  };
}

const basisSheet = (report: CalculationReport, prefix: string): Titled => ({
  title: `${prefix}Basis`,
  columns: texts("Kind", "Text", "Source"),
  rows: [
    ...report.warnings.map(({ text, level }) => [level === "note" ? "Note" : "Warning", text, null]),
    ...report.assumptions.map((text) => ["Assumption", text, null]),
    ...report.values.map(({ field, label, figures, source }) => [
      "Table value",
      [`${field}: ${label}`, figures].filter(Boolean).join(", "),
      sourceText(source),
    ]),
    ...report.sources.map((source) => ["Source", sourceText(source), source.url ?? null]),
  ],
});

/** Returns a number in the displayed unit, without floating-point noise; a text for other values. */
function cellOf(value: Value, format: ValueFormat, { currency, quantities }: InputContext): SheetCell {
  if (value === null || typeof value === "string") return value;
  const text = plainValue(value, format, currency, quantities);
  if (text === "") return null;
  return isNumber(format) ? Number(text) : text;
}

const isNumber = ({ kind }: ValueFormat): boolean => kind !== "text" && kind !== "day" && kind !== "duration";

const decimalsOf = (format: ValueFormat, cents: number): { decimals?: number } => {
  if (format.kind === "money") return { decimals: cents };
  return "decimals" in format && format.decimals !== undefined ? { decimals: format.decimals } : {};
};

/** Parses a plain number; keeps other texts. */
const numberOr = (text: string): SheetCell => {
  if (text === "") return null;
  return /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : text;
};
