import type { Phrases } from "../phrases/define.ts";
import { phrases as declared } from "./generated/phrases.ts";

export interface CalculatorPhrases extends Phrases {
  /** Id. */
  calculator: string;
}

/** How people ask for calculators, in the order in which a question is read. For the server only: no page needs it. */
export const phrases: readonly CalculatorPhrases[] = Object.entries<Phrases>(declared)
  .map(([calculator, own]) => ({ ...own, calculator }))
  .sort((a, b) => b.priority - a.priority);

export const beforeUnits: readonly CalculatorPhrases[] = phrases.filter(({ priority }) => priority >= 0);
export const afterUnits: readonly CalculatorPhrases[] = phrases.filter(({ priority }) => priority < 0);
