import { ask, type Call, type OpenQuestion, showCall } from "../../kit/phrases/define.ts";
import type { Frame, FrameValues } from "../../kit/reader/frame.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { drainFrames } from "./phrases/drains.ts";
import { fixtureChoices, fixtureSlots, fixturesOf } from "./phrases/fixtures.ts";

const WSFU = "wsfu | w.s.f.u | supply? fixture unit | water supply fixture unit";
const FIXTURES: OpenQuestion = {
  text: "Which fixtures does the building have, and how many of each? Or how many fixture units?",
  restate: (answer) =>
    answer.length < 200 &&
    /wsfu|fixture unit|bath|toilet|closet|lavator|sink|shower|tub|kitchen|washer|wc|basin|bidet|urinal/.test(
      answer,
    )
      ? answer
      : undefined,
};

const US = {
  streetPressure: { value: "60", unit: "psi" },
  residual: { value: "20", unit: "psi" },
  meterLoss: { value: "5", unit: "psi" },
  rise: { value: "20", unit: "foot" },
  length: { value: "100", unit: "foot" },
  maxVelocity: { value: "8", unit: "foot-per-second" },
  continuous: { value: "0", unit: "gallon-us-per-minute" },
} as const;
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

function supplyOf(
  match: FrameValues,
  fixtures: readonly Readonly<Record<string, unknown>>[],
  isCounted: boolean,
): Call {
  const isSize = match.choice("size") !== undefined;
  const isUnits = isCounted && !isSize && match.choice("flow") === undefined;
  return showCall(
    {
      mode: "supply",
      fixtures,
      ...(match.choice("flushing") === "valve" && { flushing: "valve" }),
      ...US,
    },
    isSize
      ? ["serviceSize", "demand", "velocity"]
      : match.choice("hot") !== undefined
        ? ["hotDemand", "hotUnits", "demand"]
        : isUnits
          ? ["fixtureUnits", "coldUnits", "hotUnits", "demand", "drainageUnits"]
          : ["demand", "fixtureUnits"],
    isSize ? SIZED : "From IPC Tables E103.3(2) and E103.3(3).",
  );
}

const DRAINAGE = "drain | drainage | sewer | dfu | vent | roof";

const byUnits: Frame = {
  cues: [WSFU],
  not: DRAINAGE,
  slots: { units: { type: "number", roles: WSFU, needsRole: true, isRequired: true } },
  choices: supplyChoices,
  call: (match) =>
    supplyOf(match, [{ fixture: "own", number: 1, ownUnits: Number(match.text("units")) }], false),
};

const byFixtures: Frame = {
  cues: [
    `${WSFU} | water demand | water line | water main | water service | water supply | water pipe | supply units`,
  ],
  not: DRAINAGE,
  slots: fixtureSlots,
  choices: { ...fixtureChoices, ...supplyChoices },
  call(match) {
    const fixtures = fixturesOf(match);
    return fixtures && fixtures.length > 0 ? supplyOf(match, fixtures, true) : undefined;
  },
};

const heater: Frame = {
  cues: ["tankless | water heater"],
  slots: {
    peakFlow: { type: { slug: "volumetric-flow-rate" }, isRequired: true },
    temperatureRise: {
      type: { slug: "temperature-difference", plainUnit: "" },
      roles: "degree rise | degree temperature rise | temperature rise | temp rise | rise | degree",
      needsRole: "plain",
      isRequired: true,
    },
  },
  call(match) {
    const [peakFlow, rise] = [match.quantity("peakFlow"), match.quantity("temperatureRise")];
    if (!peakFlow || !rise) return undefined;
    const usual = peakFlow.unit.startsWith("gallon") ? "delta-fahrenheit" : "delta-kelvin";
    return showCall(
      {
        mode: "heater",
        heater: "tankless",
        peakFlow,
        temperatureRise: {
          value: rise.value,
          unit: rise.unit === "" ? usual : rise.unit.replace("celsius", "kelvin"),
        },
      },
      ["heatInput", "heatOutput"],
      "With an efficiency of 80%.",
    );
  },
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
      slots: { units: { type: "number", roles: WSFU, needsRole: true, question: FIXTURES } },
      call: (match) => (/\d/.test(match.question.lower) ? undefined : ask(FIXTURES)),
    },
  ],
});
