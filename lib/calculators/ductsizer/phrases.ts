import { ask, type Call, definePhrases, type OpenQuestion } from "../../phrases/define.ts";
import type { Quantity } from "../../phrases/measures.ts";
import { NUMBER, plainDigits } from "../../phrases/written-number.ts";

const INCH = '(?:in(?:ch(?:es)?)?\\b\\.?|")';
const FLOW = new RegExp(
  `${NUMBER}\\s?(cfm|cubic feet per minute|ft3/min|ft³/min|l/s|lps|lit(?:er|re)s? per second|m3/h|m³/h|cmh|cubic met(?:er|re)s? per hour|m3/s|m³/s)(?!\\w)`,
);
const RATE_US = new RegExp(
  `${NUMBER}\\s?${INCH}\\s?(?:of )?(?:w\\.?g\\.?|w\\.?c\\.?|water|h2o|h₂o)?(?: gauge| column)?\\s?(?:per|/|a)\\s?100\\s?(?:ft|feet|foot|')`,
);
const RATE_SI = new RegExp(`${NUMBER}\\s?(?:pa|pascals?)\\s?(?:/|per )\\s?m(?:et(?:er|re))?(?!\\w)`);
const VELOCITY = new RegExp(`${NUMBER}\\s?(fpm|ft/min|feet per minute|m/s|met(?:er|re)s? per second)(?!\\w)`);
/** Without a unit they are in that of the rest of the question. */
const SIDES = new RegExp(`${NUMBER}\\s?(?:mm|${INCH})?\\s?(?:x|×|by)\\s?${NUMBER}(?:\\s?-?(mm|${INCH}))?`);
const DIAMETER = new RegExp(
  `${NUMBER}[\\s-]?(mm|${INCH})(?:[\\s-]diameter)?\\s(?:round |spiral |galvanized |flexible |flex )?(?:air )?(?:duct|diameter|pipe)`,
);
const HEIGHT = new RegExp(`${NUMBER}[\\s-]?(mm|${INCH})[\\s-](?:high|tall|deep|height)`);
const CUES = /\bduct(?:s|work|ing|ulator)?\b/;

const FLOW_UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:cfm|cubic feet|ft)/, "cubic-foot-per-minute"],
  [/^l/, "liter-per-second"],
  [/h$|hour$/, "cubic-meter-per-hour"],
  [/s$/, "cubic-meter-per-second"],
];

/** Of those who mean inches. */
const US_UNITS = ["cubic-foot-per-minute", "inch-of-water-per-100-feet", "foot-per-minute"];

const ASKED: OpenQuestion = {
  text: "What is the airflow in the duct, in cfm, L/s or m³/h?",
  restate: (answer) => (answer.length < 60 && FLOW.test(answer) ? answer : undefined),
};

const lengthOf = (value: string, unit: string): Quantity => ({
  value: plainDigits(value),
  unit: unit === "mm" ? "millimeter" : "inch",
});

function flowIn(lower: string): Quantity | undefined {
  const [, value, symbol = ""] = FLOW.exec(lower) ?? [];
  const unit = FLOW_UNITS.find(([pattern]) => pattern.test(symbol))?.[1];
  return value === undefined || unit === undefined ? undefined : { value: plainDigits(value), unit };
}

function rateIn(lower: string): Quantity | undefined {
  const us = RATE_US.exec(lower)?.[1];
  if (us !== undefined) return { value: plainDigits(us), unit: "inch-of-water-per-100-feet" };
  const si = RATE_SI.exec(lower)?.[1];
  return si === undefined ? undefined : { value: plainDigits(si), unit: "pascal-per-meter" };
}

function velocityIn(lower: string): Quantity | undefined {
  const [, value, symbol = ""] = VELOCITY.exec(lower) ?? [];
  if (value === undefined) return undefined;
  return {
    value: plainDigits(value),
    unit: /^(?:fpm|f)/.test(symbol) ? "foot-per-minute" : "meter-per-second",
  };
}

/** The size that a duct has: its shape and measures. */
function sizeIn(lower: string, unit: string): Record<string, unknown> | undefined {
  const [, first, second, sides = unit] = SIDES.exec(lower) ?? [];
  if (first !== undefined && second !== undefined)
    return {
      shape: /\boval\b/.test(lower) ? "oval" : "rectangular",
      ductWidth: lengthOf(first, sides),
      ductHeight: lengthOf(second, sides),
    };
  const [, diameter, own = unit] = DIAMETER.exec(lower) ?? [];
  return diameter === undefined ? undefined : { shape: "round", diameter: lengthOf(diameter, own) };
}

/** Air ducts: a size from a flow, or what happens in a size. */
export default definePhrases({
  priority: 100,
  words:
    "duct ducts ductwork air airflow flow size sizing sized round wg water gauge diameter velocity speed fast friction loss rate pressure drop galvanized steel feet ft pa second per carry carries handle handles move moves max maximum mm inch inches cfm",
  questions: [ASKED],
  understand({ lower }) {
    if (!CUES.test(lower) || !/\d/.test(lower)) return undefined;
    const [flow, rate, velocity] = [flowIn(lower), rateIn(lower), velocityIn(lower)];
    const isUs = [flow, rate, velocity].some((given) => given && US_UNITS.includes(given.unit));
    const size = sizeIn(lower, isUs ? "in" : "mm");
    const always = {
      fittings: [],
      ...(isUs && { equipment: { value: "0", unit: "inch-of-water" } }),
      ...(/\bflex(?:ible)?\b/.test(lower) && { material: "flexible-duct" }),
    };
    if (!flow) {
      if (!size || !(rate || velocity)) return rate || velocity || size ? ask(ASKED) : undefined;
      const limit = rate
        ? { limit: "rate", limitRate: rate }
        : { limit: "velocity", limitVelocity: velocity };
      return call({ mode: "flow", ...limit, ...always, ...size }, ["airFlow", "velocity", "frictionRate"]);
    }
    if (size)
      return call(
        { mode: "size", flow, ...always, ...size },
        /\b(?:friction|drop|loss)\b/.test(lower)
          ? ["frictionRate", "velocity", "velocityPressure"]
          : ["velocity", "frictionRate", "velocityPressure"],
      );
    const sizes = { sizes: isUs ? "us" : "metric", ...shapeIn(lower, isUs) };
    const shown = ["size", "velocity", "frictionRate"];
    if (velocity && !rate) return call({ mode: "velocity", flow, velocity, ...always, ...sizes }, shown);
    const usual = isUs
      ? { value: "0.1", unit: "inch-of-water-per-100-feet" }
      : { value: "0.8", unit: "pascal-per-meter" };
    const note = rate ? undefined : `At a friction rate of ${isUs ? "0.1 in. wg per 100 ft" : "0.8 Pa/m"}.`;
    const limit = velocity ? { maxVelocity: velocity } : {};
    return call(
      { mode: "friction", flow, frictionRate: rate ?? usual, ...limit, ...always, ...sizes },
      shown,
      note,
    );
  },
});

function shapeIn(lower: string, isUs: boolean): Record<string, unknown> {
  const shape = /\boval\b/.test(lower)
    ? "oval"
    : /\brectang|\bsquare\b/.test(lower)
      ? "rectangular"
      : "round";
  if (shape === "round") return { shape };
  const [, value, unit = ""] = HEIGHT.exec(lower) ?? [];
  if (value !== undefined) return { shape, height: lengthOf(value, unit) };
  return { shape, height: isUs ? lengthOf("12", "in") : lengthOf("300", "mm") };
}

const call = (input: Record<string, unknown>, show: readonly string[], note?: string): Call => ({
  kind: "call",
  input,
  focus: { show: [...show], assumes: [], ...(note !== undefined && { note }) },
});
