import { describe, expect, it } from "vitest";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import type { Reply } from "../../../lib/faces/answers/answer.ts";
import { answerTo } from "../../../lib/faces/answers/answer-to.ts";
import { serverResources } from "../../../lib/server/answers.ts";

const context = { today: "2026-11-28", now: Date.parse("2026-11-28T15:00:00Z"), timeZone: "UTC" };
const resources = serverResources(localEvaluator(loadFromFolder));
const reply = (text: string): Promise<Reply> => answerTo(text, context, "us", resources);

describe("an expression in a question", () => {
  // Worked out by hand.
  it.each([
    ["1/3 off 90", "60"],
    ["1/3 off $90", "$60.00"],
    ["20% off 1/2 of 80", "$32.00"],
    ["33 1/3 % of 300", "100"],
    ["what is 12 1/2 percent of 80", "10"],
    ["12 1/2% off $80", "$70.00"],
    ["100 + 8 1/4%", "108.25"],
    ["$3 + $5 in dollars", "$8.00"],
    ["difference between 5 and 9", "4"],
    ["difference between 9 and 5", "4"],
    ["divide 12 into 96", "8"],
    ["remainder of 100 divided by 7", "2"],
    ["20 less 5", "15"],
    ["prime factors of 360", "2³ · 3² · 5"],
    ["how long to download 6 GB at 50 mbps", "16 min"],
    ["was $45 now $36", "−20"],
    ["it went from 80 down to 64, what percent drop", "−20"],
    ["vat 19% on 238 inclusive, how much is the vat", "$38.00"],
    ["price without tax if 53.50 includes 7% tax", "$50.00"],
    ["what did it cost before the 25% discount if it's 60 now", "$80.00"],
    ["tip 18% on 75 total with tip", "$88.50"],
    ["sin 30 degrees + cos 60 degrees", "1"],
    ["3 ft + 2 ft total length", "5"],
    ["(3 + 4) in total", "7"],
  ])("makes “%s” %s", async (text, value) => {
    const { answer, left } = await reply(text);
    expect(answer?.value).toBe(value);
    expect(left).toEqual([]);
  });

  it.each([
    ["an imaginary unit", "2 + 3i"],
    ["a name in front of a sign", "i + 5 + 3"],
    ["an article that is a name", "a - 5 * 2"],
    ["a question of yes or no", "is 5 less than 20"],
    ["a part that may be an amount", "0.25 off 80"],
    ["angles in two units", "sin 30 degrees + cos 1 rad"],
    ["euros in dollars", "5 euros + 3 euros in dollars"],
    ["a length in dollars", "5 ft + 3 ft in dollars"],
    ["a larger number that is divided into a smaller one", "divide 100 into 5"],
    ["a stray word", "5 + 3 length"],
    ["a price or a discount", "was 60 now 45 percent off"],
    ["a change in a sum", "was 50 now 80 + 3"],
    ["a change of a sum of money to a number", "was $50 now 80"],
    ["a range without a percentage", "from 50 to 80"],
  ])("has no value with %s: “%s”", async (_, text) => expect((await reply(text)).answer).toBeUndefined());
});
