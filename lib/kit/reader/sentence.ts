import { stem } from "../phrases/words.ts";

/** The smallest part of a question: a number, a word or a sign. */
export interface Token {
  kind: "number" | "word" | "sign";
  text: string;
  /** Without plural and similar endings; the text itself for numbers and signs. */
  stem: string;
  /** First character and the one after the last, in the sentence. */
  start: number;
  end: number;
}

/** A question split into tokens. Frames and grammars refer to its tokens by index. */
export interface Sentence {
  /** The question in lower case, with numbers as digits (`simplified`). */
  text: string;
  /** The same with its capitals, which some units and formulas need. */
  cased: string;
  tokens: readonly Token[];
}

/** Letters with inner apostrophes, hyphens and dots ("i've", "r-value", "sq.ft"), digits with inner marks, or one other sign. */
const TOKEN = /\d+(?:[.,:]\d+)*|\.\d+|[\p{L}°µΩ][\p{L}\p{M}°µΩ²³⁴]*(?:['’.&][\p{L}]+)*['’]?|[^\s\p{L}\d]/gu;

/** Returns true if a token is a minus sign of the number after it: "-5", not "10-5", "r-19" or "11 -5". */
export function isMinusSign(tokens: readonly Token[], place: number): boolean {
  const [before, sign, number] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (sign?.text !== "-" || number?.kind !== "number" || number.start !== sign.end) return false;
  return (
    before === undefined ||
    (before.end < sign.start && before.kind !== "number") ||
    /^[($€£¥₹]$/.test(before.text)
  );
}

/** Splits a simplified question. `cased` is the question before `toLowerCase`; it is used if both have equal length. */
export function sentenceOf(text: string, cased = text): Sentence {
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: part, index }): Token => {
    const kind = /^\.?\d/.test(part) ? "number" : /^[\p{L}°µΩ]/u.test(part) ? "word" : "sign";
    return {
      kind,
      text: part,
      stem: kind === "word" ? stem(part.replace(/['’]s?$/, "")) : part,
      start: index,
      end: index + part.length,
    };
  });
  return { text, cased: cased.length === text.length ? cased : text, tokens };
}

/** Returns the words of a span with their capitals. */
export const textOfSpan = (
  { cased, tokens }: Sentence,
  { start, end }: { start: number; end: number },
): string => cased.slice(tokens[start]?.start, tokens[end - 1]?.end);

/** Returns the index of the token that starts at or after a character, if no token contains the character. */
export function tokenAfter({ tokens }: Sentence, character: number): number | undefined {
  const index = tokens.findIndex(({ end }) => end > character);
  if (index < 0) return tokens.length;
  return (tokens[index]?.start ?? 0) >= character ? index : undefined;
}

/** Matches a sticky pattern at a character of a text. */
export function matchSticky(pattern: RegExp, text: string, character: number): RegExpExecArray | null {
  pattern.lastIndex = character;
  return pattern.exec(text);
}
