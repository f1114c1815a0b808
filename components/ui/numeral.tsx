import type { ReactNode } from "react";

/** Matches a number: digits with separators, and its power of ten. */
const NUMBER = /[−+-]?\d(?:[\d,./:]*\d)?(?: × 10[⁻⁺⁰¹²³⁴-⁹]{1,6})?/gu;
/** Matches a text that begins with a number, after at most a currency and a sign: "≈ −CA$2,022.62". */
const BEGINS = /^[−+<>≤≥≈~ -]{0,4}((?:[A-Z]{1,3} ?)?\p{Sc}? ?)[−+-]?\d/u;
const LONGEST = 200;

/**
 * Formats a figure for reading: numbers in full size, units and currency smaller and lighter
 * (docs/decisions/numerals.md). Copying and screen readers get the unchanged text. Text without a leading
 * number stays unchanged.
 */
export function Numeral({ text }: { text: string }): ReactNode {
  const begin = text.length > LONGEST ? null : BEGINS.exec(text);
  if (!begin) return text;
  const parts: ReactNode[] = [];
  let end = 0;
  // Blanks keep the size of the numbers that they separate.
  const between = (upTo: number): void => {
    const whole = text.slice(end, upTo);
    const part = whole.trim();
    const at = whole.indexOf(part);
    const look = end === 0 && begin[1]?.trim() ? "numeral-currency" : "numeral-unit";
    parts.push(
      whole.slice(0, at),
      part === "" ? null : (
        <span key={end} className={look}>
          {part}
        </span>
      ),
      whole.slice(at + part.length),
    );
  };
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    if (index > end) between(index);
    parts.push(number);
    end = index + number.length;
  }
  if (end < text.length) between(text.length);
  return parts;
}
