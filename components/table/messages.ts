import { formatInteger } from "@/lib/core/locale/locale";

/** Sentences of a table. */
export const messages = {
  visibleRows: ({ last, count }: { last: number; count: number }) =>
    `Rows 1 to ${formatInteger(last)} of ${formatInteger(count)}`,
};
