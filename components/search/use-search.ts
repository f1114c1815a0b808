"use client";

import MiniSearch from "minisearch";
import { useEffect, useMemo, useState } from "react";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { type Phrase, readPhrase } from "@/lib/faces/search/phrase";
import {
  type SearchConverter,
  type SearchEntry,
  type SearchIndex,
  searchEntries,
} from "@/lib/faces/search/search-entries";
import { convert } from "@/lib/units/convert";
import { findUnit } from "@/lib/units/find-unit";
import { formatConverted } from "@/lib/units/format";
import type { ConverterLaws } from "@/lib/units/law";
import { readValue } from "@/lib/units/read-value";

/** A conversion that the text asks for, worked out. */
interface Answer {
  /** "5 ft 11 in = 180.34 cm" */
  text: string;
  converter: string;
  path: string;
}

const MAX_RESULTS = 12;
const KIND_BOOST: Readonly<Record<SearchEntry["kind"], number>> = {
  calculator: 2,
  converter: 1.6,
  article: 1.2,
  page: 1.1,
  pair: 0.6,
  entry: 0.9,
};

/** "pressure" means the Pressure Converter before every other kind of pressure. */
const NAME_START_BOOST = 2;

let loading: Promise<SearchIndex> | undefined;

/** The index, fetched once for the life of the page; a failed attempt may be repeated. */
function loadIndex(): Promise<SearchIndex> {
  loading ??= fetch("/search-index.json").then((response) => {
    if (!response.ok) throw new Error(`The search index answered ${response.status}`);
    return response.json() as Promise<SearchIndex>;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

interface Search {
  state: "loading" | "ready" | "failed";
  results: readonly SearchEntry[];
  answer: Answer | undefined;
}

/** What the site has for a text: pages, and the answer where the text is a plain conversion. */
export function useSearch(query: string): Search {
  const [index, setIndex] = useState<SearchIndex>();
  const [failed, setFailed] = useState(false);
  const [laws, setLaws] = useState<Readonly<Record<string, ConverterLaws>>>({});

  useEffect(() => {
    loadIndex().then(setIndex, () => setFailed(true));
  }, []);

  const entries = useMemo(() => (index ? searchEntries(index) : []), [index]);
  const search = useMemo(() => engineOf(entries), [entries]);
  const phrase = useMemo(() => index && readPhrase(query, index.converters)[0], [index, query]);
  const needed = phrase?.converter.needsLaws ? phrase.converter.slug : undefined;

  useEffect(() => {
    if (needed === undefined || laws[needed]) return;
    lawsOf(needed).then((loaded) => {
      if (loaded) setLaws((current) => ({ ...current, [needed]: loaded }));
    });
  }, [needed, laws]);

  const results = useMemo(() => resultsOf(search, entries, query), [search, entries, query]);
  const answer = useMemo(() => {
    if (!phrase || (needed !== undefined && !laws[needed])) return undefined;
    return answerOf(phrase, needed === undefined ? undefined : laws[needed]);
  }, [phrase, needed, laws]);
  return { state: failed ? "failed" : index ? "ready" : "loading", results, answer };
}

/** The best entries for a text; those whose name begins with the whole of it come first. */
function resultsOf(engine: MiniSearch, entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return [];
  const found = engine.search(wanted).flatMap(({ id }) => entries[id] ?? []);
  const named = (entry: SearchEntry): boolean => entry.name.toLowerCase().startsWith(wanted);
  return [...found.filter(named), ...found.filter((entry) => !named(entry))].slice(0, MAX_RESULTS);
}

function engineOf(entries: readonly SearchEntry[]): MiniSearch {
  const engine = new MiniSearch({
    fields: ["name", "words", "description"],
    // Symbols stay whole: km/h, N·m, °C.
    tokenize: (text) => text.split(/[\s,;:()"“”]+/).filter(Boolean),
    searchOptions: {
      boost: { name: 4, words: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: "AND",
      boostDocument(id, term) {
        const { kind = "page", name = "" } = entries[id] ?? {};
        return KIND_BOOST[kind] * (name.toLowerCase().startsWith(term) ? NAME_START_BOOST : 1);
      },
    },
  });
  engine.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return engine;
}

function answerOf(phrase: Phrase<SearchConverter>, laws?: ConverterLaws): Answer | undefined {
  const { converter, value, from, to } = phrase;
  const reading = readValue(value, converter, from, laws);
  if (!reading.ok) return undefined;
  const converted = convert(converter, { value: reading.value, from, to }, laws);
  const [source, target] = [findUnit(converter, from), findUnit(converter, to)];
  if (!converted.ok || !source || !target) return undefined;
  const result = formatConverted(converted.value, converter.rounding ?? { significant: 10 });
  const left = /[^\d\s.,/+-]/.test(value)
    ? value
    : `${value} ${source.symbol === "—" ? source.plural : source.symbol}`;
  return {
    text: `${left} = ${result.display} ${target.symbol === "—" ? target.plural : target.symbol}`,
    converter: converter.name,
    path: `${converter.path}?${new URLSearchParams({ value, from, to })}`,
  };
}
