import { buildPageRanker, type PageRanker } from "@/lib/catalog/search/page-ranker";
import type { SearchIndex } from "@/lib/catalog/search/search-entries";
import { loadOnce } from "./load-once";
import { loadIndex } from "./search-index";

/** Longest time that indexing blocks the page, in ms. */
const SLICE_MS = 8;

interface Loaded {
  index: SearchIndex;
  ranker: PageRanker;
}

/** Loads the search index and builds the ranker in slices, between which the page can react. */
export const loadRanker = loadOnce(async (): Promise<Loaded> => {
  const index = await loadIndex();
  const steps = buildPageRanker(index);
  for (let started = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return { index, ranker: step.value };
    if (performance.now() - started < SLICE_MS) continue;
    await new Promise((resume) => setTimeout(resume));
    started = performance.now();
  }
});
