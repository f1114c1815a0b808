import type { Call } from "../../../kit/phrases/define.ts";
import type { Frame, FrameValues, Slot } from "../../../kit/reader/frame.ts";
import { numberOf } from "../../../kit/reader/number-of.ts";

const pressure = { type: { slug: "pressure", plainUnit: "psi" }, sharesUnit: true } as const;
const flow: Slot = { type: { slug: "volumetric-flow-rate" }, isRequired: true };
const inches = { slug: "length", plainUnit: "inch" } as const;

export const callOf = (
  input: Call["input"],
  show: readonly string[],
  note?: string,
  label?: string,
): Call => ({
  kind: "call",
  input,
  focus: { show, assumes: [], ...(note !== undefined && { note }), ...(label !== undefined && { label }) },
});

const K_FACTOR = "'k' | k factor | kfactor";
const kFactor: Slot = {
  type: { slug: "discharge-coefficient", plainUnit: "gpm-per-root-psi" },
  roles: K_FACTOR,
  needsRole: "plain",
  isRequired: true,
};
/** K-factors of 50 and more, and those next to metric units, are in L/min/√bar: in US units they end at 33.6. */
const isMetricK = (match: FrameValues, other: string): boolean =>
  match.choice("system") === "metric" ||
  numberOf(match.value("dischargeK")) >= 50 ||
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
      const heads = match.value("count");
      const k = dischargeK(match, "orificePressure");
      if (!k || (heads && match.choice("total") === undefined)) return undefined;
      const count = heads && numberOf(heads);
      const total = { ...k, value: String(numberOf(match.value("dischargeK")) * (count ?? 1)) };
      const orificePressure = match.quantity("orificePressure");
      const input = { mode: "discharge", find: "flow", dischargeK: total, orificePressure };
      return count === undefined
        ? callOf(input, ["orificeFlow"])
        : callOf(input, ["orificeFlow"], `${count} sprinklers of K ${k.value} together.`, "Total flow");
    },
  },
  {
    cues: [K_FACTOR],
    slots: { dischargeK: kFactor, dischargeFlow: flow },
    choices: { system },
    words: "pressure orifice",
    call: (match) =>
      callOf(
        {
          mode: "discharge",
          find: "pressure",
          dischargeK: dischargeK(match, "dischargeFlow"),
          dischargeFlow: match.quantity("dischargeFlow"),
        },
        ["neededPressure"],
      ),
  },
  {
    cues: [K_FACTOR],
    slots: {
      dischargeFlow: flow,
      orificePressure: { ...pressure, isRequired: true, needsRole: "plain", roles: "at" },
    },
    call: (match) => callOf({ mode: "discharge", find: "kFactor", ...match.inputs() }, ["kFactor"]),
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
      coefficient: { type: "number", roles: "'c' | coefficient", needsRole: true },
      staticPressure,
      residualPressure,
      target,
    },
    call(match) {
      const coefficient = match.text("coefficient");
      const isTest =
        match.value("staticPressure") !== undefined && match.value("residualPressure") !== undefined;
      const outlet = coefficient === undefined ? { outlet: "smooth" } : { outlet: "own", coefficient };
      const outlets = [
        {
          ...outlet,
          diameter: match.quantity("diameter") ?? { value: "2.5", unit: "inch" },
          pitot: match.quantity("pitot"),
        },
      ];
      const how =
        coefficient === undefined ? "a smooth, rounded outlet (0.90)" : `a coefficient of ${coefficient}`;
      const { staticPressure, residualPressure, target = TARGET } = match.inputs();
      return isTest
        ? callOf(
            { mode: "hydrant", outlets, staticPressure, residualPressure, target },
            ["flowAtTarget", "testFlow", "hydrantClass"],
            `For ${how}${match.value("target") ? "" : ", at a residual pressure of 20 psi"}.`,
          )
        : (match.value("staticPressure") ?? match.value("residualPressure") ?? match.value("target"))
          ? undefined
          : callOf(
              { mode: "hydrant", outlets, target: TARGET },
              ["testFlow"],
              `For ${how}. Give the static and residual pressures to get the flow at 20 psi.`,
            );
    },
  },
  {
    cues: ["static", "residual"],
    slots: {
      staticPressure: { ...staticPressure, isRequired: true },
      residualPressure: { ...residualPressure, isRequired: true },
      testFlow: {
        type: { slug: "volumetric-flow-rate", plainUnit: "gallon-us-per-minute" },
        roles: "test flow | flow | flowing",
        needsRole: "plain",
        isRequired: true,
      },
      target,
      not: { ...pressure, roles: "not", needsRole: true },
    },
    words: "hydrant available fire",
    call(match) {
      const [flow, pressure] = [match.value("testFlow"), match.quantity("staticPressure")];
      if (flow?.kind === "quantity" && flow.isPlain && pressure?.unit !== "psi") return undefined;
      const inUnits = (id: string, fallback: string): string => {
        const value = match.value(id);
        const symbols = value?.kind === "quantity" ? match.question.quantityOf(value.slug)?.units : undefined;
        const unit = value?.kind === "quantity" && symbols?.find((each) => each.id === value.unit);
        return unit ? `${value.text} ${unit.symbol}` : fallback;
      };
      return {
        kind: "call",
        calculator: "physics",
        input: {
          formula: "hydrant-flow",
          solve: "Q",
          values: `Q_t = ${inUnits("testFlow", "")}; p_s = ${inUnits("staticPressure", "")}; p_r = ${inUnits("residualPressure", "")}; p = ${inUnits("target", "20 psi")}`,
        },
      };
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
      hose: { type: inches, roles: HOSE, needsRole: true, isRequired: true },
      length: { type: { slug: "length" }, roles: "long", isRequired: true },
      fogFlow: flow,
      nozzlePressure: { ...pressure, roles: "nozzle pressure? | tip", needsRole: true },
    },
    choices: { show: { hoseLoss: "friction loss? | loss" } },
    words: "pump discharge pressure engine pdp fog level ground",
    call(match) {
      const [size, hose] = [numberOf(match.value("hose")), match.quantity("hose")];
      if (hose?.unit !== "inch" || !HOSE_SIZES.includes(size)) return undefined;
      const { fogFlow, length, nozzlePressure } = match.inputs();
      const nozzle = nozzlePressure ? "" : ", with 100 psi at a fog nozzle";
      return callOf(
        {
          mode: "hose",
          nozzle: "fog",
          fogFlow,
          nozzlePressure: nozzlePressure ?? { value: "100", unit: "psi" },
          hoses: [{ hose: hoseId(size), length }],
        },
        match.choice("show") === undefined
          ? ["pumpDischarge", "hoseLoss", "reaction"]
          : ["hoseLoss", "pumpDischarge"],
        `${hose.value} in. hose${nozzle}, on level ground, without appliances.`,
      );
    },
  },
  {
    cues: ["smooth bore | smoothbore"],
    slots: {
      tip: { type: inches, roles: "tip | bore | nozzle", isRequired: true },
      nozzlePressure: { ...pressure, roles: "nozzle pressure? | at", needsRole: "plain", isRequired: true },
    },
    words: "tip nozzle",
    call: (match) =>
      callOf({ mode: "hose", nozzle: "smooth", ...match.inputs() }, ["nozzleFlow", "reaction"]),
  },
];

const pump: Frame = {
  cues: ["fire pump"],
  slots: { demandFlow: flow, demandPressure: { ...pressure, isRequired: true } },
  choices: { show: { power: "power | horsepower | hp | kw | motor | driver" } },
  words: "size",
  call(match) {
    const { demandFlow, demandPressure } = match.inputs();
    const isPower = match.choice("show") !== undefined;
    const rated = isPower ? "" : "The smallest NFPA 20 rating that carries the demand at 140% or less. ";
    return callOf(
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
