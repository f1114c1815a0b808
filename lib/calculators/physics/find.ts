import { equationKey, plainEquation } from "../../core/search/equation-key.ts";
import { type Ranker, rankerOf } from "../../core/search/ranker.ts";

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
const MAX_FORMULAS = 24;

/** Finds formulas by equation, name, symbol or topic ("what has mass and velocity"), the best first. */
export function findFormulas(entries: readonly FormulaEntry[], text: string): FormulaEntry[] {
  const query = text.slice(0, LONGEST_SEARCH).trim();
  const byEquation = query.includes("=") ? formulasOfEquation(entries, query) : [];
  if (byEquation.length > 0) return byEquation;
  return rankerFor(entries)
    .rank(query)
    .slice(0, MAX_FORMULAS)
    .flatMap(({ id }) => entries[id] ?? []);
}

const equationsOf = ({ equation, spellings = [] }: FormulaEntry): string[] => [equation, ...spellings];

/** Returns the formulas with an equation, else those that begin with it. */
function formulasOfEquation(entries: readonly FormulaEntry[], query: string): FormulaEntry[] {
  const [key, start] = [equationKey(query), plainEquation(query)];
  const same = entries.filter((entry) => equationsOf(entry).some((each) => equationKey(each) === key));
  if (same.length > 0) return same;
  return entries.filter((entry) => equationsOf(entry).some((each) => plainEquation(each).startsWith(start)));
}

const rankers = new WeakMap<readonly FormulaEntry[], Ranker>();

function rankerFor(entries: readonly FormulaEntry[]): Ranker {
  const ranker =
    rankers.get(entries) ??
    rankerOf(
      entries.map(({ title, names = [], symbols, words }) => ({
        titles: [title],
        synonyms: names,
        text: `${words} ${symbols.join(" ")}`,
      })),
    );
  rankers.set(entries, ranker);
  return ranker;
}
