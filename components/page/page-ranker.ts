import { runInSlices } from "@/components/ui/run-in-slices";
import { buildPageRanker, type PageRanker } from "@/lib/catalog/search/page-ranker";
import type { SearchIndex } from "@/lib/catalog/search/search-entries";
import { loadOnce } from "./load-once";
import { loadIndex } from "./search-index";

interface Loaded {
  index: SearchIndex;
  ranker: PageRanker;
}

/** Loads the search index and builds the ranker in slices, between which the page can react. */
export const loadRanker = loadOnce(async (): Promise<Loaded> => {
  const index = await loadIndex();
  return { index, ranker: await runInSlices(buildPageRanker(index)) };
});
