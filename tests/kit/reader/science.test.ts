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
const answer = async (question: string): Promise<string | undefined> => {
  const { answer: actual } = await answerTo(question, context, "us", resources);
  return actual && `${actual.value} ${actual.unit}`.trim();
};

describe("questions on science", () => {
  // 8.314462618 · 273.15 / 101,325; 10 · 10 · (4/12) / 27; 10 · 4 · 0.0762.
  it.each([
    ["1 mole of gas at stp", "22.414 L"],
    ["volume of 0.5 mol of oxygen gas at STP", "11.207 L"],
    ["how many moles in 44.8 liters of gas at stp", "1.99875 mol"],
    ["concrete for a slab 10 ft x 10 ft x 4 in", "1.23457 yd³"],
    ["10 x 10 ft slab 4 in thick", "1.23457 yd³"],
    ["concrete 10 x 10 ft x 4 in", "1.23457 yd³"],
    ["concrete 10 m x 4 m x 3 in", "3.048 m³"],
    ["hypotenuse of 3 and 4 in a right triangle", "5 m"],
  ])("answers “%s”", async (question, expected) => expect(await answer(question)).toBe(expected));

  it("gives the volume of a gas for both standard pressures", async () => {
    const { answer: result } = await answerTo("1 mole of gas at stp", context, "us", resources);
    expect(result?.notes[0]).toBe("At 0 °C and 1 atm. At the 1 bar of IUPAC’s definition, it is 22.711 L.");
  });

  it.each([
    ["how much interest on 20000 at 6% over 5 years", true],
    ["compound interest on 20000 at 6% for 5 years", false],
    ["interest on 20000 in savings at 6% for 5 years", false],
  ])("says that an amount without a word for it is saved: “%s”", async (question, isSaid) => {
    const { answer: result } = await answerTo(question, context, "us", resources);
    expect(result?.value).toBe("$6,977.00");
    expect(result?.notes.some((note) => note.startsWith("Treated as savings"))).toBe(isSaid);
  });

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
    ["triangle sides 7 8 9 area", "26.8328 m²"],
    // 4186 · 2 · 30 J; 50 lb · 40 °F · 1 Btu/(lb·°F).
    ["energy to heat 2 kg of water by 30 degrees c", "251.16 kJ"],
    ["heat 50 lb of water by 40 f btu", "2,000 Btu"],
    ["sphere radius 3 volume", "113.097 m³"],
    ["circle area 50 cm diameter", "1,963.5 cm²"],
  ])("answers “%s”", async (question, expected) => expect(await answer(question)).toBe(expected));

  // Python: 10 log₁₀ Σ10^(L/10); 80/2³; 100 · 0.5^(2000/5730); 64 − 64/2³; 10 · 0.5^(21/8).
  it.each([
    ["70 db + 70 db", "73.0103"],
    ["three machines 80 db each combined", "84.7712"],
    ["how much of 80 g is left after 3 half lives", "10 g"],
    ["c14 half life 5730 years, start 100 g, left after 2000 yrs", "78.5106 g"],
    ["half life 8 days 64 g how much has decayed after 24 days", "56 g"],
    ["half life of 8 days, how much of 10 mg remains after 3 weeks", "1.62105 mg"],
    ["100 mg with half life 6 hours after 24 hours", "6.25 mg"],
    ["half life 5730 years how old if 25% left", "11,460 yr"],
    ["half life 8 days when is 90% decayed", "26.5754 d"],
  ])("answers “%s”", async (question, expected) => expect(await answer(question)).toBe(expected));

  // CIAAW’s standard atomic weights: H₂SO₄ 98.07, NaCl 58.44, H₂O 18.015 g/mol; C₁V₁ = C₂V₂; −log₁₀ c.
  it.each([
    ["how many moles in 10 g of water", "0.55509 mol"],
    ["molar mass of CuSO4 5H2O", "249.677 g/mol"],
    ["molar mass of CuSO4 * 5 H2O", "249.677 g/mol"],
    ["molar mass of cuso4 5h2o", "249.677 g/mol"],
    ["mass of two moles of h2so4", "196.14 g"],
    ["grams nacl for 500 ml of 0.5 M solution", "14.61 g"],
    ["percent oxygen by mass in water", "88.81%"],
    ["ml of 12 M stock to make 500 ml of 1 M", "41.667 mL"],
    ["50 ml of 2 M stock, add 200 ml water, new molarity", "0.4 mol/L"],
    ["dilute 50 ml of 2 M to 200 ml, final molarity", "0.5 mol/L"],
    ["ph of h+ 3.2e-5 M", "4.49485"],
    ["pH of 0.01 M NaOH", "12"],
    ["h+ concentration at ph 4.5", "0.0000316228 mol/L"],
    ["ph if h+ is 3.2e-5", "4.49485"],
    ["dilute 12m hcl to 1m 500ml how much stock", "41.667 mL"],
  ])("answers “%s”", async (question, expected) => expect(await answer(question)).toBe(expected));

  it("asks for the value that a formula lacks", async () =>
    expect((await answerTo("kinetic energy of a 1500 kg car", context, "us", resources)).says).toBe(
      "What is the speed, with its unit?",
    ));

  it("asks for the molarity of a solution", async () =>
    expect((await answerTo("grams nacl for 500 ml of solution", context, "us", resources)).says).toMatch(
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

  // NASA’s 1.62 and 3.73 m/s²; log₂ 10; ½πr²L and 231 in³; h/e, d/dx; k/e, h · 10⁷ and R/101.325 of CODATA 2022; ½ · 2 · 3².
  it.each([
    ["time to fall 20 m on teh moon", "4.96904 s"],
    ["weight of 70 kg on mars", "261.1 N"],
    ["how many half lives to go from 100% down to 10%", "3.32193 half-lives"],
    ["how many half lives from 80 g to 10 g", "3 half-lives"],
    ["half full cylindrical tank 4 ft dia 6 ft long, gallons inside", "282.009 gal"],
    ["volume of cylindrical tank 4 ft dia 6 ft long in gallons", "564.018 gal"],
    ["cylinder volume 10 in radius 20 in", "6,283.19 in³"],
    ["planck constant in eV s", "4.135667697 × 10⁻¹⁵ eV·s"],
    ["boltzmann constant in ev/k", "8.617333262 × 10⁻⁵ eV/K"],
    ["planck constant in erg s", "6.626070150 × 10⁻²⁷ erg·s"],
    ["gas constant in L atm/(mol K)", "8.2057366 × 10⁻² L·atm/(mol·K)"],
    ["1/2 * 2 kg * (3 m/s)^2 in joules", "9 J"],
    ["derivative of x^3 at x = 2", "12"],
    ["second derivative of x^4 at 1", "12"],
    ["derivative of sin(x) at x=0", "1"],
    ["can u tell me the area of a 10 in diameter circle for my kids bday cake", "78.5398 in²"],
  ])("answers “%s”", async (question, expected) => expect(await answer(question)).toBe(expected));

  it.each([
    ["ideal gas volume of 2 mol at 25 c", "What is the absolute pressure, with its unit?"],
    ["molar mass of Zz2O", "“Zz2O” can’t be read. There is no element “Zz”."],
    [
      "average of 4 8 15 and area of circle radius 3 cm",
      "“average of 4 8 15” and “area of circle radius 3 cm” are two questions. Ask one at a time.",
    ],
    ["stefan-boltzmann constant in J s", "“J s” is not a unit of the Stefan-Boltzmann constant."],
  ])("says what “%s” is missing", async (question, says) =>
    expect(await answerTo(question, context, "us", resources)).toMatchObject({ says }),
  );

  it.each([
    "derivative of x^3 at y = 2",
    "derivative of 1/x at x = 0",
    "weight of 70 kg on jupiter",
    "time to fall 20 m on the moon with g = 2 m/s2",
    "1/3 full cylindrical tank 4 ft dia 6 ft long, gallons",
    "half full spherical tank 4 ft dia, gallons",
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
    "circle area 50 diameter",
    "energy to heat 2 kg ice water by 30 c",
    "energy to heat 2 kg of steam and water by 30 c",
    "12 m 500 ml to 1 m dilute",
    "sphere volume 288 radius",
    "frequency of 2 m wave speed 340",
  ])("has no figure for “%s”", async (question) => expect(await answer(question)).toBeUndefined());
});
