import { ask, type Call, definePhrases, type OpenQuestion } from "../../phrases/define.ts";
import type { Quantity } from "../../phrases/measures.ts";
import { NUMBER as ANY_NUMBER, plainDigits } from "../../phrases/written-number.ts";
import { pipeIn } from "./pipe-phrases.ts";

/** Not the lower half of a fraction. */
const NUMBER = `(?<!/)${ANY_NUMBER}`;
const FLOW = new RegExp(
  `${NUMBER}\\s?(gpm|gal(?:lons?)?(?: per |/)min(?:ute)?|l/s|lps|lit(?:er|re)s? (?:per|a) second|l/min|lpm|lit(?:er|re)s? (?:per|a) minute|m3/h|m³/h|cmh|cubic met(?:er|re)s? (?:per|an) hour)(?!\\w)`,
);
const FLOW_UNITS: readonly (readonly [RegExp, string])[] = [
  [/^g/, "gallon-us-per-minute"],
  [/(?:s|second)$/, "liter-per-second"],
  [/^l.*(?:min|minute|lpm)$/, "liter-per-minute"],
  [/h$|hour$/, "cubic-meter-per-hour"],
];
/** Not the length that a rate is for: "psi per 100 ft". */
const LENGTH = new RegExp(
  `(\\bper |/|\\ba )?${NUMBER}[\\s-]?(feet|foot|ft\\b|'|met(?:er|re)s?\\b|m\\b(?![/³3]))(?!\\s?(?:/|per ))`,
  "g",
);
const PRESSURE = new RegExp(`${NUMBER}\\s?(psi|kpa|bar)\\b(?!\\s?(?:/|per ))`);
const VELOCITY = new RegExp(`${NUMBER}\\s?(fps|ft/s|feet per second|m/s|met(?:er|re)s? per second)(?!\\w)`);
const TEMPERATURE = new RegExp(`${NUMBER}\\s?(?:°|degrees?|deg)?\\s?(celsius|fahrenheit|c|f)\\b`);

const CUES =
  /\bpip(?:e|es|ing|eline)\b|\b(?:copper|steel|pex|pvc|cpvc|hdpe)\b|\bsch(?:edule)?\.? ?(?:10|40|80)\b|\bdn ?\d{2,3}\b/;
const DROP = /\b(?:pressure (?:drop|loss)|head ?loss|friction (?:loss|drop)|loses?|drop)\b/;
const SPEED = /\b(?:velocity|how fast|speed)\b/;
const CARRIES =
  /\b(?:how much (?:water|flow)|how many (?:gpm|gallons|lit(?:er|re)s)|what flow|which flow|flow (?:rate )?(?:can|does|will|through|in)|carry|carries|deliver)\b/;

const ASKED: OpenQuestion = {
  text: "What is the flow in the pipe, in gpm, L/s or m³/h?",
  restate: (answer) => (answer.length < 60 && FLOW.test(answer) ? answer : undefined),
};
const HOW_MUCH: OpenQuestion = {
  text: "How much pressure drop is allowed, and over what length? For example, 3 psi over 100 ft.",
  restate: (answer) => (answer.length < 60 && PRESSURE.test(answer) ? answer : undefined),
};
const WHICH: OpenQuestion = {
  text: "Which pipe? For example, 1 in copper, DN 50 steel or 3/4 in PEX.",
  restate: (answer) =>
    answer.length < 60 && pipeIn(answer).pipe !== undefined ? `in ${answer} pipe` : undefined,
};

function flowIn(lower: string): Quantity | undefined {
  const [, value, symbol = ""] = FLOW.exec(lower) ?? [];
  const unit = FLOW_UNITS.find(([pattern]) => pattern.test(symbol))?.[1];
  return value === undefined || unit === undefined ? undefined : { value: plainDigits(value), unit };
}

function lengthIn(lower: string): Quantity | undefined {
  for (const [, rate, value = "", symbol = ""] of lower.matchAll(LENGTH))
    if (rate === undefined)
      return { value: plainDigits(value), unit: /^(?:f|')/.test(symbol) ? "foot" : "meter" };
  return undefined;
}

function pressureIn(lower: string): Quantity | undefined {
  const [, value, symbol = ""] = PRESSURE.exec(lower) ?? [];
  const unit = { psi: "psi", kpa: "kilopascal", bar: "bar" }[symbol];
  return value === undefined || unit === undefined ? undefined : { value: plainDigits(value), unit };
}

function velocityIn(lower: string): Quantity | undefined {
  const [, value, symbol = ""] = VELOCITY.exec(lower) ?? [];
  if (value === undefined) return undefined;
  return { value: plainDigits(value), unit: symbol.startsWith("f") ? "foot-per-second" : "meter-per-second" };
}

function fluidIn(lower: string): Record<string, unknown> {
  const [, value, degree = ""] = TEMPERATURE.exec(lower) ?? [];
  const share = /(?<![\d.])(\d{1,2})\s?% (?:(ethylene|propylene) )?glycol\b/.exec(lower);
  return {
    ...(value !== undefined && {
      temperature: { value: plainDigits(value), unit: degree.startsWith("f") ? "fahrenheit" : "celsius" },
    }),
    ...(share && {
      fluid: share[2] === "propylene" ? "propylene-glycol" : "ethylene-glycol",
      glycolShare: share[1],
    }),
  };
}

/** Pipes: a size for a flow, what is lost in a size, what a size carries. */
export default definePhrases({
  priority: 90,
  words:
    "pipe pipes piping pipeline size sizing sized water flow flows flowing rate pressure drop head headloss loss friction velocity speed fast copper steel pex pvc cpvc hdpe polyethylene ductile iron galvanized galvanised schedule sch type dn nominal inch inches in mm ft feet foot m meters metres gpm gal gallon gallons liters litres per second minute hour long length over run through carry carries deliver much maximum max limit need needed diameter psi kpa bar available straight hot cold glycol ethylene propylene k l sdr sdr11 sdr17 lose loses c f hazen williams hazen-williams big handle handles many can darcy weisbach darcy-weisbach",
  questions: [ASKED, WHICH, HOW_MUCH],
  understand({ lower }) {
    if (!CUES.test(lower) || !/\d/.test(lower) || /\bducts?\b/.test(lower)) return undefined;
    const [flow, length, pressure, velocity] = [
      flowIn(lower),
      lengthIn(lower),
      pressureIn(lower),
      velocityIn(lower),
    ];
    const { pipe, material, isAssumed, note: sizeNote = "" } = pipeIn(lower);
    const isUs = flow?.unit === "gallon-us-per-minute" || length?.unit === "foot" || pressure?.unit === "psi";
    const always = {
      fittings: [],
      length: length ?? (isUs ? { value: "100", unit: "foot" } : { value: "100", unit: "meter" }),
      ...(isUs && {
        rise: { value: "0", unit: "foot" },
        otherLoss: { value: "0", unit: "psi" },
        temperature: { value: "68", unit: "fahrenheit" },
      }),
      // Empty limits carry the units of the form.
      maxVelocity: { value: "", unit: isUs ? "foot-per-second" : "meter-per-second" },
      maxGradient: { value: "", unit: isUs ? "psi-per-100-feet" : "pascal-per-meter" },
      ...fluidIn(lower),
    };
    const steel = isAssumed ? "Schedule 40 steel pipe. " : "";
    if (!flow) {
      if (pressure && pipe !== undefined && CARRIES.test(lower))
        return call(
          { mode: "flow", availableDrop: pressure, pipe, ...always },
          ["carriedFlow", "velocity"],
          `${sizeNote} ${steel}${lengthNote(length, isUs)}Straight pipe.`.trim(),
        );
      if (pipe === undefined) return undefined;
      return DROP.test(lower) ? ask(ASKED) : CARRIES.test(lower) && !velocity ? ask(HOW_MUCH) : undefined;
    }
    if (pipe !== undefined) {
      const first = SPEED.test(lower)
        ? ["velocity", "gradient", "reynolds"]
        : /\bhazen\b/.test(lower)
          ? ["hazenWilliamsLoss", "pressureDrop", "velocity"]
          : /\bhead ?loss\b/.test(lower)
            ? ["head", "pressureDrop", "velocity"]
            : ["pressureDrop", "velocity", "gradient"];
      const around = SPEED.test(lower) ? steel.trim() : `${steel}${lengthNote(length, isUs)}Straight pipe.`;
      const note = `${sizeNote} ${around}`.trim();
      return call({ mode: "drop", flow, pipe, ...always }, first, note);
    }
    if (DROP.test(lower) || SPEED.test(lower)) return ask(WHICH);
    const usual = isUs
      ? "4 ft/s up to 2 in, above that 4 ft per 100 ft and 8 ft/s"
      : "1.2 m/s up to DN 50, above that 390 Pa/m and 2.4 m/s";
    return call(
      { mode: "size", flow, material, ...always, ...(velocity && { maxVelocity: velocity }) },
      ["size", "velocity", "gradient"],
      `${steel}${velocity ? "" : `At most ${usual}.`}`.trim(),
    );
  },
});

const lengthNote = (length: Quantity | undefined, isUs: boolean): string =>
  length ? "" : `Over ${isUs ? "100 ft" : "100 m"}. `;

const call = (input: Record<string, unknown>, show: readonly string[], note: string): Call => ({
  kind: "call",
  input,
  focus: { show: [...show], assumes: [], ...(note !== "" && { note }) },
});
