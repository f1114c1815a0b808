import type { DataRecord } from "../../core/data/records.ts";

type Named = Pick<DataRecord, "id" | "label" | "aliases" | "note">;

/**
 * Returns the records that match a search text: names that begin with it first, then words, then parts, then
 * notes with such a word (the numbers of a material); all for an empty text.
 */
export function matchRecords<R extends Named>(records: readonly R[], query: string): readonly R[] {
  const wanted = folded(query);
  if (wanted === "") return records;
  return records
    .map((record) => ({ record, rank: bestRank(textsOf(record), wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ record }) => record);
}

const IN_NOTE = 4;
const NO_MATCH = 5;

/** Returns the records with the names most similar to an unknown text, the most similar first. */
export function suggestRecords<R extends Named>(
  records: readonly R[],
  text: string,
  limit = 3,
): readonly R[] {
  const matching = matchRecords(records, text);
  if (matching.length > 0) return matching.slice(0, limit);
  const wanted = bigramsOf(folded(text));
  return records
    .map((record) => ({
      record,
      similarity: Math.max(...nameBigrams(record).map((bigrams) => similarityOf(bigrams, wanted))),
    }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({ record }) => record);
}

const MIN_SIMILARITY = 0.55;

const bigramsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text, (_, at) => text.slice(at, at + 2)).slice(0, -1));

function similarityOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const total = a.size + b.size;
  // The sizes already exclude most names.
  if (2 * Math.min(a.size, b.size) < MIN_SIMILARITY * total || total === 0) return 0;
  let common = 0;
  for (const bigram of a) if (b.has(bigram)) common += 1;
  return (2 * common) / total;
}

/** Returns the id, label and aliases of a record as `folded` texts. */
export const namesOf = (record: Named): readonly string[] => textsOf(record).names;

/** Caches bigrams of each record's names: a request may have an unknown name in every row. */
const knownBigrams = new WeakMap<object, readonly ReadonlySet<string>[]>();

function nameBigrams(record: Named): readonly ReadonlySet<string>[] {
  const cached = knownBigrams.get(record);
  if (cached) return cached;
  const bigrams = namesOf(record).map(bigramsOf);
  knownBigrams.set(record, bigrams);
  return bigrams;
}

interface Texts {
  names: readonly string[];
  note: string;
}

function bestRank({ names, note }: Texts, wanted: string): number {
  const rank = Math.min(...names.map((name) => rankOf(name, wanted)));
  return rank === NO_MATCH && ` ${note}`.includes(` ${wanted}`) ? IN_NOTE : rank;
}

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : NO_MATCH;
}

/** Caches the texts of each record: there are 883 weather stations to search with every key. */
const cache = new WeakMap<object, Texts>();

function textsOf(record: Named): Texts {
  const cached = cache.get(record);
  if (cached) return cached;
  const { id, label, aliases = [], note = "" } = record;
  const texts = { names: [label, id, ...aliases].map(folded), note: folded(note) };
  cache.set(record, texts);
  return texts;
}

/** Removes case, accents and punctuation: "Côte d’Ivoire" becomes "cote d ivoire". */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();
