import { caseDistance, leadingWords, readPhrase, readSource } from "../../catalog/search/phrase.ts";
import type { SearchConverter } from "../../catalog/search/search-entries.ts";
import { oneSpelling } from "../../kit/phrases/normalize.ts";
import { PAGE_FILLERS } from "../../kit/reader/vocabulary.ts";
import { NEXT_SMALLER } from "../../units/next-smaller.ts";
import { convertersNaming, findUnitByName, normalizeName } from "../../units/unit-names.ts";
import type { Conversion } from "./conversion.ts";

/** Length of the longest text that may be only a value with its unit, in UTF-16 units. */
const MAX_LENGTH = 60;
/** Maximum number of blanks at which to split two units. */
const MAX_BLANKS = 6;

type SearchConversion = Conversion<SearchConverter>;

/**
 * Lists the conversions of a text without a question, the likeliest first: a value or a unit into usual
 * targets ("350f", "5'11\"", "psi"), or two units into each other ("kg lbs", "5 kg lb").
 */
export function conversionsOfBareUnits(
  text: string,
  converters: readonly SearchConverter[],
): SearchConversion[] {
  const plain = normalizeName(oneSpelling(text)).replace(/(?<![\s?=])[\s?=]+$/, "");
  if (plain === "" || plain.length > MAX_LENGTH || PAGE_FILLERS.has(plain.toLowerCase())) return [];
  const conversions = conversionsOfBareValue(plain, converters);
  return conversions.length > 0 ? conversions : conversionsOfTwoUnits(plain, converters);
}

function conversionsOfBareValue(plain: string, converters: readonly SearchConverter[]): SearchConversion[] {
  const hasNumber = /\d|[½⅓⅔¼¾⅛⅜⅝⅞]/.test(plain);
  // A single letter is the beginning of a word.
  if (!hasNumber && /^[a-z]$/i.test(plain)) return [];
  const match = convertersNaming(converters, leadingWords(plain)).flatMap((converter) => {
    const name = hasNumber ? plain.replace(/^[-+]?[\d.,\s/]+(?:e[+-]?\d+ ?)?/i, "") : plain;
    const from = findUnitByName(converter, name);
    if (!hasNumber && from === undefined) return [];
    const read = readSource(converter, plain);
    const rank = from !== undefined && from === read?.from ? caseDistance(converter, name, from) : 0;
    // "min" more likely means a minute than a minim.
    const rare = read && converter.commonUnits?.includes(read.from) === false ? 1 : 0;
    return read ? [{ converter, ...read, rank, rare }] : [];
  });
  const ranked = match.sort(
    (a, b) =>
      a.rank - b.rank ||
      Number(a.converter.common !== true) - Number(b.converter.common !== true) ||
      a.rare - b.rare ||
      a.converter.use - b.converter.use,
  );
  // Includes other common quantities only if the spelling matches their unit.
  return ranked
    .filter(({ converter, rank }, place) => place === 0 || (converter.common && rank === ranked[0]?.rank))
    .flatMap(({ converter, value, from }) =>
      targetsOf(converter, from, smallestIn(converter, value)).map((to) => ({ converter, value, from, to })),
    );
}

/** Returns the last unit of "5 ft 11 in" or "5'11": people convert such values like the smaller unit. */
function smallestIn(converter: SearchConverter, value: string): string | undefined {
  const parts = value.match(/\d+|[^\d\s.,]+/g) ?? [];
  const words = parts.filter((part) => !/^\d/.test(part));
  const last = findUnitByName(converter, words.at(-1) ?? "");
  const endsInNumber = /^\d/.test(parts.at(-1) ?? "");
  if (last === undefined || (words.length < 2 && !endsInNumber)) return undefined;
  return endsInNumber ? NEXT_SMALLER.get(last) : last;
}

const MAX_TARGETS = 3;

/**
 * Returns the usual targets of a unit: those of the popular pairs, else the converter's initial one.
 * `smaller` is the second unit of a value in two.
 */
export function targetsOf(
  { pairs, defaultPair, targets }: SearchConverter,
  from: string,
  smaller?: string,
): string[] {
  const [first, second] = defaultPair;
  const likely = [
    ...pairs.flatMap((pair) => (pair.from === smaller ? [pair.to] : [])),
    ...(targets[from] ?? []),
    ...pairs.flatMap((pair) => (pair.from === from ? [pair.to] : [])),
    ...pairs.flatMap((pair) => (pair.to === from ? [pair.from] : [])),
    ...(from === first ? [second] : [first]),
  ];
  return [...new Set(likely)].filter((to) => to !== from).slice(0, MAX_TARGETS);
}

function conversionsOfTwoUnits(plain: string, converters: readonly SearchConverter[]): SearchConversion[] {
  const blanks = [...plain.matchAll(/ /g)].slice(0, MAX_BLANKS);
  return blanks.flatMap(({ index }) =>
    readPhrase(`${plain.slice(0, index)} to ${plain.slice(index + 1)}`, converters)
      .sort((a, b) => a.converter.use - b.converter.use)
      .filter(({ converter }, place) => place === 0 || converter.common),
  );
}
