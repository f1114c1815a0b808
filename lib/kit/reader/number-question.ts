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
