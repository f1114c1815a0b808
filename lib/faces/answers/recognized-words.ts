import type { CalculatorPhrases } from "../../catalog/phrases.ts";
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

/** Collects the words of all calculators, units and expressions. */
export function recognizedWords({
  phrases,
  converters,
}: {
  phrases: readonly CalculatorPhrases[];
  converters: readonly CompiledConverter[];
}): RecognizedWords {
  const cached = cache.get(phrases);
  if (cached?.converters === converters) return cached.words;
  const meaningful = new Set([
    ...EXPRESSION_WORDS,
    ...NUMBER_WORDS,
    ...CURRENCY_WORDS,
    ...converters.flatMap((converter) =>
      [...unitNames(converter).exact.keys()].flatMap((name) => name.toLowerCase().split(/[^\p{L}']+/u)),
    ),
    ...phrases.flatMap(({ words, vocabulary }) => [...words.split(" "), ...vocabulary]),
  ]);
  const days = [...MONTHS, ...WEEKDAYS].map((name) => name.toLowerCase());
  const all = new Set([...meaningful, ...FILLERS, ...CONNECTORS, ...DECISIVE, ...CONDITIONS, ...days]);
  const words = { meaningful, all };
  cache.set(phrases, { converters, words });
  return words;
}
