/** Reads the numbers of a pasted text: with any separators. */
export function numbersIn(text: string): string[] {
  const decimalComma =
    /\d,\d/.test(text) && /[\t\n;]/.test(text) && !/\d\.\d/.test(text) && !/,\s/.test(text);
  return text
    .slice(0, 20_000)
    .split(decimalComma ? /[\s;]+/ : /[\s;,]+/)
    .map((part) => (decimalComma ? part.replace(",", ".") : part).replace("−", "-"))
    .filter((part) => part !== "");
}

/** Splits a spreadsheet’s text into cells: rows by lines, columns by tabs, or by commas or blanks. */
export function cellsOf(text: string): string[][] {
  return text
    .slice(0, 20_000)
    .trim()
    .split(/\r?\n/)
    .slice(0, 12)
    .map((row) => (row.includes("\t") ? row.split("\t") : row.split(/[;,]|\s+/)))
    .map((row) =>
      row
        .map((cell) => cell.trim())
        .filter((cell) => cell !== "")
        .slice(0, 12),
    );
}

/** Formats a matrix for a line; an empty cell is 0. */
export const matrixText = (rows: readonly (readonly string[])[]): string =>
  `[${rows.map((row) => `[${row.map((cell) => (cell.trim() === "" ? "0" : cell.trim())).join(", ")}]`).join(", ")}]`;
