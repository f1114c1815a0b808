/** Maximum depth: inputs, rows, and nested rows, with their values. */
const MAX_DEPTH = 6;

/** Counts the rows in the lists of a form or of an entry’s inputs, including nested ones. Takes any JSON. */
export function countRows(inputs: unknown, depth = MAX_DEPTH): number {
  if (typeof inputs !== "object" || inputs === null || depth === 0) return 0;
  const parts: readonly unknown[] = Array.isArray(inputs) ? inputs : Object.values(inputs);
  const rows = Array.isArray(inputs) ? parts.length : 0;
  return parts.reduce<number>((sum, part) => sum + countRows(part, depth - 1), rows);
}

/** Counts the rows of all entries of a project. Takes any JSON. */
export function countProjectRows(project: object): number {
  const entries: unknown = "entries" in project ? project.entries : undefined;
  if (!Array.isArray(entries)) return 0;
  return entries.reduce<number>((sum, entry) => sum + countRows(entry?.inputs), 0);
}
