import { articlePath, articles } from "../../catalog/articles.ts";
import { calculatorPath, calculators } from "../../catalog/calculators.ts";
import { compiledConverter, converterPath, converters } from "../../catalog/converters.ts";
import { calculatorsWithEntries, entryPath } from "../../catalog/entries.ts";
import { pages } from "../../catalog/pages.ts";
import type { CompiledUnit } from "../../units/compile.ts";
import type { SearchEntry, SearchIndex } from "./search-entries.ts";

/** Gathers what there is to find, for the file that the search loads when it opens. */
export const buildSearchIndex = (): SearchIndex => ({
  entries: [...calculatorEntries(), ...ownEntries(), ...pageEntries(), ...articleEntries()],
  converters: converters.map((declaration) => {
    const compiled = compiledConverter(declaration);
    return {
      ...compiled,
      groups: [],
      commonValues: {},
      units: compiled.units.map(withoutPageTexts),
      name: declaration.name,
      path: converterPath(declaration),
      description: declaration.description,
      keywords: declaration.keywords ?? [],
      pairs: declaration.pairs,
    };
  }),
});

/** The search shows no formulas. */
function withoutPageTexts({ formula: _, ...unit }: CompiledUnit): CompiledUnit {
  return unit;
}

const calculatorEntries = (): SearchEntry[] =>
  calculators.map((calculator) => ({
    kind: "calculator",
    name: `${calculator.label} Calculator`,
    path: calculatorPath(calculator),
    description: calculator.summary,
    words: calculator.keywords.join(" "),
  }));

/** The things that calculators are about. */
const ownEntries = (): SearchEntry[] =>
  calculatorsWithEntries.flatMap(({ calculator, kind, pages: own }) =>
    own.map((page) => ({
      kind: "entry",
      label: kind,
      name: page.name,
      path: entryPath(calculator, page),
      description: page.line,
      words: [...(page.code === undefined ? [] : [page.code]), ...page.aliases].join(" "),
    })),
  );

/** /calculators only redirects: it is no page to find. */
const pageEntries = (): SearchEntry[] =>
  pages
    .filter((page) => page.path !== "/calculators")
    .map((page) => ({
      kind: "page",
      name: page.label,
      path: page.path,
      description: page.description,
      words: page.title,
    }));

const articleEntries = (): SearchEntry[] =>
  articles.map((article) => ({
    kind: "article",
    name: article.title,
    path: articlePath(article),
    description: article.description,
    words: article.headings.map(({ title }) => title).join(" "),
  }));
