import { equationKey, plainEquation } from "../../core/search/equation-key.ts";
import { buildRanker, type Match, type Ranker, type SearchDocument } from "../../core/search/ranker.ts";
import { searchWords } from "../../core/search/terms.ts";
import { findUnitByName, unitNames } from "../../units/unit-names.ts";
import { type SearchConverter, type SearchEntry, type SearchIndex, searchEntries } from "./search-entries.ts";

export interface RankedPage {
  entry: SearchEntry;
  /** True if the text is a name, a symbol or an equation of the page, apart from fillers. */
  isExact: boolean;
  /** True if the text contains a complete name of the page, or consists of one of its units. */
  isNamed: boolean;
}

export interface PageRanker {
  /** Returns the pages that a text may mean, best first. */
  rank(text: string): readonly RankedPage[];
  /** Returns the pages with the names that look most like a text, best first. */
  nearest(text: string): readonly SearchEntry[];
  /** Returns the converters of which every word of a text is a unit, the likelier ones first: "psi", "kg lbs". */
  measured(text: string): readonly SearchEntry[];
}

type Kind = SearchEntry["kind"];

const KIND_BOOST: Readonly<Record<Kind, number>> = {
  job: 1.12,
  calculator: 0.95,
  converter: 1.05,
  entry: 1,
  page: 0.65,
  article: 0.7,
  pair: 0.75,
};
/** Boost of kinds other than the one that a text names. */
const OTHER_KIND = 0.75;
/** Boost of a converter if the text asks for one: jobs may be converters, too. */
const NAMED_KIND = 1.15;
const CONVERTER_WORD = /\bconver(?:t|ts|ter|ters|ting|sion|sions)\b/i;
const CALCULATOR_WORD = /\bcalculat(?:or|ors|e|ion|ions)\b/i;
const CONVERTERS: ReadonlySet<Kind> = new Set(["converter", "pair"]);
const CALCULATORS: ReadonlySet<Kind> = new Set(["calculator", "job", "entry"]);
/** Kinds whose address is a name, too. */
const HAS_SLUG: ReadonlySet<Kind> = new Set(["calculator", "job", "converter"]);

/** Maximum number of words that are searched for among units. */
const MAX_UNITS = 4;
const NO_UNIT = /^(?:to|in|into|converter|conversion)$/i;
/** Words next to an equation. */
const EQUATION_WORD = /(?:^| )(?:calculator|equation|formula|solver)(?= |$)/gi;
/** Data behind an equation: "F = ma 10 kg 2 m/s2". */
const DATA = /\s[-−]?\.?\d/;
/** Shorter sides of an equation are symbols. */
const MIN_SIDE = 3;
/** Shorter words are symbols, which name a page in their exact case only. */
const MIN_WORD = 3;

/** Indexes all pages; yields between slices. */
export function* buildPageRanker(index: SearchIndex): Generator<void, PageRanker> {
  const entries = searchEntries(index);
  const ranker = yield* buildRanker(entries, documentOf);
  const names = new SymbolNames();
  for (const entry of entries) if (names.add(entry)) yield;
  // The first key would wait for the names of all units.
  for (const converter of index.converters) {
    unitNames(converter);
    yield;
  }
  return new CatalogRanker(index, entries, ranker, names);
}

/** Pages by equation and by symbol. */
class SymbolNames {
  readonly equations = new Map<string, SearchEntry>();
  /** Pages by one side of their equation: "mgh". */
  readonly sides = new Map<string, SearchEntry>();
  readonly symbols = new Map<string, SearchEntry>();

  /** Returns true if the page has an equation. */
  add(entry: SearchEntry): boolean {
    let hasEquation = false;
    for (const word of entry.words) {
      const isEquation = word.includes("=");
      hasEquation ||= isEquation;
      const [names, key] = isEquation ? [this.equations, equationKey(word)] : [this.symbols, word];
      if ((isEquation || isSymbol(word)) && !names.has(key)) names.set(key, entry);
      for (const side of isEquation ? plainEquation(word).split("=") : [])
        if (side.length >= MIN_SIDE && !this.sides.has(side)) this.sides.set(side, entry);
    }
    return hasEquation;
  }

  /** Returns the page of an equation, or of a side of one: "v = u + at formula", "1/2 mv^2". */
  entryOfEquation(text: string): SearchEntry | undefined {
    const equation = text.replace(EQUATION_WORD, "");
    const sign = equation.indexOf("=");
    if (sign < 0) return this.sides.get(plainEquation(equation));
    const data = equation.slice(sign).search(DATA);
    return (
      this.equations.get(equationKey(equation)) ??
      (data < 0 ? undefined : this.equations.get(equationKey(equation.slice(0, sign + data))))
    );
  }
}

function documentOf(entry: SearchEntry): SearchDocument {
  const { kind, name, path, titles = [], words, description, text = "" } = entry;
  const names = [name, ...titles].map(withoutKind);
  const slug = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");
  return {
    titles: [...new Set([...names, ...(HAS_SLUG.has(kind) ? [slug] : [])])],
    synonyms: [...names.flatMap(partsOf), ...words.filter((word) => !isSymbol(word) && !word.includes("="))],
    text: `${description} ${text}`,
  };
}

const withoutKind = (name: string): string => name.replace(/ (?:Calculator|Converter)\b/, "");

/** True for a symbol, which has no words: "Fe", "mg/L". */
const isSymbol = (word: string): boolean =>
  word.length < MIN_WORD || (/[/·^]/.test(word) && !/\s/.test(word));

/** Returns the parts of a name that name the page alone: "Wire Gauge" and "AWG" of "Wire Gauge (AWG)". */
function partsOf(name: string): string[] {
  const parts = name.split(/[:(),]| & | and | ↔ /).map((part) => part.trim());
  return parts.length > 1 ? parts.filter((part) => !isSymbol(part)) : [];
}

class CatalogRanker implements PageRanker {
  readonly #index: SearchIndex;
  readonly #entries: readonly SearchEntry[];
  readonly #ranker: Ranker;
  readonly #byPath: ReadonlyMap<string, SearchEntry>;
  readonly #names: SymbolNames;

  constructor(index: SearchIndex, entries: readonly SearchEntry[], ranker: Ranker, names: SymbolNames) {
    this.#names = names;
    this.#index = index;
    this.#entries = entries;
    this.#ranker = ranker;
    this.#byPath = new Map(entries.map((entry) => [entry.path, entry]));
  }

  rank(text: string): readonly RankedPage[] {
    const wanted = text.trim();
    if (wanted === "") return [];
    const units = this.measured(wanted);
    const first = [this.#names.entryOfEquation(wanted), this.#entryOfSymbol(wanted, units[0])].flatMap(
      (entry) => entry ?? [],
    );
    const matches = this.#ranker.rank(wanted, this.#boostOf(wanted));
    // A single unit is a unit first: “btu” is also a short name of tools that say “btu calculator”.
    const isUnit = units.length > 0 && !/\s/.test(wanted);
    const exact = this.#exactEntries(
      isUnit
        ? matches.map((match) =>
            match.exact === "title" || this.#entries[match.id]?.kind === "converter"
              ? match
              : { ...match, exact: undefined },
          )
        : matches,
      wanted,
    );
    const named = new Set(this.#entriesOf(matches.filter(({ isNamed }) => isNamed)));
    const ranked: RankedPage[] = [
      ...[...first, ...exact].map((entry) => ({ entry, isExact: true, isNamed: true })),
      ...units.map((entry) => ({ entry, isExact: false, isNamed: true })),
      ...this.#entriesOf(matches).map((entry) => ({ entry, isExact: false, isNamed: named.has(entry) })),
    ];
    const seen = new Set<SearchEntry>();
    return ranked.filter(({ entry }) => !seen.has(entry) && seen.add(entry));
  }

  nearest(text: string): readonly SearchEntry[] {
    const entries = this.#ranker.nearest(text).flatMap((id) => this.#entries[id] ?? []);
    return [...entries, ...this.#entries.filter(({ kind }) => kind === "job")].filter(
      ({ kind }, place, all) => kind !== "pair" && all.indexOf(all[place] as SearchEntry) === place,
    );
  }

  measured(text: string): readonly SearchEntry[] {
    const isUnit = this.#index.converters.some((converter) => findUnitByName(converter, text) !== undefined);
    const words = isUnit
      ? [text]
      : text.split(/\s+/).filter((word, place) => place === 0 || !NO_UNIT.test(word));
    if (words.length === 0 || words.length > MAX_UNITS) return [];
    return this.#index.converters
      .filter((converter) => words.every((word) => findUnitByName(converter, word) !== undefined))
      .map((converter) => ({ converter, rank: isPopularIn(converter, words[0] ?? "") ? 0 : 1 }))
      .sort((a, b) => a.rank - b.rank || a.converter.use - b.converter.use)
      .flatMap(({ converter }) => this.#byPath.get(converter.path) ?? []);
  }

  #entriesOf(matches: readonly Match[]): SearchEntry[] {
    return matches.flatMap(({ id }) => this.#entries[id] ?? []);
  }

  /** Lists the pages that a text names, the most specific ones first: keywords of a calculator are parts of it. */
  #exactEntries(matches: readonly Match[], text: string): SearchEntry[] {
    const isOfKind = kindTest(text);
    // A single word is the calculator as a whole.
    const isLong = searchWords(text).length > 1;
    const tierOf = ({ id, exact }: Match): number => {
      const kind = this.#entries[id]?.kind ?? "page";
      const isUnspecific = kind === "converter" ? 0.5 : kind === "calculator" || kind === "article" ? 1 : 0;
      const isWanted = kind === "converter" && CONVERTER_WORD.test(text) ? 0.5 : 0;
      const part =
        exact === "title"
          ? 0
          : exact === "whole"
            ? kind === "calculator"
              ? 0.5
              : isUnspecific - 2
            : isUnspecific + 1;
      return part - isWanted + (isOfKind(kind) ? 0 : 3);
    };
    const exact = matches
      .filter((match) => match.exact !== undefined)
      .sort((one, other) => tierOf(one) - tierOf(other));
    return this.#entriesOf(exact).flatMap((entry, place) =>
      entry.kind === "calculator" && exact[place]?.exact === "synonym" && isLong
        ? [...this.#coveredPages(matches, entry), entry]
        : [entry],
    );
  }

  /** Returns the best page of a calculator whose names have all words of the text. */
  #coveredPages(matches: readonly Match[], { path }: SearchEntry): SearchEntry[] {
    const covered = this.#entriesOf(matches.filter(({ isCovered }) => isCovered));
    return covered.filter((entry) => entry.path.startsWith(`${path}/`)).slice(0, 1);
  }

  /** Returns the page of a symbol in its exact case, such as "Au"; a popular unit wins: "Pa". */
  #entryOfSymbol(text: string, unitPage: SearchEntry | undefined): SearchEntry | undefined {
    const exact = this.#names.symbols.get(text);
    if (!unitPage) return exact ?? this.#names.symbols.get(text.toLowerCase());
    const converter = this.#index.converters.find(({ path }) => path === unitPage.path);
    return converter?.common && isPopularIn(converter, text) ? undefined : exact;
  }

  #boostOf(text: string): (id: number) => number {
    const isOfKind = kindTest(text);
    const wantsConverter = CONVERTER_WORD.test(text);
    return (id) => {
      const kind = this.#entries[id]?.kind ?? "page";
      const boost = KIND_BOOST[kind] * (isOfKind(kind) ? 1 : OTHER_KIND);
      return kind === "converter" && wantsConverter ? boost * NAMED_KIND : boost;
    };
  }
}

/** Returns a test that is true for the kinds of pages that a text names: all, unless it says converter or calculator. */
function kindTest(text: string): (kind: Kind) => boolean {
  if (CONVERTER_WORD.test(text)) return (kind) => !CALCULATORS.has(kind) || kind === "job";
  if (CALCULATOR_WORD.test(text)) return (kind) => !CONVERTERS.has(kind);
  return () => true;
}

/** Returns true if a popular conversion has the unit of a symbol, in its exact case. */
function isPopularIn({ units, pairs }: SearchConverter, text: string): boolean {
  const ids = units.filter(({ symbol }) => symbol === text).map(({ id }) => id);
  return pairs.some(({ from, to }) => ids.includes(from) || ids.includes(to));
}
