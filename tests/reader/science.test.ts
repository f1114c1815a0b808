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

describe("questions on science", () => {
  // Computed with Python: 60 mph = 88 ft/s; 4186 · 2 · 80 J; 10 · 22/32; √(2GM/r) with G of CODATA 2022.
  it.each([
    ["acceleration from 60 mph to 0 in 5 s", "−17.6 ft/s²"],
    ["acceleration from rest to 60 mph in 5 seconds", "17.6 ft/s²"],
    ["heat to warm 2 kg of water from 20 to 100 c, specific heat 4186 J/kg/K", "669.76 kJ"],
    ["capacitance 10 uf and 22 uf in series", "6.875 µF"],
    ["escape velocity mass 6e24 kg radius 6400 km", "11.1867 km/s"],
    ["heat loss 200 sq ft r-13 70 f inside 20 f outside", "769.231 Btu/h"],
    ["resistors in parallel 100, 100 and 50", "25 Ω"],
    ["other leg hypotenuse 10 leg 6", "8 m"],
    ["12 in 8 in rectangle area", "96 in²"],
  ])("answers “%s”", async (question, expected) => expect(await answer(question)).toBe(expected));

  // Python: 10 log₁₀ Σ10^(L/10); 80/2³; 100 · 0.5^(2000/5730); 64 − 64/2³; 10 · 0.5^(21/8).
  it.each([
    ["70 db + 70 db", "73.0103"],
    ["three machines 80 db each combined", "84.7712"],
    ["how much of 80 g is left after 3 half lives", "10 g"],
    ["c14 half life 5730 years, start 100 g, left after 2000 yrs", "78.5106 g"],
    ["half life 8 days 64 g how much has decayed after 24 days", "56 g"],
    ["half life of 8 days, how much of 10 mg remains after 3 weeks", "1.62105 mg"],
  ])("answers “%s”", async (question, expected) => expect(await answer(question)).toBe(expected));

  // CIAAW’s standard atomic weights: H₂SO₄ 98.07, NaCl 58.44, H₂O 18.015 g/mol; C₁V₁ = C₂V₂; −log₁₀ c.
  it.each([
    ["how many moles in 10 g of water", "0.55509 mol"],
    ["molar mass of CuSO4 5H2O", "249.677 g/mol"],
    ["molar mass of CuSO4 * 5 H2O", "249.677 g/mol"],
    ["mass of two moles of h2so4", "196.14 g"],
    ["grams nacl for 500 ml of 0.5 M solution", "14.61 g"],
    ["percent oxygen by mass in water", "88.81%"],
    ["ml of 12 M stock to make 500 ml of 1 M", "41.667 mL"],
    ["50 ml of 2 M stock, add 200 ml water, new molarity", "0.4 mol/L"],
    ["dilute 50 ml of 2 M to 200 ml, final molarity", "0.5 mol/L"],
    ["ph of h+ 3.2e-5 M", "4.49485"],
    ["pH of 0.01 M NaOH", "12"],
    ["h+ concentration at ph 4.5", "0.0000316228 mol/L"],
  ])("answers “%s”", async (question, expected) => expect(await answer(question)).toBe(expected));

  it("asks for the value that a formula lacks", async () =>
    expect((await answerTo("kinetic energy of a 1500 kg car", asked, "us", world)).says).toBe(
      "What is the speed, with its unit?",
    ));

  it("asks for the molarity of a solution", async () =>
    expect((await answerTo("grams nacl for 500 ml of solution", asked, "us", world)).says).toMatch(
      /molarity/,
    ));

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
    "80 db minus 70 db",
    "two 10 ohm resistors in parallel",
    "molar mass of nacl and kcl",
    "reynolds number of oil 2 m/s 50 mm pipe",
    "pump power 100 gpm of brine 50 ft 70%",
    "how many atoms in 18 g of water",
    "60 dB + 60 dB - 3 dB",
    "resistors 10 ohm - 5 ohm and 5 ohm in parallel",
    "free fall 2 s with air resistance",
    "free fall from 20 m with air resistance",
    "power 12 V 2 A for 3 hours",
    "prime factors of 60!",
    "pH of 0.1 M acetic acid",
    "pH of 1e-9 M HCl",
    "how much water to add to 50 ml of 2 M to make 0.5 M",
  ])("has no figure for “%s”", async (question) => expect(await answer(question)).toBeUndefined());
});
