import { withoutFormula } from "../../kit/calculator/csv.ts";

/** One cell by RFC 4180, always in quotes: a visitor's text must not begin another cell, whatever parts them. */
const cell = (text: string): string => `"${withoutFormula(text).replaceAll('"', '""')}"`;

/** One line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** Excel takes a file for UTF-8 only with this in front. */
export const CSV_START = "\uFEFF";
