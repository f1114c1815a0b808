import { catalogRanker } from "../catalog/search/catalog-ranker.ts";
import type { RankedPage } from "../catalog/search/page-ranker.ts";
import type { SearchEntry } from "../catalog/search/search-entries.ts";
import { messages } from "./messages.ts";
import { missingCalculator } from "./planned-calculators.ts";
import { strictObject } from "./strict-schema.ts";
import { propertiesOf, type Tool, type ToolResult, textOf } from "./tool.ts";

export const findPageTool: Tool = {
  name: "find_page",
  description: "Finds calculators, unit converters, articles and other pages of the site by words.",
  parameters: strictObject({ query: { type: "string", description: "What to look for, in a few words." } }),
  run: async (input) => pageFor(textOf(propertiesOf(input).query)),
};

/** Matches words of users who look for a page, possibly by another name. */
const WANTED = /\b(?:calculators?|converters?|pages?|articles?|tools?|guides?|sizers?)\b/i;
const MAX_PAGES = 5;

/** Words around the name of a page: “go to the sitemap”, “about SciCalc”. */
const AROUND = /\b(?:go|take me|to|the|show|open|please|page|scicalc)\b/gi;
const wordsIn = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0;

/** Returns a test that is true for a tool that a text names, and for another page if the text is its name. */
const isPageMeantBy =
  (text: string) =>
  ({ entry: { kind, name }, isNamed, isExact }: RankedPage): boolean => {
    if (kind !== "page" && kind !== "article") return isNamed;
    return isExact || (isNamed && wordsIn(text.replace(AROUND, "")) <= wordsIn(name));
  };

/** Returns the page whose name a text contains, without asking for a page. */
export const namedPage = (text: string): ToolResult =>
  pageFor(text, WANTED.test(text) ? () => true : isPageMeantBy(text));

function pageFor(query: string, isMeant: (page: RankedPage) => boolean = () => true): ToolResult {
  const [best, ...others] = pagesFor(query)
    .filter(isMeant)
    .map(({ entry }) => entry);
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

/** Returns the best pages; an element or a formula only if the query is its name, not for a word of a question. */
const pagesFor = (query: string): RankedPage[] =>
  catalogRanker()
    .rank(query)
    .filter(({ entry, isExact }) => entry.kind !== "entry" || isExact)
    .slice(0, MAX_PAGES);

/** Returns the pages with any of the words, best first. */
export const likelyPages = (query: string): SearchEntry[] => pagesFor(query).map(({ entry }) => entry);

export function closestPage(query: string): SearchEntry | undefined {
  const pages = pagesFor(query)
    .filter(isPageMeantBy(query))
    .map(({ entry }) => entry);
  return pages.find(({ kind }) => kind === "calculator" || kind === "job") ?? pages[0];
}
