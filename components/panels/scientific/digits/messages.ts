import { formatCounted, formatInteger } from "@/lib/core/locale/locale";

const digits = { one: "digit", other: "digits" };

/** Sentences of the dialog with more digits. */
export const messages = {
  all: "These are all digits of the number.",
  rounded: (count: number) => `Rounded to ${formatCounted(count, digits)}. Each digit is proven.`,
  fewer: ({ count, requested }: { count: number; requested: number }) =>
    `${formatCounted(requested, digits)} take too long to compute. These ${formatInteger(count)} are proven.`,
  measured: (count: number) =>
    `A constant in this result is measured to ${formatCounted(count, digits)}, so the result has no more.`,
  wholeTooLong: ({ whole, most }: { whole: number; most: number }) =>
    `The whole number has ${formatCounted(whole, digits)}. All of them are displayed up to ${formatCounted(most, digits)}.`,
  allOf: (whole: number) => `All ${formatInteger(whole)}`,
};
