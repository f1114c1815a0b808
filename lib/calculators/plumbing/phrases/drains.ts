import { expressionCall, showCall } from "../../../phrases/define.ts";
import { formulaCall, valueText } from "../../../reader/formula-call.ts";
import type { Found, Frame, Slot } from "../../../reader/frame.ts";
import { fixtureChoices, fixtureSlots, fixturesOf } from "./fixtures.ts";

const SLOPE =
  /^(1\/16|1\/8|1\/4|1\/2)(?:[ -]?(?:in|inch|inches|"))?(?: ?(?:\/|per|an?) ?(?:ft|foot|'))?(?: (?:slope|fall))?$/;
const slopeNamed = (name: string): string | undefined => SLOPE.exec(name.toLowerCase())?.[1];
const slope: Slot = { type: { find: slopeNamed }, roles: "slope | fall | grade | pitch" };
const slopeOf = (found: Found): { slope?: string } => {
  const text = found.text("slope");
  return text === undefined ? {} : { slope: text };
};

const DFU = "dfu | d.f.u | drainage fixture unit | drainage unit | drain fixture unit";
const DRAIN = `drain | drainage | sewer | vent | ${DFU}`;

const US = {
  ventLength: { value: "30", unit: "foot" },
  continuousDrain: { value: "0", unit: "gallon-us-per-minute" },
} as const;
const noteFor = (found: Found, isVent: boolean): string =>
  `Per the IPC${found.value("slope") ? "" : ", at 1/4 in. per foot"}${isVent ? ", with a vent of 30 ft" : ""}.`;
const choices = { vent: { yes: "vent" } };

const byUnits: Frame = {
  cues: [DRAIN],
  not: "max | maximum | how many dfu",
  slots: { units: { type: "number", roles: DFU, needsRole: true, isRequired: true }, slope },
  choices,
  call(found) {
    const isVent = found.choice("vent") !== undefined;
    return showCall(
      {
        mode: "drainage",
        fixtures: [{ fixture: "own", number: 1, ownDrainage: Number(found.text("units")) }],
        ...US,
        ...slopeOf(found),
      },
      isVent ? ["vent", "branchVent", "stack"] : ["buildingDrain", "branch", "stack"],
      noteFor(found, isVent),
    );
  },
};

const byFixtures: Frame = {
  cues: [DRAIN],
  not: "roof | storm | max | maximum",
  slots: { ...fixtureSlots, slope },
  choices: { ...fixtureChoices, ...choices },
  call(found) {
    const fixtures = fixturesOf(found);
    if (!fixtures || fixtures.length === 0) return undefined;
    const isVent = found.choice("vent") !== undefined;
    return showCall(
      { mode: "drainage", fixtures, ...US, ...slopeOf(found) },
      isVent ? ["vent", "branchVent", "stack"] : ["drainageUnits", "buildingDrain"],
      noteFor(found, isVent),
    );
  },
};

/** Asks for the maximum load of a drain. */
const capacity: Frame = {
  cues: [DFU, "max | maximum | how many | most | capacity | allowed", "drain | sewer"],
  not: "branch | stack | vent",
  slots: { size: { type: { slug: "length", plainUnit: "inch" }, isRequired: true }, slope },
  words: "building house sewer pipe horizontal carry allowed",
  call(found) {
    if (found.quantity("size")?.unit !== "inch") return undefined;
    const call = showCall(
      {
        mode: "drainage",
        fixtures: [{ fixture: "own", number: 1, ownDrainage: 1 }],
        existing: found.text("size"),
        ...US,
        ...slopeOf(found),
      },
      ["existingCapacity"],
      noteFor(found, false),
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
  call: (found) =>
    showCall(
      { mode: "storm", roof: found.quantity("roof"), rain: found.quantity("rain"), ...slopeOf(found) },
      ["stormDrain", "stormFlow", "leader"],
      "With two leaders.",
    ),
};

const grade: Frame = {
  cues: ["slope | grade | fall | pitch | per foot | per ft", "percent | percentage | %"],
  slots: { slope: { ...slope, isRequired: true } },
  words: "drain pipe sewer",
  mustBeWhole: true,
  call: (found) =>
    expressionCall(`100 * ${found.text("slope")} / 12`, {
      label: "Slope",
      format: "percent",
      note: "Inches per foot, divided by 12.",
    }),
};

/** Asks how much lower the end of a drain is: "fall of 40 ft of drain at 1/4 in per ft". */
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
  call(found) {
    const [grade, length] = [found.quantity("grade"), found.quantity("length")];
    return formulaCall(
      "slope",
      "h",
      { m: `${grade?.value} ${grade?.unit}`, l: valueText(found, "length") },
      { unit: found.choice("unit") ?? (length?.unit === "foot" ? "inch" : undefined) },
    );
  },
};

/** Drains, sewers and storm drains. */
export const drainFrames: readonly Frame[] = [byUnits, byFixtures, capacity, storm, grade, fall];
