import { type RowEntry, rowEntry } from "@/lib/fields/entry";
import type { Field } from "@/lib/fields/field";

/**
 * The rows of a text copied from a spreadsheet: one a line, cells apart by tabs (or by semicolons), in the order of the
 * fields. Undefined for a text of one cell, which is pasted as it is.
 */
export function pastedRows(text: string, fields: Readonly<Record<string, Field>>): RowEntry[] | undefined {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const separator = lines.some((line) => line.includes("\t")) ? "\t" : ";";
  if (lines.length < 2 && !lines[0]?.includes(separator)) return undefined;
  const ids = Object.keys(fields).filter((id) => fields[id]?.kind !== "rows");
  return lines.map((line) => {
    const cells = line.split(separator).map((cell) => cell.trim());
    return rowEntry(
      fields,
      Object.fromEntries(ids.slice(0, cells.length).map((id, at) => [id, cells[at] ?? ""])),
    );
  });
}
