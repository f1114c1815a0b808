import { ask, type Call, definePhrases, type OpenQuestion } from "../../phrases/define.ts";
import { NUMBER, plainDigits } from "../../phrases/written-number.ts";

const SUPPLY = new RegExp(`${NUMBER}\\s?(?:w\\.?s\\.?f\\.?u|(?:water supply |supply )?fixture unit)`);
const DRAIN = new RegExp(`${NUMBER}\\s?(?:d\\.?f\\.?u|drainage fixture unit|drainage unit)`);
const FLOW = new RegExp(
  `${NUMBER}\\s?(gpm|gallons? (?:per|a) minute|l/min|lit(?:er|re)s? (?:per|a) minute|l/s|lps|lit(?:er|re)s? (?:per|a) second)`,
);
const RISE = new RegExp(
  `${NUMBER}\\s?(?:°|degrees?|deg)?[\\s-]?(f|c|k|fahrenheit|celsius|kelvin)?\\b[\\s-]?(?:temperature )?rise`,
);
const ROOF = new RegExp(
  `${NUMBER}\\s?(sq(?:uare)?\\.? ?(?:ft|feet|foot|m|met(?:er|re)s?)|ft2|ft²|m2|m²)(?:\\s?of)?(?: flat)? roof`,
);
const RAIN = new RegExp(
  `${NUMBER}\\s?(in(?:ch(?:es)?)?|mm)\\.?\\s?(?:of rain\\w* )?(?:/|per |an? )\\s?(?:h(?:r|our)?)(?!\\w)`,
);
const SLOPE = /(?<![\d/])(1\/16|1\/8|1\/4|1\/2)(?!\d)/;
const VALVES = /\bflush(?:o)?(?:meter)?[\s-]?valves?\b/;

/** What people call fixtures: of homes, as most questions are. */
const FIXTURES: readonly (readonly [pattern: string, ids: readonly string[]])[] = [
  ["half[\\s-]?bath(?:room)?s?|powder rooms?", ["water-closet-private-tank", "lavatory-private"]],
  ["(?:full )?bath(?:room)?s?(?! ?tub)", ["bathroom-group-tank"]],
  ["kitchens?(?! (?:sink|faucet))", ["kitchen-sink-private", "dishwasher"]],
  ["kitchen (?:sink|faucet)s?", ["kitchen-sink-private"]],
  ["(?:toilet|water closet|wc|loo)s?", ["water-closet-private-tank"]],
  ["(?:lavator(?:y|ies)|(?:bathroom |hand )?sinks?|(?:wash ?|hand ?)?basins?)", ["lavatory-private"]],
  ["showers?", ["shower-private"]],
  ["(?:bath ?)?tubs?", ["bathtub-private"]],
  ["dish ?washers?", ["dishwasher"]],
  ["(?:washing machine|clothes washer|washer)s?", ["clothes-washer-private"]],
  ["(?:laundry (?:sink|tub|tray))s?", ["laundry-tray"]],
  ["bidets?", ["bidet"]],
  ["urinals?", ["urinal-valve-34"]],
];
const counted = FIXTURES.map(
  ([pattern, ids]) =>
    [new RegExp(`(?<![\\d.,])(?:(\\d{1,4}) |\\b(an?|one) )(?:${pattern})\\b`), ids] as const,
);

const ASKED: OpenQuestion = {
  text: "Which fixtures does the building have, and how many of each? Or how many fixture units?",
  restate: (answer) =>
    answer.length < 200 && (SUPPLY.test(answer) || fixturesIn(answer).length > 0) ? answer : undefined,
};

const plain = (digits: string): number => Number(plainDigits(digits));

/** The fixtures that a question counts; a longer name is taken out before a shorter one is looked for. */
function fixturesIn(lower: string): { fixture: string; number: number }[] {
  let left = lower;
  const found = new Map<string, number>();
  for (const [pattern, ids] of counted) {
    const match = pattern.exec(left);
    if (!match) continue;
    left = left.replace(match[0], " ");
    const number = match[1] === undefined ? 1 : Number(match[1]);
    for (const id of ids) found.set(id, (found.get(id) ?? 0) + number);
  }
  return [...found].map(([fixture, number]) => ({ fixture, number }));
}

const US = {
  streetPressure: { value: "60", unit: "psi" },
  residual: { value: "20", unit: "psi" },
  meterLoss: { value: "5", unit: "psi" },
  rise: { value: "20", unit: "foot" },
  length: { value: "100", unit: "foot" },
  maxVelocity: { value: "8", unit: "foot-per-second" },
  continuous: { value: "0", unit: "gallon-us-per-minute" },
} as const;
const SIZED =
  "With 60 psi at the main, 20 ft of height, 20 psi at the highest fixture, 5 psi for the meter and 100 ft of copper tube plus 50% for fittings.";

/** Plumbing: fixture units, demand, mains, drains, storm drains and heaters. */
export default definePhrases({
  priority: 90,
  words:
    "plumbing fixture fixtures unit units wsfu dfu supply water drainage drain drains line main service pipe pipes size sizing sized demand peak flow flush flushometer valve valves tank tanks toilet toilets bathroom bathrooms bath baths half kitchen kitchens sink sinks shower showers tub tubs dishwasher washer sewer building house home slope per foot in inch storm roof rain leader sq ft square feet hour tankless heater hot temperature rise degree degrees gpm many much need load hunter hunter's curve ipc laundry urinal urinals lavatories lavatory bidet basin basins wc wcs loo loos vent vents",
  questions: [ASKED],
  understand({ lower }) {
    return heaterCall(lower) ?? stormCall(lower) ?? drainCall(lower) ?? supplyCall(lower);
  },
});

function heaterCall(lower: string): Call | undefined {
  if (!/\btankless\b|\bwater heater\b/.test(lower)) return undefined;
  const [, flow, unit = ""] = FLOW.exec(lower) ?? [];
  const [, rise, scale = ""] = RISE.exec(lower) ?? [];
  if (flow === undefined || rise === undefined) return undefined;
  const isUs = /^g/.test(unit);
  const inKelvin = scale === "" ? !isUs : /^[ck]/.test(scale);
  return call(
    {
      mode: "heater",
      heater: "tankless",
      peakFlow: { value: String(plain(flow)), unit: flowUnit(unit) },
      temperatureRise: { value: String(plain(rise)), unit: inKelvin ? "delta-kelvin" : "delta-fahrenheit" },
    },
    ["heatInput", "heatOutput"],
    "With an efficiency of 80%.",
  );
}

const flowUnit = (unit: string): string =>
  unit.startsWith("g") ? "gallon-us-per-minute" : /min/.test(unit) ? "liter-per-minute" : "liter-per-second";

function stormCall(lower: string): Call | undefined {
  if (!/\bstorm|\broof|\brain/.test(lower)) return undefined;
  const [, area, unit = ""] = ROOF.exec(lower) ?? [];
  const [, rain, depth = ""] = RAIN.exec(lower) ?? [];
  if (area === undefined || rain === undefined) return undefined;
  const isMetric = /m(?:2|²|$|et)/.test(unit);
  return call(
    {
      mode: "storm",
      roof: { value: String(plain(area)), unit: isMetric ? "square-meter" : "square-foot" },
      rain: {
        value: String(plain(rain)),
        unit: depth === "mm" ? "millimeter-per-hour" : "inch-per-hour",
      },
      ...slopeIn(lower),
    },
    ["stormDrain", "stormFlow", "leader"],
    "With two leaders.",
  );
}

const slopeIn = (lower: string): { slope?: string } => {
  const slope = SLOPE.exec(lower)?.[1];
  return slope === undefined ? {} : { slope };
};

function drainCall(lower: string): Call | undefined {
  const units = DRAIN.exec(lower)?.[1];
  const isDrain = /\bdrain|\bsewer\b|\bdfu|\bvents?\b/.test(lower);
  const isVent = /\bvents?\b/.test(lower);
  const fixtures = isDrain ? fixturesIn(lower) : [];
  if (units === undefined && fixtures.length === 0) return undefined;
  return call(
    {
      mode: "drainage",
      fixtures: units === undefined ? fixtures : [{ fixture: "own", number: 1, ownDrainage: plain(units) }],
      ventLength: { value: "30", unit: "foot" },
      continuousDrain: { value: "0", unit: "gallon-us-per-minute" },
      ...slopeIn(lower),
    },
    isVent
      ? ["vent", "branchVent", "stack"]
      : units === undefined
        ? ["drainageUnits", "buildingDrain"]
        : ["buildingDrain", "branch", "stack"],
    `Per the IPC${SLOPE.test(lower) ? "" : ", at 1/4 in. per foot"}${isVent ? ", with a vent of 30 ft" : ""}.`,
  );
}

function supplyCall(lower: string) {
  const units = SUPPLY.exec(lower)?.[1];
  const isMeant = /\bfixture units?\b|\bwsfu\b|\bwater (?:demand|line|main|service|supply|pipe)\b/.test(
    lower,
  );
  const fixtures = isMeant ? fixturesIn(lower) : [];
  if (units === undefined && fixtures.length === 0)
    return /\bfixture units?\b|\bwsfu\b/.test(lower) ? ask(ASKED) : undefined;
  const isSize = /\bsize|\bwhat pipe|\bhow big\b|\bdiameter\b/.test(lower);
  const isUnits = units === undefined && !isSize && !/\bdemand\b|\bflow\b|\bgpm\b/.test(lower);
  return call(
    {
      mode: "supply",
      fixtures: units === undefined ? fixtures : [{ fixture: "own", number: 1, ownUnits: plain(units) }],
      ...(VALVES.test(lower) && { flushing: "valve" }),
      ...US,
    },
    isSize
      ? ["serviceSize", "demand", "velocity"]
      : /\bhot\b/.test(lower)
        ? ["hotDemand", "hotUnits", "demand"]
        : isUnits
          ? ["fixtureUnits", "coldUnits", "hotUnits", "demand", "drainageUnits"]
          : ["demand", "fixtureUnits"],
    isSize ? SIZED : "From IPC Tables E103.3(2) and E103.3(3).",
  );
}

const call = (input: Record<string, unknown>, show: readonly string[], note: string): Call => ({
  kind: "call",
  input,
  focus: { show: [...show], assumes: [], note },
});
