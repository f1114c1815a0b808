/**
 * A number as questions write it, in text for a pattern; its digits are the group. Bounded, and begun only where a number
 * begins: otherwise long rows of digits would take quadratic time.
 */
export const NUMBER = "(?<![\\d.,])(\\d{1,9}(?:,\\d{3}){0,3}(?:\\.\\d{1,9})?|\\.\\d{1,9})";

/** "1,250.5" as "1250.5". */
export const plainDigits = (digits: string): string => digits.replaceAll(",", "");
