/** Words per minute. Adults read 238 of English nonfiction (Brysbaert, 2019); tables and formulas take longer. */
const WORDS_PER_MINUTE = 200;

/** Counts the words that a reader of MDX sees: no tags and no addresses of links. */
export function countWords(mdx: string): number {
  const text = mdx.replace(/<[^<>]*>|(?<=\])\([^()]*\)/g, "");
  return text.match(/[\p{L}\d][\p{L}\d’'.,-]*/gu)?.length ?? 0;
}

/** Returns the whole minutes, at least one, that reading an MDX text takes. */
export const readingMinutes = (mdx: string): number =>
  Math.max(1, Math.round(countWords(mdx) / WORDS_PER_MINUTE));
