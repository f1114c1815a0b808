/** Lines of cells as CSV (RFC 4180: CRLF, quotes doubled). No cell is run as a formula by a spreadsheet. */
export const csv = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");

/** A number, or a length of time as hours, minutes and seconds. */
const FIGURES = /^[+-]?([\d.]+(e[+-]?\d+)?|\d+:\d\d:\d\d(\.\d+)?)$/i;

/**
 * Matches text that a spreadsheet runs as a formula, with full-width and small signs and after invisible
 * characters (OWASP, CSV Injection).
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

/** A text that no spreadsheet runs: an apostrophe in front of what could be a formula makes it text. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A cell that no spreadsheet runs; a figure stays as it is. */
export const inertCell = (text: string): string => (FIGURES.test(text) ? text : withoutFormula(text));

function csvCell(text: string): string {
  const inert = inertCell(text);
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
