import { describe, expect, it } from "vitest";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { replyTo } from "../../../lib/server/answers.ts";

/** November 29, 2026. */
const NOW = Date.UTC(2026, 10, 29, 12);
const evaluator = localEvaluator(loadFromFolder);
const reply = (question: string) => replyTo(question, evaluator, "us", NOW);

describe("a question with two meanings", () => {
  it.each(["120 excl 20% vat", "120 excluding 20% vat", "120 without 20% tax"])(
    "asks for the one of “%s”",
    async (question) => {
      const { answer, repairs = [] } = await reply(question);
      expect(answer).toBeUndefined();
      const answers = await Promise.all(repairs.map((repair) => reply(repair.question)));
      expect(answers.map((each) => each.answer?.value)).toEqual(["$144.00", "$100.00"]);
    },
  );
});

describe("a time of day that is also a length", () => {
  it.each(["3pm", "3 pm divided by 4", "10 am / 2", "3 pm times 2", "5 am in pm"])(
    "has no figure, and is asked for in full: “%s”",
    async (question) => {
      const { answer, says, repairs = [] } = await reply(question);
      expect(answer).toBeUndefined();
      expect(says).toContain("time of day");
      expect((await reply(repairs[0]?.question ?? "")).answer?.value).toBeDefined();
    },
  );

  it.each([
    ["3 pm in nm", "0.003"],
    ["50 pm in nm", "0.05"],
    ["3 pm plus 4 hours", "7:00 PM"],
    ["9 am to 5 pm", "8"],
  ])("is read where the rest says which: “%s” is %s", async (question, value) =>
    expect((await reply(question)).answer?.value).toBe(value),
  );
});

describe("a question whose rest changes the figure", () => {
  it.each([
    "canadian mortgage 400000 at 5% for 25 years biweekly",
    "canadian mortgage 400000 at 5% for 25 years with 200 extra a month",
    "voltage drop 12 gauge 50 ft 10 amps",
    "water hammer in 1 inch copper pipe at 8 ft/s",
    "waist 6 ft height 5 ft",
    "circumference 10 diameter",
  ])("has no figure: “%s”", async (question) => expect((await reply(question)).answer).toBeUndefined());
});

describe("a time of a clock next to a distance", () => {
  it.each([
    // 4 h over 26.2188 mi is 9 min 9 s.
    ["pace of a 4 hour marathon", "9:09"],
    ["half marathon in 1:45", "8:01"],
    ["10 km in 50:00", "5:00"],
    ["speed of 26.2 miles in 3:45:00", "6.98667"],
    ["average speed of 120 miles in 2:00", "60"],
  ])("“%s” is %s", async (question, value) => expect((await reply(question)).answer?.value).toBe(value));
});
