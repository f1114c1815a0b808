import MiniSearch from "minisearch";
import { type SearchEntry, searchEntries } from "../catalog/search/search-entries.ts";
import { buildSearchIndex } from "../catalog/search/search-index.ts";
import { meaningfulWords, stem } from "../kit/phrases/words.ts";
import { messages } from "./messages.ts";
import { isNamedIn } from "./named-page.ts";
import { missingCalculator } from "./planned-calculators.ts";
import { strictObject } from "./strict-schema.ts";
import { propertiesOf, type Tool, type ToolResult, textOf } from "./tool.ts";

export const findPageTool: Tool = {
  name: "find_page",
  description: "Finds calculators, unit converters, articles and other pages of the site by words.",
  parameters: strictObject({ query: { type: "string", description: "What to look for, in a few words." } }),
  run: async (input) => pageFor(textOf(propertiesOf(input).query)),
};

/** Returns the page whose name a text contains, without asking for a page. */
export function namedPage(text: string): ToolResult {
  const isNamed = isNamedIn(text);
  const called = pageCalled(text.trim().toLowerCase(), loadEngine().entries);
  return pageFor(text, (entry) => entry === called || isNamed(entry));
}

function pageFor(query: string, isMeant: (entry: SearchEntry) => boolean = () => true): ToolResult {
  const [best, ...others] = findPages(query).filter(isMeant);
  const missing = missingCalculator(query);
  if (missing) {
    const { name, closest } = missing;
    return {
      ok: true,
      text: messages.pagePlanned({ name, closest: closest.label }),
      data: { missing: name, closest: { name: closest.label, path: closest.path } },
      page: closest,
    };
  }
  if (!best) return { ok: false, message: messages.pageMissing };
  return {
    ok: true,
    text: `${best.name}: ${best.description}`,
    data: {
      pages: [best, ...others].map(({ kind, name, path, description }) => ({
        kind,
        name,
        path,
        description,
      })),
    },
    page: { path: best.path, label: best.name },
  };
}

/** Minimum share of the query’s words that a page must contain. */
const LEAST_COVERAGE = 0.6;
const MOST_PAGES = 5;

/** Returns the pages with enough of the words, best first. */
export const findPages = (query: string): SearchEntry[] => rankedPages(query, LEAST_COVERAGE);

/** Returns the pages with any of the words, best first. */
export const likelyPages = (query: string): SearchEntry[] => rankedPages(query, 0);

export function closestPage(query: string): SearchEntry | undefined {
  const pages = rankedPages(query, 0.3).filter(isNamedIn(query));
  return pages.find(({ kind }) => kind === "calculator") ?? pages[0];
}

function rankedPages(query: string, leastCoverage: number): SearchEntry[] {
  const words = [...new Set(meaningfulWords(query))];
  const { engine, entries } = loadEngine();
  const matches = engine
    .search(words.join(" "))
    .filter(({ queryTerms }) => new Set(queryTerms).size / words.length >= leastCoverage)
    .slice(0, MOST_PAGES)
    .flatMap(({ id }) => entries[id] ?? []);
  const named = pageCalled(query.trim().toLowerCase(), entries);
  return named ? [named, ...matches.filter((entry) => entry !== named)].slice(0, MOST_PAGES) : matches;
}

/** Returns the page whose name or title equals the text, even if it consists of common words. */
const pageCalled = (text: string, entries: readonly SearchEntry[]): SearchEntry | undefined =>
  entries.find(({ kind, name, words }) =>
    (kind === "page" ? [name, words] : [name]).some((term) => term.toLowerCase() === text),
  ) ??
  (/^(?:what|who) (?:is|made|runs|owns) scicalc\b/.test(text)
    ? entries.find(({ path }) => path === "/about")
    : undefined);

/**
 * Boost by kind. Entries match by their names alone, so that an element's name within a question does not mislead
 * anyone.
 */
const BOOST: Readonly<Record<Exclude<SearchEntry["kind"], "entry">, number>> = {
  calculator: 2.5,
  converter: 1.6,
  article: 1.1,
  page: 1.3,
  pair: 0.5,
};

let loaded: { engine: MiniSearch; entries: readonly SearchEntry[] } | undefined;

/** Builds the search engine over all pages, once per process. */
function loadEngine(): { engine: MiniSearch; entries: readonly SearchEntry[] } {
  if (loaded) return loaded;
  const entries = searchEntries(buildSearchIndex());
  const engine = new MiniSearch({
    fields: ["name", "words", "description"],
    tokenize: (text) =>
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    processTerm: stem,
    searchOptions: {
      boost: { name: 5, words: 2 },
      prefix: (term) => term.length > 4,
      // Allowed typing errors; each additional one multiplies the search time.
      fuzzy: (term) => (term.length > 7 ? 2 : term.length > 5 ? 1 : false),
      combineWith: "OR",
      boostDocument(id, term) {
        const { kind = "page", name = "" } = entries[id] ?? {};
        return (
          (kind === "entry" ? 0 : BOOST[kind]) *
          (stem(name.toLowerCase().split(" ")[0] ?? "") === term ? 2 : 1)
        );
      },
    },
  });
  engine.addAll(entries.map((entry, id) => ({ id, ...entry })).filter(({ kind }) => kind !== "entry"));
  loaded = { engine, entries };
  return loaded;
}
