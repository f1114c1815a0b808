import type { QuantityEntry } from "../../kit/fields/field.ts";
import { ask, type Call, expressionCall, type OpenQuestion, showCall } from "../../kit/phrases/define.ts";
import type { Frame, FrameValues, Slot } from "../../kit/reader/frame.ts";
import { numberOf, siNumberOf } from "../../kit/reader/number-of.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";

const FLOW_ANSWER =
  /\d\s?(?:cfm|cubic feet per minute|ft3\/min|l\/s|lps|lit(?:er|re)s? per second|m3\/h|m³\/h|cmh|cubic met(?:er|re)s? per hour)/;
const AIRFLOW: OpenQuestion = {
  text: "What is the airflow in the duct, in cfm, L/s or m³/h?",
  restate: (answer) => (answer.length < 60 && FLOW_ANSWER.test(answer) ? answer : undefined),
};

const DUCT = "duct | ductwork | ducting | ductulator";
const ROOM =
  "room | bedroom | living room | dining room | bathroom | kitchen | office | house | home | garage | basement";
const flow: Slot = { type: { slug: "volumetric-flow-rate" }, question: AIRFLOW };
const frictionRate: Slot = { type: { slug: "pressure-gradient" } };
const velocity: Slot = { type: { slug: "speed" } };
/** Without a unit, in that of the rest of the question. */
const length = { slug: "length", plainUnit: "" } as const;
const side: Slot = { type: length, sharesUnit: true };
const diameter: Slot = {
  type: { slug: "length" },
  roles: "diameter | round | spiral | duct | pipe",
  rolesFollow: true,
};
const SIDES = "'x' | '×' | by | '*'";

const choices = {
  shape: {
    oval: "oval | flat oval",
    rectangular: "rectangular | rectangle | square",
    round: "round | spiral",
  },
  material: { "flexible-duct": "flex | flexible" },
  show: {
    friction: "friction | drop | loss | friction rate | friction loss | pressure drop | pressure loss",
    velocity: "velocity | speed | fast",
  },
} as const;

const US_UNITS = ["cubic-foot-per-minute", "inch-of-water-per-100-feet", "foot-per-minute", "inch", "foot"];
const isUs = (match: FrameValues): boolean =>
  ["flow", "frictionRate", "velocity", "diameter", "ductWidth", "ductHeight", "height"].some((id) =>
    US_UNITS.includes(match.quantity(id)?.unit ?? ""),
  );

/** Returns a length of the question; without a unit, in inches or millimeters. */
function lengthOf(match: FrameValues, id: string): QuantityEntry | undefined {
  const quantity = match.quantity(id);
  return quantity?.unit === "" ? { ...quantity, unit: isUs(match) ? "inch" : "millimeter" } : quantity;
}
const isSaid = (match: FrameValues, ...ids: readonly string[]): boolean =>
  ids.some((id) => match.quantity(id) && match.quantity(id)?.unit !== "") || isUs(match);

function sizeOf(match: FrameValues): Record<string, unknown> {
  const ductWidth = lengthOf(match, "ductWidth");
  if (!ductWidth) return { shape: "round", diameter: lengthOf(match, "diameter") };
  const shape = match.choice("shape") === "oval" ? "oval" : "rectangular";
  return { shape, ductWidth, ductHeight: lengthOf(match, "ductHeight") };
}

const always = (match: FrameValues) => ({
  fittings: [],
  ...(isUs(match) && { equipment: { value: "0", unit: "inch-of-water" } }),
  ...(match.choice("material") && { material: match.choice("material") }),
});

const isRequired = true;
const rectangular = {
  ductWidth: { ...side, isRequired },
  ductHeight: { ...side, roles: SIDES, needsRole: true, isRequired },
} as const;
const round = { diameter: { ...diameter, isRequired } } as const;

const sized = (frame: Omit<Frame, "cues"> & { cues?: readonly string[] }): readonly Frame[] =>
  [rectangular, round].map((size) => ({
    cues: [DUCT],
    choices,
    ...frame,
    slots: { ...frame.slots, ...size },
  }));

const plain = (value: number): string => String(Number(value.toPrecision(12)));

const inSizeCall = (match: FrameValues, flow: QuantityEntry | undefined, note?: string): Call =>
  showCall(
    { mode: "size", flow, ...always(match), ...sizeOf(match) },
    match.choice("show") === "friction"
      ? ["frictionRate", "velocity", "velocityPressure"]
      : ["velocity", "frictionRate", "velocityPressure"],
    note,
  );

const inSize = sized({
  slots: { flow: { ...flow, isRequired } },
  call: (match) => inSizeCall(match, match.quantity("flow")),
});

/** Words for equal shares of the airflow; not “equally” by itself, which also occurs in "two equally long ducts". */
const EQUALLY = ["equally", "evenly"]
  .flatMap((word) => [
    `cfm ${word}`,
    `'s' ${word}`,
    `'h' ${word}`,
    `split ${word}`,
    `divided ${word}`,
    `${word} between`,
    `${word} among`,
    `${word} in`,
  ])
  .join(" | ");

/** Asks for one of several equal ducts: "two 6 inch ducts share 200 cfm equally, velocity in each". */
const shared = sized({
  cues: [DUCT, EQUALLY],
  slots: { flow: { ...flow, isRequired }, count: { type: "number", isRequired } },
  choices: { ...choices, each: { each: "in each | for each | per duct | of each | each duct" } },
  words: "share shares shared split splits divide divides divided carry between among",
  call(match) {
    const [total, count] = [match.quantity("flow"), numberOf(match.value("count"))];
    if (!total || !(Number.isInteger(count) && count > 1)) return undefined;
    return inSizeCall(
      match,
      { ...total, value: plain(numberOf(match.value("flow")) / count) },
      `Each of the ${count} ducts carries 1/${count} of the airflow.`,
    );
  },
});

const INCHES_OF_WATER = "wg | wc | inwg | inwc | w.g | w.c | inch of water | in of water";
const FPM_PER_METER_PER_SECOND = 196.8503937007874;

/** Velocity pressure of standard air: ASHRAE Handbook, Fundamentals, chapter “Duct Design”. */
const velocityPressure: Frame = {
  cues: ["velocity pressure"],
  slots: { velocity: { ...velocity, isRequired } },
  choices: { unit: { us: INCHES_OF_WATER, si: "pa | pascal" } },
  words: "standard air in of velocity fpm",
  mustBeWhole: true,
  call(match) {
    const speed = siNumberOf(match.question, match.value("velocity"));
    if (!(speed > 0)) return undefined;
    const isInches = match.choice("unit") ? match.choice("unit") === "us" : isUs(match);
    return expressionCall(
      isInches ? `(${plain(speed * FPM_PER_METER_PER_SECOND)}/4005)^2` : `0.602*${plain(speed)}^2`,
      {
        label: "Velocity pressure",
        format: "number",
        suffix: isInches ? "in. wg" : "Pa",
        note: isInches
          ? "Standard air of 0.075 lb/ft³: the velocity in fpm divided by 4,005, squared."
          : "Standard air of 1.204 kg/m³: 0.602 times the square of the velocity in m/s.",
      },
    );
  },
};

/** Asks for the friction loss of a straight run: "pressure drop of 500 cfm in 100 ft of 10 inch duct". */
const run = sized({
  slots: {
    flow: { ...flow, isRequired },
    length: { type: { slug: "length" }, roles: "long | length | run | in length", isRequired },
  },
  words: "straight run pressure",
  call: (match) =>
    match.choice("show") === "friction"
      ? showCall(
          {
            mode: "size",
            flow: match.quantity("flow"),
            length: match.quantity("length"),
            ...always(match),
            ...sizeOf(match),
          },
          ["frictionLoss", "frictionRate", "velocity"],
          "Straight duct without fittings.",
        )
      : undefined,
});

const carriedCall = (match: FrameValues, limit: Call["input"]): Call =>
  showCall({ mode: "flow", ...limit, ...always(match), ...sizeOf(match) }, [
    "airFlow",
    "velocity",
    "frictionRate",
  ]);

const carried = [
  ...sized({
    slots: { frictionRate: { ...frictionRate, isRequired } },
    call: (match) => carriedCall(match, { limit: "rate", limitRate: match.quantity("frictionRate") }),
  }),
  ...sized({
    slots: { velocity: { ...velocity, isRequired } },
    call: (match) => carriedCall(match, { limit: "velocity", limitVelocity: match.quantity("velocity") }),
  }),
];

const equivalent: Frame = {
  cues: [`${DUCT} | rectangular`, "equivalent | equivelant | equivalant | same as | equal to"],
  slots: rectangular,
  choices: { shape: choices.shape },
  words: "round diameter",
  call(match) {
    const us = isSaid(match, "ductWidth", "ductHeight") ? isUs(match) : true;
    const unit = us ? "inch" : "millimeter";
    const side = (id: string) => ({ value: match.quantity(id)?.value, unit });
    const flow = us
      ? { value: "1000", unit: "cubic-foot-per-minute" }
      : { value: "450", unit: "liter-per-second" };
    return showCall(
      {
        mode: "size",
        flow,
        fittings: [],
        shape: match.choice("shape") === "oval" ? "oval" : "rectangular",
        ductWidth: side("ductWidth"),
        ductHeight: side("ductHeight"),
      },
      ["equivalentDiameter"],
      `A round duct with the same friction at the same airflow${isSaid(match, "ductWidth", "ductHeight") ? "" : ", sides in inches"}.`,
    );
  },
};

const sizing: Frame = {
  cues: [DUCT],
  slots: {
    flow: { ...flow, isRequired },
    frictionRate,
    velocity,
    height: { type: { slug: "length" }, roles: "high | tall | deep | height", needsRole: true },
  },
  choices,
  call(match) {
    const [flow, rate, velocity] = [
      match.quantity("flow"),
      match.quantity("frictionRate"),
      match.quantity("velocity"),
    ];
    if (match.choice("show") && !rate && !velocity) return undefined;
    const us = isUs(match);
    const shape = match.choice("shape") ?? "round";
    const height =
      shape === "round"
        ? {}
        : {
            height:
              match.quantity("height") ??
              (us ? { value: "12", unit: "inch" } : { value: "300", unit: "millimeter" }),
          };
    const input = { flow, ...always(match), sizes: us ? "us" : "metric", shape, ...height };
    const show = ["size", "velocity", "frictionRate"];
    if (velocity && !rate) return showCall({ mode: "velocity", velocity, ...input }, show);
    const usual = us
      ? { value: "0.1", unit: "inch-of-water-per-100-feet" }
      : { value: "0.8", unit: "pascal-per-meter" };
    return showCall(
      { mode: "friction", frictionRate: rate ?? usual, ...(velocity && { maxVelocity: velocity }), ...input },
      show,
      rate ? undefined : `At a friction rate of ${us ? "0.1 in. wg per 100 ft" : "0.8 Pa/m"}.`,
    );
  },
};

export default defineQuestions({
  priority: 100,
  words:
    "duct ducts ductwork air airflow flow size sizing sized round diameter velocity speed fast galvanized steel carry carries handle handles move moves thru max maximum cfm big",
  frames: [
    ...inSize,
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
      call: (match) => ((match.value("frictionRate") ?? match.value("velocity")) ? ask(AIRFLOW) : undefined),
    },
  ],
});
