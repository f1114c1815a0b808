import { capitalize } from "../../core/locale/locale.ts";
import type { CompiledConverter, CompiledUnit } from "../../units/compile.ts";
import { findUnit } from "../../units/find-unit.ts";
import type { PairDeclaration } from "../../units/quantity.ts";

export interface SearchEntry {
  kind: "calculator" | "job" | "converter" | "pair" | "page" | "article" | "entry";
  /** Label, if its kind says too little: "Element". */
  label?: string;
  name: string;
  path: string;
  description: string;
  /** Other forms of its name. */
  titles?: readonly string[];
  /** Synonyms, codes and equations, each a complete name of the page. */
  words: readonly string[];
  /** Other words that the page may be found by. */
  text?: string;
}

/** Converter with the search data: for conversions, and for matches by unit and pair. */
export interface SearchConverter extends CompiledConverter {
  name: string;
  path: string;
  description: string;
  keywords: readonly string[];
  pairs: readonly PairDeclaration[];
  defaultPair: readonly [from: string, to: string];
  /** Rank by frequency of use, from 0. */
  use: number;
  /** Usual targets of a unit that begins no pair. */
  targets: Readonly<Record<string, readonly string[]>>;
  /** True for converters of daily use. */
  common?: true;
}

/** Data that the search loads when it opens. It generates entries of converters and pairs from `converters`. */
export interface SearchIndex {
  entries: readonly SearchEntry[];
  converters: readonly SearchConverter[];
  /** Units of quantities without a converter. */
  quantities: readonly CompiledConverter[];
  /** Titles of cited documents by code. */
  sources: Readonly<Record<string, string>>;
}

export const searchEntries = (index: SearchIndex): SearchEntry[] => [
  ...index.entries,
  ...index.converters.map(converterEntry),
  ...index.converters.flatMap(pairEntries),
];

const namesOf = ({ name, symbol, aliases }: CompiledUnit): string[] => [name, symbol, ...(aliases ?? [])];

const converterEntry = (converter: SearchConverter): SearchEntry => ({
  kind: "converter",
  name: converter.name,
  path: converter.path,
  description: converter.description,
  words: converter.keywords,
  text: converter.units.flatMap(namesOf).join(" "),
});

function pairEntries(converter: SearchConverter): SearchEntry[] {
  return converter.pairs.flatMap((pair) => {
    const from = findUnit(converter, pair.from);
    const to = findUnit(converter, pair.to);
    if (!from || !to) return [];
    const name = capitalize(`${from.plural} to ${to.plural}`);
    const path = `${converter.path}/${pair.slug}`;
    return [{ kind: "pair", name, path, description: converter.name, words: [] }];
  });
}
