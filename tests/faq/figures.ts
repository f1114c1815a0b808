import { type Amount, exactOf } from "../../lib/units/convert.ts";
import * as R from "../../lib/units/rational.ts";

/** A number as an answer prints it. */
export interface Figure {
  text: string;
  start: number;
  end: number;
  value: R.Rational;
  /** Unit of its last digit; zero for a fraction, which is exact. */
  place: R.Rational;
  /** Number of its digits between the first and the last that are not zero. */
  digits: number;
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const DECIMAL = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
/** Digits behind a letter belong to a name: W8×31, D2161, F5. */
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.,]|\d[/:]|\p{L}\d+×)(?<sign>(?<=^|[\s(“±])−(?=\d))?(?:(?<clock>\d+:\d\d(?::\d\d)?(?:\.\d+)?)|(?<over>\d+)\/(?<under>[1-9][\d,]*)(?![\d.])|(?:(?<decimal>${DECIMAL}) × )?10(?<power>⁻?[${SUPERSCRIPTS}]+)|(?<plain>${DECIMAL}))`,
  "gu",
);

const power = (text: string): number =>
  Number([...text].map((sign) => (sign === "⁻" ? "-" : SUPERSCRIPTS.indexOf(sign))).join(""));
const decimal = (text: string): R.Rational => R.parseRatio(text.replaceAll(",", ""));
const placeOf = (text: string): R.Rational => R.power(R.rational(10n), -(text.split(".")[1]?.length ?? 0));
const digitsOf = (text: string): number =>
  Math.max(
    1,
    text
      .replace(/\D/g, "")
      .replace(/^0+/, "")
      .replace(text.includes(".") ? "" : /0+$/, "").length,
  );

/** Reads 5:30 as 5.5 and 1:30:00 as 1.5, with the place of the last part. */
function clockOf(text: string): [R.Rational, R.Rational] {
  const parts = text.split(":");
  const value = parts
    .map(decimal)
    .reduceRight((below, part) => R.add(part, R.divide(below, R.rational(60n))));
  return [value, R.divide(placeOf(parts.at(-1) ?? ""), R.rational(60n ** BigInt(parts.length - 1)))];
}

function parseFigure(groups: Record<string, string | undefined>): [value: R.Rational, place: R.Rational] {
  const { clock, over, under, decimal: mantissa, power: exponent, plain = "" } = groups;
  if (clock) return clockOf(clock);
  if (over && under) return [R.divide(decimal(over), decimal(under)), R.ZERO];
  if (exponent === undefined) return [decimal(plain), placeOf(plain)];
  const scale = R.power(R.rational(10n), power(exponent));
  if (mantissa === undefined) return [scale, R.ZERO];
  return [R.multiply(decimal(mantissa), scale), R.multiply(placeOf(mantissa), scale)];
}

/** Returns every number of a text: 1,076.39, 5.98 × 10⁻⁵, 1/72, 8:03. */
export const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(FIGURE)].map((match) => {
    const [value, place] = parseFigure(match.groups ?? {});
    const { sign, decimal: mantissa, plain } = match.groups ?? {};
    const start = match.index;
    return {
      text: match[0],
      start,
      end: start + match[0].length,
      value: sign ? R.negate(value) : value,
      place,
      digits: digitsOf(mantissa ?? plain ?? match[0]),
    };
  });

const ABOUT = /(?:about|roughly|nearly|almost|around|close to|≈|just (?:over|under)|practically) $/i;

/** Returns the unit to which a figure is rounded: that of its last digit, or of the last that is not zero behind “about”. */
export function stepOf(figure: Figure, text: string): R.Rational {
  if (!ABOUT.test(text.slice(0, figure.start))) return figure.place;
  const zeros = /^[\d,]*?(0[0,]*)$/.exec(figure.text)?.[1]?.replaceAll(",", "").length ?? 0;
  return R.multiply(figure.place, R.power(R.rational(10n), zeros));
}

const magnitude = (a: R.Rational): R.Rational => (a.n < 0n ? R.negate(a) : a);
/** Part of a value that a double may be wrong by. */
const ROUNDING = R.parseRatio("1e-12");

/** True if a value rounds to the printed one, half either way. */
export function roundsTo(value: Amount, printed: R.Rational, step: R.Rational): boolean {
  if (typeof value === "number" && !Number.isFinite(value)) return false;
  const exact = exactOf(value);
  const slack = typeof value === "number" ? R.multiply(magnitude(exact), ROUNDING) : R.ZERO;
  const half = R.divide(step, R.rational(2n));
  return R.compare(magnitude(R.subtract(exact, printed)), R.add(half, slack)) <= 0;
}
