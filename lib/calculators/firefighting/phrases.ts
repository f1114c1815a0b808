import { pluralize } from "../../core/locale/locale.ts";
import type { QuantityEntry } from "../../kit/fields/field.ts";
import { ask, showCall } from "../../kit/phrases/define.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../kit/reader/frame.ts";
import { textQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { FOOT } from "../../units/constants.ts";
import { hazardName, hazardOf, LIMITS } from "./phrases/hazards.ts";
import { waterFrames } from "./phrases/water.ts";

const HAZARD = textQuestion(
  "Which hazard is it: light, ordinary group 1 or 2, or extra group 1 or 2?",
  /\b(?:light|ordinary|extra)[\s-]hazard|\b[loe]h/,
);

const hazard: Slot = { type: { find: hazardName }, max: 2, question: HAZARD };
const area: Slot = required({ slug: "area" });
const SPRINKLER = "sprinkler | sprinkler system | sprinkler head | head";
const HOUSE = "house | home | dwelling | townhouse | duplex";

/** Returns the question’s hazard, with spacings in meters or feet; without a unit in the visitor’s. */
function sprinklersIn(match: FrameValues, unit: "foot" | "meter") {
  const chosen = hazardOf(match.texts("hazard"));
  if (!chosen) return undefined;
  const limit = LIMITS[chosen.hazard];
  const quantity = (feet: string): QuantityEntry => ({
    value: unit === "foot" ? feet : String(Number((Number(feet) * FOOT).toFixed(4))),
    unit,
  });
  const [spacing, lineSpacing] = [quantity(limit.spacing[0]), quantity(limit.spacing[1])];
  return {
    ...chosen,
    note: chosen.note === undefined ? "" : `${chosen.note} `,
    limit,
    coverage: Number(limit.spacing[0]) * Number(limit.spacing[1]),
    input: { mode: "sprinklers", layout: "none", overflow: 0, hasSupply: "false", spacing, lineSpacing },
  };
}

const sprinklerDemand: Frame = {
  cues: [`${SPRINKLER} | water tank | water storage | water supply`],
  not: "how many | number of",
  slots: { hazard: { ...hazard, isRequired: true } },
  choices: { system: { dry: "dry" }, show: { tank: "tank | storage | volume | stored" } },
  call(match) {
    const sprinklers = sprinklersIn(match, "meter");
    return (
      sprinklers &&
      showCall(
        { ...sprinklers.input, hazard: sprinklers.hazard, ...match.inputs(["hazard", "show"]) },
        match.choice("show") === "tank"
          ? ["tankVolume", "totalDemand", "duration"]
          : ["totalDemand", "systemFlow", "hoseFlow", "duration"],
        `${sprinklers.note}Sprinklers at ${sprinklers.coverage} ft² each times their minimum flow, per NFPA 13 (2022), with its hose allowance, before hydraulic calculation: 10% to 20% more is typical.`,
      )
    );
  },
};

/** Units of a design density, its area, the hose flow and the water demand, by unit system. */
const DESIGN_UNITS = [
  ["gallon-us-per-minute-per-square-foot", "square-foot", "gallon-us-per-minute", "gal/min"],
  ["millimeter-per-minute", "square-meter", "liter-per-minute", "L/min"],
] as const;

const unitOfDemand = (match: FrameValues): string | undefined => {
  const ids = ["density", "area", "hose"].map((slot) => match.quantity(slot)?.unit);
  return DESIGN_UNITS.find((units) => ids.every((id, place) => (id ?? units[place]) === units[place]))?.[3];
};

/** Asks for a density times its area: "0.15 gpm/ft2 over 1500 sq ft plus 250 gpm hose". */
const designDemand: Frame = {
  cues: [`${SPRINKLER} | design density | density`],
  slots: {
    density: required([{ slug: "hydraulic-conductivity" }, { slug: "speed" }]),
    area: { ...area, roles: "over | design area | area" },
    hose: named(
      { slug: "volumetric-flow-rate" },
      "hose | hose stream | hose allowance | hose stream allowance | hose demand | for hose",
    ),
  },
  choices: { plus: { yes: "plus | + | and | with | add | including" } },
  words: "total demand design density area hose stream allowance",
  mustBeWhole: true,
  fits: (match) =>
    unitOfDemand(match) !== undefined && match.number("density") > 0 && match.number("area") > 0,
  expression: (match) => {
    const [density, area, hose] = ["density", "area", "hose"].map((slot) => match.number(slot));
    return `${density}*${area}${hose ? `+${hose}` : ""}`;
  },
  focus: (match) => ({
    label: "Water demand",
    format: "number",
    suffix: unitOfDemand(match) ?? "",
    note: `Density times area${match.number("hose") ? ", plus the hose stream" : ""}, before hydraulic calculation: 10% to 20% more is typical.`,
  }),
};

const sprinklerCount: Frame = {
  cues: [SPRINKLER, "how many | number of"],
  slots: { hazard: { ...hazard, isRequired: true }, area },
  call(match) {
    const sprinklers = sprinklersIn(match, "foot");
    if (!sprinklers) return undefined;
    const ownDensity = { value: sprinklers.limit.density, unit: "gallon-us-per-minute-per-square-foot" };
    return showCall(
      { ...sprinklers.input, hazard: "own", ownDensity, ownArea: match.quantity("area") },
      ["sprinklers"],
      {
        note: `${sprinklers.note}At the maximum coverage of a standard spray sprinkler in ${sprinklers.limit.label}: ${sprinklers.coverage} ft². Walls and obstructions usually require more.`,
        label: "Minimum sprinklers",
      },
    );
  },
};

const standpipe: Frame = {
  cues: ["standpipe", "flow | demand | gpm"],
  slots: { standpipes: required("number", "standpipe") },
  choices: {
    isSprinklered: {
      false: "unsprinklered | non sprinklered | nonsprinklered | without sprinklers",
      true: "sprinklered | with sprinklers",
    },
  },
  input: { mode: "standpipe", isSprinklered: "true", hasSupply: "false" },
  show: ["totalDemand", "tankVolume"],
  focus: {
    note: "Class I per NFPA 14: 500 gpm for the most remote standpipe and 250 gpm for each additional one.",
  },
};

const fireFlow: Frame = {
  cues: ["fire flow | fireflow | firefighting water"],
  slots: {
    area,
    stories: named("number", "story | stories | storey | floor | level"),
  },
  choices: {
    use: { dwelling: HOUSE },
    protection: {
      none: "unsprinklered | without sprinklers",
      sprinklered: "sprinklered | with fire? sprinklers",
    },
  },
  call(match) {
    const use = match.choice("use") ?? "other";
    const stories = match.text("stories") ?? "1";
    const isProtected = match.choice("protection") === "sprinklered";
    return showCall(
      {
        mode: "fireFlow",
        storyArea: match.quantity("area"),
        stories,
        use,
        construction: "VB",
        protection: isProtected ? (use === "dwelling" ? "13D" : "13") : "none",
      },
      ["requiredFlow", "duration", "neededFlow", "academyFlow"],
      `For type VB construction (unprotected wood), ${pluralize(Number(stories), { one: "one floor", other: `${stories} floors of this area` })}, ${isProtected ? "with" : "without"} sprinklers.`,
    );
  },
};

export default defineQuestions({
  priority: 110,
  words:
    "fire sprinkler sprinklers head heads demand water flow flows rate needed required design nfpa ifc building wet system reading test gpm psi group occupancy per minute",
  frames: [
    ...waterFrames,
    sprinklerCount,
    sprinklerDemand,
    designDemand,
    {
      cues: ["sprinkler system? demand"],
      slots: { hazard },
      call: (match) => (match.value("hazard") ? undefined : ask(HAZARD)),
    },
    standpipe,
    fireFlow,
  ],
});
