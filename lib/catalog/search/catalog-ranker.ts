import { buildPageRanker, type PageRanker } from "./page-ranker.ts";
import { buildSearchIndex } from "./search-index.ts";

let ranker: PageRanker | undefined;

/** Returns the ranker of all pages, built once per process. Server only: browsers load the search index. */
export function catalogRanker(): PageRanker {
  if (ranker) return ranker;
  const steps = buildPageRanker(buildSearchIndex());
  for (;;) {
    const step = steps.next();
    if (!step.done) continue;
    ranker = step.value;
    return ranker;
  }
}
