import { ask } from "../../../kit/phrases/define.ts";
import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, required } from "../../../kit/reader/frame.ts";
import { textQuestion } from "../../../kit/reader/number-question.ts";

const HEAD = textQuestion(
  "What head or pressure does the pump add, in ft, m, psi or kPa?",
  /\d\s?(?:ft|feet|foot|'|m|meters?|psi|kpa|bar)\b/,
);
const EFFICIENCY = textQuestion(
  "What is the efficiency of the pump, in percent?",
  /^\d{1,3}(?:\.\d+)?\s?%?$/,
  (answer) => `${answer.replace(/\s?%$/, "")}% efficiency`,
);

/**
 * Assumes water at 8⅓ lb/gal, for which a horsepower is 3,960 gpm·ft; only for US units, which the rules of
 * thumb use.
 */
const ruleDensity = (match: FrameValues): string | undefined =>
  match.quantity("flow")?.unit === "gallon-us-per-minute" ? "8.333333333 lb/gal" : undefined;

const powerChoices = {
  water: {
    yes: "water horsepower | whp | hydraulic power | hydraulic horsepower | no losses | 100 % efficient",
  },
  unit: { hp: "hp | horsepower | bhp | whp", kW: "kw | kilowatt", W: "watt" },
};

const pump: Frame = {
  cues: [
    "pump | water horsepower | whp | hydraulic horsepower | hydraulic power",
    "power | horsepower | hp | bhp | whp | kw | kilowatt | watt",
  ],
  not: "fire pump | fire | heat pump",
  slots: {
    flow: required({ slug: "volumetric-flow-rate" }),
    head: { type: { slug: "length" }, roles: "head | lift | tdh | total head", question: HEAD },
    pressure: { type: { slug: "pressure" }, roles: "pressure | boost" },
    efficiency: { type: "percent", roles: "efficiency | efficient | eff", question: EFFICIENCY },
  },
  choices: powerChoices,
  words: "brake shaft required pump pumps tdh total dynamic motor size water",
  call(match) {
    const [head, pressure] = [match.measure("head"), match.measure("pressure")];
    if (head === undefined && pressure === undefined) return ask(HEAD);
    if (head !== undefined && pressure !== undefined) return undefined;
    const isIdeal = match.isChosen("water");
    const efficiency = isIdeal && !match.value("efficiency") ? "100%" : match.measure("efficiency");
    if (efficiency === undefined) return ask(EFFICIENCY);
    const values = { Q: match.measure("flow"), eta: efficiency };
    const note = isIdeal ? "Without losses, at an efficiency of 100%." : undefined;
    const unit = match.choice("unit");
    if (pressure !== undefined)
      return formulaCall("pump-power-pressure", "P", { ...values, dp: pressure }, { unit, note });
    const rho = ruleDensity(match);
    const rule = rho && "Water at 8.33 lb/gal, as in hp = gpm × ft ÷ 3,960.";
    return formulaCall(
      "pump-power",
      "P",
      { ...values, H: head, rho },
      { unit, note: [note, rule].filter(Boolean).join(" ") || undefined },
    );
  },
};

/** Returns the flow at a velocity in a round pipe, in L/s. */
const waterFlow = (match: FrameValues): number =>
  (Math.PI / 4) * match.siNumber("diameter") * match.siNumber("diameter") * match.siNumber("velocity") * 1000;

const reynolds: Frame = {
  cues: ["reynolds number? | 're'", "water", "pipe | tube | 'id' | inside diameter | diameter"],
  not: "oil | glycol | air | density | viscosity",
  slots: {
    velocity: required({ slug: "speed" }),
    diameter: required({ slug: "length" }),
    temperature: required({ slug: "temperature" }),
  },
  fits: (match) => waterFlow(match) > 0,
  input: (match) => ({
    mode: "drop",
    flow: { value: String(waterFlow(match)), unit: "liter-per-second" },
    pipe: "own",
    roughness: { value: "0", unit: "millimeter" },
    fittings: [],
  }),
  without: ["velocity"],
  show: ["reynolds", "velocity"],
};

export const pumpFrames: readonly Frame[] = [pump, reynolds];
