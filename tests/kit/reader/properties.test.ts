import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import type { Reply } from "../../../lib/faces/answers/answer.ts";
import { answerTo } from "../../../lib/faces/answers/answer-to.ts";
import { serverResources } from "../../../lib/server/answers.ts";
import type { Entry } from "./judge.ts";

const context = {
  today: "2026-11-28",
  now: Date.parse("2026-11-28T15:00:00Z"),
  timeZone: "America/New_York",
};
const resources = serverResources(localEvaluator(loadFromFolder));
const reply = (text: string): Promise<Reply> => answerTo(text, context, "us", resources);
const figureOf = ({ answer }: Reply): string | undefined => answer && `${answer.value} ${answer.unit}`;

const AREAS = ["units", "arithmetic", "money", "days", "engineering", "science"];
const all = AREAS.flatMap((area): Entry[] =>
  JSON.parse(readFileSync(new URL(`questions/${area}.json`, import.meta.url), "utf8")),
);
/** Constants and middle values stay as they are whatever is added or changed. */
const INSENSITIVE = /derivative|median/;
/** Questions of physics, and sums of times, whose patterns don’t account for each word yet. */
const BY_PATTERNS = /wavelength|simplify|half of/;
const SAMPLE_STEP = 7;
const questions = all.filter(
  ({ question }, place) =>
    place % SAMPLE_STEP === 0 && !INSENSITIVE.test(question) && !BY_PATTERNS.test(question),
);

/** Lists the questions whose figure a change leaves as it was, though the reply doesn’t say that it ignored the change. */
async function unchanged(change: (question: string) => string | undefined): Promise<string[]> {
  const failures: string[] = [];
  for (const { question } of questions) {
    const changed = change(question);
    if (changed === undefined) continue;
    const before = figureOf(await reply(question));
    const after = before === undefined ? undefined : await reply(changed);
    if (after && figureOf(after) === before && after.left.length === 0) failures.push(changed);
  }
  return failures;
}

describe("a figure changes, or the reply says what it left out,", () => {
  it.each(["if it rains on sunday", "but not the last 3", "plus 17", "for 4 purple elephants"])(
    "when “%s” is appended",
    async (clause) => expect(await unchanged((question) => `${question} ${clause}`)).toEqual([]),
  );

  it.each(["double", "half of"])("when “%s” precedes the question", async (word) =>
    expect(await unchanged((question) => `${word} ${question}`)).toEqual([]),
  );

  it("when one of two equal numbers becomes another", async () => {
    const changeSecond = (question: string): string | undefined => {
      const numbers = [...question.matchAll(/(?<![\d.,])\d+(?![\d.,])/g)];
      const second = numbers.find(({ 0: digits }, place) =>
        numbers.slice(0, place).some(([other]) => other === digits),
      );
      if (!second) return undefined;
      const other = String(Number(second[0]) + 1);
      return question.slice(0, second.index) + other + question.slice(second.index + second[0].length);
    };
    expect(await unchanged(changeSecond)).toEqual([]);
  });
});
