import { calculatorPath, calculators } from "../catalog/calculators.ts";
import { type SearchEntry, searchEntries } from "../catalog/search/search-entries.ts";
import { buildSearchIndex } from "../catalog/search/search-index.ts";
import { meaningfulWords } from "../kit/phrases/words.ts";

/** Names of a page, reduced to meaningful words: its names and keywords, and the units of a converter. */
interface Called {
  names: ReadonlySet<string>;
  units: ReadonlySet<string>;
}

const key = (text: string): string => meaningfulWords(text).join(" ");
const keys = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map(key).filter(Boolean));
const withoutKind = (name: string): string => name.replace(/ (?:Calculator|Converter)$/, "");

let called: ReadonlyMap<string, Called> | undefined;

/** Returns the names by path. They are computed once per process. */
function calledByPath(): ReadonlyMap<string, Called> {
  if (called) return called;
  const index = buildSearchIndex();
  const keywords = new Map(
    calculators.map((calculator) => [calculatorPath(calculator), calculator.keywords] as const),
  );
  const names = ({ kind, path, name, words }: SearchEntry): readonly string[] => [
    withoutKind(name),
    ...(kind === "page" ? [words] : []),
    ...(keywords.get(path) ?? []),
  ];
  const byPath = new Map<string, Called>(
    searchEntries(index).map((entry) => [entry.path, { names: keys(names(entry)), units: new Set() }]),
  );
  for (const { path, name, keywords: keywordsOf, units } of index.converters)
    byPath.set(path, {
      names: keys([withoutKind(name), ...keywordsOf]),
      units: keys(units.flatMap((unit) => [unit.name, unit.plural, ...(unit.aliases ?? [])])),
    });
  called = byPath;
  return byPath;
}

/** Matches words of users who look for a page, possibly by another name. */
const WANTED = /\b(?:calculators?|converters?|pages?|articles?|tools?|guides?|sizers?)\b/i;
const MOST_WORDS = 20;
const LONGEST_NAME = 6;

/**
 * Returns a test that is true if the text contains a complete name or keyword of a page, or is the name of
 * one of its units. Partial names do not count, such as the "double" of "double word".
 */
export function isNamedIn(text: string): (entry: SearchEntry) => boolean {
  if (WANTED.test(text)) return () => true;
  const words = meaningfulWords(text).slice(0, MOST_WORDS);
  const runs = new Set<string>();
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST_NAME); end += 1)
      runs.add(words.slice(start, end).join(" "));
  const whole = words.join(" ");
  return ({ path }) => {
    const page = calledByPath().get(path);
    return (
      page !== undefined && (page.units.has(whole) || [...page.names].some((name) => isSaid(name, runs)))
    );
  };
}

const LEAST_FOR_TYPO = 6;

/** Returns true if the text contains the name, with at most one wrong letter. */
const isSaid = (name: string, runs: ReadonlySet<string>): boolean =>
  runs.has(name) || (name.length >= LEAST_FOR_TYPO && [...runs].some((run) => isNearly(run, name)));

/** Returns true if two texts differ by one letter: missing, extra, different, or swapped. */
function isNearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}
