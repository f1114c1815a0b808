import { withUnitWord } from "../../core/locale/unit-words.ts";
import { type Failure, failure, type Success, withPath } from "../../core/result/result.ts";
import { displayText } from "../../units/figures.ts";
import * as R from "../../units/rational.ts";
import { readNumber } from "../../units/read-number.ts";
import { readScale } from "../../units/scale-words.ts";
import { clipText } from "./clip-text.ts";
import { MAX_LENGTH } from "./entry.ts";
import * as messages from "./messages.ts";

/** Kind of number that a sign or a word at the number states: "$5", "5 dollars", "5%". */
type NumberMark = "money" | "percent";

export interface PlainNumber extends Success<number> {
  exact: R.Rational;
  /** True if the text has a scale, a decimal comma or another notation whose meaning is not obvious. */
  isUnusual: boolean;
  /** True for a decimal of more digits than its double has; fractions such as 1/3 need none. */
  isRounded: boolean;
  mark?: NumberMark;
  /** Sign or code of a currency in the text. */
  currency: string;
}

type NumberReading = PlainNumber | Failure;

/** Matches signs, codes and abbreviations of currencies before a number. */
const CURRENCY_BEFORE = /^(?:[A-Z]{1,3}(?=\p{Sc})|[A-Z]{3}|kr\.?|Kč|zł|Rs\.?)?\s{0,4}\p{Sc}?/u;
const CURRENCY_AFTER =
  /^(?:\p{Sc}|[A-Z]{3}|usd|eur|gbp|dollars?|bucks|euros?|rupees?|francs?|kr\.?|Kč|zł|Rs\.?)$/u;
/** Matches a decimal comma, whose reading is not obvious in the United States. */
const DECIMAL_COMMA = /,(?!\d{3})|\.\d*,/;
const CENTS = /^(?:¢|cents?)$/i;
const PERCENT = /^(?:%|percent|per cent|pct\.?)$/i;

/** Units that people write after a number, by the field’s suffix, each with its size in that unit. */
const SUFFIX_UNITS: Readonly<Record<string, readonly (readonly [names: RegExp, size: R.Rational])[]>> = {
  years: [
    [/^(?:y|yrs?|years?)$/i, R.ONE],
    [/^(?:mos?|mths?|months?)$/i, R.rational(1n, 12n)],
  ],
  months: [
    [/^(?:m|mos?|mths?|months?)$/i, R.ONE],
    [/^(?:y|yrs?|years?)$/i, R.rational(12n)],
  ],
  days: [
    [/^(?:d|days?)$/i, R.ONE],
    [/^(?:w|wks?|weeks?)$/i, R.rational(7n)],
  ],
  h: [
    [/^(?:hrs?|hours?)$/i, R.ONE],
    [/^(?:min|mins|minutes?)$/i, R.rational(1n, 60n)],
  ],
  "% per year": [[/^(?:%|percent) ?(?:a year|p\.? ?a\.?|annually|apr|apy)$/i, R.ONE]],
  s: [[/^(?:secs?|seconds?)$/i, R.ONE]],
};

/** Returns the size of the unit that a text names, in the unit of a field; undefined for other texts. */
function sizeOfUnit(text: string, suffix: string | undefined): R.Rational | undefined {
  if (suffix === undefined) return undefined;
  if (text.toLowerCase() === suffix.toLowerCase() || `${text.toLowerCase()}s` === suffix) return R.ONE;
  return SUFFIX_UNITS[suffix]?.find(([names]) => names.test(text))?.[1];
}

/**
 * Reads one number: 1234.5 · 1,234.5 · 1 234,5 · 1,5 · −3 · 1e3 · 3/4 · $1,200 · 6.5% · 350k · $1.2 million · 50¢. `suffix` is the
 * unit of the field, which the text may repeat: 30 yr.
 */
export function readPlainNumber(text: string, suffix?: string): NumberReading {
  if (text.length > MAX_LENGTH) return failure("", messages.tooLong(MAX_LENGTH));
  const entered = text.replace(/[−–﹣－]/g, "-").trim();
  if (entered === "") return failure("", messages.valueMissing);
  const unreadable = failure("", messages.notANumber(clipText(entered)));
  const sign = /^([+-]?)\s*/.exec(entered) ?? ["", ""];
  const signless = entered.slice(sign[0].length);
  const currency = CURRENCY_BEFORE.exec(signless)?.[0] ?? "";
  const rest = signless.slice(currency.length).trimStart();
  // The sign may precede or follow the currency: −$5, $−5.
  const inner = sign[1] === "" ? (/^([+-]?)\s*/.exec(rest) ?? ["", ""]) : ["", ""];
  const digits = rest.slice((inner[0] ?? "").length);
  const number = readNumber(digits);
  if (number?.ok === false) return withPath("", number);
  if (!number) return unreadable;
  const behind = digits.slice(number.length);
  const size = sizeOfUnit(behind.trim(), suffix);
  const scale = size ? undefined : readScale(behind);
  const mark = size ? "" : behind.slice(scale?.length ?? 0).trim();
  const isCents = CENTS.test(mark);
  const isMoney = isCents || CURRENCY_AFTER.test(mark);
  const isPercent = PERCENT.test(mark);
  if ((mark !== "" && !isMoney && !isPercent) || (currency !== "" && isPercent)) return unreadable;

  const isNegative = sign[1] === "-" || inner[1] === "-";
  const factor = R.multiply(
    size ?? R.rational(10n ** BigInt(scale?.power ?? 0)),
    R.rational(1n, isCents ? 100n : 1n),
  );
  const exact = R.multiply(isNegative ? R.negate(number.value) : number.value, factor);
  const value = R.toNumber(exact);
  if (!Number.isFinite(value)) return failure("", messages.numberTooLarge);
  const isUnusual =
    number.ambiguous || DECIMAL_COMMA.test(digits.slice(0, number.length)) || R.compare(factor, R.ONE) !== 0;
  return {
    ok: true,
    value,
    exact,
    currency: currency.trim() || (isMoney && !isCents ? mark : ""),
    isUnusual,
    isRounded: isTooLong(exact, value),
    ...(isPercent && { mark: "percent" as const }),
    ...((isMoney || currency !== "") && { mark: "money" as const }),
  };
}

const isTooLong = (exact: R.Rational, value: number): boolean =>
  (exact.d === 1n || exact.d % 10n === 0n) && R.compare(R.fromNumber(value), exact) !== 0;

/** Describes the problem of a number that exceeds its limits, or returns undefined. `unit` follows the limits. */
export function rangeProblem(
  value: number,
  min: number | undefined,
  max: number | undefined,
  unit = "",
): string | undefined {
  const low = min !== undefined && value < min;
  const high = max !== undefined && value > max;
  if (!low && !high) return undefined;
  const limit = (bound: number): string => {
    const digits = displayText(Number(bound.toPrecision(6)).toString());
    return unit === "" || unit === "%" ? digits + unit : withUnitWord(digits, unit);
  };
  if (min !== undefined && max !== undefined)
    return messages.outOfRange({
      minimum: displayText(Number(min.toPrecision(6)).toString()),
      maximum: limit(max),
    });
  return low ? messages.belowMinimum(limit(min)) : messages.aboveMaximum(limit(max ?? 0));
}
