import { pluralize } from "../../core/locale/locale.ts";
import type { QuantityEntry } from "../../kit/fields/field.ts";
import { ask, expressionCall, type OpenQuestion } from "../../kit/phrases/define.ts";
import type { Frame, FrameValues, Slot } from "../../kit/reader/frame.ts";
import { numberOf } from "../../kit/reader/number-of.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { FOOT } from "../../units/constants.ts";
import { hazardName, hazardOf, LIMITS } from "./phrases/hazards.ts";
import { callOf, waterFrames } from "./phrases/water.ts";

const HAZARD: OpenQuestion = {
  text: "Which hazard is it: light, ordinary group 1 or 2, or extra group 1 or 2?",
  restate: (answer) =>
    answer.length < 60 && /\b(?:light|ordinary|extra)[\s-]hazard|\b[loe]h/.test(answer) ? answer : undefined,
};

const hazard: Slot = { type: { find: hazardName }, max: 2, question: HAZARD };
const area: Slot = { type: { slug: "area" }, isRequired: true };
const SPRINKLER = "sprinkler | sprinkler system | sprinkler head | head";
const HOUSE = "house | home | dwelling | townhouse | duplex";

/** Returns the question’s hazard, with spacings in meters or feet; without a unit in the visitor’s. */
function sprinklersIn(match: FrameValues, unit: "foot" | "meter") {
  const chosen = hazardOf(
    match.values("hazard").flatMap((value) => (value.kind === "name" ? [value.id] : [])),
  );
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
      callOf(
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

/** Asks for a density times its area: "0.15 gpm/ft2 over 1500 sq ft plus 250 gpm hose". */
const designDemand: Frame = {
  cues: [`${SPRINKLER} | design density | density`],
  slots: {
    density: { type: [{ slug: "hydraulic-conductivity" }, { slug: "speed" }], isRequired: true },
    area: { ...area, roles: "over | design area | area" },
    hose: {
      type: { slug: "volumetric-flow-rate" },
      roles: "hose | hose stream | hose allowance | hose stream allowance | hose demand | for hose",
      needsRole: true,
    },
  },
  choices: { plus: { yes: "plus | + | and | with | add | including" } },
  words: "total demand design density area hose stream allowance",
  mustBeWhole: true,
  call(match) {
    const ids = ["density", "area", "hose"].map((slot) => match.quantity(slot)?.unit);
    const units = DESIGN_UNITS.find((each) =>
      ids.every((id, place) => id === undefined || id === each[place]),
    );
    const [density, size, hose] = ["density", "area", "hose"].map((slot) => numberOf(match.value(slot)));
    if (!units || !density || !size) return undefined;
    return expressionCall(`${density}*${size}${hose ? `+${hose}` : ""}`, {
      label: "Water demand",
      format: "number",
      suffix: units[3],
      note: `Density times area${hose ? ", plus the hose stream" : ""}, before hydraulic calculation: 10% to 20% more is typical.`,
    });
  },
};

const sprinklerCount: Frame = {
  cues: [SPRINKLER, "how many | number of"],
  slots: { hazard: { ...hazard, isRequired: true }, area },
  call(match) {
    const sprinklers = sprinklersIn(match, "foot");
    if (!sprinklers) return undefined;
    const ownDensity = { value: sprinklers.limit.density, unit: "gallon-us-per-minute-per-square-foot" };
    return callOf(
      { ...sprinklers.input, hazard: "own", ownDensity, ownArea: match.quantity("area") },
      ["sprinklers"],
      `${sprinklers.note}At the maximum coverage of a standard spray sprinkler in ${sprinklers.limit.label}: ${sprinklers.coverage} ft². Walls and obstructions usually require more.`,
      "Minimum sprinklers",
    );
  },
};

const standpipe: Frame = {
  cues: ["standpipe", "flow | demand | gpm"],
  slots: { standpipes: { type: "number", roles: "standpipe", isRequired: true } },
  choices: {
    isSprinklered: {
      false: "unsprinklered | non sprinklered | nonsprinklered | without sprinklers",
      true: "sprinklered | with sprinklers",
    },
  },
  call: (match) =>
    callOf(
      { mode: "standpipe", isSprinklered: "true", hasSupply: "false", ...match.inputs() },
      ["totalDemand", "tankVolume"],
      "Class I per NFPA 14: 500 gpm for the most remote standpipe and 250 gpm for each additional one.",
    ),
};

const fireFlow: Frame = {
  cues: ["fire flow | fireflow | firefighting water"],
  slots: {
    area,
    stories: { type: "number", roles: "story | stories | storey | floor | level", needsRole: true },
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
    return callOf(
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
