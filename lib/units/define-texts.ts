import type { ConverterTexts, Faq, PairDeclaration } from "./quantity.ts";

/** Texts of a converter as its file declares them. */
interface TextsSource<Slug extends string> extends Omit<ConverterTexts, "pairs" | "faq"> {
  pairs: readonly PairDeclaration<Slug>[];
  faq: readonly Faq<NoInfer<Slug>>[];
}

/**
 * Declares the texts of a converter’s pages in a file next to it: `export default defineTexts({...})`.
 * @throws ReferenceError for a question about a pair that the converter lacks. @throws RangeError for a question on too
 * many pages.
 */
export function defineTexts<const Slug extends string>(texts: TextsSource<Slug>): ConverterTexts {
  checkQuestions(texts);
  return texts;
}

const MAX_PAGES_PER_QUESTION = 3;
const MAX_GENERAL_QUESTIONS = 2;

function checkQuestions({ pairs, faq }: { pairs: ConverterTexts["pairs"]; faq: readonly Faq[] }): void {
  const slugs = new Set(pairs.map((pair) => pair.slug));
  for (const { q, pairs: named = [], general } of faq) {
    const unknown = named.find((pair) => !slugs.has(pair));
    if (unknown !== undefined) throw new ReferenceError(`no pair ${unknown} for “${q}”`);
    if (named.length + (general ? 1 : 0) > MAX_PAGES_PER_QUESTION)
      throw new RangeError(`“${q}” is on more than ${MAX_PAGES_PER_QUESTION} pages`);
  }
  for (const pair of slugs) {
    const general = faq.filter((question) => question.general && question.pairs?.includes(pair));
    if (general.length > MAX_GENERAL_QUESTIONS)
      throw new RangeError(`${pair} has more than ${MAX_GENERAL_QUESTIONS} general questions`);
  }
}
