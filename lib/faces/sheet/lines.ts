import { inertCell } from "../../kit/calculator/csv.ts";

/** Splits a text from a spreadsheet into lines of cells; quoted cells may contain separators. */
export function sheetLines(text: string): string[][] {
  const separator = separatorOf(text);
  const lines: string[][] = [[]];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    lines.at(-1)?.push(withoutGuard(cell.trim()));
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (sign === separator) endCell();
    else if (sign === "\n" || sign === "\r") {
      endCell();
      if (sign === "\r" && text[at + 1] === "\n") at += 1;
      lines.push([]);
    } else cell += sign;
  }
  endCell();
  return lines.filter((line) => line.some((each) => each !== ""));
}

/** Removes the apostrophe that keeps a spreadsheet from running a text. */
const withoutGuard = (text: string): string =>
  text.startsWith("'") && inertCell(text.slice(1)) === text ? text.slice(1) : text;

/** Returns tabs, else semicolons; else commas if equally many per line. */
function separatorOf(text: string): string {
  if (text.includes("\t")) return "\t";
  if (text.includes(";")) return ";";
  const counts = text
    .split(/[\r\n]+/)
    .flatMap((line) => (line.trim() === "" ? [] : [line.split(",").length]));
  // A header line distinguishes a file with commas from numbers with decimal commas.
  const isFile = counts.length > 1 && (counts[0] ?? 0) > 1 && !/\d/.test(text.split(/[\r\n]/)[0] ?? "");
  return isFile ? "," : "\t";
}

export const tabbed = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => cells.map(tabbedCell).join("\t")).join("\n");

function tabbedCell(text: string): string {
  const inert = inertCell(text);
  return /["\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
