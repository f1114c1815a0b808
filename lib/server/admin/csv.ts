import { withoutFormula } from "../../kit/calculator/csv.ts";

/** Formats a cell by RFC 4180, always quoted: a text must not start another cell. */
const cell = (text: string): string => `"${withoutFormula(text).replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** Byte order mark, without which Excel does not read UTF-8. */
export const CSV_START = "\uFEFF";
