import type { QuantityEntry } from "../../kit/fields/field.ts";
import { type Call, type OpenQuestion, showCall } from "../../kit/phrases/define.ts";
import { allUnits } from "../../kit/quantities/systems.ts";
import type { Frame, FrameValues, Slot } from "../../kit/reader/frame.ts";
import { numberOf, siNumberOf } from "../../kit/reader/number-of.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { dimensionFrames } from "./phrases/dimensions.ts";
import { inPipe, PIPE, pipeChoices, pipeOf } from "./phrases/pipes.ts";
import { pumpFrames } from "./phrases/pumps.ts";
import * as quantities from "./quantities.ts";

const FLOW_ANSWER = /\d\s?(?:gpm|gal|l\/|lit|lps|lpm|m3\/h|m³\/h|cmh|cubic met)/;
const FLOW: OpenQuestion = {
  text: "What is the flow in the pipe, in gpm, L/s or m³/h?",
  restate: (answer) => (answer.length < 60 && FLOW_ANSWER.test(answer) ? answer : undefined),
};
const DROP_ALLOWED: OpenQuestion = {
  text: "How much pressure drop is allowed, and over what length? For example, 3 psi over 100 ft.",
  restate: (answer) => (answer.length < 60 && /\d\s?(?:psi|kpa|bar)\b/.test(answer) ? answer : undefined),
};
const PIPE_ASKED: OpenQuestion = {
  text: "Which pipe? For example, 1 in copper, DN 50 steel or 3/4 in PEX.",
  restate: (answer) =>
    answer.length < 60 && /\d/.test(answer) && /in\b|inch|"|mm|dn|pex|copper|pvc|steel/.test(answer)
      ? `in ${answer} pipe`
      : undefined,
};

const isRequired = true;
const flow: Slot = { type: { slug: "volumetric-flow-rate" } };
const velocity: Slot = { type: { slug: "speed" } };
const DROP = "pressure drop | pressure loss | head loss | headloss | friction | loss | lose | drop";
const SPEED = "velocity | speed | fast";
const CARRY = "carry | deliver | flow | water | gpm | gallon | liter | litre | handle";

const NOT_PIPE = "duct | hose | heat pump";

const choices = {
  ...pipeChoices,
  speed: { yes: SPEED },
  drop: { yes: DROP },
  head: { yes: "head loss | headloss | head" },
  hazen: { yes: "hazen williams | hazen | hw" },
  fluid: { "propylene-glycol": "propylene glycol", "ethylene-glycol": "ethylene glycol | glycol" },
};

const line: Readonly<Record<string, Slot>> = {
  length: { type: { slug: "length" } },
  temperature: { type: { slug: "temperature" } },
  glycolShare: { type: "percent", roles: "glycol | ethylene glycol | propylene glycol", needsRole: true },
};

const isUsUnit = (match: FrameValues): boolean =>
  match.quantity("flow")?.unit === "gallon-us-per-minute" ||
  match.quantity("length")?.unit === "foot" ||
  match.quantity("availableDrop")?.unit === "psi";

function inputsOf(match: FrameValues): Record<string, unknown> {
  const isUs = isUsUnit(match);
  const share = numberOf(match.value("glycolShare"));
  return {
    fittings: [],
    length: match.quantity("length") ?? { value: "100", unit: isUs ? "foot" : "meter" },
    ...(isUs && {
      rise: { value: "0", unit: "foot" },
      otherLoss: { value: "0", unit: "psi" },
      temperature: { value: "68", unit: "fahrenheit" },
    }),
    // Empty limits carry the units of the form.
    maxVelocity: { value: "", unit: isUs ? "foot-per-second" : "meter-per-second" },
    maxGradient: { value: "", unit: isUs ? "psi-per-100-feet" : "pascal-per-meter" },
    ...(match.quantity("temperature") && { temperature: match.quantity("temperature") }),
    ...(share > 0 && { fluid: match.choice("fluid"), glycolShare: match.text("glycolShare") }),
  };
}

const FIELD_UNITS: readonly string[] = allUnits(quantities.flow.systems);
/** Returns the flow in a unit that the field has: L/s if the question has another. */
function flowOf(match: FrameValues): QuantityEntry | undefined {
  const flow = match.quantity("flow");
  if (!flow || FIELD_UNITS.includes(flow.unit)) return flow;
  const perSecond = siNumberOf(match.question, match.value("flow"));
  return { value: String(perSecond * 1000), unit: "liter-per-second" };
}

/** False for a length of a few inches, which is a size that no slot took, and for glycol without its share. */
const isComplete = (match: FrameValues): boolean =>
  !/^(?:inch|millimeter|centimeter)$/.test(match.quantity("length")?.unit ?? "") &&
  (match.choice("fluid") === undefined || match.value("glycolShare") !== undefined);

const lengthNote = (match: FrameValues): string =>
  match.value("length") ? "" : `Over ${isUsUnit(match) ? "100 ft" : "100 m"}. `;

const callOf = (input: Call["input"], show: readonly string[], note: string): Call =>
  showCall(input, show, note.trim().replace(/ {2,}/g, " ") || undefined);

const steelNote = (isAssumed: boolean): string => (isAssumed ? "Schedule 40 steel pipe. " : "");

const drops = inPipe({
  cues: [PIPE],
  not: NOT_PIPE,
  slots: {
    ...line,
    flow: { ...flow, isRequired },
    hazenWilliams: { type: "number", roles: "'c' | coefficient", needsRole: true },
  },
  choices,
  call(match) {
    const pipe = pipeOf(match);
    if (!pipe?.pipe || !isComplete(match)) return undefined;
    const isSpeed = match.choice("speed") !== undefined;
    const coefficient = match.text("hazenWilliams");
    const isOwn = match.choice("inside") !== undefined;
    const isHazen = match.choice("hazen") !== undefined || coefficient !== undefined;
    // A custom pipe has no roughness, and its velocity needs none.
    if (isOwn && !isSpeed && !(isHazen && coefficient !== undefined)) return undefined;
    const show = isSpeed
      ? ["velocity", ...(isOwn ? [] : ["gradient"]), "reynolds"]
      : isHazen
        ? ["hazenWilliamsLoss", ...(isOwn ? [] : ["pressureDrop"]), "velocity"]
        : match.choice("head") !== undefined
          ? ["head", "pressureDrop", "velocity"]
          : ["pressureDrop", "velocity", "gradient"];
    const roughness = isOwn ? { roughness: { value: "0", unit: "millimeter" } } : {};
    const steel = steelNote(pipe.isAssumed);
    return callOf(
      {
        mode: "drop",
        flow: flowOf(match),
        ...pipe.pipe,
        ...inputsOf(match),
        ...roughness,
        ...(coefficient !== undefined && { hazenWilliams: coefficient }),
      },
      show,
      `${pipe.note ?? ""} ${isSpeed ? steel : `${steel}${lengthNote(match)}Straight pipe.`}`,
    );
  },
});

const flows = inPipe({
  cues: [PIPE, CARRY],
  not: NOT_PIPE,
  slots: { ...line, availableDrop: { type: { slug: "pressure" }, isRequired, question: DROP_ALLOWED } },
  choices: pipeChoices,
  words: "pressure drop loss available friction",
  call(match) {
    const pipe = pipeOf(match);
    if (!pipe?.pipe || match.choice("inside") !== undefined || !isComplete(match)) return undefined;
    return callOf(
      {
        mode: "flow",
        availableDrop: match.quantity("availableDrop"),
        ...pipe.pipe,
        ...inputsOf(match),
      },
      ["carriedFlow", "velocity"],
      `${pipe.note ?? ""} ${steelNote(pipe.isAssumed)}${lengthNote(match)}Straight pipe.`,
    );
  },
});

const sizing: Frame = {
  cues: [PIPE],
  not: NOT_PIPE,
  slots: {
    ...line,
    flow: { ...flow, isRequired },
    velocity,
    maxGradient: { type: { slug: "pressure-gradient" } },
  },
  choices,
  call(match) {
    const pipe = pipeOf(match);
    if (!pipe || !isComplete(match)) return undefined;
    const isLimited = match.value("velocity") !== undefined || match.value("maxGradient") !== undefined;
    if (!isLimited && (match.choice("drop") ?? match.choice("speed")) !== undefined) return undefined;
    const usual = isUsUnit(match)
      ? "4 ft/s up to 2 in, above that 4 ft per 100 ft and 8 ft/s"
      : "1.2 m/s up to DN 50, above that 390 Pa/m and 2.4 m/s";
    const limit = (id: string, field: string) =>
      match.quantity(id) ? { [field]: match.quantity(id) as QuantityEntry } : {};
    return callOf(
      {
        mode: "size",
        flow: flowOf(match),
        material: pipe.material,
        ...inputsOf(match),
        ...limit("velocity", "maxVelocity"),
        ...limit("maxGradient", "maxGradient"),
      },
      ["size", "velocity", "gradient"],
      `${steelNote(pipe.isAssumed)}${isLimited ? "" : `At most ${usual}.`}`,
    );
  },
};

const open: readonly Frame[] = [
  ...inPipe({
    cues: [PIPE, `${DROP} | ${SPEED}`],
    not: NOT_PIPE,
    slots: { ...line, flow: { ...flow, isRequired, question: FLOW } },
    choices,
    call: () => undefined,
  }),
  {
    cues: [PIPE, `${DROP} | ${SPEED}`],
    not: NOT_PIPE,
    slots: {
      ...line,
      flow,
      bareSize: { type: "number", roles: "size", needsRole: true, isRequired, question: PIPE_ASKED },
    },
    choices,
    call: () => undefined,
  },
];

export default defineQuestions({
  priority: 90,
  words:
    "pipe pipes piping pipeline tube size sizing sized nominal water flow flows flowing rate straight long run over through thru carry carries deliver much maximum max limit psi kpa bar darcy weisbach big line",
  // Fluids and pipes other than the default, which change the result.
  decisive:
    "oil air gas steam fuel gasoline diesel brine milk honey propane nitrogen compressed hot stainless brass cast clay fiberglass lined rough old insulated insulation jacketed coated elbow elbows valve valves fitting fittings uphill",
  frames: [...drops, ...flows, sizing, ...dimensionFrames, ...open, ...pumpFrames],
});
