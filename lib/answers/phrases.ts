import type { CalculatorPhrases } from "../catalog/phrases.ts";

export type Phrases = readonly CalculatorPhrases[];

/** How people ask for calculators, in a chunk of its own: the largest part of what reads a question. */
export const loadPhrases = async (): Promise<Phrases> => (await import("../catalog/phrases.ts")).phrases;
