import { phrasesLoaders } from "../../catalog/generated/phrases-loaders.ts";
import { type CalculatorPhrases, orderPhrases } from "../../catalog/phrases/order-phrases.ts";

export type Phrases = readonly CalculatorPhrases[];

/** Loads the phrases of all calculators by category, because compiling them all in one task would block the page. */
export async function loadPhrases(): Promise<Phrases> {
  const lists = await Promise.all(Object.values(phrasesLoaders).map((load) => load()));
  return orderPhrases(Object.assign({}, ...lists.map(({ phrases }) => phrases)));
}
