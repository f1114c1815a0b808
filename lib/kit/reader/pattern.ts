import { stem } from "../phrases/words.ts";
import type { Sentence } from "./sentence.ts";
import { CONNECTORS, FILLERS } from "./vocabulary.ts";

/** A run of tokens, from index `start` to before index `end`. */
export interface Span {
  start: number;
  end: number;
}

interface Part {
  text: string;
  stem: string;
  isOptional: boolean;
}

interface Pattern {
  /** Alternatives of word sequences, the longest first. */
  alternatives: readonly (readonly Part[])[];
  /** Words and stems that an alternative can begin with. */
  starts: ReadonlySet<string>;
}

const compiled = new Map<string, Pattern>();

/**
 * Compiles alternatives separated by " | ", each a sequence of words: "down payment? | deposit". A word with "?" may be absent.
 * A word matches its other endings too ("payment" matches "payments"), except in quotes: "'r'" matches only "r".
 */
function compilePattern(text: string): Pattern {
  const cached = compiled.get(text);
  if (cached) return cached;
  const alternatives = text
    .split("|")
    .map((alternative) => alternative.trim().split(/\s+/).filter(Boolean).map(partOf))
    .filter((parts) => parts.length > 0)
    .sort((a, b) => b.length - a.length);
  const starts = new Set(
    alternatives.flatMap((parts) => {
      const required = parts.findIndex(({ isOptional }) => !isOptional);
      return parts
        .slice(0, required < 0 ? parts.length : required + 1)
        .flatMap((part) => [part.text, part.stem]);
    }),
  );
  const pattern = { alternatives, starts };
  compiled.set(text, pattern);
  return pattern;
}

function partOf(word: string): Part {
  const isOptional = word.endsWith("?") && word.length > 1;
  const bare = isOptional ? word.slice(0, -1) : word;
  const quoted = /^'(.+)'$/.exec(bare)?.[1];
  return { text: quoted ?? bare, stem: quoted ?? stem(bare), isOptional };
}

/** Lists a pattern’s words and their stems, without those that are common to all questions. */
export const wordsOfPattern = (pattern: string): string[] =>
  compilePattern(pattern).alternatives.flatMap((parts) =>
    parts.flatMap(({ text, stem: root }) => (FILLERS.has(text) || CONNECTORS.has(text) ? [] : [text, root])),
  );

/** Returns the words, and the stems of words, that a pattern can begin with. */
export const startsOfPattern = (pattern: string): ReadonlySet<string> => compilePattern(pattern).starts;

/** Returns the end of the longest alternative that starts at a token, or undefined. */
function matchAt({ alternatives, starts }: Pattern, { tokens }: Sentence, start: number): number | undefined {
  const first = tokens[start];
  if (!first || !(starts.has(first.text) || starts.has(first.stem))) return undefined;
  let longest: number | undefined;
  for (const parts of alternatives) {
    let place = start;
    const isMatch = parts.every(({ text, stem: root, isOptional }) => {
      const token = tokens[place];
      const isSame = token !== undefined && (token.text === text || token.stem === root);
      // "pay-off" is "pay off", and "interest-only" is "interest only".
      const isHyphen =
        !isSame &&
        place > start &&
        token?.text === "-" &&
        (tokens[place + 1]?.text === text || tokens[place + 1]?.stem === root);
      if (isSame) place += 1;
      else if (isHyphen) place += 2;
      return isSame || isHyphen || isOptional;
    });
    if (isMatch && place > start && place > (longest ?? start)) longest = place;
  }
  return longest;
}

const match = new WeakMap<Sentence, Map<string, readonly Span[]>>();

/** Lists the occurrences of a pattern, without overlaps. Cached by sentence for all frames. */
export function findAll(text: string, sentence: Sentence): readonly Span[] {
  const spansByPattern = match.get(sentence) ?? new Map<string, readonly Span[]>();
  match.set(sentence, spansByPattern);
  const cached = spansByPattern.get(text);
  if (cached) return cached;
  const pattern = compilePattern(text);
  const spans: Span[] = [];
  for (let start = 0; start < sentence.tokens.length; ) {
    const end = matchAt(pattern, sentence, start);
    if (end !== undefined) spans.push({ start, end });
    start = end ?? start + 1;
  }
  spansByPattern.set(text, spans);
  return spans;
}
