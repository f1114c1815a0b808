import { daysInMonth } from "../../core/civil/day.ts";
import { MONTHS } from "../../core/civil/day-names.ts";
import { zoneOf } from "../../core/civil/zone-names.ts";
import { oneSpelling } from "../../kit/phrases/normalize.ts";
import { digitsForWords } from "../../kit/phrases/number-words.ts";
import { stem } from "../../kit/phrases/words.ts";
import { sentenceOf, type Token } from "../../kit/reader/sentence.ts";
import { CONDITIONS, DECISIVE, FILLERS } from "../../kit/reader/vocabulary.ts";
import type { QuestionSources } from "./reading.ts";
import { recognizedWords } from "./recognized-words.ts";

export const MISSING_VALUE = "This question is missing a value, or it doesn’t say what to calculate.";
/** Text that looks like a number, a date or a time, and is none: "1.2.3", "13:75". */
const NO_NUMBER = /^\d+(?:\.\d+){2,}$|^\d{1,2}:[6-9]\d$/;
const IS_TIME = /^(?:noon|midnight)$/;
const MONTH_STARTS = MONTHS.map((name) => name.toLowerCase().slice(0, 3));
const IS_QUESTION = /\b(?:what|whats|how|which|who|when)\b/;
const MAX_WORDS = 12;
/** Minimum tokens of a text that is probably not just the beginning of a question. */
const MIN_TOKENS = 6;

/** Words of a text without a reading that are not understood, and a sentence if only a value can be missing. */
interface UnreadWords {
  words: readonly string[];
  says?: string;
}

/** Lists what prevents a reading of a text with numbers; nothing for the beginning of a question. */
export function unreadWords(text: string, sources: QuestionSources): UnreadWords {
  const { tokens, text: lower } = sentenceOf(digitsForWords(oneSpelling(text)).toLowerCase());
  if (!/\d|\bnoon\b|\bmidnight\b/.test(lower) || tokens.length > 5 * MAX_WORDS) return { words: [] };
  const { meaningful, all } = recognizedWords(sources);
  const isMeaningful = (word: string): boolean => meaningful.has(word) || meaningful.has(stem(word));
  const isUnread = ({ kind, text: word, end }: Token, place: number): boolean => {
    if (kind === "number") return NO_NUMBER.test(word) || isNoDay(tokens, place);
    if (monthOf(word) !== undefined) return isNoDay(tokens, place + 1) || isNoDay(tokens, place - 1);
    if (kind === "sign" || FILLERS.has(word) || IS_TIME.test(word)) return false;
    if (DECISIVE.has(word)) return true;
    // “when is …” and “what if …” ask.
    if (CONDITIONS.has(word))
      return word !== "when" && place > 0 && !(place === 1 && tokens[0]?.text === "what");
    return !isMeaningful(word) && !isZone(tokens, place) && !(end === lower.length && isBeginning(word, all));
  };
  const hasMeaning = tokens.some(
    ({ kind, text: word }) => (kind === "word" && isMeaningful(word)) || /^[-+*/×÷%$^=]$/.test(word),
  );
  if (!hasMeaning) return { words: [] };
  const words: string[] = [];
  let end = -1;
  for (const [place, token] of tokens.entries()) {
    if (!isUnread(token, place)) continue;
    const last = tokens[place - 1];
    if (place > 0 && end === place && last) words.push(`${words.pop()}${lower.slice(last.end, token.end)}`);
    else words.push(token.text);
    end = place + 1;
  }
  if (words.length > 0) return { words: words.slice(0, MAX_WORDS) };
  const isComplete = IS_QUESTION.test(lower) || tokens.length >= MIN_TOKENS;
  return isComplete ? { words, says: MISSING_VALUE } : { words };
}

/** Returns the number of the month that a word names: 2 for "feb". */
function monthOf(word: string | undefined): number | undefined {
  const month = MONTH_STARTS.indexOf(word?.slice(0, 3) ?? "") + 1;
  return month > 0 && MONTHS[month - 1]?.toLowerCase().startsWith(word ?? " ") ? month : undefined;
}

/** True for a word of the name of a time zone, also if the name has two words: "york". */
function isZone(tokens: readonly Token[], place: number): boolean {
  const [before, word, after] = [-1, 0, 1].map((shift) => tokens[place + shift]?.text ?? "");
  return [`${before} ${word}`, `${word}`, `${word} ${after}`].some((name) => zoneOf(name) !== undefined);
}

/** True for a number next to a month that has fewer days: "feb 30". */
function isNoDay(tokens: readonly Token[], place: number): boolean {
  const [before, day, after] = [-1, 0, 1].map((shift) => tokens[place + shift]?.text);
  const month = monthOf(before) ?? monthOf(after);
  const year =
    tokens.slice(place + 1, place + 4).find(({ text }) => /^[12]\d{3}$/.test(text))?.text ?? "2000";
  return month !== undefined && /^\d\d$/.test(day ?? "") && Number(day) > daysInMonth(Number(year), month);
}

const isBeginning = (start: string, words: ReadonlySet<string>): boolean =>
  [...words].some((word) => word.startsWith(start));
