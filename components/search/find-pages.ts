import MiniSearch from "minisearch";
import { folded } from "@/lib/catalog/search/fold-text";
import { type SearchEntry, type SearchIndex, searchEntries } from "@/lib/catalog/search/search-entries";
import { findUnitByName } from "@/lib/units/unit-names";

const MAX_RESULTS = 12;
const KIND_BOOST: Readonly<Record<SearchEntry["kind"], number>> = {
  calculator: 2,
  converter: 1.6,
  article: 1.2,
  page: 1.1,
  pair: 0.6,
  entry: 0.9,
};

/** Ranks the Pressure Converter first for "pressure". */
const NAME_START_BOOST = 2;
/** Maximum number of words that are searched for among units. */
const MOST_UNITS = 4;

/** Maximum number of words with fuzzy search. */
const MOST_FUZZY = 6;

export interface FoundPages {
  pages: readonly SearchEntry[];
  measured: readonly SearchEntry[];
}

export const NO_PAGES: FoundPages = { pages: [], measured: [] };

export type FindPages = (text: string) => FoundPages;

export function pageFinder(index: SearchIndex): FindPages {
  const entries = searchEntries(index);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const engine = engineOf(entries);
  return (text) => {
    const wanted = folded(text.trim());
    if (wanted === "") return NO_PAGES;
    const measured = convertersOf(index, text.trim()).flatMap(({ path }) => byPath.get(path) ?? []);
    const matches = engine.search(wanted).flatMap(({ id }) => entries[id] ?? []);
    const isNamed = (entry: SearchEntry): boolean => folded(entry.name).startsWith(wanted);
    // Pages whose name begins with the whole text come first.
    const ranked = [...matches.filter(isNamed), ...measured.slice(0, 1), ...matches, ...measured];
    return { pages: [...new Set(ranked)].slice(0, MAX_RESULTS), measured };
  };
}

/** Returns the converters with every word of a text as a unit, the popular ones first: "psi", "kg lbs". */
function convertersOf({ converters }: SearchIndex, text: string) {
  const words = text.split(/\s+/).filter((word) => !/^(?:to|in|[\d.,]+)$/.test(word));
  if (words.length === 0 || words.length > MOST_UNITS) return [];
  return converters
    .filter((converter) => words.every((word) => findUnitByName(converter, word) !== undefined))
    .sort((a, b) => a.use - b.use);
}

function engineOf(entries: readonly SearchEntry[]): MiniSearch {
  const engine = new MiniSearch({
    fields: ["name", "words", "description"],
    // Keeps symbols whole: km/h, N·m, °C.
    tokenize: (text) =>
      folded(text)
        .split(/[\s,;:()"“”]+/)
        .filter(Boolean),
    searchOptions: {
      boost: { name: 4, words: 1.5 },
      prefix: true,
      // Skips the search for typing errors in a sentence, because it takes longer than a keystroke allows.
      fuzzy: (term, _place, terms) => (term.length > 4 && terms.length <= MOST_FUZZY ? 0.2 : false),
      combineWith: "AND",
      boostDocument(id, term) {
        const { kind = "page", name = "" } = entries[id] ?? {};
        return KIND_BOOST[kind] * (folded(name).startsWith(term) ? NAME_START_BOOST : 1);
      },
    },
  });
  engine.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return engine;
}
