import { browserTools } from "@/components/calculator/project/load-tools";
import { loadOnce } from "@/components/page/load-once";
import type { World } from "@/lib/answers/answer-to";
import { isBeginningIn, pageIn, questionSources } from "@/lib/answers/index-lookup";
import { loadPhrases as load, type Phrases } from "@/lib/answers/phrases";
import { localEvaluator } from "@/lib/catalog/evaluator";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { loadFromServer } from "@/lib/data/fetch-file";
import type { SearchIndex } from "@/lib/faces/search/search-entries";

/** Loads the phrases of all calculators once. */
export const loadPhrases = loadOnce(load);

/** Returns the data of answers in the browser: those that are loaded, and loaders of the rest. */
export const browserWorld = (index: SearchIndex, phrases: Phrases): World => ({
  known: questionSources(index, phrases),
  sources: index.sources,
  lawsOf,
  toolsOf: browserTools,
  evaluator: localEvaluator(loadFromServer),
  isBeginning: (text) => isBeginningIn(index, text),
  pageOf: (id) => pageIn(index, id),
});
