/** Powers of ten outside of which numbers use scientific notation. */
const PLAIN_FROM = -7;
const PLAIN_BELOW = 16;

const isPlain = (exponent: number): boolean => exponent >= PLAIN_FROM && exponent < PLAIN_BELOW;

const point = (figures: string): string =>
  figures.length > 1 ? `${figures[0]}.${figures.slice(1)}` : figures;

/** Formats unsigned figures, the first at a power of ten: "1234.5", "1.5e-9". */
export const plainFigures = (figures: string, exponent: number): string =>
  isPlain(exponent) ? positional(figures, exponent) : `${point(figures)}e${exponent}`;

function positional(figures: string, exponent: number): string {
  if (exponent < 0) return `0.${"0".repeat(-exponent - 1)}${figures}`;
  const whole = figures.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  const fraction = figures.slice(exponent + 1);
  return fraction ? `${whole}.${fraction}` : whole;
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Formats 12 as "¹²", -3 as "⁻³". */
export const superscript = (value: number): string =>
  String(value)
    .replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? "")
    .replace("-", "⁻");

/** Formats "1234567" as "1,234,567". */
export function groupedDigits(digits: string): string {
  const first = digits.length % 3 || 3;
  return digits.slice(0, first) + digits.slice(first).replace(/\d{3}/g, ",$&");
}

/** Formats plain number text ("-1234.5", "1.5e-9") for reading: grouped, with typographic signs. */
export function displayText(plain: string): string {
  const [mantissa = "", exponent] = plain.replace("-", "−").split("e");
  const [whole = "", fraction] = mantissa.split(".");
  const grouped = whole.replace(/\d+/, groupedDigits) + (fraction === undefined ? "" : `.${fraction}`);
  return exponent === undefined
    ? grouped
    : `${grouped} × 10${superscript(Number(exponent.replace("−", "-")))}`;
}
