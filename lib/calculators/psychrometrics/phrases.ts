import { definePhrases } from "../../phrases/define.ts";
import type { Quantity } from "../../phrases/measures.ts";
import { NUMBER, plainDigits } from "../../phrases/written-number.ts";

const TEMPERATURE = `(-?)${NUMBER}\\s?(?:°|degrees?|deg\\.?)?\\s?(c|f|celsius|fahrenheit)(?!\\w)`;
const LABELS = {
  wetBulb: "(?:wet[ -]?bulb|wb)",
  dewPoint: "(?:dew|frost)[ -]?point",
  dryBulb: "(?:dry[ -]?bulb|db)",
} as const;
type Label = keyof typeof LABELS;

/** "wet bulb of 60 f" and "60 f wet bulb"; "wet bulb at 95 f" asks for it. */
const patternsOf = (label: Label): readonly RegExp[] => [
  new RegExp(`\\b${LABELS[label]}(?: temperature)?(?: of| is|:|=)? ${TEMPERATURE}`),
  new RegExp(`${TEMPERATURE} (?:\\w+ )?${LABELS[label]}\\b`),
];
const LABELED = {
  wetBulb: patternsOf("wetBulb"),
  dewPoint: patternsOf("dewPoint"),
  dryBulb: patternsOf("dryBulb"),
} as const;
const ANY_TEMPERATURE = new RegExp(TEMPERATURE);
const HUMIDITY = new RegExp(
  `${NUMBER}\\s?(?:%|percent)(?:\\s?(?:rh|relative humidity|humidity))?|\\b(?:rh|relative humidity|humidity)(?: of| is|:|=)? ${NUMBER}(?!\\s?[\\d.])`,
);

const ALTITUDE = new RegExp(`${NUMBER}\\s?(ft|feet|foot|m|met(?:er|re)s?)(?!\\w)`);

/** Outputs by the words that ask for them, the most specific first. */
const TARGETS: readonly (readonly [RegExp, string])[] = [
  [/\bwet[ -]?bulb\b/, "wetBulb"],
  [/\bfrost[ -]?point\b/, "dewPoint"],
  [/\bhumidity ratio\b|\bmoisture content of (?:the )?air\b/, "humidityRatio"],
  [/\benthalpy of (?:the )?(?:moist |humid )?air\b/, "enthalpy"],
  [/\bspecific volume of (?:the )?(?:moist |humid )?air\b/, "specificVolume"],
  [/\bdew[ -]?point\b/, "dewPoint"],
  [/\brelative humidity\b|\brh\b/, "relativeHumidity"],
];
const CUES =
  /\b(?:wet[ -]?bulb|frost[ -]?point|humidity ratio|(?:enthalpy|specific volume|moisture content) of (?:the )?(?:moist |humid )?air)\b/;

const quantityOf = ([, sign = "", digits = "", unit = ""]: readonly string[]): Quantity => ({
  value: sign + plainDigits(digits),
  unit: unit.startsWith("f") ? "fahrenheit" : "celsius",
});

/** A temperature with its label, and the question without it. */
function takeLabeled(lower: string, label: Label): { value?: Quantity; rest: string } {
  for (const pattern of LABELED[label]) {
    const match = pattern.exec(lower);
    if (match) return { value: quantityOf(match), rest: lower.replace(match[0], " ") };
  }
  return { rest: lower };
}

/** The state of moist air from a dry bulb and a second property. */
export default definePhrases({
  priority: 102,
  words:
    "wet dry bulb wetbulb dew frost point dewpoint db wb rh relative humidity humid moist air ratio enthalpy specific volume moisture content temperature degrees degree deg celsius fahrenheit c f percent sea level altitude elevation above ft feet foot m meters metres at",
  questions: [],
  understand({ lower }) {
    if (!CUES.test(lower)) return undefined;
    const wet = takeLabeled(lower, "wetBulb");
    const dew = takeLabeled(wet.rest, "dewPoint");
    const dry = takeLabeled(dew.rest, "dryBulb");
    const [, percent, bare] = HUMIDITY.exec(lower) ?? [];
    const humidity = percent ?? bare;
    const match = ANY_TEMPERATURE.exec(dry.rest);
    const dryBulb = dry.value ?? (match ? quantityOf(match) : undefined);
    const second = wet.value
      ? { known: "dryBulb-wetBulb", wetBulb: wet.value }
      : dew.value
        ? { known: "dryBulb-dewPoint", dewPoint: dew.value }
        : humidity !== undefined && { relativeHumidity: plainDigits(humidity) };
    if (!dryBulb || !second) return undefined;
    const [, height, unit = ""] = ALTITUDE.exec(lower) ?? [];
    const altitude =
      height === undefined
        ? undefined
        : { value: plainDigits(height), unit: unit.startsWith("f") ? "foot" : "meter" };
    const entered = Object.keys(second);
    const target = TARGETS.find(([pattern, output]) => pattern.test(lower) && !entered.includes(output));
    return {
      kind: "call",
      input: { dryBulb, ...second, ...(altitude && { altitude }) },
      focus: {
        show: target ? [target[1]] : ["relativeHumidity", "dewPoint", "wetBulb"],
        assumes: [],
        ...(!altitude && { note: "At sea-level pressure." }),
      },
    };
  },
});
