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

/** Splits a text at the commas outside of its brackets. */
export function splitAtCommas(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** Returns the name and the arguments of a call such as "integrate(x^2, x, 0, 3)"; undefined for other lines. */
export function callOf(line: string): { name: string; args: string[] } | undefined {
  const [, name, inner] = /^([a-z]+)\((.*)\)$/s.exec(line.trim()) ?? [];
  return name === undefined || inner === undefined ? undefined : { name, args: splitAtCommas(inner) };
}

/** Returns the items of a list such as "[1, [2, 3]]"; empty for other texts. */
export const itemsOf = (list = ""): string[] =>
  /^\[.*\]$/s.test(list) ? splitAtCommas(list.slice(1, -1)) : [];
