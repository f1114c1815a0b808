import { sourceCodes } from "../../core/sources/codes.ts";
import { findDocument } from "../../core/sources/register.ts";
import { quantitiesWithoutPage } from "../../kit/quantities/find.ts";
import type { CompiledUnit } from "../../units/compile.ts";
import { articlePath, articles } from "../articles.ts";
import { calculatorPath, calculators } from "../calculators.ts";
import { compiledConverter, converterPath, converters } from "../converters.ts";
import { commonConverters, pageWords, usualTargets } from "../curation.ts";
import { entries } from "../entries.ts";
import { inOrder } from "../list-order.ts";
import { pages } from "../pages.ts";
import type { SearchEntry, SearchIndex } from "./search-entries.ts";

const byUse = inOrder(
  converters.map(({ slug }) => slug),
  commonConverters,
  (slug) => slug,
);

/** Gathers what there is to find, for the file that the search loads when it opens. */
export const buildSearchIndex = (): SearchIndex => ({
  entries: [...calculatorEntries(), ...ownEntries(), ...pageEntries(), ...articleEntries()],
  converters: converters.map((declaration) => {
    const compiled = compiledConverter(declaration);
    return {
      ...compiled,
      groups: compiled.groups.map(({ source }) => ({ name: "", source: sourceCodes(source).join(";") })),
      commonValues: {},
      units: compiled.units.map(withoutPageTexts),
      // The answer bar has no fields to explain.
      parameters: compiled.parameters.map(({ hint: _, ...parameter }) => parameter),
      name: declaration.name,
      path: converterPath(declaration),
      description: declaration.description,
      keywords: declaration.keywords ?? [],
      pairs: declaration.pairs.map(({ slug, from, to }) => ({ slug, from, to })),
      defaultPair: declaration.defaultPair,
      use: byUse.indexOf(declaration.slug),
      targets: usualTargets[declaration.slug] ?? {},
      ...(commonConverters.includes(declaration.slug) && { common: true }),
    };
  }),
  quantities: quantitiesWithoutPage.map((declaration) => ({
    ...compiledConverter(declaration),
    groups: [],
    commonValues: {},
  })),
  sources: citedSources(),
});

/** Returns the sources of all converters’ groups: "NIST Special Publication 811, 2008 edition". */
function citedSources(): Record<string, string> {
  const codes = converters.flatMap(({ groups }) => groups.flatMap(({ source }) => sourceCodes(source)));
  return Object.fromEntries(
    [...new Set(codes)].flatMap((code) => {
      const document = findDocument(code);
      return document ? [[code, document.title]] : [];
    }),
  );
}

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
    words: calculator.keywords,
  }));

/** Elements, formulas and jobs. */
const ownEntries = (): SearchEntry[] =>
  entries.map(({ calculator, kind, page, job, path }) =>
    job
      ? {
          kind: "job",
          label: calculator.label,
          name: job.name,
          path,
          titles: [job.heading],
          description: job.lead,
          words: [job.question, ...job.words],
        }
      : {
          kind: "entry",
          label: kind,
          name: page.name,
          path,
          description: page.line,
          words: [page.code ?? [], page.aliases ?? [], page.words ?? []].flat(),
          ...(page.text !== undefined && { text: page.text }),
        },
  );

/** Excludes /calculators, which only redirects. */
const pageEntries = (): SearchEntry[] =>
  pages
    .filter((page) => page.path !== "/calculators")
    .map((page) => ({
      kind: "page",
      name: page.label,
      path: page.path,
      description: page.description,
      words: [page.title, ...(pageWords[page.path] ?? [])],
    }));

const articleEntries = (): SearchEntry[] =>
  articles.map((article) => ({
    kind: "article",
    name: article.title,
    path: articlePath(article),
    description: article.description,
    words: pageWords[articlePath(article)] ?? [],
    text: article.headings.map(({ title }) => title).join(" "),
  }));
