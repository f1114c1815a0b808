import type { CompiledConverter } from "../../units/compile.ts";
import { readNumber } from "../../units/read-number.ts";
import { readValue } from "../../units/read-value.ts";
import {
  convertersNaming,
  findUnitByName,
  maxNameLength,
  normalizeName,
  spellings,
  unitNames,
} from "../../units/unit-names.ts";

type PhraseConverter = CompiledConverter & {
  /** Popular conversions, which are the likeliest. */
  pairs?: readonly { from: string; to: string }[];
};

/** Conversion requested in words. */
export interface Phrase<C extends CompiledConverter> {
  converter: C;
  /** Text of the value, for the converter's field. */
  value: string;
  from: string;
  to: string;
}

const LEAD = /^(?:convert|what(?:'s| is)|how (?:much|many) is|calculate) /i;
const HOW_MANY = /^how (?:many|much) (?!is )(.+?) (?:is|are|in|make|makes) (.+?) ?\??$/is;
const SPLIT = / (?:to|in|into|as|en)(?= )| ?(?:->|→|=)/gi;

/** Maximum number of split positions, from the end. */
const MOST_CUTS = 6;

/**
 * Reads "5 ft 11 in to cm", "72 f in c", "convert 3 miles to km", "how many ml in 2.5 cups": returns possible
 * conversions, the likeliest first. Without a number, the value is 1.
 */
export function readPhrase<C extends PhraseConverter>(text: string, converters: readonly C[]): Phrase<C>[] {
  const plain = normalizeName(text).slice(0, 200);
  return candidates(plain).flatMap(({ source, target }) =>
    convertersNaming(converters, target)
      .flatMap((converter) => readIn(converter, source, target))
      .sort((a, b) => a.rank - b.rank)
      .map(({ phrase }) => phrase),
  );
}

function candidates(text: string): { source: string; target: string }[] {
  const match = HOW_MANY.exec(text);
  if (match?.[1] && match[2]) return [{ source: match[2], target: match[1] }];
  const plain = text.replace(LEAD, "").replace(/ ?\?$/, "");
  const cuts = [...plain.matchAll(SPLIT)].reverse().slice(0, MOST_CUTS);
  return cuts.map((cut) => ({
    source: plain.slice(0, cut.index).trim(),
    target: plain.slice(cut.index + cut[0].length).trim(),
  }));
}

interface Ranked<C extends CompiledConverter> {
  phrase: Phrase<C>;
  rank: number;
}

function readIn<C extends PhraseConverter>(converter: C, source: string, target: string): Ranked<C>[] {
  const to = findUnitByName(converter, target);
  const read = to === undefined ? undefined : readSource(converter, source);
  if (to === undefined || !read) return [];
  // No one converts megabits to megabits: "mb/s" then means megabytes.
  const other = to === read.from ? inOtherCase(converter, target, to) : undefined;
  const wanted = other ?? to;
  const isPopular = converter.pairs?.some((pair) => pair.from === read.from && pair.to === wanted);
  const rank = 2 * caseDistance(converter, target, wanted) + (isPopular ? 0 : 1);
  return [{ phrase: { converter, ...read, to: wanted }, rank }];
}

/** Returns another unit whose name differs from a text only in case, unless the first one matches. */
function inOtherCase(converter: CompiledConverter, text: string, id: string): string | undefined {
  const { exact, folded } = unitNames(converter);
  if (exact.get(text) === id) return undefined;
  const names = folded.get(text.toLowerCase()) ?? [];
  return names.map((name) => exact.get(name)).find((other) => other !== undefined && other !== id);
}

/** Reads a value with its unit, or a unit, which means 1 of it: "5 ft 11 in", "kWh". Uses all of the text. */
export function readSource(
  converter: CompiledConverter,
  source: string,
): { value: string; from: string } | undefined {
  if (source === "") return undefined;
  const hasNumber = NUMBER.test(source) && !isUnitWithExponent(converter, source);
  const from = hasNumber ? leadingUnit(converter, leadingWords(source)) : findUnitByName(converter, source);
  if (from === undefined) return undefined;
  const value = hasNumber ? source : "1";
  const single = singleTerm(converter, value, from);
  return readValue(single, converter, from).ok ? { value: single, from } : undefined;
}

/** Returns true for a unit whose name ends in a digit: "m2", "ft3". */
const isUnitWithExponent = (converter: CompiledConverter, source: string): boolean =>
  /^[a-z]{1,3}[23]$/i.test(source) && findUnitByName(converter, source) !== undefined;

const NUMBER = /[\d½⅓⅔¼¾⅛⅜⅝⅞]/;

/** Returns a source from its first unit on, in the spelling of names. */
export function leadingWords(source: string): string {
  if (!NUMBER.test(source)) return normalizeName(source);
  const unsigned = source.replace(/^[-+−\s]+(?:\d{1,3}:(?=\d{2} ))?|^\d{1,3}:(?=\d{2} )/, "");
  const number = readNumber(unsigned);
  return normalizeName(number?.ok ? unsigned.slice(number.length) : unsigned);
}

const NAME_END = /[^\s\d.,+/-]/;

function leadingUnit(converter: CompiledConverter, words: string): string | undefined {
  const whole = findUnitByName(converter, words);
  if (whole !== undefined) return whole;
  for (let end = maxNameLength(unitNames(converter), words); end > 0; end -= 1) {
    // A word that ends in a sign or a digit is not a name, but the text after it is.
    const unit = NAME_END.test(words.charAt(end - 1))
      ? findUnitByName(converter, words.slice(0, end))
      : undefined;
    if (unit !== undefined) return unit;
  }
  return undefined;
}

/** Strips the unit of a single term, which the field has: "72 f" becomes "72". */
function singleTerm(converter: CompiledConverter, value: string, from: string): string {
  const number = /^([-+]?[\d.,:\s/]+)([^\d.,:\s/+-].*)$/s.exec(value);
  return number?.[1] && number[2] && findUnitByName(converter, number[2]) === from ? number[1].trim() : value;
}

/** Returns 0 if the target equals a name of the unit, 1 if only its case differs. */
export function caseDistance(converter: CompiledConverter, target: string, id: string): number {
  const unit = converter.units.find((candidate) => candidate.id === id);
  return unit && spellings(unit).includes(target) ? 0 : 1;
}
