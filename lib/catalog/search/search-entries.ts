import { capitalize } from "../../core/locale/locale.ts";
import type { CompiledConverter, CompiledUnit } from "../../units/compile.ts";
import { findUnit } from "../../units/find-unit.ts";
import type { PairDeclaration } from "../../units/quantity.ts";

export interface SearchEntry {
  kind: "calculator" | "converter" | "pair" | "page" | "article" | "entry";
  /** Label, if its kind says too little: "Element". */
  label?: string;
  name: string;
  path: string;
  /** A line under the name. */
  description: string;
  /** Further words that it is found by: aliases, symbols, keywords. */
  words: string;
}

/** A converter as the search needs it: to convert, and to be found by its units and pairs. */
export interface SearchConverter extends CompiledConverter {
  name: string;
  path: string;
  description: string;
  keywords: readonly string[];
  pairs: readonly PairDeclaration[];
  defaultPair: readonly [from: string, to: string];
  /** Place among all by how often they are used, from 0. */
  use: number;
  /** Usual targets of a unit that begins no pair. */
  targets: Readonly<Record<string, readonly string[]>>;
  /** One of those that people use daily. */
  common?: true;
}

/** Data that the search loads when it opens. It generates entries of converters and pairs from `converters`. */
export interface SearchIndex {
  entries: readonly SearchEntry[];
  converters: readonly SearchConverter[];
  /** The units of quantities that have no converter. */
  quantities: readonly CompiledConverter[];
  /** Titles of the documents that the groups of units cite, by their codes. */
  sources: Readonly<Record<string, string>>;
}

/** Every entry of an index: those that it lists, the converters and their popular pairs. */
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
  words: [...converter.keywords, ...converter.units.flatMap(namesOf)].join(" "),
});

function pairEntries(converter: SearchConverter): SearchEntry[] {
  return converter.pairs.flatMap((pair) => {
    const from = findUnit(converter, pair.from);
    const to = findUnit(converter, pair.to);
    if (!from || !to) return [];
    const name = capitalize(`${from.plural} to ${to.plural}`);
    const words = [...namesOf(from), ...namesOf(to)].join(" ");
    return [
      { kind: "pair", name, path: `${converter.path}/${pair.slug}`, description: converter.name, words },
    ];
  });
}
