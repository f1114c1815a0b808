import { formatCounted } from "../core/locale/locale.ts";

export const messages = {
  conversion: ({ value, from, to }: Readonly<Record<"value" | "from" | "to", string>>) =>
    `${value} ${from} → ${to}`,
  molarMass: (formula: string) => `Molar mass of ${formula}`,
  anError: "an error",
  sameText: "same text",
  sameNumber: "same number",
  digits: (count: number) => formatCounted(count, { one: "digit", other: "digits" }),
  relative: (error: string) => `± ${error}`,
  rows: (list: string) => `${list}, number of rows`,
  inRow: (label: string, row: number) => `${label}, row ${row}`,
  schema: (index: string) => `The index ${index}, or a file with the cases of one tool.`,
  published: "Published",
  independent: "Independent",
};
