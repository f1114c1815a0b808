/**
 * Width of a text in em, by the font's own widths at weight 600 rounded up: narrow signs, small digits, all others, and the
 * commas that are drawn between thousands.
 */
const widthOf = (text: string): number =>
  [...text.replace(/\d{5,}/, (whole) => whole + ",".repeat((whole.length - 1) / 3))].reduce(
    (sum, character) =>
      sum + (/[.,:;'′″°\s()/·|il]/.test(character) ? 0.32 : /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]/.test(character) ? 0.44 : 0.65),
    0,
  );

/** Width of its box (a container, container-type: inline-size) minus its padding. */
const ROOM = "(100cqi - 1.5rem)";
/** The size of a unit beside its number. */
export const UNIT = 0.6;

/** Characters from which a text is no number that is read at a glance: it may break. */
export const isLong = (text: string): boolean => text.length > 40;

/**
 * The size of type in which a number stands on one line of its box, its unit beside it while both are easily read, else
 * below: 2rem (or --figure) at most, `least` at least.
 */
export function fittedSize(number: string, unit = "", least = "0.75rem"): string {
  const numberWidth = Math.max(widthOf(number), 1);
  const both = numberWidth + (unit === "" ? 0 : 0.3 + widthOf(unit) * UNIT);
  const numberOnly = `${ROOM} / ${numberWidth.toFixed(2)}`;
  return `max(${least}, min(var(--figure, 2rem), ${numberOnly}, max(1.375rem, ${ROOM} / ${both.toFixed(2)})))`;
}
