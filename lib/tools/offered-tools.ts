import { formCalculators } from "../catalog/calculators.ts";
import { phrases } from "../catalog/phrases.ts";
import { meaningfulWords } from "../phrases/words.ts";
import { calculatorToolName } from "./calculator-tool.ts";
import type { Tool } from "./tool.ts";
import { findTool, tools } from "./tools.ts";

/** Characters of a tool's schema from which on it is offered only where the conversation touches it. */
const LARGE = 12_000;

/**
 * The tools that a language model is told of: all small ones, and of those with many fields the ones whose subject is
 * touched by a word of the conversation, so that a question on a loan does not carry a hundred kilobytes on sprinklers.
 * @param texts what was said, and what was found since.
 */
export function offeredTools(texts: readonly string[]): readonly Tool[] {
  const said = new Set(texts.flatMap(wordsOf));
  return tools.filter(({ name }) => {
    const words = largeTools().get(name);
    return !words || words.some((word) => said.has(word));
  });
}

/** `meaningfulWords` reads a sentence's worth of words; a message may have more. */
const wordsOf = (text: string): string[] => (text.match(/[^.!?;\n]{1,200}/g) ?? []).flatMap(meaningfulWords);

let large: ReadonlyMap<string, readonly string[]> | undefined;

/** The words that people ask for each large tool with, by its name: made once for the life of the process. */
function largeTools(): ReadonlyMap<string, readonly string[]> {
  large ??= new Map(
    formCalculators.flatMap(({ id, label, keywords }) => {
      const tool = findTool(calculatorToolName(id));
      if (!tool || JSON.stringify(tool.parameters).length < LARGE) return [];
      const own = phrases.find(({ calculator }) => calculator === id)?.words ?? "";
      return [[tool.name, [label, ...keywords, own].flatMap(wordsOf)] as const];
    }),
  );
  return large;
}
