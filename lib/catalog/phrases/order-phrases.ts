import type { Phrases } from "../../kit/phrases/define.ts";

export interface CalculatorPhrases extends Phrases {
  calculator: string;
}

/** Lists phrases with their calculators, in the order in which a question is read. */
export const orderPhrases = (phrases: Readonly<Record<string, Phrases>>): readonly CalculatorPhrases[] =>
  Object.entries(phrases)
    .map(([calculator, declared]) => ({ ...declared, calculator }))
    .sort((a, b) => b.priority - a.priority);
