import type { Zippable } from "fflate";
import { csv } from "../../kit/calculator/csv.ts";
import { fileNames } from "./sheet-names.ts";
import type { ReportSheet, SheetCell, SheetColumn } from "./sheets.ts";

/** Maximum number of characters in a cell of a spreadsheet. */
const MAX_CELL = 32_767;
const WIDEST = 60;

/**
 * Builds a workbook (XLSX) of the sheets: numbers as numbers, texts as texts, which no spreadsheet runs.
 * Loads the library.
 */
export async function workbook(sheets: readonly ReportSheet[]): Promise<Blob> {
  const { default: write } = await import("write-excel-file/universal");
  return write(
    sheets.map(({ name, columns, rows, hasTotal }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: columns.map((column, at) => ({ width: widthOf(column, rows, at) })),
      data: [
        columns.map(({ title, isNumber }) => ({
          value: title,
          type: String,
          fontWeight: "bold" as const,
          wrap: true,
          align: isNumber ? ("right" as const) : ("left" as const),
          bottomBorderStyle: "thin" as const,
        })),
        ...rows.map((row, line) =>
          columns.map((column, at) => {
            const look = hasTotal && line === rows.length - 1 ? { fontWeight: "bold" as const } : {};
            return cell(row[at] ?? null, column, look);
          }),
        ),
      ],
    })),
  ).toBlob();
}

/** Sets types explicitly: the library's guesses are wrong here. */
function cell(value: SheetCell, { decimals }: SheetColumn, look: { fontWeight?: "bold" }) {
  if (value === null || value === "") return null;
  if (typeof value === "number")
    return {
      value,
      type: Number,
      ...(decimals !== undefined && { format: decimals === 0 ? "0" : `0.${"0".repeat(decimals)}` }),
      ...look,
    };
  return { value: value.slice(0, MAX_CELL), type: String, alignVertical: "top" as const, ...look };
}

function widthOf({ title }: SheetColumn, rows: ReportSheet["rows"], at: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[at] ?? "").length), 0);
  return Math.min(WIDEST, Math.max(8, longest + 2, Math.ceil(title.length / 2) + 2));
}

/** One table as CSV with its heads. */
export const sheetCsv = ({ columns, rows }: ReportSheet): string =>
  csv([
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map((column, at) => cellText(row[at] ?? null, column))),
  ]);

function cellText(value: SheetCell, { decimals }: SheetColumn): string {
  if (typeof value !== "number") return value ?? "";
  return decimals === undefined ? String(value) : value.toFixed(decimals);
}

/** Builds a ZIP with a CSV file per table; the byte order mark makes spreadsheets read them as UTF-8. */
export async function csvArchive(sheets: readonly ReportSheet[]): Promise<Blob> {
  const { strToU8, zipSync } = await import("fflate");
  const names = fileNames(
    sheets.map(({ name }) => name),
    "csv",
  );
  const files: Zippable = Object.fromEntries(
    sheets.map((sheet, index) => [names[index] ?? "", strToU8(`\ufeff${sheetCsv(sheet)}`)]),
  );
  return new Blob([zipSync(files)], { type: "application/zip" });
}
