import { MONTHS, WEEKDAYS } from "../../core/civil/day-names.ts";
import { zoneOf } from "../../core/civil/zone-names.ts";
import type { Leftovers } from "../phrases/define.ts";
import { isPlace } from "../phrases/places.ts";
import { stem } from "../phrases/words.ts";
import type { Sentence, Token } from "./sentence.ts";
import { CONDITIONS, CURRENCY_WORDS, DECISIVE, FILLERS } from "./vocabulary.ts";

export const NOTHING: Leftovers = { vital: [], words: [] };
export const isWhole = ({ vital, words }: Leftovers): boolean => vital.length === 0 && words.length === 0;

/** Signs that only punctuate. */
const PUNCTUATION = /^[.,;:?!()"'~…=$%-]$/;
const DAY_NAMES: ReadonlySet<string> = new Set(
  [...MONTHS, ...WEEKDAYS].flatMap((name) => [name.toLowerCase(), name.toLowerCase().slice(0, 3)]),
);

/**
 * Lists the leftovers of a reading. `consumed` is true for each token that it used; `words` are words that
 * don’t change its answer, `jobWords` are stems with a meaning in another calculator’s questions; `decisive`
 * are words that change this one’s.
 */
export function leftoversOf(
  sentence: Sentence,
  consumed: readonly boolean[],
  words: ReadonlySet<string>,
  jobWords: ReadonlySet<string>,
  {
    decisive: decisiveWords,
    unitsMatter,
  }: { decisive?: ReadonlySet<string>; unitsMatter?: true | undefined } = {},
): Leftovers {
  const vital: string[] = [];
  const idle: string[] = [];
  const { tokens, text } = sentence;
  const isIdle = (token: Token): boolean =>
    FILLERS.has(token.text) || words.has(token.text) || words.has(token.stem);
  const isLeft = (place: number): boolean => {
    const token = tokens[place];
    return token !== undefined && !consumed[place] && token.kind !== "sign" && !isIdle(token);
  };
  // “if it’s Sunday”, at the end
  const isClause = (place: number): boolean =>
    (CONDITIONS.has(tokens[place]?.text ?? "") || tokens[place]?.text === "unless") &&
    !consumed.slice(place).some(Boolean) &&
    tokens.some((_, other) => other > place && isLeft(other));
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (!token || consumed[place]) continue;
    if (token.kind === "sign") {
      if (!PUNCTUATION.test(token.text)) vital.push(token.text);
    } else if (token.kind === "number") {
      const end = endOfNumber(tokens, place, consumed);
      vital.push(text.slice(startOfNumber(tokens, place), tokens[end - 1]?.end));
      place = end - 1;
    } else if (isClause(place)) {
      vital.push(text.slice(token.start, tokens.findLast(({ kind }) => kind !== "sign")?.end));
      break;
    } else if (!isIdle(token) && CONDITIONS.has(token.text)) {
      if (tokens.some((_, other) => other > place && isLeft(other))) vital.push(token.text);
    } else if (!isIdle(token)) {
      const end = tokens.findIndex(
        (other, index) => index > place && !(isLeft(index) && other.kind === "word"),
      );
      const run = tokens.slice(place, end < 0 ? tokens.length : end);
      const mayBeUnit = unitsMatter && tokens[place - 1]?.kind === "number";
      const isVital = (each: Token): boolean =>
        decisiveWords?.has(each.text) || decisiveWords?.has(each.stem) || isDecisive(each, jobWords);
      const name = text.slice(token.start, run.at(-1)?.end);
      if (mayBeUnit || isGoverned(tokens, place) || run.some(isVital)) vital.push(name);
      else if (isPlaceName(run, tokens[place - 1])) vital.push(titleCase(name));
      else idle.push(name);
      place += run.length - 1;
    }
  }
  return { vital, words: idle };
}

/** Returns true after "with": “with shoes on”, “with a tailwind”. */
function isGoverned(tokens: readonly Token[], place: number): boolean {
  const before = tokens.slice(0, place).findLast(({ text }) => !/^(?:an?|the|my|some)$/.test(text));
  return before?.text === "with";
}

const isDecisive = ({ text, stem: root }: Token, jobWords: ReadonlySet<string>): boolean =>
  DECISIVE.has(text) || CURRENCY_WORDS.has(text) || DAY_NAMES.has(text) || jobWords.has(root);

function isPlaceName(run: readonly Token[], before: Token | undefined): boolean {
  const name = run.map(({ text }) => text).join(" ");
  return (
    isPlace(name) ||
    run.some(({ text }) => isPlace(text)) ||
    (/^(?:in|from)$/.test(before?.text ?? "") && zoneOf(name) !== undefined)
  );
}

export const titleCase = (words: string): string =>
  words.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** Returns the text index at which a number with its currency sign starts. */
function startOfNumber(tokens: readonly Token[], place: number): number | undefined {
  const sign = tokens[place - 1];
  return sign && /^[$€£¥₹]$/.test(sign.text) ? sign.start : tokens[place]?.start;
}

const COUNTED_UNIT = /^(?:%|years?|yrs?|months?|weeks?|days?|hours?|minutes?|seconds?)$/;

/** Returns the index after a number and its percent sign or unit of time. */
function endOfNumber(tokens: readonly Token[], place: number, consumed: readonly boolean[]): number {
  const next = tokens[place + 1];
  return next && !consumed[place + 1] && COUNTED_UNIT.test(next.text) ? place + 2 : place + 1;
}

const sets = new Map<string, ReadonlySet<string>>();

export function wordSet(text: string): ReadonlySet<string> {
  const cached = sets.get(text);
  if (cached) return cached;
  const words = text.split(" ").filter(Boolean);
  const set = new Set([...words, ...words.map(stem)]);
  sets.set(text, set);
  return set;
}
