import { capitalize, formatCounted, pluralize } from "@/lib/core/locale/locale";

export const messages = {
  full: (maxRows: number) => `At most ${maxRows} rows are allowed.`,
  added: (title: string) => `${capitalize(title)} was added.`,
  duplicated: (title: string) => `${capitalize(title)} was duplicated.`,
  removed: (title: string) => `${capitalize(title)} was removed.`,
  restored: (title: string) => `${capitalize(title)} was restored.`,
  moved: ({ title, number, count }: { title: string; number: number; count: number }) =>
    `${capitalize(title)} is now row ${number} of ${count}.`,
  allRestored: "The rows were restored.",
  pasted: (count: number) => `${rowsWere(count)} pasted.`,
  copied: (count: number) => `${rowsWere(count)} copied for a spreadsheet.`,
  notCopied: "The rows could not be copied.",
  cut: ({ count, maxRows }: { count: number; maxRows: number }) =>
    `${count} ${pluralize(count, { one: "line", other: "lines" })} did not fit: at most ${maxRows} rows.`,
  notUnderstood: ({ names, more }: { names: string; more: number }) =>
    `Not understood: ${names}${more > 0 ? ` and ${more} more` : ""}.`,
  nothingToPaste: "The clipboard has no rows to paste.",
  clipboardBlocked:
    "The browser does not let this page read the clipboard. Paste into a field of a row instead.",
};

const rowsWere = (count: number): string => formatCounted(count, { one: "row was", other: "rows were" });
