import { expect, it } from "vitest";
import { localEvaluator } from "../../../catalog/evaluator.ts";
import { loadFromFolder } from "../../../core/data/read-file.ts";
import { readingOf } from "../../../faces/answers/reading.ts";
import { serverResources } from "../../../server/answers.ts";
import { CITIES } from "../cities.ts";

const context = {
  today: "2026-11-28",
  now: Date.parse("2026-11-28T15:00:00Z"),
  timeZone: "America/New_York",
};
const { questionSources } = serverResources(localEvaluator(loadFromFolder));

function inputOf(question: string): Readonly<Record<string, unknown>> | undefined {
  const reading = readingOf(question, context, questionSources);
  return reading?.kind === "call" ? reading.call.input : undefined;
}

const feet = (value: string) => ({ value, unit: "square-foot" });
const house = (city: string, more: Record<string, unknown>) => ({
  mode: "house",
  station: CITIES[city],
  ...more,
});

it.each([
  ["ac size for 1500 sq ft", house("atlanta", { floorArea: feet("1500"), ductPlace: "attic" })],
  ["a/c size for 1,500 sq ft house", house("atlanta", { floorArea: feet("1500") })],
  [
    "what size air conditioner for a 2000 sq ft house in Phoenix",
    house("phoenix", { floorArea: feet("2000") }),
  ],
  [
    "how many tons for 140 m2 in Madrid",
    house("madrid", { floorArea: { value: "140", unit: "square-meter" } }),
  ],
  ["ac tonnage for 2500 sq ft", house("atlanta", { floorArea: feet("2500") })],
  ["air conditioner for 1500 sq ft house in Tampa", house("tampa", { floorArea: feet("1500") })],
  [
    "what size ac for a 40 x 30 ft house in Houston with 2 stories",
    house("houston", { floorArea: feet("2400"), stories: "2" }),
  ],
  // The same house as the size of its air conditioner: one site has one load for it.
  ["cooling load of a 2000 sq ft house in Dallas", house("dallas", { floorArea: feet("2000") })],
  ["what size ac for a 4 bedroom 2400 sq ft house in Dallas", house("dallas", { occupants: "5" })],
  [
    "what size central air for 2000 sq ft well insulated home in chicago",
    house("chicago", { insulation: "good" }),
  ],
])("sizes the air conditioner of a house in “%s”", (question, input) => {
  expect(inputOf(question)).toMatchObject(input);
});

it.each([
  "what size ac for a 400 square foot apartment in Houston",
  "what size furnace for a 1500 sq ft house",
  "how many tons of gravel for 1500 sq ft",
  "how many tons is 1500 sq ft",
  "cost to run ac in a 1500 sq ft house",
])("does not size the air conditioner of a house in “%s”", (question) => {
  expect(inputOf(question)?.mode).not.toBe("house");
});
