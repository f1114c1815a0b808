/** A spreadsheet runs what begins like this as a formula, also behind spaces. */
const FORMULA = /^\s*[=+\-@\t\r]/;

/** One cell by RFC 4180. A text that a spreadsheet would run gets an apostrophe in front, which it shows as text. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** Excel takes a file for UTF-8 only with this in front. */
export const CSV_START = "\uFEFF";
