import type { CalculatorPhrases } from "../../catalog/phrases/order-phrases.ts";
import { MONTHS, WEEKDAYS } from "../../core/civil/day-names.ts";
import { NUMBER_WORDS } from "../../kit/phrases/number-words.ts";
import { EXPRESSION_WORDS } from "../../kit/reader/expression/lexicon.ts";
import { CONDITIONS, CONNECTORS, CURRENCY_WORDS, DECISIVE, FILLERS } from "../../kit/reader/vocabulary.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { unitNames } from "../../units/unit-names.ts";

interface RecognizedWords {
  /** Words that readers give a meaning: of calculators, expressions and units. */
  meaningful: ReadonlySet<string>;
  /** Those, and words that never or always change a figure. */
  all: ReadonlySet<string>;
}

const cache = new WeakMap<
  readonly CalculatorPhrases[],
  { converters: readonly CompiledConverter[]; words: RecognizedWords }
>();

interface WordSources {
  phrases: readonly CalculatorPhrases[];
  converters: readonly CompiledConverter[];
}

/** Collects the words of all calculators, units and expressions, in steps between which a page can react. */
export function* collectWords({ phrases, converters }: WordSources): Generator<void, RecognizedWords> {
  const cached = cache.get(phrases);
  if (cached?.converters === converters) return cached.words;
  const meaningful = new Set([...EXPRESSION_WORDS, ...NUMBER_WORDS, ...CURRENCY_WORDS]);
  const add = (words: Iterable<string>): void => {
    for (const word of words) meaningful.add(word);
  };
  for (const converter of converters) {
    for (const name of unitNames(converter).exact.keys()) add(name.toLowerCase().split(/[^\p{L}']+/u));
    yield;
  }
  for (const { words, getVocabulary } of phrases) {
    add(words.split(" "));
    add(getVocabulary());
    yield;
  }
  const days = [...MONTHS, ...WEEKDAYS].map((name) => name.toLowerCase());
  const all = new Set([...meaningful, ...FILLERS, ...CONNECTORS, ...DECISIVE, ...CONDITIONS, ...days]);
  const words = { meaningful, all };
  cache.set(phrases, { converters, words });
  return words;
}

export function recognizedWords(sources: WordSources): RecognizedWords {
  const steps = collectWords(sources);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
