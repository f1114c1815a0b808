import { ask } from "../../kit/phrases/define.ts";
import { type Frame, type FrameValues, named, required } from "../../kit/reader/frame.ts";
import { textQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { drainFrames } from "./phrases/drains.ts";
import { fixtureChoices, fixtureSlots, fixturesOf } from "./phrases/fixtures.ts";

const WSFU = "wsfu | w.s.f.u | supply? fixture unit | water supply fixture unit";
const FIXTURES = textQuestion(
  "Which fixtures does the building have, and how many of each? Or how many fixture units?",
  /wsfu|fixture unit|bath|toilet|closet|lavator|sink|shower|tub|kitchen|washer|wc|basin|bidet|urinal/,
  undefined,
  200,
);

const SIZED =
  "With 60 psi at the main, 20 ft of height, 20 psi at the highest fixture, 5 psi for the meter and 100 ft of copper tube plus 50% for fittings.";

const supplyChoices = {
  flushing: {
    valve: "flush valve | flushometer valve | flushometer | flushing valve | flushometers",
    tank: "flush tank | tank",
  },
  hot: { yes: "hot" },
  size: { yes: "size | sizing | what pipe | how big | diameter" },
  flow: { yes: "demand | flow | gpm" },
} as const;

/** Outputs and the note of the demand of fixtures, or of the size of their pipe. */
const supply: Pick<Frame, "show" | "focus"> = {
  show: (match) =>
    match.isChosen("size")
      ? ["serviceSize", "demand", "velocity"]
      : match.isChosen("hot")
        ? ["hotDemand", "hotUnits", "demand"]
        : match.value("wsfu") || match.isChosen("flow")
          ? ["demand", "fixtureUnits"]
          : ["fixtureUnits", "coldUnits", "hotUnits", "demand", "drainageUnits"],
  focus: (match) => ({
    note: match.isChosen("size") ? SIZED : "From IPC Tables E103.3(2) and E103.3(3).",
  }),
};
const supplyInput = (match: FrameValues, fixtures: readonly object[] | undefined) => ({
  mode: "supply",
  fixtures,
  ...(match.choice("flushing") === "valve" && { flushing: "valve" }),
  units: "us",
});

const DRAINAGE = "drain | drainage | sewer | dfu | vent | roof";

const byUnits: Frame = {
  cues: [WSFU],
  not: DRAINAGE,
  slots: { wsfu: required("number", WSFU, { needsRole: true }) },
  choices: supplyChoices,
  ...supply,
  without: ["wsfu", ...Object.keys(supplyChoices)],
  input: (match) => supplyInput(match, [{ fixture: "own", number: 1, ownUnits: match.number("wsfu") }]),
};

const byFixtures: Frame = {
  cues: [
    `${WSFU} | water demand | water line | water main | water service | water supply | water pipe | supply units`,
  ],
  not: DRAINAGE,
  slots: fixtureSlots,
  choices: { ...fixtureChoices, ...supplyChoices },
  ...supply,
  fits: (match) => (fixturesOf(match) ?? []).length > 0,
  without: [...Object.keys(fixtureSlots), ...Object.keys(supplyChoices)],
  input: (match) => supplyInput(match, fixturesOf(match)),
};

const heater: Frame = {
  cues: ["tankless | water heater"],
  slots: {
    peakFlow: required({ slug: "volumetric-flow-rate" }),
    temperatureRise: required(
      { slug: "temperature-difference", plainUnit: "" },
      "degree rise | degree temperature rise | temperature rise | temp rise | rise | degree",
      { needsRole: "plain" },
    ),
  },
  without: ["temperatureRise"],
  input(match) {
    const [peakFlow, rise] = [match.quantity("peakFlow"), match.quantity("temperatureRise")];
    const usual = peakFlow?.unit.startsWith("gallon") ? "delta-fahrenheit" : "delta-kelvin";
    return {
      mode: "heater",
      heater: "tankless",
      temperatureRise: { ...rise, unit: rise?.unit.replace("celsius", "kelvin") || usual },
    };
  },
  show: ["heatInput", "heatOutput"],
  focus: { note: "With an efficiency of 80%." },
};

export default defineQuestions({
  priority: 90,
  words:
    "plumbing fixture fixtures unit units supply water drainage drain drains line main service pipe pipes size sizing sized demand peak flow flush tank private group groups building home gpm need load hunter hunter's curve ipc heater hot temperature degrees",
  frames: [
    byUnits,
    byFixtures,
    ...drainFrames,
    heater,
    {
      cues: [WSFU],
      not: DRAINAGE,
      slots: { units: named("number", WSFU, { question: FIXTURES }) },
      call: (match) => (/\d/.test(match.question.lower) ? undefined : ask(FIXTURES)),
    },
  ],
});
