import { displayText } from "../../units/figures.ts";

/** The language and region of every text. */
export const LOCALE = "en-US";

/** The forms of a noun, with its verb where the sentence has one: `{ one: "row is", other: "rows are" }`. */
export interface PluralForms {
  one: string;
  other: string;
}

/**
 * Formats a whole number with separators: "1,240". Without `Intl.NumberFormat`, whose first use takes 14 ms on a phone
 * (docs/decisions/first-paint.md).
 */
export const formatInteger = (value: number | bigint): string => displayText(String(value));

let rules: Intl.PluralRules | undefined;

export function pluralize(count: number | bigint, forms: PluralForms): string {
  // The rules round to three decimals by default, which would make 1.0001 singular.
  rules ??= new Intl.PluralRules(LOCALE, { maximumFractionDigits: 20 });
  return rules.select(Number(count)) === "one" ? forms.one : forms.other;
}

/** Formats a whole number and what it counts: "1 row", "1,240 rows". */
export const formatCounted = (count: number | bigint, forms: PluralForms): string =>
  `${formatInteger(count)} ${pluralize(count, forms)}`;

/** Begins a text with a capital: "Outdoor air" for "outdoor air". */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Begins a text with a small letter, to continue a sentence: "outdoor air" for "Outdoor air". */
export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns a text up to the first period that ends a sentence. */
export const firstSentence = (text: string): string => text.split(/(?<=\.)\s/, 1)[0] ?? text;

const joinWith = (word: string, items: readonly string[]): string =>
  items.length < 3
    ? items.join(` ${word} `)
    : `${items.slice(0, -1).join(", ")} ${word} ${items[items.length - 1]}`;

/** Formats a list: "A", "A and B", "A, B and C". */
export const joinWithAnd = (items: readonly string[]): string => joinWith("and", items);

/** Formats alternatives: "A", "A or B", "A, B or C". */
export const joinWithOr = (items: readonly string[]): string => joinWith("or", items);

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Returns a cached format: creating one takes as long as drawing the lines of a chart. */
export function getNumberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(LOCALE, options);
  numberFormats.set(key, format);
  return format;
}

let timestampFormat: Intl.DateTimeFormat | undefined;

/** Formats a moment for the readers of all zones: "Nov 29, 2026, 15:04 UTC". */
export function formatTimestamp(moment: Date): string {
  timestampFormat ??= new Intl.DateTimeFormat(LOCALE, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: "UTC",
  });
  return `${timestampFormat.format(moment)} UTC`;
}
