import type { OpenQuestion } from "../phrases/define.ts";
import { sentenceOf } from "./sentence.ts";
import { ValueReader } from "./values.ts";
import { PAGE_FILLERS } from "./vocabulary.ts";

export function numberAnswer(answer: string): string | undefined {
  const reader = new ValueReader(sentenceOf(answer));
  const { tokens } = reader.sentence;
  const start = tokens.findIndex(({ text }) => !PAGE_FILLERS.has(text));
  const value = reader.readPlain(start);
  return value?.end === tokens.length && "text" in value && !("per" in value) ? value.text : undefined;
}

/**
 * Builds a question about a number, whose answer continues the earlier question in these words. `ending` may
 * follow the number.
 */
export const numberQuestion = (
  text: string,
  restate: (value: string) => string,
  ending = /$/,
): OpenQuestion => ({
  text,
  restate: (answer) => {
    const value = numberAnswer(answer.replace(ending, ""));
    return value === undefined ? undefined : restate(value);
  },
});

/** Returns a question that a short text with a pattern answers; `restate` puts it in words that continue the earlier question. */
export const textQuestion = (
  text: string,
  pattern: { test(answer: string): boolean },
  restate = (answer: string): string => answer,
  maxLength = 60,
): OpenQuestion => ({
  text,
  restate: (answer) => (answer.length < maxLength && pattern.test(answer) ? restate(answer) : undefined),
});
