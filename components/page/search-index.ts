import { type PackedIndex, unpackIndex } from "@/lib/catalog/search/packed-index";
import type { SearchIndex } from "@/lib/catalog/search/search-entries";
import { loadOnce } from "./load-once";

/** Search index, which includes every unit; a failed load may be repeated. */
export const loadIndex = loadOnce(async (): Promise<SearchIndex> => {
  const response = await fetch("/search-index.json");
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return unpackIndex((await response.json()) as PackedIndex);
});
