import { formatCounted } from "@/lib/core/locale/locale";
import type { Project } from "@/lib/projects/project";
import { answerOf, type EntryResult } from "@/lib/projects/results";

export function overview({ entries }: Project, results: ReadonlyMap<string, EntryResult>): string {
  const available = entries.flatMap(({ id }) => results.get(id) ?? []);
  const count = (matches: (result: EntryResult) => boolean): number => available.filter(matches).length;
  const parts = [
    [count(({ problems }) => problems.length > 0), "without a result"],
    [count(isBehind), "out of date"],
    [count((result) => warningsOf(result).length > 0), "with warnings"],
  ] as const;
  const issues = parts.flatMap(([number, what]) => (number > 0 ? [`${number} ${what}`] : []));
  const total = formatCounted(entries.length, { one: "calculation", other: "calculations" });
  return [total, ...issues].join(", ");
}

/** True if a linked field differs from its source, or its source is unavailable or undeclared. */
export const isBehind = ({ links }: EntryResult): boolean =>
  links.some(({ status, differs }) => differs || status === "unavailable" || status === "undeclared");

/** Lists the warnings about a result that may mislead or harm. Excludes notes, which appear where they apply. */
export const warningsOf = (result: EntryResult) =>
  (answerOf(result)?.warnings ?? []).filter(({ level = "warning" }) => level === "warning");
