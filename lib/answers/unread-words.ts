import { oneSpelling } from "../phrases/normalize.ts";
import { digitsForWords } from "../phrases/number-words.ts";
import { stem } from "../phrases/words.ts";
import { sentenceOf, type Token } from "../reader/sentence.ts";
import { CONDITIONS, DECISIVE, FILLERS } from "../reader/vocabulary.ts";
import type { QuestionSources } from "./reading.ts";
import { recognizedWords } from "./recognized-words.ts";

/** "1.2.3" is neither a number nor a day. */
const NO_NUMBER = /^\d+(?:\.\d+){2,}$/;
const IS_QUESTION = /\b(?:what|whats|how|which|who|when)\b/;
const MAX_WORDS = 12;
/** Tokens of a text that is unlikely to be only the beginning of a question. */
const MIN_TOKENS = 8;

/** Words of a text without a reading that are not understood, and a sentence if only a value can be missing. */
interface UnreadWords {
  words: readonly string[];
  says?: string;
}

/** Lists what prevents a reading of a text with numbers. Nothing of a text that is only the beginning of a question. */
export function unreadWords(text: string, known: QuestionSources): UnreadWords {
  const { tokens, text: lower } = sentenceOf(digitsForWords(oneSpelling(text)).toLowerCase());
  if (!/\d/.test(lower) || tokens.length > 5 * MAX_WORDS) return { words: [] };
  const { meaningful, all } = recognizedWords(known);
  const isMeaningful = (word: string): boolean => meaningful.has(word) || meaningful.has(stem(word));
  const isUnread = ({ kind, text: word, end }: Token, place: number): boolean => {
    if (kind === "number") return NO_NUMBER.test(word);
    if (kind === "sign" || FILLERS.has(word)) return false;
    if (DECISIVE.has(word)) return true;
    // “when is …” and “what if …” ask.
    if (CONDITIONS.has(word)) return place > 0 && !(place === 1 && tokens[0]?.text === "what");
    return !isMeaningful(word) && !(end === lower.length && isBeginning(word, all));
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
  return isComplete
    ? { words, says: "This question is missing a value, or it doesn’t say what to calculate." }
    : { words };
}

const isBeginning = (start: string, words: ReadonlySet<string>): boolean =>
  [...words].some((word) => word.startsWith(start));
