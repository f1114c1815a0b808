import { pluralize } from "../../core/locale/locale.ts";

export const messages = {
  choosingNeedsScript: (value: string): string => `${value} (choosing others requires JavaScript)`,
  dataUnavailable: "The data for these inputs could not be loaded. Please try again.",
  rowsNeedScript: (count: number): string =>
    `Editing rows requires JavaScript. There ${pluralize(count, { one: "is 1 row", other: `are ${count} rows` })} here.`,
  valueMissing: "Enter a value to convert.",
};
