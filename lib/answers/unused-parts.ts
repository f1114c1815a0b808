import { MONTHS, WEEKDAYS } from "../civil/day-names.ts";
import type { Call, Leftovers } from "../phrases/define.ts";
import { figuresOf } from "../phrases/figures.ts";
import { isPlace, placeIn } from "../phrases/places.ts";
import { stem } from "../phrases/words.ts";
import { zoneOf } from "../phrases/zones.ts";
import { titleCase, wordSet } from "../reader/leftovers.ts";
import { CURRENCY_WORDS, DECISIVE, PAGE_FILLERS } from "../reader/vocabulary.ts";

/** Unknown words that are looked at one by one; a text with more is not one of ours. */
const MAX_UNKNOWN_WORDS = 12;

/** The words and numbers of a text in lower case that a call does not rest on; `words`: what its calculator knows. */
export function findUnusedParts(
  call: Call,
  text: string,
  words: string,
  read: (text: string) => Call | undefined,
): Leftovers {
  const reading = JSON.stringify(call);
  const isUsed = (index: number, length: number): boolean => {
    const place = placeIn(text.slice(index, index + length));
    // The country of a part that was used.
    if (place !== undefined && reading.includes(`"${place}-`)) return true;
    const shorter = read(text.slice(0, index) + text.slice(index + length));
    return shorter === undefined || JSON.stringify(shorter) !== reading;
  };
  const isSameWith = (changed: string): boolean => JSON.stringify(read(changed)) === reading;
  const unknown = unknownWords(text, words, isUsed);
  const phrases = [...text.matchAll(DECISIVE_PHRASES)]
    .filter(({ 0: phrase, index }) => !isUsed(index, phrase.length))
    .map(([phrase]) => phrase)
    .filter((phrase) => !unknown.vital.some((words) => words.includes(phrase) || phrase.includes(words)));
  const numbers = [...unusedNumbers(call, text), ...unusedRepetition(call, text, isSameWith)];
  const condition = endCondition(text, wordSet(words));
  if (condition === undefined) return { ...unknown, vital: [...numbers, ...phrases, ...unknown.vital] };
  const isOutside = (part: string): boolean => !condition.includes(part);
  return {
    vital: [...numbers, ...[...phrases, ...unknown.vital].filter(isOutside), condition],
    words: unknown.words.filter(isOutside),
  };
}

const NUMBERS = /\d+(?:\.\d+)?|\.\d+/g;
/** Figures that are part of a name or of a unit, and counts that a word says as well. */
const NAMED =
  /\b401k\b|\bs&p 500\b|(?:per|\/|a) ?100 ?(?:ft|feet|foot|')|\bevery 2 weeks\b|\b1 (?:hour|h)\b|(?<!\d)1\/(?=\d)|(?<![\d.])\d*\.\d+(?= ?(?:repeating|recurring))/g;
/** The numbers of a row, between which a comma is no decimal mark: [2,1]. */
const IN_BRACKETS = /\[[\d\s.,;+\-/]{1,300}\]/g;
/** "2,4,4,5": no decimal mark stands twice, and groups of thousands have three figures. */
const LIST = /(?<![\d.,])\d{1,9}(?:,\d{1,9}){2,}(?![\d.,])/g;
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;
/** "1m75" */
const METERS_AND = /\b([12])m(?=\d{2}\b)/g;

/** Phrases that calculators may know by their words, and that change the figure. */
const DECISIVE_PHRASES =
  /\b(?:interest[- ]only|net of|inclusive|exclusive|excluding|double|triple|twice|thrice)\b/g;

const canonical = (digits: string): string => String(Number(digits));

/** Lists the numbers of a call. A note says what a number was taken for: "3 times a week". */
const numbersOf = ({ input, focus }: Call): string[] =>
  [...`${JSON.stringify(input)} ${focus?.note ?? ""}`.matchAll(NUMBERS)].map(([digits]) => canonical(digits));

const MAX_REPETITIONS = 6;

/** Returns the first number that occurs more often in the text than in the call, and that changes without changing the call. */
function unusedRepetition(call: Call, text: string, isSameWith: (changed: string) => boolean): string[] {
  const used = numbersOf(call);
  const count = (numbers: readonly string[], number: string): number =>
    numbers.filter((each) => each === number).length;
  const figures = figuresOf(text);
  const digits = figures.map((figure) => canonical(figure.digits));
  const repeated = figures.filter((_, place) => {
    const number = digits[place] ?? "";
    return count(digits, number) > Math.max(1, count(used, number));
  });
  const unused = repeated.slice(0, MAX_REPETITIONS).find(({ index, digitsEnd }) => {
    const number = text.slice(index, digitsEnd);
    const changed = number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
    return isSameWith(text.slice(0, index) + changed + text.slice(digitsEnd));
  });
  if (unused) return [unused.value];
  // A call has no use for so many.
  return repeated.length > MAX_REPETITIONS ? repeated.slice(0, 1).map(({ value }) => value) : [];
}

function unusedNumbers(call: Call, text: string): string[] {
  const used = new Set(numbersOf(call));
  const plain = text
    .replace(IN_BRACKETS, (list) => list.replaceAll(",", ", "))
    .replace(LIST, (list) => (GROUPED.test(list) ? list : list.replaceAll(",", ", ")))
    .replace(NAMED, " ")
    .replace(METERS_AND, "$1.");
  const isUsed = (written: string): boolean =>
    (written.match(NUMBERS) ?? []).every((part) => used.has(canonical(part)));
  return (
    figuresOf(plain)
      // "80 m" may be meters, not millions.
      .filter(({ value, digits }) => !isUsed(value) && !isUsed(digits))
      .map(({ value, kind }) =>
        kind === "percent" ? `${value}%` : kind === "plain" || kind === "money" ? value : `${value} ${kind}`,
      )
  );
}

const WORD = /(?<![\p{L}\p{N}'&.])\p{L}[\p{L}'-]*(?![\p{L}\p{N}])/gu;
const KNOWN_DAYS = new RegExp(
  `^(?:${[...MONTHS, ...WEEKDAYS].map((name) => name.toLowerCase()).join("|")}|${MONTHS.map((name) => name.toLowerCase().slice(0, 3)).join("|")}|sept)$`,
);

function unknownWords(
  text: string,
  ownWords: string,
  isUsed: (index: number, length: number) => boolean,
): Leftovers {
  const known = wordSet(ownWords);
  const isKnown = (word: string): boolean =>
    PAGE_FILLERS.has(word) || known.has(word) || known.has(stem(word)) || KNOWN_DAYS.test(word);
  const unknown = [...text.matchAll(WORD)]
    .filter(([word]) => !isKnown(word))
    .slice(0, MAX_UNKNOWN_WORDS)
    .filter(({ 0: word, index }) => !isUsed(index, word.length));
  const groups: { text: string; index: number; end: number }[] = [];
  for (const { 0: word, index } of unknown) {
    const last = groups.at(-1);
    if (last && text.slice(last.end, index) === " ") {
      last.text += ` ${word}`;
      last.end = index + word.length;
    } else groups.push({ text: word, index, end: index + word.length });
  }
  const isVital = ({ text: words, index }: (typeof groups)[number]): boolean =>
    isPlace(words) ||
    isOrdinary(words) ||
    (/\b(?:in|from) $/.test(text.slice(0, index)) && zoneOf(words) !== undefined);
  return {
    vital: groups.filter(isVital).map(({ text: words }) => (isOrdinary(words) ? words : titleCase(words))),
    words: groups.filter((group) => !isVital(group)).map(({ text: words }) => words),
  };
}

/** Returns the condition that a text ends with, “unless it’s sunday”, if no calculator of these words knows what it is about. */
function endCondition(text: string, known: ReadonlySet<string>): string | undefined {
  const [condition] = /\b(?:if|unless|when|until|while|provided|assuming) [^\d]{1,80}$/.exec(text) ?? [];
  const isKnown = (word: string): boolean =>
    PAGE_FILLERS.has(word) || known.has(word) || known.has(stem(word));
  return condition
    ?.split(/[^\p{L}']+/u)
    .slice(1)
    .every(isKnown) === false
    ? condition
    : undefined;
}

/** Returns true for words that change a figure and are not the name of a place. */
const isOrdinary = (words: string): boolean =>
  CURRENCY_WORDS.has(words) || words.split(" ").some((word) => DECISIVE.has(word));

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(", ");

/** The question back where a number or a place has no use. */
export const askAbout = (vital: readonly string[]): string =>
  `I don’t know what to do with ${quoted(vital)} in this question. Could you leave it out or rephrase it?`;

/** The line that says what an answer does not rest on. */
export const formatUnusedParts = (words: readonly string[]): string => `I left out: ${quoted(words)}.`;
