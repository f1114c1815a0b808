import { browserTools } from "@/components/calculator/project/load-tools";
import { loadOnce } from "@/components/page/load-once";
import { localEvaluator } from "@/lib/catalog/evaluator";
import { lawsOf } from "@/lib/catalog/law-loaders";
import type { SearchIndex } from "@/lib/catalog/search/search-entries";
import { loadFromServer } from "@/lib/core/data/fetch-file";
import type { AnswerResources } from "@/lib/faces/answers/answer-to";
import { isBeginningIn, pageIn, questionSources } from "@/lib/faces/answers/index-lookup";
import { loadPhrases as load, type Phrases } from "@/lib/faces/answers/phrases";

/** Loads the phrases of all calculators once. */
export const loadPhrases = loadOnce(load);

/** Returns the resources of answers in the browser: the loaded ones, and loaders of the rest. */
export const browserResources = (index: SearchIndex, phrases: Phrases): AnswerResources => ({
  questionSources: questionSources(index, phrases),
  sources: index.sources,
  lawsOf,
  toolsOf: browserTools,
  evaluator: localEvaluator(loadFromServer),
  isBeginning: (text) => isBeginningIn(index, text),
  pageOf: (id) => pageIn(index, id),
});
