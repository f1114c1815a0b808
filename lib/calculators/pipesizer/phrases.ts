import type { QuantityEntry } from "../../fields/field.ts";
import { type Call, type OpenQuestion, showCall } from "../../phrases/define.ts";
import { allUnits } from "../../quantities/systems.ts";
import type { Found, Frame, Slot } from "../../reader/frame.ts";
import { numberOf, siNumberOf } from "../../reader/number-of.ts";
import { defineQuestions } from "../../reader/questions.ts";
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

/** Slots of every question for a pipe. */
const line: Readonly<Record<string, Slot>> = {
  length: { type: { slug: "length" } },
  temperature: { type: { slug: "temperature" } },
  glycolShare: { type: "percent", roles: "glycol | ethylene glycol | propylene glycol", needsRole: true },
};

const isUsUnit = (found: Found): boolean =>
  found.quantity("flow")?.unit === "gallon-us-per-minute" ||
  found.quantity("length")?.unit === "foot" ||
  found.quantity("availableDrop")?.unit === "psi";

function inputsOf(found: Found): Record<string, unknown> {
  const isUs = isUsUnit(found);
  const share = numberOf(found.value("glycolShare"));
  return {
    fittings: [],
    length: found.quantity("length") ?? { value: "100", unit: isUs ? "foot" : "meter" },
    ...(isUs && {
      rise: { value: "0", unit: "foot" },
      otherLoss: { value: "0", unit: "psi" },
      temperature: { value: "68", unit: "fahrenheit" },
    }),
    // Empty limits carry the units of the form.
    maxVelocity: { value: "", unit: isUs ? "foot-per-second" : "meter-per-second" },
    maxGradient: { value: "", unit: isUs ? "psi-per-100-feet" : "pascal-per-meter" },
    ...(found.quantity("temperature") && { temperature: found.quantity("temperature") }),
    ...(share > 0 && { fluid: found.choice("fluid"), glycolShare: found.text("glycolShare") }),
  };
}

const FIELD_UNITS: readonly string[] = allUnits(quantities.flow.systems);
/** Returns the flow in a unit that the field has: L/s if the question has another. */
function flowOf(found: Found): QuantityEntry | undefined {
  const flow = found.quantity("flow");
  if (!flow || FIELD_UNITS.includes(flow.unit)) return flow;
  const perSecond = siNumberOf(found.question, found.value("flow"));
  return { value: String(perSecond * 1000), unit: "liter-per-second" };
}

/** False for a length of a few inches, which is a size that no slot took, and for glycol without its share. */
const isComplete = (found: Found): boolean =>
  !/^(?:inch|millimeter|centimeter)$/.test(found.quantity("length")?.unit ?? "") &&
  (found.choice("fluid") === undefined || found.value("glycolShare") !== undefined);

const lengthNote = (found: Found): string =>
  found.value("length") ? "" : `Over ${isUsUnit(found) ? "100 ft" : "100 m"}. `;

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
  call(found) {
    const pipe = pipeOf(found);
    if (!pipe?.pipe || !isComplete(found)) return undefined;
    const isSpeed = found.choice("speed") !== undefined;
    const coefficient = found.text("hazenWilliams");
    const isOwn = found.choice("inside") !== undefined;
    const isHazen = found.choice("hazen") !== undefined || coefficient !== undefined;
    // A custom pipe has no roughness, and its velocity needs none.
    if (isOwn && !isSpeed && !(isHazen && coefficient !== undefined)) return undefined;
    const show = isSpeed
      ? ["velocity", ...(isOwn ? [] : ["gradient"]), "reynolds"]
      : isHazen
        ? ["hazenWilliamsLoss", ...(isOwn ? [] : ["pressureDrop"]), "velocity"]
        : found.choice("head") !== undefined
          ? ["head", "pressureDrop", "velocity"]
          : ["pressureDrop", "velocity", "gradient"];
    const own = isOwn ? { roughness: { value: "0", unit: "millimeter" } } : {};
    const steel = steelNote(pipe.isAssumed);
    return callOf(
      {
        mode: "drop",
        flow: flowOf(found),
        ...pipe.pipe,
        ...inputsOf(found),
        ...own,
        ...(coefficient !== undefined && { hazenWilliams: coefficient }),
      },
      show,
      `${pipe.note ?? ""} ${isSpeed ? steel : `${steel}${lengthNote(found)}Straight pipe.`}`,
    );
  },
});

const flows = inPipe({
  cues: [PIPE, CARRY],
  not: NOT_PIPE,
  slots: { ...line, availableDrop: { type: { slug: "pressure" }, isRequired, question: DROP_ALLOWED } },
  choices: pipeChoices,
  words: "pressure drop loss available friction",
  call(found) {
    const pipe = pipeOf(found);
    if (!pipe?.pipe || found.choice("inside") !== undefined || !isComplete(found)) return undefined;
    return callOf(
      {
        mode: "flow",
        availableDrop: found.quantity("availableDrop"),
        ...pipe.pipe,
        ...inputsOf(found),
      },
      ["carriedFlow", "velocity"],
      `${pipe.note ?? ""} ${steelNote(pipe.isAssumed)}${lengthNote(found)}Straight pipe.`,
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
  call(found) {
    const pipe = pipeOf(found);
    if (!pipe || !isComplete(found)) return undefined;
    const isLimited = found.value("velocity") !== undefined || found.value("maxGradient") !== undefined;
    if (!isLimited && (found.choice("drop") ?? found.choice("speed")) !== undefined) return undefined;
    const usual = isUsUnit(found)
      ? "4 ft/s up to 2 in, above that 4 ft per 100 ft and 8 ft/s"
      : "1.2 m/s up to DN 50, above that 390 Pa/m and 2.4 m/s";
    const limit = (id: string, field: string) =>
      found.quantity(id) ? { [field]: found.quantity(id) as QuantityEntry } : {};
    return callOf(
      {
        mode: "size",
        flow: flowOf(found),
        material: pipe.material,
        ...inputsOf(found),
        ...limit("velocity", "maxVelocity"),
        ...limit("maxGradient", "maxGradient"),
      },
      ["size", "velocity", "gradient"],
      `${steelNote(pipe.isAssumed)}${isLimited ? "" : `At most ${usual}.`}`,
    );
  },
};

/** Questions that are missing a value. */
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

/** Pipes: a size for a flow, the loss in a size, the flow that a size carries; pumps. */
export default defineQuestions({
  priority: 90,
  words:
    "pipe pipes piping pipeline tube size sizing sized nominal water flow flows flowing rate straight long run over through thru carry carries deliver much maximum max limit psi kpa bar darcy weisbach big line",
  // Other fluids and pipes, which change the figure.
  decisive:
    "oil air gas steam fuel gasoline diesel brine milk honey propane nitrogen compressed hot stainless brass cast clay fiberglass lined rough old insulated insulation jacketed coated elbow elbows valve valves fitting fittings uphill",
  frames: [...drops, ...flows, sizing, ...dimensionFrames, ...open, ...pumpFrames],
});
