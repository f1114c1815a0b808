export interface SpellingCorrection {
  entered: string;
  word: string;
}

/** Shorter words have too many neighbors. */
const MIN_LENGTH = 5;
const MAX_CORRECTIONS = 3;
const WORD = /(?<![\p{L}\p{N}'-])\p{L}{5,20}(?![\p{L}\p{N}'-])/gu;

/**
 * Corrects the words of a text that are not among `words`, and one letter away from exactly one of them. Undefined if there is
 * none.
 */
export function correctSpelling(
  text: string,
  words: ReadonlySet<string>,
): { text: string; corrections: readonly SpellingCorrection[] } | undefined {
  const corrections: SpellingCorrection[] = [];
  const corrected = text.replace(WORD, (entered) => {
    const lower = entered.toLowerCase();
    if (words.has(lower) || corrections.length >= MAX_CORRECTIONS) return entered;
    const neighbors = beginningWith(lower.slice(0, 1), words).filter((word) => isNeighbor(lower, word));
    const [word, other] = neighbors;
    if (word === undefined || (other !== undefined && !areForms(neighbors))) return entered;
    corrections.push({ entered, word });
    return word;
  });
  return corrections.length > 0 ? { text: corrected, corrections } : undefined;
}

const indexes = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>();

/** Lists the words that are long enough to be corrected, by their first character. */
function beginningWith(first: string, words: ReadonlySet<string>): readonly string[] {
  const index =
    indexes.get(words) ??
    Map.groupBy(
      [...words].filter(({ length }) => length >= MIN_LENGTH),
      (word) => word.slice(0, 1),
    );
  indexes.set(words, index);
  return index.get(first) ?? [];
}

/** Returns true if all are the first one with another ending: "ratio", "ratios". */
const areForms = ([first = "", ...others]: readonly string[]): boolean =>
  others.every((word) => word.startsWith(first) || first.startsWith(word));

/** True if words begin alike and differ in one letter: added, missing, replaced or swapped with the next. */
function isNeighbor(a: string, b: string): boolean {
  if (a === b || a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right === `${left[1]}${left[0]}`;
}
