import { describe, expect, it } from "vitest";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { answerTo } from "../../../lib/faces/answers/answer-to.ts";
import type { UnitSystem } from "../../../lib/kit/quantities/systems.ts";
import { serverResources } from "../../../lib/server/answers.ts";
import { answer as chat } from "../../../lib/server/assistant/answer.ts";

const context = { today: "2026-11-28", now: Date.parse("2026-11-28T15:00:00Z"), timeZone: "UTC" };
const evaluator = localEvaluator(loadFromFolder);
const resources = serverResources(evaluator);

async function figuresOf(text: string, units: UnitSystem = "us"): Promise<string[]> {
  const { answer } = await answerTo(text, context, units, resources);
  return answer ? [`${answer.value} ${answer.unit}`, ...answer.more.map((figure) => figure.text)] : [];
}

const chatReply = async (text: string, units: UnitSystem): Promise<string> =>
  (await chat(text, [], { ...context, units, evaluator, faqs: [] })).reply;

describe("a unit of several kinds", () => {
  // Products of factors in NIST SP 811, Appendix B, and the gallon of 4.54609 L of the Weights and Measures Act 1985.
  it.each([
    ["5 pints in ml", ["2,365.882365 mL", "2,841.30625 mL"]],
    ["1 gallon in liters", ["3.785411784 L", "4.54609 L"]],
    ["2 cups in ml", ["473.176473 mL", "500 mL"]],
    ["8 oz to ml", ["236.5882365 mL", "227.3045 mL"]],
    ["3 tons to kg", ["2,721.55422 kg", "3,000 kg", "3,048.140726 kg"]],
    ["100 btu to kj", ["105.5055853 kJ", "105.4350264 kJ"]],
    ["500 calories to kj", ["2.092 kJ", "2,092 kJ"]],
    ["40 mpg to l/100km", ["5.88036 L/100 km", "7.06202 L/100 km"]],
    ["2.5 gb in mb", ["2,560 MB", "2,500 MB (decimal)"]],
    // 100 kPa, and with the standard atmosphere of 101.325 kPa, over 6.894757293168 kPa.
    ["1 bar gauge to psi", ["29.19972255 psi", "14.50377377 psig"]],
    ["500 ml to cups", ["2.113376419 c", "2 c(metric)"]],
    ["ounces in a gallon", ["128 fl oz", "160 fl oz(UK)"]],
    // Eight fluid ounces are a cup; eight ounces of weight are 226.796 g of 244 g in a cup.
    ["8 oz of milk in cups", ["1 c", "0.9295 c"]],
  ])("has each kind’s figure in “%s”", async (text, figures) =>
    expect(await figuresOf(text)).toEqual(figures),
  );

  it.each([
    "5 us pints in ml",
    "5 pints imperial in ml",
    "3 short tons to kg",
    "5 gallons to pints",
    "8 oz to g",
  ])("has one figure if the question says which, or all have the same: “%s”", async (text) =>
    expect(await figuresOf(text)).toHaveLength(1),
  );

  it("has the figure of the visitor’s system first, in the bar and in the chat", async () => {
    expect(await figuresOf("5 pints in ml", "si")).toEqual(["2,841.30625 mL", "2,365.882365 mL"]);
    expect(await figuresOf("3 tons to kg", "si")).toEqual(["3,000 kg", "2,721.55422 kg", "3,048.140726 kg"]);
    const lines = ["5 US pints = 2,365.882365 mL", "5 imperial pints = 2,841.30625 mL"];
    expect((await chatReply("5 pints in ml", "us")).split("\n").slice(0, 2)).toEqual(lines);
    expect((await chatReply("5 pints in ml", "si")).split("\n").slice(0, 2)).toEqual(lines.reverse());
  });
});

describe("one of a unit with a thing in it", () => {
  it.each([
    ["how many ounces in a gallon of paint", "128 fl oz"],
    ["how many inches in a yard of fabric", "36 in"],
    ["number of feet in a fathom of rope", "6 ft"],
    ["ounces in a pound of butter", "16 oz"],
    ["a mile of fence in feet", "5,280 ft"],
  ])("is what is converted: “%s”", async (text, figure) => expect((await figuresOf(text))[0]).toBe(figure));
});

describe("a blood pressure", () => {
  // 1 mmHg = 133.322387415 Pa: 15.9987 and 10.6658 kPa.
  it.each([
    ["convert 120/80 mmHg to kPa", "16.0 over 10.7 kPa"],
    ["120 over 80 mm hg in kpa", "16.0 over 10.7 kPa"],
    ["16/10.7 kPa to mmHg", "120 over 80 mmHg"],
  ])("has both figures: “%s”", async (text, figure) => {
    expect(await figuresOf(text)).toEqual([figure]);
    expect(await chatReply(text, "us")).toContain(figure);
  });

  it.each(["3/4 psi in kpa", "80/120 mmHg to kPa", "120/80 mmHg to psi"])(
    "is nothing else: “%s”",
    async (text) => expect((await figuresOf(text)).join()).not.toContain("over"),
  );
});

it("gives an angle in degrees another unit, not back", async () =>
  expect((await figuresOf("20 degrees"))[0]).toBe("0.3490658504 rad"));

describe("a conversion that names its quantity", () => {
  // 30 · 0.0689475729; 100 ÷ 1.609344; 5 · 30.48; 5 · 3.785411784.
  it.each([
    ["pressure of 30 psi in bar", "2.068427188 bar"],
    ["speed of 100 km/h in mph", "62.13711922 mph"],
    ["length of 5 ft in cm", "152.4 cm"],
    ["volume of 5 us gallons in liters", "18.92705892 L"],
  ])("%s is %s", async (question, figure) => expect((await figuresOf(question))[0]).toBe(figure));
});

describe("a unit by another name", () => {
  // ASTM B258: 0000 AWG is 0.46 in, 12 AWG is 2.0525 mm. The standard atmosphere is 14.695949 psi. 10⁹ B / 2³⁰ B = 0.931323.
  it.each([
    ["4/0 wire in mm2", "107.2193026 mm² cross-section"],
    ["12-gauge wire diameter in mm", "2.052525388 mm"],
    ["50 psi absolute to gauge", "35.30405122 psig"],
    ["gas mark 6 in f", "400 °F"],
    ["quarter-mile in meters", "402.336 m"],
    ["2.5M gallons a day in gpm", "1,736.111111 gpm"],
    ["500 decimal GB in GiB", "465.6612873 GiB"],
    ["4 tons metric in pounds", "8,818.490487 lb"],
    ["300K in C", "26.85 °C"],
  ])("is converted: “%s”", async (text, figure) => expect((await figuresOf(text))[0]).toBe(figure));
});

describe("an expression that names no unit for its result", () => {
  // 100 mi/h is 44.704 m/s by definition; 1 ft is 0.3048 m; the parsec and the circular mil have factors with π.
  it.each([
    ["100 mph * 30 min", "80,467.2 m"],
    ["3 ft * 2 in", "0.04645152 m²"],
    ["2 acres * 3 ft", "6 ac·ft"],
  ])("has a figure in a unit with a rational factor: “%s”", async (text, figure) =>
    expect((await figuresOf(text))[0]).toBe(figure),
  );
});

describe("a sum of a quantity and a number without a unit", () => {
  it.each(["10 kg - 3 in lb", "5 m + 3 to ft", "30 min + 45 in hours"])("has no figure: “%s”", async (text) =>
    expect(await figuresOf(text)).toEqual([]),
  );
  it("reads the last unit as the target only if another one is left for the number", async () =>
    expect((await figuresOf("5 ft + 3 in in"))[0]).toBe("63 in"));
});
