import type { Span } from "./pattern.ts";
import { type Sentence, sentenceOf } from "./sentence.ts";
import { FILLERS, LEADS } from "./vocabulary.ts";

/** Maximum tokens of a message that continues a question. */
const MAX_TOKENS = 20;

/** Strips the lead-in of a change: "15 years" for "and what about 15 years". */
export function withoutLead(message: string): string {
  const { tokens, cased } = sentenceOf(message.toLowerCase(), message);
  const first = tokens.find(({ text }) => !LEADS.has(text));
  return first ? cased.slice(first.start) : "";
}

/** Lists the parts of a message around which only fillers are, the longest first: "in feet" and "feet" of "and in feet?". */
export function coreSpans({ tokens }: Sentence): Span[] {
  if (tokens.length > MAX_TOKENS) return [];
  const isIdle = ({ text }: Sentence["tokens"][number]): boolean => FILLERS.has(text) || LEADS.has(text);
  const first = tokens.findIndex((token) => !isIdle(token));
  const last = tokens.findLastIndex((token) => !isIdle(token));
  // "in" may be a filler or an inch.
  const [lead, tail] = first < 0 ? [tokens.length - 1, 0] : [first, last];
  return tokens
    .slice(0, lead + 1)
    .flatMap((_, start) =>
      tokens.slice(Math.max(tail, start)).map((_, count) => ({ start, end: tokens.length - count })),
    );
}
