/** Lines of cells as CSV (RFC 4180: CRLF, quotes doubled). No cell is run as a formula by a spreadsheet. */
export const csv = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");

/** A number, or a length of time as hours, minutes and seconds. */
const FIGURES = /^[+-]?([\d.]+(e[+-]?\d+)?|\d+:\d\d:\d\d(\.\d+)?)$/i;

/** A cell that a spreadsheet would run as a formula is written as text (OWASP, CSV Injection). */
function csvCell(text: string): string {
  const inert =
    /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) && !FIGURES.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
