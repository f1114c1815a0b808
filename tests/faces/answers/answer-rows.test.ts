import { describe, expect, it } from "vitest";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { catalogRanker } from "../../../lib/catalog/search/catalog-ranker.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { answerRows } from "../../../lib/faces/answers/answer-rows.ts";
import { replyTo } from "../../../lib/server/answers.ts";

const rowsOf = async (text: string) =>
  answerRows(text, await replyTo(text, localEvaluator(loadFromFolder), "us"), catalogRanker().rank(text));

describe("a question that misses a value", () => {
  it.each([
    ["tip on 64.50", /^\/calculators\/percentage\/tip\?bill=64\.50/],
    ["mortgage 350k at 6.4%", /^\/calculators\/mortgage\S*[?&]price=350000/],
    ["bmi 80 kg", /^\/calculators\/bmi\S*\?weight=80/],
    ["calories to lose 1 lb a week", /^\/calculators\/calorie\/weight-loss/],
  ])("“%s” opens the job with the values that it has, and lists it once", async (text, path) => {
    const rows = await rowsOf(text);
    expect(rows[0]?.path).toMatch(path);
    const paths = rows.map((row) => row.path.replace(/\?.*/, ""));
    expect(paths.filter((each) => each === paths[0])).toHaveLength(1);
  });
});

it("the name of a calculator opens it empty", async () => {
  expect((await rowsOf("tip calculator"))[0]?.path).toBe("/calculators/percentage/tip");
});
