import { showCall } from "../../../kit/phrases/define.ts";
import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";

const pressure = { type: { slug: "pressure", plainUnit: "psi" }, sharesUnit: true } as const;
const flow: Slot = required({ slug: "volumetric-flow-rate" });
const inches = { slug: "length", plainUnit: "inch" } as const;

const K_FACTOR = "'k' | k factor | kfactor";
const kFactor: Slot = required({ slug: "discharge-coefficient", plainUnit: "gpm-per-root-psi" }, K_FACTOR, {
  needsRole: "plain",
});
/** K-factors of 50 and more, and those next to metric units, are in L/min/√bar: in US units they end at 33.6. */
const isMetricK = (match: FrameValues, other: string): boolean =>
  match.choice("system") === "metric" ||
  match.number("dischargeK") >= 50 ||
  /bar|pascal|liter|meter/.test(match.quantity(other)?.unit ?? "");
const system = { metric: "metric" };

function dischargeK(match: FrameValues, other: string) {
  const value = match.value("dischargeK");
  const isPlain = value?.kind === "quantity" && value.isPlain;
  return isPlain && isMetricK(match, other)
    ? { value: value.text, unit: "liter-per-minute-per-root-bar" }
    : match.quantity("dischargeK");
}

const kFrames: readonly Frame[] = [
  {
    cues: [K_FACTOR],
    slots: {
      count: { type: "number", roles: "sprinkler | head" },
      dischargeK: kFactor,
      orificePressure: { ...pressure, roles: "pressure | at", needsRole: "plain", isRequired: true },
    },
    choices: { system, total: { total: "total | together | combined | each | apiece" } },
    call(match) {
      const k = dischargeK(match, "orificePressure");
      const count = match.value("count") ? match.number("count") : undefined;
      if (!k || (count !== undefined && !match.isChosen("total"))) return undefined;
      const total = { ...k, value: String(match.number("dischargeK") * (count ?? 1)) };
      return showCall(
        {
          mode: "discharge",
          find: "flow",
          dischargeK: total,
          orificePressure: match.quantity("orificePressure"),
        },
        ["orificeFlow"],
        count === undefined
          ? undefined
          : { note: `${count} sprinklers of K ${k.value} together.`, label: "Total flow" },
      );
    },
  },
  {
    cues: [K_FACTOR],
    slots: { dischargeK: kFactor, dischargeFlow: flow },
    choices: { system },
    words: "pressure orifice",
    without: ["dischargeK", "system"],
    input: (match) => ({
      mode: "discharge",
      find: "pressure",
      dischargeK: dischargeK(match, "dischargeFlow"),
    }),
    show: ["neededPressure"],
  },
  {
    cues: [K_FACTOR],
    slots: {
      dischargeFlow: flow,
      orificePressure: { ...pressure, isRequired: true, needsRole: "plain", roles: "at" },
    },
    input: { mode: "discharge", find: "kFactor" },
    show: ["kFactor"],
  },
];

const TARGET = { value: "20", unit: "psi" };
const staticPressure: Slot = { ...pressure, roles: "static pressure?", needsRole: true };
const residualPressure: Slot = { ...pressure, roles: "residual pressure?", needsRole: true };
const target: Slot = { ...pressure, roles: "at", needsRole: true };

const hydrantFrames: readonly Frame[] = [
  {
    cues: ["hydrant | pitot"],
    slots: {
      pitot: {
        ...pressure,
        roles: "pitot | pitot pressure | pitot reading | on the pitot",
        needsRole: true,
        isRequired: true,
      },
      diameter: { type: inches, roles: "outlet | butt | opening | orifice", needsRole: "plain" },
      coefficient: named("number", "'c' | coefficient"),
      staticPressure,
      residualPressure,
      target,
    },
    call(match) {
      const coefficient = match.text("coefficient");
      const { staticPressure, residualPressure, target, ...test } = match.inputs();
      const isTest = staticPressure !== undefined && residualPressure !== undefined;
      if (!isTest && (staticPressure ?? residualPressure ?? target)) return undefined;
      const outlets = [
        {
          outlet: coefficient === undefined ? "smooth" : "own",
          diameter: { value: "2.5", unit: "inch" },
          ...test,
        },
      ];
      const how =
        coefficient === undefined ? "a smooth, rounded outlet (0.90)" : `a coefficient of ${coefficient}`;
      return showCall(
        { mode: "hydrant", outlets, staticPressure, residualPressure, target: target ?? TARGET },
        isTest ? ["flowAtTarget", "testFlow", "hydrantClass"] : ["testFlow"],
        isTest
          ? `For ${how}${target ? "" : ", at a residual pressure of 20 psi"}.`
          : `For ${how}. Give the static and residual pressures to get the flow at 20 psi.`,
      );
    },
  },
  {
    cues: ["static", "residual"],
    slots: {
      staticPressure: { ...staticPressure, isRequired: true },
      residualPressure: { ...residualPressure, isRequired: true },
      testFlow: required(
        { slug: "volumetric-flow-rate", plainUnit: "gallon-us-per-minute" },
        "test flow | flow | flowing",
        { needsRole: "plain" },
      ),
      target,
      not: { ...pressure, roles: "not", needsRole: true },
    },
    words: "hydrant available fire",
    call(match) {
      const [flow, pressure] = [match.value("testFlow"), match.quantity("staticPressure")];
      if (flow?.kind === "quantity" && flow.isPlain && pressure?.unit !== "psi") return undefined;
      return formulaCall("hydrant-flow", "Q", {
        Q_t: match.measure("testFlow"),
        p_s: match.measure("staticPressure"),
        p_r: match.measure("residualPressure"),
        p: match.measure("target") ?? "20 psi",
      });
    },
  },
];

/** Hoses of data/hose-friction by their size in inches. */
const hoseId = (inch: number): string =>
  inch === 3 ? "hose-3-narrow" : `hose-${String(inch).replace(".", "-")}`;
const HOSE_SIZES: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6];
const HOSE = "fire? hose | attack line | handline | hose line | line";

const hoseFrames: readonly Frame[] = [
  {
    cues: ["hose | attack line | handline"],
    slots: {
      hose: required(inches, HOSE, { needsRole: true }),
      length: required({ slug: "length" }, "long"),
      fogFlow: flow,
      nozzlePressure: { ...pressure, roles: "nozzle pressure? | tip", needsRole: true },
    },
    choices: { show: { hoseLoss: "friction loss? | loss" } },
    words: "pump discharge pressure engine pdp fog level ground",
    call(match) {
      const [size, hose] = [match.number("hose"), match.quantity("hose")];
      if (hose?.unit !== "inch" || !HOSE_SIZES.includes(size)) return undefined;
      const { fogFlow, length, nozzlePressure } = match.inputs();
      const nozzle = nozzlePressure ? "" : ", with 100 psi at a fog nozzle";
      return showCall(
        {
          mode: "hose",
          nozzle: "fog",
          fogFlow,
          nozzlePressure: nozzlePressure ?? { value: "100", unit: "psi" },
          hoses: [{ hose: hoseId(size), length }],
        },
        !match.isChosen("show") ? ["pumpDischarge", "hoseLoss", "reaction"] : ["hoseLoss", "pumpDischarge"],
        `${hose.value} in. hose${nozzle}, on level ground, without appliances.`,
      );
    },
  },
  {
    cues: ["smooth bore | smoothbore"],
    slots: {
      tip: required(inches, "tip | bore | nozzle"),
      nozzlePressure: { ...pressure, roles: "nozzle pressure? | at", needsRole: "plain", isRequired: true },
    },
    words: "tip nozzle",
    input: { mode: "hose", nozzle: "smooth" },
    show: ["nozzleFlow", "reaction"],
  },
];

const pump: Frame = {
  cues: ["fire pump"],
  slots: { demandFlow: flow, demandPressure: { ...pressure, isRequired: true } },
  choices: { show: { power: "power | horsepower | hp | kw | motor | driver" } },
  words: "size",
  call(match) {
    const { demandFlow, demandPressure } = match.inputs();
    const isPower = match.isChosen("show");
    const rated = isPower ? "" : "The smallest NFPA 20 rating that carries the demand at 140% or less. ";
    return showCall(
      {
        mode: "pump",
        demandFlow,
        demandPressure,
        suction: "tank",
        waterLevel: { value: "0", unit: "foot" },
        ...(isPower && { ratedFlow: demandFlow, ratedPressure: demandPressure }),
      },
      isPower ? ["power", "highestPower", "ratedFlow"] : ["ratedFlow", "ratedPressure", "power"],
      `${rated}From a tank at the pump’s level, with an efficiency of 65%.`,
    );
  },
};

export const waterFrames: readonly Frame[] = [...kFrames, ...hydrantFrames, ...hoseFrames, pump];
