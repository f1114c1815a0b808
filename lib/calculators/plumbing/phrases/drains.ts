import { expressionCall, showCall } from "../../../kit/phrases/define.ts";
import { formulaCall, valueText } from "../../../kit/reader/formula-call.ts";
import type { Frame, FrameValues, Slot } from "../../../kit/reader/frame.ts";
import { fixtureChoices, fixtureSlots, fixturesOf } from "./fixtures.ts";

const SLOPE =
  /^(1\/16|1\/8|1\/4|1\/2)(?:[ -]?(?:in|inch|inches|"))?(?: ?(?:\/|per|an?) ?(?:ft|foot|'))?(?: (?:slope|fall))?$/;
const slopeNamed = (name: string): string | undefined => SLOPE.exec(name.toLowerCase())?.[1];
const slope: Slot = { type: { find: slopeNamed }, roles: "slope | fall | grade | pitch" };
const slopeOf = (match: FrameValues): { slope?: string } => {
  const text = match.text("slope");
  return text === undefined ? {} : { slope: text };
};

const DFU = "dfu | d.f.u | drainage fixture unit | drainage unit | drain fixture unit";
const DRAIN = `drain | drainage | sewer | vent | ${DFU}`;

const US = {
  ventLength: { value: "30", unit: "foot" },
  continuousDrain: { value: "0", unit: "gallon-us-per-minute" },
} as const;
const noteFor = (match: FrameValues, isVent: boolean): string =>
  `Per the IPC${match.value("slope") ? "" : ", at 1/4 in. per foot"}${isVent ? ", with a vent of 30 ft" : ""}.`;
const choices = { vent: { yes: "vent" } };

const byUnits: Frame = {
  cues: [DRAIN],
  not: "max | maximum | how many dfu",
  slots: { units: { type: "number", roles: DFU, needsRole: true, isRequired: true }, slope },
  choices,
  call(match) {
    const isVent = match.choice("vent") !== undefined;
    return showCall(
      {
        mode: "drainage",
        fixtures: [{ fixture: "own", number: 1, ownDrainage: Number(match.text("units")) }],
        ...US,
        ...slopeOf(match),
      },
      isVent ? ["vent", "branchVent", "stack"] : ["buildingDrain", "branch", "stack"],
      noteFor(match, isVent),
    );
  },
};

const byFixtures: Frame = {
  cues: [DRAIN],
  not: "roof | storm | max | maximum",
  slots: { ...fixtureSlots, slope },
  choices: { ...fixtureChoices, ...choices },
  call(match) {
    const fixtures = fixturesOf(match);
    if (!fixtures || fixtures.length === 0) return undefined;
    const isVent = match.choice("vent") !== undefined;
    return showCall(
      { mode: "drainage", fixtures, ...US, ...slopeOf(match) },
      isVent ? ["vent", "branchVent", "stack"] : ["drainageUnits", "buildingDrain"],
      noteFor(match, isVent),
    );
  },
};

/** Asks for the maximum load of a drain. */
const capacity: Frame = {
  cues: [DFU, "max | maximum | how many | most | capacity | allowed", "drain | sewer"],
  not: "branch | stack | vent",
  slots: { size: { type: { slug: "length", plainUnit: "inch" }, isRequired: true }, slope },
  words: "building house sewer pipe horizontal carry allowed",
  call(match) {
    if (match.quantity("size")?.unit !== "inch") return undefined;
    const call = showCall(
      {
        mode: "drainage",
        fixtures: [{ fixture: "own", number: 1, ownDrainage: 1 }],
        existing: match.text("size"),
        ...US,
        ...slopeOf(match),
      },
      ["existingCapacity"],
      noteFor(match, false),
    );
    return { ...call, focus: { ...call.focus, label: "Maximum drainage fixture units" } };
  },
};

const storm: Frame = {
  cues: ["storm | roof | rain | leader | downspout"],
  slots: {
    roof: { type: { slug: "area" }, isRequired: true },
    rain: { type: { slug: "precipitation-rate" }, isRequired: true },
    slope,
  },
  words: "storm roof rain rainfall drain flat of leader size hour",
  call: (match) =>
    showCall(
      { mode: "storm", roof: match.quantity("roof"), rain: match.quantity("rain"), ...slopeOf(match) },
      ["stormDrain", "stormFlow", "leader"],
      "With two leaders.",
    ),
};

const grade: Frame = {
  cues: ["slope | grade | fall | pitch | per foot | per ft", "percent | percentage | %"],
  slots: { slope: { ...slope, isRequired: true } },
  words: "drain pipe sewer",
  mustBeWhole: true,
  call: (match) =>
    expressionCall(`100 * ${match.text("slope")} / 12`, {
      label: "Slope",
      format: "percent",
      note: "Inches per foot, divided by 12.",
    }),
};

/** Asks for the drop along a drain: "fall of 40 ft of drain at 1/4 in per ft". */
const fall: Frame = {
  cues: ["fall | drop | lower", "drain | drainage | sewer | pipe | line"],
  not: `${DFU} | pressure | head | psi`,
  slots: {
    grade: { type: { slug: "slope" }, isRequired: true },
    length: { type: { slug: "length" }, roles: "long | length | over", isRequired: true },
  },
  choices: {
    unit: {
      inch: "in inches | how many inches",
      foot: "in feet | how many feet",
      millimeter: "in mm | in millimeters",
    },
  },
  words: "drain sewer pipe line total slope sloped grade pitched",
  mustBeWhole: true,
  call(match) {
    const [grade, length] = [match.quantity("grade"), match.quantity("length")];
    return formulaCall(
      "slope",
      "h",
      { m: `${grade?.value} ${grade?.unit}`, l: valueText(match, "length") },
      { unit: match.choice("unit") ?? (length?.unit === "foot" ? "inch" : undefined) },
    );
  },
};

export const drainFrames: readonly Frame[] = [byUnits, byFixtures, capacity, storm, grade, fall];
