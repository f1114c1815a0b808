import type { Phrases } from "../kit/phrases/define.ts";
import { phrases as declared } from "./generated/phrases.ts";

export interface CalculatorPhrases extends Phrases {
  calculator: string;
}

/** Phrases for calculators, in the order in which a question is read. A page loads them when the visitor asks. */
export const phrases: readonly CalculatorPhrases[] = Object.entries<Phrases>(declared)
  .map(([calculator, ownPhrases]) => ({ ...ownPhrases, calculator }))
  .sort((a, b) => b.priority - a.priority);
