import type { QuantityEntry } from "../../kit/fields/field.ts";
import { ask } from "../../kit/phrases/define.ts";
import { BY } from "../../kit/reader/areas.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../kit/reader/frame.ts";
import { digits } from "../../kit/reader/number-of.ts";
import { textQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";

const AIRFLOW = textQuestion(
  "What is the airflow in the duct, in cfm, L/s or m³/h?",
  /\d\s?(?:cfm|cubic feet per minute|ft3\/min|l\/s|lps|lit(?:er|re)s? per second|m3\/h|m³\/h|cmh|cubic met(?:er|re)s? per hour)/,
);

const DUCT = "duct | ductwork | ducting | ductulator";
const ROOM =
  "room | bedroom | living room | dining room | bathroom | kitchen | office | house | home | garage | basement";
const flow = required({ slug: "volumetric-flow-rate" }, undefined, { question: AIRFLOW });
const frictionRate: Slot = { type: { slug: "pressure-gradient" } };
const velocity: Slot = { type: { slug: "speed" } };
/** Without a unit, in that of the rest of the question. */
const side = required({ slug: "length", plainUnit: "" }, undefined, { sharesUnit: true });
const rectangular = { ductWidth: side, ductHeight: { ...side, roles: BY, needsRole: true as const } };
const round = {
  diameter: required({ slug: "length" }, "diameter | round | spiral | duct | pipe", { rolesFollow: true }),
};

const choices = {
  shape: {
    oval: "oval | flat oval",
    rectangular: "rectangular | rectangle | square",
    round: "round | spiral",
  },
  material: { "flexible-duct": "flex | flexible" },
  show: {
    frictionRate: "friction | drop | loss | friction rate | friction loss | pressure drop | pressure loss",
    velocity: "velocity | speed | fast",
  },
} as const;

const US_UNITS = ["cubic-foot-per-minute", "inch-of-water-per-100-feet", "foot-per-minute", "inch", "foot"];
const isUs = (match: FrameValues): boolean =>
  "flow frictionRate limitRate velocity limitVelocity diameter ductWidth ductHeight height"
    .split(" ")
    .some((id) => US_UNITS.includes(match.quantity(id)?.unit ?? ""));

/** Returns a length of the question; without a unit, in inches or millimeters. */
function lengthOf(match: FrameValues, id: string): QuantityEntry | undefined {
  const quantity = match.quantity(id);
  return quantity?.unit === "" ? { ...quantity, unit: isUs(match) ? "inch" : "millimeter" } : quantity;
}

/** Slots that `ductInput` reads. */
const DUCT_SLOTS = ["shape", "ductWidth", "ductHeight", "diameter", "count", "each"];
const ductInput = (match: FrameValues) => {
  const ductWidth = lengthOf(match, "ductWidth");
  const isOval = match.choice("shape") === "oval";
  return {
    fittings: [],
    ...(isUs(match) && { equipment: { value: "0", unit: "inch-of-water" } }),
    shape: ductWidth ? (isOval ? "oval" : "rectangular") : "round",
    ...(ductWidth
      ? { ductWidth, ductHeight: lengthOf(match, "ductHeight") }
      : { diameter: lengthOf(match, "diameter") }),
  };
};

const sized = (frame: Omit<Frame, "cues"> & { cues?: readonly string[] }): readonly Frame[] =>
  [rectangular, round].map((size) => ({
    cues: [DUCT],
    choices,
    without: DUCT_SLOTS,
    input: (match) => ({ mode: "size", ...ductInput(match) }),
    ...frame,
    slots: { ...frame.slots, ...size },
  }));

const inSize = { slots: { flow }, show: ["velocity", "frictionRate", "velocityPressure"] };

/** Words for equal shares of the airflow; not “equally” by itself, which also occurs in "two equally long ducts". */
const EQUALLY = ["equally", "evenly"]
  .flatMap((word) => [
    ...["cfm", "'s'", "'h'", "split", "divided"].map((before) => `${before} ${word}`),
    ...["between", "among", "in"].map((after) => `${word} ${after}`),
  ])
  .join(" | ");

/** Asks for one of several equal ducts: "two 6 inch ducts share 200 cfm equally, velocity in each". */
const shared = sized({
  ...inSize,
  cues: [DUCT, EQUALLY],
  slots: { flow, count: required("number") },
  choices: { ...choices, each: { each: "in each | for each | per duct | of each | each duct" } },
  words: "share shares shared split splits divide divides divided carry between among",
  fits: (match) => Number.isInteger(match.number("count")) && match.number("count") > 1,
  without: [...DUCT_SLOTS, "flow"],
  input: (match) => ({
    mode: "size",
    flow: { ...match.quantity("flow"), value: digits(match.number("flow") / match.number("count")) },
    ...ductInput(match),
  }),
  focus: (match) => ({
    note: `Each of the ${match.number("count")} ducts carries 1/${match.number("count")} of the airflow.`,
  }),
});

const INCHES_OF_WATER = "wg | wc | inwg | inwc | w.g | w.c | inch of water | in of water";
const FPM_PER_METER_PER_SECOND = 196.8503937007874;
const isInInches = (match: FrameValues): boolean =>
  match.isChosen("unit") ? match.choice("unit") === "us" : isUs(match);

/** Velocity pressure of standard air: ASHRAE Handbook, Fundamentals, chapter “Duct Design”. */
const velocityPressure: Frame = {
  cues: ["velocity pressure"],
  slots: { velocity: required({ slug: "speed" }) },
  choices: { unit: { us: INCHES_OF_WATER, si: "pa | pascal" } },
  words: "standard air in of velocity fpm",
  mustBeWhole: true,
  fits: (match) => match.siNumber("velocity") > 0,
  expression: (match) =>
    isInInches(match)
      ? `(${digits(match.siNumber("velocity") * FPM_PER_METER_PER_SECOND)}/4005)^2`
      : `0.602*${digits(match.siNumber("velocity"))}^2`,
  focus: (match) => ({
    label: "Velocity pressure",
    format: "number",
    suffix: isInInches(match) ? "in. wg" : "Pa",
    note: isInInches(match)
      ? "Standard air of 0.075 lb/ft³: the velocity in fpm divided by 4,005, squared."
      : "Standard air of 1.204 kg/m³: 0.602 times the square of the velocity in m/s.",
  }),
};

/** Asks for the friction loss of a straight run: "pressure drop of 500 cfm in 100 ft of 10 inch duct". */
const run = sized({
  slots: { flow, length: required({ slug: "length" }, "long | length | run | in length") },
  choices: { ...choices, show: { frictionLoss: choices.show.frictionRate, velocity: choices.show.velocity } },
  words: "straight run pressure",
  fits: (match) => match.choice("show") === "frictionLoss",
  show: ["frictionLoss", "frictionRate", "velocity"],
  focus: { note: "Straight duct without fittings." },
});

/** Asks for the airflow that a duct carries at a friction rate or a velocity. */
const carried = Object.entries({
  rate: ["limitRate", frictionRate],
  velocity: ["limitVelocity", velocity],
} as const).flatMap(([limit, [id, slot]]) =>
  sized({
    slots: { [id]: { ...slot, isRequired: true } },
    without: [...DUCT_SLOTS, "show"],
    call: (match) => ({
      kind: "call",
      input: {
        mode: "flow",
        limit,
        ...ductInput(match),
        ...match.inputs([...DUCT_SLOTS, "show"]),
      },
      focus: { show: ["airFlow", "velocity", "frictionRate"], assumes: [] },
    }),
  }),
);

const equivalent: Frame = {
  cues: [`${DUCT} | rectangular`, "equivalent | equivelant | equivalant | same as | equal to"],
  slots: rectangular,
  choices: { shape: choices.shape },
  words: "round diameter",
  call(match) {
    const isSaid = isUs(match) || ["ductWidth", "ductHeight"].some((id) => match.quantity(id)?.unit);
    const us = !isSaid || isUs(match);
    const side = (id: string) => ({ value: match.quantity(id)?.value, unit: us ? "inch" : "millimeter" });
    return {
      kind: "call",
      input: {
        mode: "size",
        flow: us
          ? { value: "1000", unit: "cubic-foot-per-minute" }
          : { value: "450", unit: "liter-per-second" },
        fittings: [],
        shape: match.choice("shape") === "oval" ? "oval" : "rectangular",
        ductWidth: side("ductWidth"),
        ductHeight: side("ductHeight"),
      },
      focus: {
        show: ["equivalentDiameter"],
        assumes: [],
        note: `A round duct with the same friction at the same airflow${isSaid ? "" : ", sides in inches"}.`,
      },
    };
  },
};

const sizing: Frame = {
  cues: [DUCT],
  slots: {
    flow,
    frictionRate,
    velocity,
    height: named({ slug: "length" }, "high | tall | deep | height"),
  },
  choices,
  call(match) {
    const [rate, velocity] = [match.quantity("frictionRate"), match.quantity("velocity")];
    if (match.isChosen("show") && !rate && !velocity) return undefined;
    const us = isUs(match);
    const shape = match.choice("shape") ?? "round";
    const usual = us
      ? { rate: { value: "0.1", unit: "inch-of-water-per-100-feet" }, height: { value: "12", unit: "inch" } }
      : { rate: { value: "0.8", unit: "pascal-per-meter" }, height: { value: "300", unit: "millimeter" } };
    const isByVelocity = velocity && !rate;
    return {
      kind: "call",
      input: {
        mode: isByVelocity ? "velocity" : "friction",
        [isByVelocity ? "velocity" : "maxVelocity"]: velocity,
        ...(!isByVelocity && { frictionRate: rate ?? usual.rate }),
        flow: match.quantity("flow"),
        fittings: [],
        ...(us && { equipment: { value: "0", unit: "inch-of-water" } }),
        material: match.choice("material"),
        sizes: us ? "us" : "metric",
        shape,
        ...(shape !== "round" && { height: match.quantity("height") ?? usual.height }),
      },
      focus: {
        show: ["size", "velocity", "frictionRate"],
        assumes: [],
        ...(!rate &&
          !velocity && { note: `At a friction rate of ${us ? "0.1 in. wg per 100 ft" : "0.8 Pa/m"}.` }),
      },
    };
  },
};

export default defineQuestions({
  priority: 100,
  words:
    "duct ducts ductwork air airflow flow size sizing sized round diameter velocity speed fast galvanized steel carry carries handle handles move moves thru max maximum cfm big",
  frames: [
    ...sized(inSize),
    ...shared,
    velocityPressure,
    ...run,
    ...carried,
    equivalent,
    sizing,
    ...sized({ slots: {}, call: () => ask(AIRFLOW) }),
    {
      cues: [DUCT, "size | sizing | big", ROOM],
      slots: {},
      call: (match) => (/\d/.test(match.question.lower) ? undefined : ask(AIRFLOW)),
    },
    {
      cues: [DUCT],
      slots: { frictionRate, velocity },
      choices,
      fits: (match) => (match.value("frictionRate") ?? match.value("velocity")) !== undefined,
      call: () => ask(AIRFLOW),
    },
  ],
});
