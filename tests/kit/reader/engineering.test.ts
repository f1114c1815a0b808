import { describe, expect, it } from "vitest";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { answerTo } from "../../../lib/faces/answers/answer-to.ts";
import { readingOf } from "../../../lib/faces/answers/reading.ts";
import { serverResources } from "../../../lib/server/answers.ts";
import { cpuClock } from "../../cpu-clock.ts";

const context = {
  today: "2026-11-28",
  now: Date.parse("2026-11-28T15:00:00Z"),
  timeZone: "America/New_York",
};
const resources = serverResources(localEvaluator(loadFromFolder));

async function lineOf(question: string): Promise<string> {
  const { answer } = await answerTo(question, context, "us", resources);
  return answer ? `${answer.label}: ${answer.value} ${answer.unit}`.trim() : "";
}

it("reads a ratio of two units without composing all pairs, the first time too", () => {
  readingOf("5 ft to m", context, resources.questionSources);
  const taken = cpuClock();
  const reading = readingOf(
    "dew point of air at 80 f with 61 grains per lb",
    context,
    resources.questionSources,
  );
  expect(taken()).toBeLessThan(100);
  expect(reading?.kind === "call" && reading.call.input).toMatchObject({
    humidityRatio: { value: "61", unit: "grain-per-pound" },
  });
});

it.each([
  ["cooling load of a 7 by 5 yd room in Phoenix", "For 21 by 15 ft in Phoenix"],
  ["heating load for a 200 square yard house in Denver", "For 1,800 ft² in Denver"],
])("names the converted size in the answer to “%s”", async (question, note) => {
  const { answer } = await answerTo(question, context, "us", resources);
  expect(answer?.notes.join(" ")).toContain(note);
});

/** Values by plain formulas, with the sources that questions/engineering.py names. */
const ANSWERS: readonly (readonly [question: string, answer: string])[] = [
  // ASME B36.10M and ASTM B88: outside diameter less two walls.
  ["inside dia of 2 in sch 40 pipe", "Inside diameter: 2.067 in"],
  ["id of 4 inch schedule 80 steel pipe", "Inside diameter: 3.826 in"],
  ["outside diameter of 1/2 inch steel pipe", "Outside diameter: 0.84 in"],
  ["inside diameter of 1 1/4 type m copper", "Inside diameter: 1.291 in"],
  ["-40 c in f", "−40 °C: −40 °F"],
  // Colebrook and White with 0.09 mm and 1.2 kg/m³, in Python.
  ["pressure drop of 500 cfm in a 10 inch round duct 100 ft", "Friction loss: 0.1283 inH₂O"],
  ["pressure loss of 100 ft of 10 inch duct at 500 cfm", "Friction loss: 0.1283 inH₂O"],
  ["pressure drop of 500 cfm in 100 ft of 10 inch duct with 3 elbows", ""],
  ["total flow 4 k 5.6 heads at 20 psi", "Total flow: 100.2 gpm"],
  ["wet bulb 1 C humidity ratio 0.002", "Wet bulb: −2.20 °C"],
  ["pump hp 100 gpm 60 ft head 70% efficiency", "Shaft power: P: 2.1645 hp"],
  ["pump hp for 100 gpm at 70% efficiency", ""],
  ["velocity of 25 imperial gpm in a 2 inch id pipe", "Velocity: 0.9346 m/s"],
  ["20 gpm in 2.067 inch id pipe, pressure drop over 100 ft", ""],
  ["Re of water at 20 C, 1.5 m/s in a 50 mm id pipe", "Reynolds number: 74,750"],
  ["pressure drop 10 gpm in 7 inch copper 50 ft", ""],
  ["pressure drop of 20 gpm oil in 1 inch pipe 100 ft", ""],
  ["pressure drop 100 gpm 3 inch stainless pipe 100 ft", ""],
  ["boiler 100 mbh 20 f delta t gpm", "Water flow: Q: 10 gpm"],
  ["pipe size for 20 gpm at 2 psi per 100 ft", "Pipe size: Steel Sch 40, 1½ in (DN 40)"],
  ["to-20 c in f", "20 °C: 68 °F"],
  ["u value of r-19", "19 h·ft²·°F/Btu: 0.05263157895 Btu/(h·ft²·°F)"],
  ["heat loss of an r-20 wall 20 ft by 20 ft, 50 degrees f difference", "Heat loss: q: 1,000 Btu/h"],
  ["heat loss r-13 70 in 10 out", ""],
  ["heat loss of 200 sq ft at r-13 and 100 sq ft at r-19 70 in 10 out", ""],
  ["how many btu/h from 800 cfm w/ 25 F temp rise", "Heat carried: q: 21,600 Btu/h"],
  ["temperature rise of 1000 cfm with 40000 btu/h", "Temperature difference: ΔT: 37.037 °F"],
  ["gpm for 24000 btu/h at 20 f delta t with 30% glycol", ""],
  ["double 300 cfm 20 f delta t btu/h", ""],
  ["air changes per hour 300 cfm in 20x15 room, 8 ft ceiling", "Air changes: n: 7.5 ACH"],
  ["max dfu on a 4 in building drain at 1/4 in per ft slope", "Maximum drainage fixture units: 216"],
  ["dfu for 3 private toilets 1.6 gpf and 3 lavatories", "Drainage fixture units: 12"],
  ["fixture units for 2 public toilets", ""],
  ["dfu for 3 toilets except the basement", ""],
  ["1/4 in per foot slope as a percent", "Slope: 2.083%"],
  ["yards of concrete for 20x20 slab 4 inches thick", "Volume to order: V: 4.93827 yd³"],
  ["concrete for 10 x 12 ft slab 4 in thick minus the footing", ""],
  ["concrete 10x10 slab 4 in thick and a 5x5 slab 4 in thick", ""],
  ["concrete for two 10x10 slabs 4 in thick", ""],
  ["3 cubic yards of dirt covers how many sq ft at 3 in deep", "Area: A: 324 ft²"],
  ["two 6 inch round ducts share 200 cfm equally, velocity in each", "Velocity: 509.3 ft/min"],
  ["200 cfm split evenly between 3 8x6 ducts, velocity", "Velocity: 200 ft/min"],
  // 4 · 8 · 144 · ¼ in³ of 7850 kg/m³, and its parts and multiples.
  ["weight of a 4x8 sheet of 1/4 inch steel plate", "Mass: 326.7 lb"],
  ["weight of half of a 4x8 sheet of 1/4 in steel plate", "Mass: 163.4 lb"],
  ["weight of two 4x8 sheets of 1/4 in steel", "Mass: 653.4 lb"],
  ["half a 4 x 8 ft sheet of 1/8 in 6061 aluminum, weight in lb", "Mass: 28.09 lb"],
  ["weight of a 4x8 mm sheet of 1/4 in steel", "Mass: 0.001595 kg"],
  ["weight of a 4x8 sheet of steel", ""],
  ["weight of steel plate 1/4 inch 4 ft by 8 ft", "Mass: 326.7 lb"],
  ["weight of steel bar 2 in 10 ft", "Mass: 106.9 lb"],
  ["weight of aluminum plate 1/4 inch 4 ft by 8 ft by 1 ft", ""],
  ["weight of a 4x8 sheet of 1/4 in steel minus a 1 ft hole", ""],
  ["half the weight of a 4x8 sheet of 1/4 in steel", ""],
  ["two ducts 6 inch carry 200 cfm each, velocity", ""],
  ["velocity pressure at 2000 fpm in wg", "Velocity pressure: 0.249376 in. wg"],
  ["velocity pressure of air at 10 m/s", "Velocity pressure: 60.2 Pa"],
  ["velocity pressure of helium at 2000 fpm", ""],
  ["velocity pressure of water at 10 m/s", ""],
  ["fall in inches of 40 ft of drain at 1/4 in per ft", "Rise: h: 10 in"],
  ['drop of 40 ft drain at 1/8" per foot', "Rise: h: 5 in"],
  ["how much drop over 12 m of sewer at 1% slope in mm", "Rise: h: 120 mm"],
  ["pressure drop over 40 ft of pipe at 2%", ""],
  ["sprinkler demand .15 gpm/ft2 over 1500 sq ft plus 250 gpm hose", "Water demand: 475 gal/min"],
  ["sprinkler density 6.1 mm/min over 140 m2 plus 950 l/min hose stream", "Water demand: 1,804 L/min"],
  ["sprinkler demand .15 gpm/ft2 over 1500 sq ft minus 250 gpm hose", ""],
  ["psi at the bottom of 23 ft of water", "23 ftH₂O: 9.971132592 psi"],
  ["psi at the bottom of a 10 ft tank", ""],
  ["30k btu/h is how many tons of ac", "30,000 Btu/h: 2.5 TR"],
  ["expansion of 100 ft pipe 12e-6 per C, from 20 to 80 C", "Change in length: ΔL: 0.864 in"],
  ["10 hp motor amps 460v 3 phase .85 pf 90% eff", "Line current: I: 12.2344 A"],
  ["5 hp single phase motor 230 v amps pf 0.8 eff 85%", "RMS current: I: 23.8395 A"],
  ["amps of 10 kw load at 480 v 3 phase pf 0.9", "Line current: I: 13.3646 A"],
  ["10 hp 3 phase motor fla at 460 v", ""],
  ["10 hp motor amps 460v to neutral 3 phase .85 pf 90% eff", ""],
  ["10 hp motor amps 460v 3 phase .85 pf 90% eff at half load", ""],
  ["expansion of 100 ft pipe 12e-6 per C from 20 C", ""],
  ["expansion of 100 ft pipe 12e-6 per C, to 80 C", ""],
  ["two 6 inch ducts equally sized, 200 cfm", ""],
  ["ach for 200 cfm in 20x15x8 room", "Air changes: n: 5 ACH"],
  ["cfm for 6 air changes in a 12x12x8 room", "Airflow: Q: 115.2 CFM"],
  ["cfm for 1000 sq ft 8 ft ceilings 5 ach", "Airflow: Q: 666.667 CFM"],
  ["gpm from a 5.6 k factor sprinkler at 20 psi", "Flow: 25.04 gpm"],
  ["fire flow at 20 psi static 65 residual 50 flow 1100", "Available flow: Q: 1,990.85 gpm"],
  // ASHRAE’s chart: 28.1 Btu/lb.
  ["enthalpy 75f 50 rh", "Enthalpy: 28.13 Btu/lb"],
  ["cfm 6 ach 10x12 room 8 foot ceiling", "Airflow: Q: 96 CFM"],
  ["cfm for 6 air changes in a 10x12 room 8 ft ceiling", "Airflow: Q: 96 CFM"],
  ["2% slope over 50 feet in inches", "Rise: h: 12 in"],
  ["drop of 10 m over 200 m slope percent", "Slope: m: 5%"],
  ["fire flow static 4 bar residual 3 bar flow 1100", ""],
  ["velocity pressure at twice 2000 fpm", ""],
  ["5 hp dc motor amps at 90 v pf 1 eff 90%", ""],
  ["how many 80 lb bags of concrete for a 4 ft x 4 ft pad 4 inches thick", "Number of bags: n: 8.88889"],
];

describe("questions without a required value", () => {
  it.each([
    ["duct size for a big living room pls", "What is the airflow in the duct, in cfm, L/s or m³/h?"],
    ["amps of a 5 hp motor", "What is the supply voltage?"],
    ["10 hp motor amps 460v 3 phase .85 pf", "What is the motor’s efficiency?"],
    ["5 hp motor 230 v amps pf 0.8 eff 85%", "Is the supply single-phase or three-phase?"],
  ])("“%s” asks for it", async (question, says) =>
    expect(await answerTo(question, context, "us", resources)).toMatchObject({ says }),
  );
});

describe("engineering questions", () => {
  it.each(ANSWERS)("“%s” → %s", async (question, answer) => expect(await lineOf(question)).toBe(answer));
});
