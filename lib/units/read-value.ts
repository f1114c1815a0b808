import type { CompiledConverter, CompiledUnit } from "./compile.ts";
import { areSaidTogether, compoundReading, isSmallerPart } from "./compound.ts";
import { type Amount, convert, isRational } from "./convert.ts";
import { findUnit } from "./find-unit.ts";
import { formatAmount } from "./format.ts";
import { type ConverterLaws, Failure, type ParameterValues } from "./law.ts";
import * as messages from "./messages.ts";
import { NEXT_SMALLER } from "./next-smaller.ts";
import * as R from "./rational.ts";
import { readNumber } from "./read-number.ts";
import { readScale } from "./scale-words.ts";
import { readSexagesimal } from "./sexagesimal.ts";
import { maxNameLength, normalizeName, unitNamed, unitNames } from "./unit-names.ts";
import { MAX_VALUE_LENGTH } from "./value-length.ts";

/** Entered value of a field, with its interpretation if that is not obvious. */
export type ValueReading<V = Amount> =
  | { ok: true; value: V; reading?: string }
  | (Failure & { empty?: boolean });

const READING_DIGITS = 7;

/**
 * Reads a value for the unit `from`: 1,5 · 1e3 · 3/4 · 5' 11 3/8" · 5'-11" · 5 ft 11 · 11 st 4 · 10 mm + 0.5
 * in · 5:30 for a sexagesimal unit. Terms with a unit are converted to `from`; one without is in the next
 * smaller unit of the previous term (5 ft 11), or in `from` if it is the only one or follows a sign. Only
 * terms on linear scales are added. `parameters` are those of the conversion (default: their defaults).
 */
export function readValue(
  text: string,
  converter: CompiledConverter,
  from: string,
  laws?: ConverterLaws,
  parameters?: ParameterValues,
): ValueReading {
  const entered = normalizeName(text.slice(0, MAX_VALUE_LENGTH + 1).replace(/[−–﹣－]/g, "-"));
  if (entered === "") return { ...new Failure(messages.valueMissing), empty: true };
  if (text.length > MAX_VALUE_LENGTH) return new Failure(messages.tooLong(MAX_VALUE_LENGTH));
  const unit = findUnit(converter, from);
  const clock = readSexagesimal(entered, unit?.sexagesimal);
  if (clock) return { ok: true, value: clock, reading: readingText(clock, symbolOf(unit)) };

  const terms = readTerms(entered, converter);
  if (terms instanceof Failure) return terms;
  let sum: Amount = R.ZERO;
  for (const term of terms) {
    const value = termIn(term, terms.length === 1, { converter, from, laws, parameters });
    if (value instanceof Failure) return value;
    sum = addAmounts(sum, value);
  }
  const plain = terms.length === 1 && terms[0]?.unit === undefined && !terms[0]?.ambiguous;
  const alreadyThere = terms.length === 1 && terms[0]?.unit === from && !terms[0]?.ambiguous;
  if (plain || alreadyThere) return { ok: true, value: sum };
  const compound = unit && compoundReading(converter, unit, sum);
  if (compound === text.trim()) return { ok: true, value: sum };
  return { ok: true, value: sum, reading: compound ?? readingText(sum, symbolOf(unit)) };
}

const symbolOf = (unit: CompiledUnit | undefined): string =>
  (unit?.symbol === "—" ? unit.plural : unit?.symbol) ?? "";

/** Formats the reading of an entry: "71 in", "≈ 71.66759 kg". */
export function readingText(value: Amount, symbol: string): string {
  const { display, rounded } = formatAmount(value, { significant: READING_DIGITS });
  return `${rounded ? "≈ " : ""}${display} ${symbol}`.trim();
}

interface Term {
  value: R.Rational;
  numeral: string;
  negative: boolean;
  /** True if a sign joins it to the previous term. */
  added: boolean;
  unit?: string;
  ambiguous?: true;
}

/** Powers of ten of quantities. A single "m" or "b" would be the beginning of a unit. */
const SCALED = /^(?:k(?=\s|$)| ?(?:thousand|million|billion)(?!\p{L}))/iu;

/** Reads the signed terms of "10 mm + 0.5 in" or "5 ft 11 in"; a failure for other texts. */
export function readTerms(text: string, converter: CompiledConverter): Term[] | Failure {
  const terms: Term[] = [];
  let rest = text;
  let negative = false;
  while (rest !== "") {
    const last = terms.at(-1);
    if (last?.unit !== undefined) rest = rest.replace(/^(?:and |, ?)(?=\d)/, "");
    const before = text.charAt(text.length - rest.length - 1);
    const hyphen = last !== undefined && isHyphen(rest, before, last);
    const sign = hyphen ? null : /^([+-])\s*/.exec(rest);
    if (sign) negative = sign[1] === "-";
    else if (last && last.unit === undefined) return unreadable(rest);
    rest = rest.slice(hyphen ? 1 : (sign?.[0].length ?? 0));
    const number = readNumber(rest);
    if (!number?.ok) return number ?? unreadable(rest);
    // A letter or a word is a power of ten only if it is no unit: "36k BTU/h", but "300 K".
    const scale =
      SCALED.test(rest.slice(number.length)) && !readUnit(rest.slice(number.length), converter)
        ? readScale(rest.slice(number.length))
        : undefined;
    const digits = rest.slice(0, number.length + (scale?.length ?? 0));
    rest = rest.slice(digits.length);
    const unit = readUnit(rest, converter) ?? (last && !sign ? impliedUnit(last, converter) : undefined);
    if (last && !sign && !unit)
      return rest.trim() === "" ? new Failure(messages.unitMissing(digits)) : unreadable(rest);
    terms.push({
      value: scale ? R.multiply(number.value, R.rational(10n ** BigInt(scale.power))) : number.value,
      numeral: digits,
      negative,
      added: last !== undefined && sign !== null,
      ...(unit && { unit: unit.id }),
      ...((number.ambiguous || scale) && { ambiguous: true as const }),
    });
    rest = rest.slice(unit?.length ?? 0).trimStart();
  }
  return terms.length > 0 ? terms : unreadable(text);
}

/**
 * Reads the quantity that a text begins with, in units of the converter: "5 ft 11 in", "5 feet and 11 inches", "1 3/4 in pipe".
 * Returns it as a value field in its unit takes it, the unit of its first term, and the number of characters read.
 */
export function readLeadingQuantity(
  text: string,
  converter: CompiledConverter,
): { value: string; unit: string; length: number } | undefined {
  const terms: string[] = [];
  let [length, first, last, onlyNumber] = [0, "", "", ""];
  while (terms.length < MAX_SPOKEN_TERMS) {
    const separator = terms.length === 0 ? "" : (SPOKEN_SEPARATOR.exec(text.slice(length))?.[0] ?? "");
    const rest = text.slice(length + separator.length);
    const number = readNumber(rest);
    if (!number?.ok) break;
    // The 10 of "5 ft 10 180 lb" is not 10,180.
    const digits =
      (IMPLIED_UNITS.has(last) && /^\d{1,2}(?= \d{3})/.exec(rest)?.[0]) || rest.slice(0, number.length);
    const behind = rest.slice(digits.length);
    const hyphen = /^-(?=[a-z])/i.exec(behind)?.[0] ?? "";
    const unit = readUnit(behind.slice(hyphen.length), converter);
    const implied = IMPLIED_UNITS.get(last);
    const isImplied = implied && isUnitImplied(behind) && Number.parseFloat(digits) < implied.limit;
    const id = unit?.id ?? (isImplied ? implied.id : undefined);
    if (id === undefined || (terms.length > 0 && !areSaidTogether(converter, last, id))) break;
    // "1/4 inch 4 ft by 8 ft" has three sizes.
    if (terms.length > 0 && /^ ?$/.test(separator) && isSmallerPart(last, id)) break;
    const end = digits.length + (unit ? hyphen.length + unit.length : 0);
    terms.push(`${digits}${unit ? rest.slice(digits.length + hyphen.length, end) : ""}`);
    length += separator.length + end;
    last = id;
    first ||= id;
    onlyNumber ||= digits;
    if (!unit) break;
  }
  if (terms.length === 0) return undefined;
  return { value: terms.length === 1 ? onlyNumber : terms.join(" "), unit: first, length };
}

/** Maximum terms of one quantity: "2 days 3 h 15 min 30 s". */
const MAX_SPOKEN_TERMS = 4;
const SPOKEN_SEPARATOR = /^(?:,? and |, ?| )?/;
/** Units of a body’s height, weight and age. */
const BODY_UNIT =
  "(?:'|(?:ft|feet|foot|cm|m|met(?:er|re)s?|in|inch(?:es)?|kgs?|kilos?|lbs?|pounds?|st|stones?|years?|yrs?|yo)(?![a-z]))";
const IMPLIED = new RegExp(
  `^(?:\\s*$|\\s*[,;?)]|\\s+(?!${BODY_UNIT})[^\\d\\s]|\\s+[\\d.]+\\s?${BODY_UNIT})`,
  "i",
);
/** True if no unit follows a number in the text: the ones in "5 ft 11" and "5 ft 11 180 lb" are implied. */
const isUnitImplied = (text: string): boolean => IMPLIED.test(text);
/** Units omitted after the larger one, with their limit: 5 ft 11, 11 st 4, but not "20 ft, 50 degrees". */
const IMPLIED_UNITS: ReadonlyMap<string, { id: string; limit: number }> = new Map([
  ["foot", { id: "inch", limit: 12 }],
  ["stone", { id: "pound", limit: 14 }],
]);

/** 5'-11" as in drawings: the hyphen joins inches to feet. */
const isHyphen = (rest: string, before: string, last: Term): boolean =>
  last.unit === "foot" && before === "'" && /^-[\d.]/.test(rest);

const unreadable = (rest: string): Failure => {
  const excerpt = [...rest.replace(/\p{C}/gu, "�")].slice(0, 24).join("");
  return new Failure(excerpt === "" ? messages.numberMissing : messages.notReadable(excerpt));
};

/** Reads the unit at the start of a text (the longest name that ends at a boundary), and its length. */
function readUnit(text: string, converter: CompiledConverter): { id: string; length: number } | undefined {
  const space = text.length - text.trimStart().length;
  const start = text.trimStart();
  // Names of a ratio's units take megabytes, which a bare number does not need.
  if (start === "") return undefined;
  const names = unitNames(converter);
  for (let length = maxNameLength(names, start); length > 0; length--) {
    const name = start.slice(0, length);
    if (!isWhole(name, start.charAt(length))) continue;
    const id = unitNamed(names, name);
    if (id) return { id, length: length + space };
  }
  return undefined;
}

/** Returns true if a name may end before `next`: "ft" in "5 ft.5 in" is whole, "ft." is not. */
const isWhole = (name: string, next: string): boolean =>
  /^(?:$|[\s\d.,+-])/.test(next) &&
  !/^[\d.,+-]/.test(name) &&
  !/\s$/.test(name) &&
  !(name.endsWith(".") && /^\d/.test(next));

/** Returns the unit of the bare number in 5 ft 11 or 11 st 4. */
function impliedUnit(last: Term, converter: CompiledConverter): { id: string; length: number } | undefined {
  const id = NEXT_SMALLER.get(last.unit ?? "");
  return id !== undefined && findUnit(converter, id) ? { id, length: 0 } : undefined;
}

interface Field {
  converter: CompiledConverter;
  from: string;
  laws: ConverterLaws | undefined;
  parameters: ParameterValues | undefined;
}

function termIn(term: Term, single: boolean, { converter, from, laws, parameters }: Field): Amount | Failure {
  const signed = term.negative ? R.negate(term.value) : term.value;
  // Levels don’t add like numbers: two sources of 70 dB have 73 dB.
  if (!single && findUnit(converter, from)?.law.kind === "logarithmic")
    return new Failure(messages.unitsNotAdded);
  if (term.unit === undefined || term.unit === from) return signed;
  const linear = [term.unit, from].every((id) => findUnit(converter, id)?.law.kind === "linear");
  if (!linear && !single) return new Failure(messages.unitsNotAdded);
  // A subtracted term may be negative even if the quantity cannot: 1 kg - 100 g.
  const value = linear ? term.value : signed;
  const result = convert(
    converter,
    { value, from: term.unit, to: from, ...(parameters && { parameters }) },
    laws,
  );
  if (!result.ok) return result;
  if (typeof result.value === "string") return new Failure(messages.unitsNotMixed);
  return linear && term.negative ? negateAmount(result.value) : result.value;
}

const addAmounts = (a: Amount, b: Amount): Amount =>
  isRational(a) && isRational(b)
    ? R.add(a, b)
    : Number(isRational(a) ? R.toNumber(a) : a) + Number(isRational(b) ? R.toNumber(b) : b);
const negateAmount = (a: Amount): Amount => (isRational(a) ? R.negate(a) : -a);
