import { pluralize } from "@/lib/core/locale/locale";

export const messages = {
  equation: "Equation",
  equations: "Equations, one per line",
  stopped: "This took too long and was stopped. Try a smaller or simpler expression.",
  notLoaded: "The advanced calculator could not be loaded. Check the connection and try again.",
  numbers: (count: number) =>
    `${count} ${pluralize(count, { one: "number", other: "numbers" })}. Paste a column from a spreadsheet, or separate values with commas, spaces or line breaks.`,
};
