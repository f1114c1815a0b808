import { ask, type OpenQuestion, showCall } from "../../../kit/phrases/define.ts";
import { formulaCall, valueText } from "../../../kit/reader/formula-call.ts";
import type { Frame, FrameValues } from "../../../kit/reader/frame.ts";
import { siNumberOf } from "../../../kit/reader/number-of.ts";

const HEAD: OpenQuestion = {
  text: "What head or pressure does the pump add, in ft, m, psi or kPa?",
  restate: (answer) =>
    answer.length < 60 && /\d\s?(?:ft|feet|foot|'|m|meters?|psi|kpa|bar)\b/.test(answer) ? answer : undefined,
};
const EFFICIENCY: OpenQuestion = {
  text: "What is the efficiency of the pump, in percent?",
  restate: (answer) =>
    /^\d{1,3}(?:\.\d+)?\s?%?$/.test(answer) ? `${answer.replace(/\s?%$/, "")}% efficiency` : undefined,
};

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
    flow: { type: { slug: "volumetric-flow-rate" }, isRequired: true },
    head: { type: { slug: "length" }, roles: "head | lift | tdh | total head", question: HEAD },
    pressure: { type: { slug: "pressure" }, roles: "pressure | boost" },
    efficiency: { type: "percent", roles: "efficiency | efficient | eff", question: EFFICIENCY },
  },
  choices: powerChoices,
  words: "brake shaft required pump pumps tdh total dynamic motor size water",
  call(match) {
    const [head, pressure] = [valueText(match, "head"), valueText(match, "pressure")];
    if (head === undefined && pressure === undefined) return ask(HEAD);
    if (head !== undefined && pressure !== undefined) return undefined;
    const isIdeal = match.choice("water") !== undefined;
    const efficiency = isIdeal && !match.value("efficiency") ? "100%" : valueText(match, "efficiency");
    if (efficiency === undefined) return ask(EFFICIENCY);
    const values = { Q: valueText(match, "flow"), eta: efficiency };
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

/** π/4: the area of a circle by the square of its diameter. */
const CIRCLE = Math.PI / 4;

const reynolds: Frame = {
  cues: ["reynolds number? | 're'", "water", "pipe | tube | 'id' | inside diameter | diameter"],
  not: "oil | glycol | air | density | viscosity",
  slots: {
    velocity: { type: { slug: "speed" }, isRequired: true },
    diameter: { type: { slug: "length" }, isRequired: true },
    temperature: { type: { slug: "temperature" }, isRequired: true },
  },
  call(match) {
    const speed = siNumberOf(match.question, match.value("velocity"));
    const size = siNumberOf(match.question, match.value("diameter"));
    const flow = CIRCLE * size * size * speed * 1000;
    if (!(flow > 0)) return undefined;
    return showCall(
      {
        mode: "drop",
        flow: { value: String(flow), unit: "liter-per-second" },
        pipe: "own",
        diameter: match.quantity("diameter"),
        roughness: { value: "0", unit: "millimeter" },
        temperature: match.quantity("temperature"),
        fittings: [],
      },
      ["reynolds", "velocity"],
    );
  },
};

export const pumpFrames: readonly Frame[] = [pump, reynolds];
