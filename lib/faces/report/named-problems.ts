import type { FieldProblem } from "../../kit/fields/entry.ts";
import type { Fields } from "../../kit/fields/field.ts";

/** Adds field names to problems, since a report has no fields next to them. */
export const namedProblems = (fields: Fields, problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map(({ field, message }) => {
    const [id = "", row] = field.split(".");
    const label = Object.hasOwn(fields, id) ? fields[id]?.label : undefined;
    if (label === undefined) return { field, message };
    const place = row !== undefined && /^\d+$/.test(row) ? `${label}, row ${Number(row) + 1}` : label;
    return { field, message: `${place}: ${message}` };
  });
