import type { DataRecord } from "../data/records.ts";

/** The records that a search text fits: names that begin with it first, then words, then parts; all for an empty text. */
export function matchRecords<R extends Pick<DataRecord, "id" | "label" | "aliases">>(
  records: readonly R[],
  query: string,
): readonly R[] {
  const wanted = folded(query);
  if (wanted === "") return records;
  return records
    .map((record) => ({ record, rank: Math.min(...namesOf(record).map((name) => rankOf(name, wanted))) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ record }) => record);
}

const NO_MATCH = 4;

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : NO_MATCH;
}

/** Of each record once: there are 883 weather stations to look through at every key. */
const known = new WeakMap<object, readonly string[]>();

function namesOf(record: Pick<DataRecord, "id" | "label" | "aliases">): readonly string[] {
  const found = known.get(record);
  if (found) return found;
  const { id, label, aliases = [] } = record;
  const names = [label, id, ...aliases].map(folded);
  known.set(record, names);
  return names;
}

/** Without case, accents and what stands between words: "Côte d’Ivoire" is found as "cote d ivoire". */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();
