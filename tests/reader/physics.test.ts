import { describe, expect, it } from "vitest";
import { answerTo } from "../../lib/answers/answer-to.ts";
import { localEvaluator } from "../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../lib/data/read-file.ts";
import { serverWorld } from "../../lib/server/answers.ts";

const asked = { today: "2026-11-28", now: Date.parse("2026-11-28T15:00:00Z"), timeZone: "America/New_York" };
const world = serverWorld(localEvaluator(loadFromFolder));
const answer = async (question: string): Promise<string | undefined> => {
  const { answer: found } = await answerTo(question, asked, "us", world);
  return found && `${found.value} ${found.unit}`.trim();
};

describe("questions for a formula", () => {
  // Computed with Python: 60 mph = 88 ft/s; 4186 · 2 · 80 J; 10 · 22/32; √(2GM/r) with G of CODATA 2022.
  it.each([
    ["acceleration from 60 mph to 0 in 5 s", "−17.6 ft/s²"],
    ["acceleration from rest to 60 mph in 5 seconds", "17.6 ft/s²"],
    ["heat to warm 2 kg of water from 20 to 100 c, specific heat 4186 J/kg/K", "669.76 kJ"],
    ["capacitance 10 uf and 22 uf in series", "6.875 µF"],
    ["escape velocity mass 6e24 kg radius 6400 km", "11.1867 km/s"],
    ["heat loss 200 sq ft r-13 70 f inside 20 f outside", "769.231 Btu/h"],
    ["resistors in parallel 100, 100 and 50", "25 Ω"],
    ["12 in 8 in rectangle area", "96 in²"],
  ])("answers “%s”", async (question, expected) => expect(await answer(question)).toBe(expected));

  // (x − 3)(x − 4), (x + 4)(x − 2); ∫ = (0 − 27)/3; √(32/7).
  it.each([
    ["solve x^2 - 7x + 12 = 0", "3 or 4"],
    ["roots of x² + 2x = 8", "−4 or 2"],
    ["integrate x^2 from 3 down to 0", "−9"],
    ["avg of 5 5 5 and 9", "6"],
    ["sample std dev of 2 4 4 4 5 5 7 9", "2.1380899353"],
  ])("answers “%s”", async (question, expected) => expect(await answer(question)).toBe(expected));

  it.each([
    "circumference of a 10 inch circle",
    "frequency of a 500 nm photon",
    "orbital escape speed mass 5e24 kg radius 6000 km",
    "heat loss through R-13, 20 m2, 30 K",
    "capacitance 10 uf and 22 uf not in series",
  ])("has no figure for “%s”", async (question) => expect(await answer(question)).toBeUndefined());
});
