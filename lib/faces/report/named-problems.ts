import type { Problem } from "../../core/result/result.ts";
import type { Fields } from "../../kit/fields/field.ts";

/** Adds field names to problems, since a report has no fields next to them. */
export const namedProblems = (fields: Fields, problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, message }) => {
    const [id = "", row] = path.split(".");
    const label = Object.hasOwn(fields, id) ? fields[id]?.label : undefined;
    if (label === undefined) return { path, message };
    const place = row !== undefined && /^\d+$/.test(row) ? `${label}, row ${Number(row) + 1}` : label;
    return { path, message: `${place}: ${message}` };
  });
