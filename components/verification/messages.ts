import { formatCounted, formatInteger, joinWithAnd } from "@/lib/core/locale/locale";

const CASES = { one: "case", other: "cases" };
const VALUES = { one: "value", other: "values" };
const ROWS = { one: "match", other: "matches" };

export const messages = {
  description: (tool: string) =>
    `The cases that check the ${tool}: inputs, expected and computed values, tolerance, and the origin of each number.`,
  index: "All cases as JSON",
  schema: "Its schema",
  toolFile: "These cases as JSON",
  grades: ["All digits right", "Right to 10 digits", "Fewer digits", "Refused", "Not supported"],
  libraries: ({ day, versions }: { day: string; versions: Readonly<Record<string, string>> }) => {
    const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
    return `Computed ${day} with ${joinWithAnd(names)}.`;
  },
  matches: (count: number) => formatCounted(count, ROWS),
  cases: (count: number) => formatCounted(count, CASES),
  values: (count: number) => formatCounted(count, VALUES),
  origins: ({ cases, published }: { cases: number; published: number }) =>
    `Expected values of ${formatInteger(published)} are printed in documents, ${formatInteger(cases - published)} come from independent computations.`,
  units: "Numbers are in the units of the API.",
  /** Sentence about expected values that a page does not list. */
  further: ({ count, records, sample }: { count: number; records: string; sample?: number | undefined }) =>
    sample === undefined
      ? `${formatInteger(count)} ${records}`
      : `${formatInteger(count)} ${records}, of which this page has ${formatInteger(sample)}, evenly spaced`,
};
