/** Formats lines of cells as CSV (RFC 4180: CRLF, quotes doubled). Spreadsheets run no cell as a formula. */
export const csv = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");

/** Matches a number, or a length of time as hours, minutes and seconds. */
const FIGURES = /^[+-]?([\d.]+(e[+-]?\d+)?|\d+:\d\d:\d\d(\.\d+)?)$/i;

const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns a cell that no spreadsheet runs; figures stay unchanged. */
export const inertCell = (text: string): string => (FIGURES.test(text) ? text : withoutFormula(text));

function csvCell(text: string): string {
  const inert = inertCell(text);
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
