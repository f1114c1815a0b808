import { loadOnce } from "@/components/page/load-once";
import { ownSystem } from "@/components/page/units-choice";
import { lawsOf } from "@/lib/catalog/law-loaders";
import type { SearchIndex } from "@/lib/catalog/search/search-entries";
import { readLocalClock } from "@/lib/core/civil/local-clock";
import type { Reply } from "@/lib/faces/answers/answer";
import { type AnswerResources, answerTo } from "@/lib/faces/answers/answer-to";
import { isBeginningIn, pageIn, questionSources } from "@/lib/faces/answers/index-lookup";
import { loadPhrases as loadPhrasesOfAll, type Phrases } from "@/lib/faces/answers/phrases";
import { prepareReading } from "@/lib/faces/answers/prepare-reading";

/** Answers questions in the browser. */
export interface AnswerEngine {
  answer: (text: string) => Promise<Reply>;
  /** Prepares the first answer, in steps between which the page can react. */
  prepare: () => Generator<void>;
}

/** Loads the evaluator of expressions, which reading a question does not need. */
const loadEvaluator = loadOnce(async () => (await import("./browser-evaluator")).browserEvaluator);

/** Loads the calculators with a form, which only their questions need. */
const loadTools = loadOnce(() => import("@/components/calculator/project/load-tools"));

/** Loads the phrases of all calculators, with the code that only some of their questions need. */
export function loadPhrases(): Promise<Phrases> {
  for (const load of [loadEvaluator, loadTools]) load().catch(() => {});
  return loadPhrasesOfAll();
}

/** Builds an engine that answers the questions with these phrases. */
export function buildEngine(index: SearchIndex, phrases: Phrases): AnswerEngine {
  const resources: AnswerResources = {
    questionSources: questionSources(index, phrases),
    sources: index.sources,
    lawsOf,
    toolsOf: async (...form) => (await loadTools()).browserTools(...form),
    evaluator: {
      evaluateExpression: async (...sent) => (await loadEvaluator()).evaluateExpression(...sent),
      runPanel: async (...sent) => (await loadEvaluator()).runPanel(...sent),
    },
    isBeginning: (text) => isBeginningIn(index, text),
    pageOf: (id) => pageIn(index, id),
  };
  return {
    answer: (text) => answerTo(text, readLocalClock(), ownSystem(), resources),
    prepare: () => prepareReading(resources.questionSources, readLocalClock()),
  };
}
