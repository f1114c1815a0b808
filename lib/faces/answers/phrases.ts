import type { CalculatorPhrases } from "../../catalog/phrases.ts";

export type Phrases = readonly CalculatorPhrases[];

/** Loads the phrases of all calculators, the largest part of the reader, in a separate chunk. */
export const loadPhrases = async (): Promise<Phrases> => (await import("../../catalog/phrases.ts")).phrases;
