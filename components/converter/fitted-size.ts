/**
 * Estimates the width of a text in em, from the font's widths at weight 600, rounded up: narrow signs,
 * digits, all others, and the commas between thousands.
 */
const widthOf = (text: string): number =>
  [...text.replace(/\d{5,}/, (whole) => whole + ",".repeat((whole.length - 1) / 3))].reduce(
    (sum, character) =>
      sum + (/[.,:;'′″°\s()/·|il]/.test(character) ? 0.32 : /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]/.test(character) ? 0.44 : 0.65),
    0,
  );

const ROOM = "(100cqi - 1.5rem)";
export const UNIT = 0.6;

/** Length from which a text may wrap, since no one reads it at a glance. */
export const isLong = (text: string): boolean => text.length > 40;

/**
 * Returns the font size for a number on one line of its box, with its unit next to it while both stay
 * legible, else below: at most 2rem (or --figure), at least `least`.
 */
export function fittedSize(number: string, unit = "", least = "0.75rem"): string {
  const numberWidth = Math.max(widthOf(number), 1);
  const both = numberWidth + (unit === "" ? 0 : 0.3 + widthOf(unit) * UNIT);
  const numberOnly = `${ROOM} / ${numberWidth.toFixed(2)}`;
  return `max(${least}, min(var(--figure, 2rem), ${numberOnly}, max(1.375rem, ${ROOM} / ${both.toFixed(2)})))`;
}
