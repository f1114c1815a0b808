import { ask, type Call, definePhrases, type OpenQuestion } from "../../phrases/define.ts";
import type { Quantity } from "../../phrases/measures.ts";
import { NUMBER, plainDigits } from "../../phrases/written-number.ts";
import { HAZARD, hazardOf, LIMITS } from "./hazard-phrases.ts";

const FLOW = new RegExp(
  `${NUMBER}\\s?(gpm|gallons? per minute|gal/min|l/min|lpm|lit(?:er|re)s? per minute|l/s|lit(?:er|re)s? per second)(?!\\w)`,
);
const PRESSURE = `${NUMBER}\\s?(psi|bar|kpa)(?!\\w)`;
const ANY_PRESSURE = new RegExp(PRESSURE);
const BARE_PRESSURE = `${NUMBER}(?:\\s?(psi|bar|kpa))?(?![\\w.])`;
const AREA = new RegExp(
  `${NUMBER}\\s?-?(sq\\.? ?ft|square (?:feet|foot)|sqft|ft2|ft²|sq\\.? ?m|square met(?:er|re)s?|sqm|m2|m²)(?!\\w)`,
);
const FEET = new RegExp(`${NUMBER}\\s?-?(ft|feet|foot|'|m|met(?:er|re)s?)(?![\\w²])`);
const PITOT = new RegExp(
  `(?:pitot (?:pressure |reading )?(?:of )?${PRESSURE})|(?:${PRESSURE} (?:on the |at the )?pitot)`,
);
/** Pressures behind their names, and before them. */
const STATIC = [
  new RegExp(`static (?:pressure )?(?:of )?${BARE_PRESSURE}`),
  new RegExp(`${BARE_PRESSURE} static`),
] as const;
const RESIDUAL = [
  new RegExp(`residual (?:pressure )?(?:of )?${BARE_PRESSURE}`),
  new RegExp(`${BARE_PRESSURE} residual`),
] as const;
const NOZZLE = new RegExp(
  `${PRESSURE} (?:at the )?(?:nozzle|tip)|nozzle (?:pressure )?(?:of |at )?${PRESSURE}`,
);
/** Hose and outlets: "1 3/4", "1-3/4", "1¾", "2.5", "2 1/2 inch". */
const SIZE =
  /(?<![\d.,/])(\d(?:\.\d{1,2})?)(?:[\s-]?(1\/2|3\/4|1\/4|½|¾|¼))?[\s-]?(?:in(?:ch(?:es)?)?\b\.?|")/;
const HOSE_SIZE =
  /(?<![\d.,/])(\d(?:\.\d{1,2})?)(?:[\s-]?(1\/2|3\/4|1\/4|½|¾|¼))?[\s-]?(?:in(?:ch(?:es)?)?\b\.?|")?[\s-](?:fire )?(?:hose|attack line|handline|line)/;
const STORIES = /(?<![\d.,])(\d{1,3})[\s-]?(?:stor(?:y|ies|ey|eys)|floors?|levels?)\b/;
const STANDPIPES = /(?<![\d.,])(\d{1,2}) standpipes?\b/;

const SPRINKLERS = /\bsprinklers?\b|\bsprinkler heads?\b/;
const FRACTIONS: Readonly<Record<string, number>> = {
  "1/2": 0.5,
  "½": 0.5,
  "3/4": 0.75,
  "¾": 0.75,
  "1/4": 0.25,
  "¼": 0.25,
};
/** Hoses of data/hose-friction by their size in inches. */
const HOSES: Readonly<Record<string, string>> = {
  "0.75": "hose-0-75",
  "1": "hose-1",
  "1.25": "hose-1-25",
  "1.5": "hose-1-5",
  "1.75": "hose-1-75",
  "2": "hose-2",
  "2.5": "hose-2-5",
  "3": "hose-3-narrow",
  "3.5": "hose-3-5",
  "4": "hose-4",
  "4.5": "hose-4-5",
  "5": "hose-5",
  "6": "hose-6",
};

const ASKED: OpenQuestion = {
  text: "Which hazard is it: light, ordinary group 1 or 2, or extra group 1 or 2?",
  restate: (answer) => (answer.length < 60 && answer.search(HAZARD) >= 0 ? answer : undefined),
};

function quantityIn(
  pattern: RegExp,
  lower: string,
  unitOf: (symbol: string) => string,
  unsaid?: string,
): Quantity | undefined {
  const found = pattern
    .exec(lower)
    ?.slice(1)
    .filter((part) => part !== undefined);
  const [value, symbol] = found ?? [];
  const unit = symbol === undefined ? unsaid : unitOf(symbol);
  return value === undefined || unit === undefined ? undefined : { value: plainDigits(value), unit };
}

const flowUnit = (symbol: string): string =>
  symbol.startsWith("g")
    ? "gallon-us-per-minute"
    : /s$|second$/.test(symbol) && !symbol.includes("min")
      ? "liter-per-second"
      : "liter-per-minute";
const pressureUnit = (symbol: string): string =>
  symbol === "psi" ? "psi" : symbol === "bar" ? "bar" : "kilopascal";
const areaUnit = (symbol: string): string => (/f/.test(symbol) ? "square-foot" : "square-meter");
const lengthUnit = (symbol: string): string => (symbol.startsWith("m") ? "meter" : "foot");

function sizeIn(pattern: RegExp, lower: string): number | undefined {
  const [, whole, part] = pattern.exec(lower) ?? [];
  return whole === undefined ? undefined : Number(whole) + (part === undefined ? 0 : (FRACTIONS[part] ?? 0));
}

const call = (
  input: Record<string, unknown>,
  show: readonly string[],
  note?: string,
  label?: string,
): Call => ({
  kind: "call",
  input,
  focus: {
    show: [...show],
    assumes: [],
    ...(note !== undefined && { note }),
    ...(label !== undefined && { label }),
  },
});

const foot = (value: string): Quantity => ({ value, unit: "foot" });
/** Converts feet to meters: the question names no unit, so the answer uses the units of the visitor. */
const footInMeters = (value: string): Quantity => ({
  value: String(Number((Number(value) * 0.3048).toFixed(4))),
  unit: "meter",
});

/** Demand of a hazard, or how many sprinklers an area takes. */
function sprinklerCall(lower: string, hazard: string, why = ""): Call | undefined {
  const limit = LIMITS[hazard];
  if (!limit) return undefined;
  const area = quantityIn(AREA, lower, areaUnit);
  const spacings = (convert: (feet: string) => Quantity) => {
    const [spacing, lineSpacing] = limit.spacing.map(convert);
    return { spacing, lineSpacing };
  };
  const bare = { mode: "sprinklers", layout: "none", overflow: 0, hasSupply: "false" };
  const [first = 0, second = 0] = limit.spacing.map(Number);
  if (area && /\bhow many\b|\bnumber of\b/.test(lower)) {
    const ownDensity = { value: limit.density, unit: "gallon-us-per-minute-per-square-foot" };
    const input = { ...bare, hazard: "own", ownDensity, ownArea: area, ...spacings(foot) };
    const note =
      `${why} At the maximum coverage of a standard spray sprinkler in ${limit.label}: ${first * second} ft². Walls and obstructions usually require more.`.trim();
    return call(input, ["sprinklers"], note, "Minimum sprinklers");
  }
  const system = /\bdry\b/.test(lower) ? { system: "dry" } : {};
  return call(
    { ...bare, hazard, ...system, ...spacings(footInMeters) },
    /\b(?:tank|storage|volume|stored)\b/.test(lower)
      ? ["tankVolume", "totalDemand", "duration"]
      : ["totalDemand", "systemFlow", "hoseFlow", "duration"],
    `${why} Sprinklers at ${first * second} ft² each times their minimum flow, per NFPA 13 (2022), with its hose allowance, before hydraulic calculation: 10% to 20% more is typical.`.trim(),
  );
}

function hydrantCall(lower: string): Call | undefined {
  const pitot = quantityIn(PITOT, lower, pressureUnit);
  if (!pitot) return undefined;
  const size = sizeIn(SIZE, lower) ?? 2.5;
  const outlets = [{ outlet: "smooth", diameter: { value: String(size), unit: "inch" }, pitot }];
  const isBehind = STATIC[0].test(lower) && RESIDUAL[0].test(lower);
  const pressure = ([behind, before]: readonly [RegExp, RegExp]) =>
    quantityIn(isBehind ? behind : before, lower, pressureUnit, pitot.unit);
  const [still, residual] = [pressure(STATIC), pressure(RESIDUAL)];
  if (still && residual)
    return call(
      {
        mode: "hydrant",
        outlets,
        staticPressure: still,
        residualPressure: residual,
        target: { value: "20", unit: "psi" },
      },
      ["flowAtTarget", "testFlow", "hydrantClass"],
      "For a smooth, rounded outlet (0.90), at a residual pressure of 20 psi.",
    );
  return call(
    { mode: "hydrant", outlets, target: { value: "20", unit: "psi" } },
    ["testFlow"],
    "For a smooth, rounded outlet (0.90). Give the static and residual pressures to get the flow at 20 psi.",
  );
}

function hoseCall(lower: string): Call | undefined {
  const size = sizeIn(HOSE_SIZE, lower);
  const hose = size === undefined ? undefined : HOSES[String(size)];
  const flow = quantityIn(FLOW, lower, flowUnit);
  const length = quantityIn(FEET, lower, lengthUnit);
  if (hose === undefined || !flow || !length) return undefined;
  const given = quantityIn(NOZZLE, lower, pressureUnit);
  const nozzlePressure = given ?? { value: "100", unit: "psi" };
  const said = HOSE_SIZE.exec(lower)?.[0].replace(/[\s-](?:fire )?(?:hose|attack line|handline|line)$/, "");
  const nozzle = given ? "" : ", with 100 psi at a fog nozzle";
  const note = `${said} hose${nozzle}, on level ground, without appliances.`;
  const shown = /\bfriction\b/.test(lower)
    ? ["hoseLoss", "pumpDischarge"]
    : ["pumpDischarge", "hoseLoss", "reaction"];
  return call(
    { mode: "hose", nozzle: "fog", fogFlow: flow, nozzlePressure, hoses: [{ hose, length }] },
    shown,
    note,
  );
}

/** The pump that a demand takes, and its power. */
function pumpCall(lower: string): Call | undefined {
  const flow = quantityIn(FLOW, lower, flowUnit);
  const pressure = quantityIn(ANY_PRESSURE, lower, pressureUnit);
  if (!flow || !pressure) return undefined;
  const isPower = /\b(?:power|horsepower|hp|kw|motor|driver)\b/.test(lower);
  const input = {
    mode: "pump",
    demandFlow: flow,
    demandPressure: pressure,
    suction: "tank",
    waterLevel: foot("0"),
    ...(isPower && { ratedFlow: flow, ratedPressure: pressure }),
  };
  const size = ["ratedFlow", "ratedPressure", "power"];
  const power = ["power", "highestPower", "ratedFlow"];
  const rated = isPower ? "" : "The smallest NFPA 20 rating that carries the demand at 140% or less. ";
  return call(
    input,
    isPower ? power : size,
    `${rated}From a tank at the pump’s level, with an efficiency of 65%.`,
  );
}

function fireFlowCall(lower: string): Call | undefined {
  const area = quantityIn(AREA, lower, areaUnit);
  if (!area) return undefined;
  const isHouse = /\b(?:house|home|dwelling|townhouse|duplex)\b/.test(lower);
  const stories = STORIES.exec(lower)?.[1] ?? "1";
  const isProtected = /\bsprinklered\b|\bwith (?:fire )?sprinklers\b/.test(lower);
  const protection = isProtected ? (isHouse ? "13D" : "13") : "none";
  return call(
    {
      mode: "fireFlow",
      storyArea: area,
      stories,
      use: isHouse ? "dwelling" : "other",
      construction: "VB",
      protection,
    },
    ["requiredFlow", "duration", "neededFlow", "academyFlow"],
    `For type VB construction (unprotected wood), ${stories === "1" ? "one floor" : `${stories} floors of this area`}, ${isProtected ? "with" : "without"} sprinklers.`,
  );
}

/** Water for fire protection. */
export default definePhrases({
  priority: 110,
  words:
    "sprinkler sprinklers head heads demand water supply flow rate needed required fire hazard light ordinary extra group occupancy system dry wet hydrant pitot pressure reading outlet smooth pump discharge engine pdp friction loss hose line attack handline nozzle fog gpm psi static residual standpipe standpipes house home building dwelling square sq ft feet story stories floor floors sprinklered number many design density nfpa test inch per minute gallons iso ifc needs need 20 2 1 office offices church churches school schools hospital hospitals museum museums nursing laundry laundries bakery bakeries restaurant kitchen parking garage garages structure structures car park parks repair store stores shop shops supermarket supermarkets mercantile post power horsepower hp motor driver size pipe piping tank storage volume stored",
  questions: [ASKED],
  understand({ lower }) {
    if (/\bhydrant\b|\bpitot\b/.test(lower)) return hydrantCall(lower);
    if (/\bfire pump\b/.test(lower)) return pumpCall(lower);
    if (/\b(?:hose|attack line|handline)\b/.test(lower)) return hoseCall(lower);
    if (/\bfire[\s-]?flow\b|\bfirefighting water\b/.test(lower)) return fireFlowCall(lower);
    const standpipes = STANDPIPES.exec(lower)?.[1];
    if (standpipes !== undefined && /\bflow\b|\bdemand\b|\bgpm\b/.test(lower))
      return call(
        {
          mode: "standpipe",
          standpipes,
          isSprinklered: /\b(?:un|non-?)sprinklered\b|\bwithout sprinklers\b/.test(lower) ? "false" : "true",
          hasSupply: "false",
        },
        ["totalDemand", "tankVolume"],
        "Class I per NFPA 14: 500 gpm for the most remote standpipe and 250 gpm for each additional one.",
      );
    const isTank = /\bwater (?:tank|storage|supply)\b/.test(lower) && lower.search(HAZARD) >= 0;
    if (!SPRINKLERS.test(lower) && !isTank) return undefined;
    const found = hazardOf(lower);
    if (found) return sprinklerCall(lower, found.hazard, found.note);
    return /\bsprinkler (?:system )?demand\b/.test(lower) ? ask(ASKED) : undefined;
  },
});
