import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { answerTo } from "../../../lib/faces/answers/answer-to.ts";
import { serverResources } from "../../../lib/server/answers.ts";
import { type Entry, judge } from "./judge.ts";

/** Saturday morning in New York. */
const context = {
  today: "2026-11-28",
  now: Date.parse("2026-11-28T15:00:00Z"),
  timeZone: "America/New_York",
};
const resources = serverResources(localEvaluator(loadFromFolder));

/** Minimum number of each area’s questions that are answered right or refused by name; the goal is 95. */
const RIGHT: Readonly<Record<string, number>> = {
  units: 100,
  arithmetic: 99,
  money: 100,
  days: 99,
  engineering: 100,
  science: 100,
};

/** 100 questions of each area, written before the reader, with answers from independent computations (`*.py`). */
describe.each(Object.entries(RIGHT))("questions on %s", async (area, right) => {
  const entries: readonly Entry[] = JSON.parse(
    readFileSync(new URL(`questions/${area}.json`, import.meta.url), "utf8"),
  );
  const judged = await Promise.all(
    entries.map(async (entry) => ({
      question: entry.question,
      verdict: judge(entry, await answerTo(entry.question, context, "us", resources)),
    })),
  );
  const withVerdict = (...verdicts: string[]): string[] =>
    judged.flatMap(({ question, verdict }) => (verdicts.includes(verdict) ? [question] : []));

  it("are never answered wrong", () => expect(withVerdict("wrong")).toEqual([]));

  it(`are answered right, or refused by name, ${right} times in 100`, () =>
    expect(withVerdict("right").length).toBeGreaterThanOrEqual(right));
});

it.each(["20% off 50 if you are a student", "velocity 400 cfm in a duct"])(
  "answers “%s” with no figure",
  async (question) => expect((await answerTo(question, context, "us", resources)).answer).toBeUndefined(),
);
