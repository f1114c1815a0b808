import type { QuantityEntry } from "../../kit/fields/field.ts";
import { type Call, showCall } from "../../kit/phrases/define.ts";
import { allUnits } from "../../kit/quantities/systems.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../kit/reader/frame.ts";
import { textQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { dimensionFrames } from "./phrases/dimensions.ts";
import { inPipe, PIPE, pipeChoices, pipeOf } from "./phrases/pipes.ts";
import { pumpFrames } from "./phrases/pumps.ts";
import * as quantities from "./quantities.ts";

const FLOW = textQuestion(
  "What is the flow in the pipe, in gpm, L/s or m³/h?",
  /\d\s?(?:gpm|gal|l\/|lit|lps|lpm|m3\/h|m³\/h|cmh|cubic met)/,
);
const DROP_ALLOWED = textQuestion(
  "How much pressure drop is allowed, and over what length? For example, 3 psi over 100 ft.",
  /\d\s?(?:psi|kpa|bar)\b/,
);
const PIPE_ASKED = textQuestion(
  "Which pipe? For example, 1 in copper, DN 50 steel or 3/4 in PEX.",
  { test: (answer) => /\d/.test(answer) && /in\b|inch|"|mm|dn|pex|copper|pvc|steel/.test(answer) },
  (answer) => `in ${answer} pipe`,
);

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
  glycolShare: named("percent", "glycol | ethylene glycol | propylene glycol"),
};

const US_UNITS: Readonly<Record<string, string>> = {
  flow: "gallon-us-per-minute",
  length: "foot",
  availableDrop: "psi",
};
const isUsUnit = (match: FrameValues): boolean =>
  Object.entries(US_UNITS).some(([id, unit]) => match.quantity(id)?.unit === unit);

function inputsOf(match: FrameValues): Record<string, unknown> {
  const isUs = isUsUnit(match);
  return {
    fittings: [],
    length: match.quantity("length") ?? { value: "100", unit: isUs ? "foot" : "meter" },
    ...(isUs && { rise: { value: "0", unit: "foot" }, otherLoss: { value: "0", unit: "psi" } }),
    // Empty limits carry the units of the form.
    maxVelocity: { value: "", unit: isUs ? "foot-per-second" : "meter-per-second" },
    maxGradient: { value: "", unit: isUs ? "psi-per-100-feet" : "pascal-per-meter" },
    temperature: match.quantity("temperature") ?? (isUs ? { value: "68", unit: "fahrenheit" } : undefined),
    ...(match.number("glycolShare") > 0 && {
      fluid: match.choice("fluid"),
      glycolShare: match.text("glycolShare"),
    }),
  };
}

const FIELD_UNITS: readonly string[] = allUnits(quantities.flow.systems);
/** Returns the flow in a unit that the field has: L/s if the question has another. */
function flowOf(match: FrameValues): QuantityEntry | undefined {
  const flow = match.quantity("flow");
  if (!flow || FIELD_UNITS.includes(flow.unit)) return flow;
  return { value: String(match.siNumber("flow") * 1000), unit: "liter-per-second" };
}

/** False for a length of a few inches, which is a size that no slot took, and for glycol without its share. */
const isComplete = (match: FrameValues): boolean =>
  !/^(?:inch|millimeter|centimeter)$/.test(match.quantity("length")?.unit ?? "") &&
  (!match.isChosen("fluid") || match.value("glycolShare") !== undefined);

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
    hazenWilliams: named("number", "'c' | coefficient"),
  },
  choices,
  call(match) {
    const pipe = pipeOf(match);
    if (!pipe?.pipe || !isComplete(match)) return undefined;
    const isSpeed = match.isChosen("speed");
    const coefficient = match.text("hazenWilliams");
    const isOwn = match.isChosen("inside");
    const isHazen = match.isChosen("hazen") || coefficient !== undefined;
    // A custom pipe has no roughness, and its velocity needs none.
    if (isOwn && !isSpeed && !(isHazen && coefficient !== undefined)) return undefined;
    const show = isSpeed
      ? ["velocity", ...(isOwn ? [] : ["gradient"]), "reynolds"]
      : isHazen
        ? ["hazenWilliamsLoss", ...(isOwn ? [] : ["pressureDrop"]), "velocity"]
        : match.isChosen("head")
          ? ["head", "pressureDrop", "velocity"]
          : ["pressureDrop", "velocity", "gradient"];
    const steel = steelNote(pipe.isAssumed);
    return callOf(
      {
        mode: "drop",
        flow: flowOf(match),
        ...pipe.pipe,
        ...inputsOf(match),
        ...(isOwn && { roughness: { value: "0", unit: "millimeter" } }),
        hazenWilliams: coefficient,
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
    if (!pipe?.pipe || match.isChosen("inside") || !isComplete(match)) return undefined;
    return callOf(
      { mode: "flow", availableDrop: match.quantity("availableDrop"), ...pipe.pipe, ...inputsOf(match) },
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
    const isLimited = (match.value("velocity") ?? match.value("maxGradient")) !== undefined;
    if (!isLimited && (match.isChosen("drop") || match.isChosen("speed"))) return undefined;
    const usual = isUsUnit(match)
      ? "4 ft/s up to 2 in, above that 4 ft per 100 ft and 8 ft/s"
      : "1.2 m/s up to DN 50, above that 390 Pa/m and 2.4 m/s";
    const limits = { maxVelocity: match.quantity("velocity"), maxGradient: match.quantity("maxGradient") };
    const input = { mode: "size", flow: flowOf(match), material: pipe.material, ...inputsOf(match) };
    return callOf(
      { ...input, ...Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit)) },
      ["size", "velocity", "gradient"],
      `${steelNote(pipe.isAssumed)}${isLimited ? "" : `At most ${usual}.`}`,
    );
  },
};

const hammer = inPipe({
  cues: ["water hammer | hammer | surge pressure | joukowsky"],
  not: NOT_PIPE,
  slots: { ...line, flow: { ...flow, isRequired, question: FLOW } },
  choices: pipeChoices,
  words: "pressure surge hammer",
  call(match) {
    const pipe = pipeOf(match);
    if (!pipe?.pipe || match.isChosen("inside") || !isComplete(match)) return undefined;
    return callOf(
      { mode: "drop", flow: flowOf(match), ...pipe.pipe, ...inputsOf(match) },
      ["surge", ...(match.value("length") ? ["surgeTime"] : []), "velocity"],
      `${pipe.note ?? ""} ${steelNote(pipe.isAssumed)}`,
    );
  },
});

const unfinished: Omit<Frame, "slots"> = {
  cues: [PIPE, `${DROP} | ${SPEED}`],
  not: NOT_PIPE,
  choices,
  call: () => undefined,
};
const open: readonly Frame[] = [
  ...inPipe({ ...unfinished, slots: { ...line, flow: { ...flow, isRequired, question: FLOW } } }),
  {
    ...unfinished,
    slots: { ...line, flow, bareSize: required("number", "size", { needsRole: true, question: PIPE_ASKED }) },
  },
];

export default defineQuestions({
  priority: 90,
  words:
    "pipe pipes piping pipeline tube size sizing sized nominal water flow flows flowing rate straight long run over through thru carry carries deliver much maximum max limit psi kpa bar darcy weisbach big line",
  // Fluids and pipes other than the default, which change the result.
  decisive:
    "oil air gas steam fuel gasoline diesel brine milk honey propane nitrogen compressed hot stainless brass cast clay fiberglass lined rough old insulated insulation jacketed coated elbow elbows valve valves fitting fittings uphill",
  frames: [...hammer, ...drops, ...flows, sizing, ...dimensionFrames, ...open, ...pumpFrames],
});
