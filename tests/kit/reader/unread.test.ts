import { describe, expect, it } from "vitest";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import type { Reply } from "../../../lib/faces/answers/answer.ts";
import { answerTo } from "../../../lib/faces/answers/answer-to.ts";
import { serverResources } from "../../../lib/server/answers.ts";
import { answer as chat } from "../../../lib/server/assistant/answer.ts";

const context = { today: "2026-11-28", now: Date.parse("2026-11-28T15:00:00Z"), timeZone: "UTC" };
const evaluator = localEvaluator(loadFromFolder);
const resources = serverResources(evaluator);
const reply = (text: string): Promise<Reply> => answerTo(text, context, "us", resources);

describe("a question without a reading", () => {
  it.each([
    ["12 blargs to meters", ["blargs"]],
    ["5 + blorp", ["blorp"]],
    ["split 75 three ways but bob pays less", ["but bob", "less"]],
    ["20% off 80 if its sunday", ["if its sunday"]],
    ["20% off 80 unless you are a member", ["unless you are a member"]],
    ["1.2.3 + 4", ["1.2.3"]],
    ["5 feet to kilograms", ["5 feet", "kilograms"]],
    ["-500 c to f", ["-500"]],
    ["101102 binary to decimal", ["101102"]],
  ])("names what isn’t understood: “%s”", async (text, left) => {
    const { answer, left: unread } = await reply(text);
    expect(answer).toBeUndefined();
    expect(unread).toEqual(left);
  });

  it.each([
    "30% off the jacket how much do i pay",
    "heat loss 100 sq ft r-13 with stainless pipes",
    "what if the rate is 5.9%",
  ])("says that a value is missing if every word is understood: “%s”", async (text) =>
    expect(await reply(text)).toMatchObject({ left: [], says: expect.stringContaining("missing") }),
  );

  it.each(["3 M in k", "3 M to K", "1.5M in k", "3 m in k", "12 k in M", "10 d in M", "10 M in kpa"])(
    "reads no letter in the wrong case as a unit of another quantity: “%s”",
    async (text) => expect((await reply(text)).answer).toBeUndefined(),
  );

  it("asks for no value if a word has no use", async () =>
    expect(await reply("1 mole of gas at blorp")).toMatchObject({ left: expect.arrayContaining(["blorp"]) }));

  it.each([
    ["split 3 for 10 how much each", "Which number is the amount?"],
    ["concrete 10 x 10 x 4 in slab", "unit of each length"],
    ["10 x 10 x 4 in slab", "unit of each length"],
  ])("says which part is unclear: “%s”", async (text, says) => {
    const { answer, says: sentence } = await reply(text);
    expect(answer).toBeUndefined();
    expect(sentence).toContain(says);
  });

  it("takes no sides of lumber for feet", async () =>
    expect((await reply("board feet of 2x6 10 ft")).answer).toBeUndefined());

  it.each(["500 nm in eV", "500 nm in ev"])("reads nanometers in lowercase: “%s”", async (text) =>
    expect((await reply(text)).answer?.value).toMatch(/^2\.4796/),
  );

  it("computes no hypotenuse of an isosceles triangle", async () =>
    expect(await reply("hypotenuse of 3 and 4 in isosceles triangle")).toMatchObject({
      left: ["isosceles"],
    }));

  it.each(["prime factors of 12.5", "factor 12.5"])(
    "names the number that has no prime factors: “%s”",
    async (text) => expect((await reply(text)).says).toContain("12.5 isn’t one"),
  );

  it("names quantities that can’t be added as they were entered", async () =>
    expect((await reply("add 5 kg and 3 liters")).says).toBe("5 kg and 3 liters can’t be added."));

  it("opens the page of its nearest reading with that filled in", async () =>
    expect((await reply("5 gallons (not us gallons) in liters")).page?.path).toMatch(
      /volume\?value=5&from=gallon-us&to=liter$/,
    ));

  it.each(["5 feet to kilo", "30% off", "5 + squ", "PS5", "ashrae 62.1", "300k at 6.5% for 30"])(
    "names nothing as long as it may be the beginning of one, or of a search: “%s”",
    async (text) => expect(await reply(text)).toMatchObject({ left: [] }),
  );

  it("names the words in the chat, too", async () => {
    const { reply: message } = await chat("12 blargs to meters", [], { ...context, evaluator, faqs: [] });
    expect(message).toContain("“blargs”");
  });
});

describe("what a question asks for and nothing can answer", () => {
  it.each([
    ["days between feb 30 and march 5 2026", ["feb 30"]],
    ["feb 29 2026 to march 3 2026", ["feb 29"]],
    ["10 days after 31 april 2026", ["after 31 april"]],
    ["13:75 plus 2 hours clock time", ["13:75 plus"]],
    ["what time in gotham city when its noon in new york", ["gotham city"]],
    ["sales tax on 100 in texas", ["Texas"]],
  ])("is named: “%s”", async (text, left) => expect((await reply(text)).left).toEqual(left));

  it.each([
    ["100 dollars in euros", "doesn’t convert dollars or euros."],
    ["how many yen is 50 usd", "doesn’t convert yen or USD."],
    ["sales tax on 100", "What is the tax rate"],
  ])("is said: “%s”", async (text, sentence) => expect((await reply(text)).says).toContain(sentence));
});

describe("a misspelled word", () => {
  it.each([
    ["sqare root of 49", "7", "Read “sqare” as “square”."],
    ["twleve times fifteen", "180", "Read “twleve” as “twelve”."],
    ["20% discout on 50", "$40.00", "Read “discout” as “discount”."],
  ])("is read as its only neighbor, with a note: “%s”", async (text, value, note) => {
    const { answer } = await reply(text);
    expect(answer?.value).toBe(value);
    expect(answer?.notes).toContain(note);
  });

  it("is not read as another one if that leaves over something else", async () =>
    expect((await reply("20 mles per blorp in km")).answer).toBeUndefined());
});
