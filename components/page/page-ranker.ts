import { runInSlices } from "@/components/ui/run-in-slices";
import { buildPageRanker, type PageRanker } from "@/lib/catalog/search/page-ranker";
import { loadOnce } from "./load-once";
import { loadIndex } from "./search-index";

/** Loads the search index and builds the ranker in slices, between which the page can react. */
export const loadRanker = loadOnce(
  async (): Promise<PageRanker> => runInSlices(buildPageRanker(await loadIndex())),
);
