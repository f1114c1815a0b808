import { describe, expect, it } from "vitest";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { answerTo } from "../../../lib/faces/answers/answer-to.ts";
import { serverResources } from "../../../lib/server/answers.ts";

const context = {
  today: "2026-11-28",
  now: Date.parse("2026-11-28T15:00:00Z"),
  timeZone: "America/New_York",
};
const resources = serverResources(localEvaluator(loadFromFolder));

describe("a conversion to several units", () => {
  // 100 × 9/5 + 32 = 212; 100 + 273.15; (77 − 32) × 5/9 = 25; 5 mi = 8.04672 km = 26,400 ft = 8,800 yd; 1 psi = 6,894.757293168 Pa; 5 ft = 1.524 m.
  it.each([
    ["100 c to f and k", "212 °F", ["373.15 K"]],
    ["5 miles to km, feet and yards", "8.04672 km", ["26,400 ft", "8,800 yd"]],
    ["1000 psi in bar and in kPa", "68.94757293 bar", ["6,894.757293 kPa"]],
    ["5 ft in cm and m", "152.4 cm", ["1.524 m"]],
    ["77 f to c or k", "25 °C", ["298.15 K"]],
  ])("answers “%s” in each of them", async (question, first, others) => {
    const { answer, alternatives, left } = await answerTo(question, context, "us", resources);
    expect(`${answer?.value} ${answer?.unit}`).toBe(first);
    expect(left).toEqual([]);
    for (const other of others) expect(alternatives.map(({ text }) => text).join("; ")).toContain(other);
  });

  it("stays one result of feet and inches", async () => {
    const { answer } = await answerTo("170 cm in feet and inches", context, "us", resources);
    expect(`${answer?.value} ${answer?.unit}`).toContain("5 ft 6.93 in");
  });

  it("has no figure if one of them is a unit of another quantity", async () => {
    const { answer, left } = await answerTo("5 ft 11 in to cm and kg", context, "us", resources);
    expect(answer).toBeUndefined();
    expect(left).toContain("kg");
  });
});
