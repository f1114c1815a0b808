import { formatInteger, pluralize } from "@/lib/core/locale/locale";

export const messages = {
  calculatedAt: (address: string) => `Calculated with SciCalc at ${address}`,
  seeWarnings: (count: number) =>
    `See also ${pluralize(count, { one: "the warning", other: `the ${count} warnings` })} below.`,
  inAllRows: (cells: readonly { label: string; text: string }[]) =>
    `In all rows: ${cells.map(({ label, text }) => `${label} ${text}`).join(" · ")}`,
  sourcesBelow: "The documents are listed at the end of the report.",
  monthsLeftOut: (count: number) =>
    `First and last months only; the ${formatInteger(count)} months between them are not shown.`,
  firstRows: ({ printed, count }: { printed: number; count: number }) =>
    `The first ${formatInteger(printed)} of ${formatInteger(count)} rows. The CSV and XLSX files contain all rows.`,
  linked: ({ field, source }: Link) => `${field} is linked to ${source}.`,
  linkedWithoutValue: ({ field, source }: Link) =>
    `${field} is linked to ${source}, which has no value now; the last value is kept.`,
  detachedAndDiffers: ({ field, source }: Link) =>
    `${field} was taken from ${source} and detached: it now differs.`,
  detached: ({ field, source }: Link) =>
    `${field} was taken from ${source} and detached: it keeps its value.`,
};

interface Link {
  field: string;
  source: string;
}
