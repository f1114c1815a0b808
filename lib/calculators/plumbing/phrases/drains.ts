import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, required, type Slot } from "../../../kit/reader/frame.ts";
import { fixtureChoices, fixtureSlots, fixturesOf } from "./fixtures.ts";

const SLOPE =
  /^(1\/16|1\/8|1\/4|1\/2)(?:[ -]?(?:in|inch|inches|"))?(?: ?(?:\/|per|an?) ?(?:ft|foot|'))?(?: (?:slope|fall))?$/;
const slopeNamed = (name: string): string | undefined => SLOPE.exec(name.toLowerCase())?.[1];
const slope: Slot = { type: { find: slopeNamed }, roles: "slope | fall | grade | pitch" };

const DFU = "dfu | d.f.u | drainage fixture unit | drainage unit | drain fixture unit";
const DRAIN = `drain | drainage | sewer | vent | ${DFU}`;

const VENTS = ["vent", "branchVent", "stack"];
const drainage = {
  choices: { vent: { yes: "vent" } },
  focus: (match: FrameValues) => ({
    note: `Per the IPC${match.value("slope") ? "" : ", at 1/4 in. per foot"}${match.isChosen("vent") ? ", with a vent of 30 ft" : ""}.`,
  }),
};
const ownFixture = (ownDrainage: number) => ({ fixture: "own", number: 1, ownDrainage });

const byUnits: Frame = {
  ...drainage,
  cues: [DRAIN],
  not: "max | maximum | how many dfu",
  // Fixture units of a drain are drainage fixture units.
  slots: { dfu: required("number", `${DFU} | fixture unit`, { needsRole: true }), slope },
  without: ["dfu", "vent"],
  input: (match) => ({ mode: "drainage", fixtures: [ownFixture(match.number("dfu"))], units: "us" }),
  show: (match) => (match.isChosen("vent") ? VENTS : ["buildingDrain", "branch", "stack"]),
};

const byFixtures: Frame = {
  ...drainage,
  cues: [DRAIN],
  not: "roof | storm | max | maximum",
  slots: { ...fixtureSlots, slope },
  choices: { ...fixtureChoices, ...drainage.choices },
  fits: (match) => (fixturesOf(match) ?? []).length > 0,
  without: [...Object.keys(fixtureSlots), "vent"],
  input: (match) => ({ mode: "drainage", fixtures: fixturesOf(match), units: "us" }),
  show: (match) => (match.isChosen("vent") ? VENTS : ["drainageUnits", "buildingDrain"]),
};

/** Asks for the maximum load of a drain. */
const capacity: Frame = {
  cues: [DFU, "max | maximum | how many | most | capacity | allowed", "drain | sewer"],
  not: "branch | stack | vent",
  slots: { size: required({ slug: "length", plainUnit: "inch" }), slope },
  words: "building house sewer pipe horizontal carry allowed",
  fits: (match) => match.quantity("size")?.unit === "inch",
  without: ["size"],
  input: (match) => ({
    mode: "drainage",
    fixtures: [ownFixture(1)],
    existing: match.text("size"),
    units: "us",
  }),
  show: ["existingCapacity"],
  focus: (match) => ({ ...drainage.focus(match), label: "Maximum drainage fixture units" }),
};

const storm: Frame = {
  cues: ["storm | roof | rain | leader | downspout"],
  slots: {
    roof: required({ slug: "area" }),
    rain: required({ slug: "precipitation-rate" }),
    slope,
  },
  words: "storm roof rain rainfall drain flat of leader size hour",
  input: { mode: "storm" },
  show: ["stormDrain", "stormFlow", "leader"],
  focus: { note: "With two leaders." },
};

const grade: Frame = {
  cues: ["slope | grade | fall | pitch | per foot | per ft", "percent | percentage | %"],
  slots: { slope: { ...slope, isRequired: true } },
  words: "drain pipe sewer",
  mustBeWhole: true,
  expression: "100 * {slope} / 12",
  focus: { label: "Slope", format: "percent", note: "Inches per foot, divided by 12." },
};

/** Asks for the drop along a drain: "fall of 40 ft of drain at 1/4 in per ft". */
const fall: Frame = {
  cues: ["fall | drop | lower", "drain | drainage | sewer | pipe | line"],
  not: `${DFU} | pressure | head | psi`,
  slots: {
    grade: required({ slug: "slope" }),
    length: required({ slug: "length" }, "long | length | over"),
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
    const grade = match.quantity("grade");
    const unit = match.choice("unit") ?? (match.quantity("length")?.unit === "foot" ? "inch" : undefined);
    const values = { m: `${grade?.value} ${grade?.unit}`, l: match.measure("length") };
    return formulaCall("slope", "h", values, { unit });
  },
};

export const drainFrames: readonly Frame[] = [byUnits, byFixtures, capacity, storm, grade, fall];
