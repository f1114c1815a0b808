import { plainSymbol } from "./plain-symbol.ts";

export interface FormulaEntry {
  id: string;
  title: string;
  group: string;
  /** Equation in one line. */
  equation: string;
  /** Other names: "suvat". */
  names?: readonly string[];
  /** Alternative forms of the equation: "v = u + at". */
  spellings?: readonly string[];
  symbols: readonly string[];
  /** Searchable words, in lower case. */
  words: string;
}

export const LONGEST_SEARCH = 100;
const SILENT = new Set(
  "a an the of and or in is are what which who has have with for to by from on at that formula formulas equation law find me all between".split(
    " ",
  ),
);
const MOST = 24;

/**
 * Finds formulas by name, by symbol or by topic ("what has mass and velocity"), the best first. Returns those
 * with all words of the text; if there are none, those with the most.
 */
export function findFormulas(entries: readonly FormulaEntry[], text: string): FormulaEntry[] {
  const query = text.slice(0, LONGEST_SEARCH).trim();
  const equation = query.includes("=") ? plain(query) : undefined;
  const same = entries.filter((entry) =>
    [entry.equation, ...(entry.spellings ?? [])].some((spelling) => plain(spelling) === equation),
  );
  if (same.length > 0) return same;
  const queryWords = query
    .split(/[\s,;?!-]+/)
    .filter((word) => word !== "" && !SILENT.has(word.toLowerCase()));
  if (queryWords.length === 0) return [];
  const scored = entries
    .map((entry) => ({ entry, ...scoreOf(entry, queryWords) }))
    .filter(({ hits }) => hits > 0);
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  return scored
    .filter(({ hits }) => hits === most)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

function scoreOf(entry: FormulaEntry, queryWords: readonly string[]): { hits: number; score: number } {
  const title = wordsOf(entry.title);
  const words = wordsOf(entry.words);
  let [hits, score] = [0, 0];
  for (const word of queryWords) {
    const points = pointsOf(word, entry, title, words);
    if (points > 0) hits += 1;
    score += points;
  }
  // Ranks a short exact title above longer ones.
  return { hits, score: score - title.length / 10 };
}

function pointsOf(
  word: string,
  entry: FormulaEntry,
  title: readonly string[],
  words: readonly string[],
): number {
  const lower = word.toLowerCase().replace(/['’]s$/, "");
  if (title.includes(lower)) return 6;
  if (lower.length > 1 && title.some((titleWord) => titleWord.startsWith(lower))) return 4;
  if (entry.symbols.includes(word)) return 3;
  if (words.includes(lower)) return 2;
  if (lower.length > 2 && words.some((entryWord) => entryWord.startsWith(lower))) return 1;
  const part = plain(lower);
  return part.length > 2 && plain(entry.equation).includes(part) ? 1 : 0;
}

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Normalizes "E = m · c²" to "e=mc2", "v = v₀ + ½at" to "v=v0+1/2at". */
const plain = (equation: string): string =>
  plainSymbol(equation)
    .toLowerCase()
    .replaceAll("½", "1/2")
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(RAISED.indexOf(digit)))
    .replace(/[\s·*^()]/g, "");

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);
