import { formatCounted } from "@/lib/core/locale/locale";

/** Sentences of a printed page. */
export const messages = {
  moreRows: (count: number) =>
    `And ${formatCounted(count, { one: "more row", other: "more rows" })} in the full report.`,
  moreInputs: (count: number) =>
    `${formatCounted(count, { one: "other input has its", other: "other inputs have their" })} default value. The full report lists them all.`,
  noResult: "There is no result for these inputs.",
  reportNotLoaded: "The report could not be loaded. Please try again.",
  source: (title: string) => `Source: ${title}`,
};
