import { inertCell } from "../../kit/calculator/csv.ts";

/** The lines of a text copied from a spreadsheet, each with its cells; quoted cells may hold what parts others. */
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

/** Without the apostrophe that keeps a spreadsheet from running a text. */
const withoutGuard = (text: string): string =>
  text.startsWith("'") && inertCell(text.slice(1)) === text ? text.slice(1) : text;

/** Tabs, else semicolons; else commas where each line has the same number of them, which no list of numbers has. */
function separatorOf(text: string): string {
  if (text.includes("\t")) return "\t";
  if (text.includes(";")) return ";";
  const counts = text
    .split(/[\r\n]+/)
    .flatMap((line) => (line.trim() === "" ? [] : [line.split(",").length]));
  // A header line tells a file with commas from numbers with decimal commas.
  const isFile = counts.length > 1 && (counts[0] ?? 0) > 1 && !/\d/.test(text.split(/[\r\n]/)[0] ?? "");
  return isFile ? "," : "\t";
}

/** Lines as a text that a spreadsheet pastes as cells. */
export const tabbed = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => cells.map(tabbedCell).join("\t")).join("\n");

function tabbedCell(text: string): string {
  const inert = inertCell(text);
  return /["\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
