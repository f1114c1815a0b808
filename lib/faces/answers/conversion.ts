import { readPhrase } from "../../catalog/search/phrase.ts";
import type { Leftovers } from "../../kit/phrases/define.ts";
import { shiftPoint } from "../../kit/phrases/digits.ts";
import { oneSpelling, withoutEndMarks } from "../../kit/phrases/normalize.ts";
import { digitsForWords } from "../../kit/phrases/number-words.ts";
import { readConversion } from "../../kit/reader/conversion.ts";
import { NOTHING } from "../../kit/reader/leftovers.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { areSaidTogether } from "../../units/compound.ts";
import { findUnit } from "../../units/find-unit.ts";
import type { ParameterValues } from "../../units/law.ts";
import { readTerms } from "../../units/read-value.ts";
import { SCALE_POWERS } from "../../units/scale-words.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import { namedPreset } from "./named-preset.ts";
import { BASES, readNumberBase } from "./number-base.ts";

/** Conversion with known units. */
export interface Conversion<C extends CompiledConverter = CompiledConverter> {
  converter: C;
  value: string;
  from: string;
  to: string;
  /** The converter’s parameters that the text sets. */
  parameters?: ParameterValues;
  spoken?: true;
  /** The same amount in another kind of unit: ounces of weight for fluid ounces of milk. */
  otherKind?: Conversion<C>;
  /** The diastolic pressure of a blood pressure; `value` is the systolic one. */
  over?: string;
}

export const DECIMALS_OF_PRESSURE: Readonly<Record<string, number>> = {
  kilopascal: 1,
  "millimeter-of-mercury": 0,
};

const MAX_LENGTH = 160;

const LIQUID = /\b(?:milk|water|cream|juice|wine|beer|coffee|tea|broth)\b/i;
const LIQUID_MEASURE =
  /\b(?:gallons?|quarts?|pints?|cups?|liters?|litres?) of (?:milk|water|cream|juice|wine|beer)\b/i;
const VOLUME = "volume";
const FLUID_OUNCES = /(?<!fl |fluid )\b(?:oz|ounces?)\b/i;

/** Two pressures, not a fraction: "120/80 mmHg". */
const BLOOD_PRESSURE = /(?<![\d.])(\d{1,3}(?:\.\d)?) ?(?:\/|over) ?(\d{1,3}(?:\.\d)?) ?(mm ?hg|kpa)\b/i;

/** Conversion, with the leftovers of its question: "I am 6 ft 2 in in cm". */
export type FoundConversion<C extends CompiledConverter = CompiledConverter> = Conversion<C> & {
  left: Leftovers;
};

export function conversionIn<C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
  jobWords?: ReadonlySet<string>,
): FoundConversion<C> | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [pressures, systolic = "", diastolic = "", unit] = BLOOD_PRESSURE.exec(text) ?? [];
  if (pressures !== undefined && Number(systolic) > Number(diastolic)) {
    const match = conversionIn(text.replace(pressures, `${systolic} ${unit}`), converters, jobWords);
    return match && DECIMALS_OF_PRESSURE[match.to] !== undefined ? { ...match, over: diastolic } : undefined;
  }
  const special = inBases(text, converters);
  if (special) return special;
  const normalized = digitsForWords(oneSpelling(text));
  const fluid =
    FLUID_OUNCES.test(normalized) && LIQUID_MEASURE.test(normalized)
      ? normalized.replace(FLUID_OUNCES, "fl oz")
      : undefined;
  if (fluid !== undefined) return conversionOfText(fluid, converters, jobWords);
  const named = namedPreset(normalized, converters);
  const presetConversion = named && conversionOfText(named.rest, [named.converter], jobWords);
  if (!presetConversion) return conversionOfText(normalized, converters, jobWords);
  const byWeight = { ...presetConversion, parameters: named.parameters };
  const byVolume =
    FLUID_OUNCES.test(named.rest) && LIQUID.test(normalized)
      ? conversionOfText(named.rest.replace(FLUID_OUNCES, "fl oz"), converters, jobWords)
      : undefined;
  return byVolume?.converter.slug === VOLUME ? { ...byVolume, otherKind: byWeight } : byWeight;
}

/** "0xff", "hex ff to binary", "xiv roman" */
function inBases<C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
): FoundConversion<C> | undefined {
  const match = readNumberBase(text);
  const converter = match && converters.find(({ slug }) => slug === BASES);
  const to = converter && findUnitByName(converter, match.target);
  if (!converter || to === undefined || to === match.from) return undefined;
  return { converter, value: match.value, from: match.from, to, left: NOTHING };
}

/** Reads a text as a conversion, else the one that it contains. */
const conversionOfText = <C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
  jobWords?: ReadonlySet<string>,
): FoundConversion<C> | undefined =>
  [plainConversion(text, converters) ?? readConversion(text, converters, jobWords)].find(
    (match) => match && isMeant(match, text),
  );

type UnitPair = Pick<Conversion, "converter" | "from" | "to">;

/**
 * Returns false for a length as an altitude without a word for it, for letters in the wrong case, and for a unit
 * converted to itself without a value: “decimal into fraction”.
 */
const isMeant = (pair: UnitPair, text: string): boolean =>
  (pair.from !== pair.to || /\d/.test(text)) &&
  (SAYS_ALTITUDE.test(text) || ![pair.from, pair.to].some((id) => id.endsWith("-altitude"))) &&
  !isMiswrittenLetter(pair, text);

const SAYS_ALTITUDE = /altitude|elevation|sea level|(?:air|atmospheric|barometric) pressure/i;

/** True for “3 M in k”, “3 m in k” and “10 M in kPa”: no wavelength as a temperature, and no head of water. */
function isMiswrittenLetter({ converter, from, to }: UnitPair, text: string): boolean {
  const units = [from, to].flatMap((id) => findUnit(converter, id) ?? []);
  const [kinds, scales] = [
    new Set(units.map(({ law }) => law.kind)),
    new Set(units.map(({ law }) => "scaledBy" in law)),
  ];
  // “500 nm in eV” is no energy of 500 N·m.
  if ([from, to].includes("newton-meter") && converter.slug !== "torque") {
    // Newton-meters and foot-pounds are torques unless something else says that they are work.
    const isTorque = [from, to].some((id) => /^(?:foot|inch)-pound$/.test(id)) && !/work|energy/i.test(text);
    return isTorque || /(?<!\p{L})nm(?!\p{L})/u.test(text);
  }
  if (kinds.size < 2 && scales.size < 2) return false;
  const miswritten = (text.match(/(?<!\p{L})\p{L}(?!\p{L}| (?:of )?head)/giu) ?? []).filter((letter) =>
    units.some(({ symbol }) => symbol !== letter && symbol.toLowerCase() === letter.toLowerCase()),
  );
  const areLetters = kinds.size > 1 && units.every(({ symbol }) => symbol.length === 1);
  return miswritten.includes("M") || (areLetters && miswritten.length > 0);
}

/** Matches " in feet and inches", " to ft in", " to hours, minutes and seconds". */
const SPOKEN =
  / (in|to|into|as) ([a-z]{1,12})(?:, ?([a-z]{1,12}))?(?:,? (?:and|&) |[ -])([a-z]{1,12})[\s?.!]{0,3}$/i;

function plainConversion<C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
): FoundConversion<C> | undefined {
  const [, toward, first = "", , last] = SPOKEN.exec(text) ?? [];
  if (last !== undefined) {
    const match = inOneUnit(text.replace(SPOKEN, ` ${toward} ${first}`), converters);
    const smaller = match && findUnitByName(match.converter, last);
    // "how many minutes in a day" has another unit to convert to, and "a" is not one here.
    const isTarget = match && findUnitByName(match.converter, first) === match.to;
    if (isTarget && smaller !== undefined && areSaidTogether(match.converter, match.to, smaller))
      return { ...match, spoken: true };
  }
  return inOneUnit(text, converters);
}

/** True for a sum of temperatures on two scales, “25 c + 10 f”, since either of them could be the difference. */
const isTemperatureSum = (
  { converter, value }: Pick<Conversion, "converter" | "value">,
  text: string,
): boolean =>
  converter.slug === "temperature-difference" && / [-+] /.test(value) && !/Δ|delta|diff/i.test(text);

/** True for a sum of a quantity and a number without a unit, “5 ft + 3”, which may be in any. */
function isMixedSum({ converter, value }: Pick<Conversion, "converter" | "value">): boolean {
  const terms = readTerms(value, converter);
  return (
    Array.isArray(terms) &&
    terms.some(({ unit }) => unit !== undefined) &&
    terms.some(({ unit, added }) => unit === undefined && added)
  );
}

function inOneUnit<C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
): FoundConversion<C> | undefined {
  for (const phrase of phrasings(text)) {
    const match = readPhrase(phrase, converters).find((each) => isMeant(each, text));
    if (match)
      return isTemperatureSum(match, text) || isMixedSum(match) ? undefined : { ...match, left: NOTHING };
  }
  return undefined;
}

const AIR_AT =
  "(?:the )?(?:(?:air|atmospheric|barometric) pressure (?:at|for)(?: an?)?(?: (?:altitude|elevation))?|pressure (?:at|for)(?: an?)? (?:altitude|elevation))(?: of)?";
const HEIGHT = "([\\d.,]{1,20}) ?(ft|feet|m|meters|km)(?: (?:altitude|elevation))?";
const ALTITUDE = new RegExp(`^${AIR_AT} ${HEIGHT}$`, "i");
const ALTITUDE_TO = new RegExp(
  `^(?:${AIR_AT}|(?:pressure )?altitude(?: of)?) ${HEIGHT} (?:to|in|into|as) ([a-z]{1,12})$`,
  "i",
);
/** "if it's 25 c outside and drops by 10 c, what's that in f" */
const temperatureChange = (verbs: string): RegExp =>
  new RegExp(
    `^(?:if )?it(?:'s|s| is| was) (-?[\\d.]{1,6} ?°?([cf])) (?:(?:outside|inside|out|today) )?(?:(?:and|but) )?(?:it )?(?:${verbs})(?: by)? ([\\d.]{1,6})(?: ?°?\\2| degrees),? (?:what(?:'s|s| is| would be) )?(?:that |it )?in (?=[a-z°])`,
    "i",
  );
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [temperatureChange("drops|falls|cools|dropped|fell|cooled|goes down|went down"), "$1 - $3 $2 in "],
  [temperatureChange("rises|warms|rose|warmed|goes up|went up|climbs"), "$1 + $3 $2 in "],
  [/\b([12])m(\d{2})\b/g, "$1.$2 m"],
  [/\bminus (?=\d)/i, "-"],
  [
    /\b(gal(?:lons?)?|l|lit(?:er|re)s?|mi(?:les?)?|feet|ft|btus?|lbs?|pounds?|tons?) (?:an?|each) (?=(?:day|hour|minute|second)\b)/i,
    "$1 per ",
  ],
  // Gauge and absolute pressure in the same unit.
  [/\b(psi|bar|kpa|atm) (absolute|gauge) (to|in|as) (gauge|absolute)$/i, "$1 $2 $3 $1 $4"],
  [/\bgas mark (\d{1,2}|½|¼)(?= )/i, "$1 gas mark"],
  [/\b(\d{1,4})[ -](?:(?:gauge|ga|awg) )?wire(?: diameter| size| area)?(?= )/i, "$1 awg"],
  // Names of paces, and of connections by their speed.
  [
    /(?<![\d:])(\d{1,2}:\d{2})(?: ?min(?:ute)?s?)?(?: ?(?:per|an?|\/) ?| )(mi|km)(?:les?)?(?: pace)?(?= (?:to|in|into) )/i,
    "$1 min/$2",
  ],
  [
    /^(?:the )?(?:feet of head|head(?: in (?:feet|ft))?) (?:for|of|from|at|in) ([\d.,]{1,20} ?psi)$/i,
    "$1 to feet of head",
  ],
  [/^(?:the )?head (?:for|of|from|at) ([\d.,]{1,20} ?psi) in (?:feet|ft)$/i, "$1 to feet of head"],
  [/\bawg ?(\d{1,2})(?: wire)?(?: diameter| size)?(?: in| to)? (?=[a-z]{2})/i, "$1 awg to "],
  [/\b(?:uk|imperial|british) tons?\b/i, "long tons"],
  // Measures that the UK has too, with the country at the end: "40 gallons to liters uk".
  [
    /^([\d.,]{1,20}) ?(gal(?:lons?)?|pints?|quarts?|fl(?:uid)? oz|tons?) (to|in|into) (l|lit(?:er|re)s?|ml|kg) (uk|us|imperial)$/i,
    "$1 $5 $2 $3 $4",
  ],
  [
    /\b((?:kilo|mega|giga)bit)s? (?:internet|fiber|fibre|ethernet|broadband|connection|network)(?= (?:to|in|into) )/i,
    "$1 per second",
  ],
  // "a 1 in 12 slope in degrees", "angle of a 1:12 ramp"
  [
    /^(?:what is |what's )?(?:the )?angle (?:of|for) an? (1(?::| in )\d{1,3}) (?:ramp|slope|grade|incline)$/i,
    "$1 in degrees",
  ],
  [/^(?:an? )?(1(?::| in )\d{1,3}) (?:ramp|slope|grade|incline) angle(?: in degrees)?$/i, "$1 in degrees"],
  [/^(?:an? )?(1(?::| in )\d{1,3}) (?:ramp|slope|grade|incline)(?= (?:to|in|into) )/i, "$1"],
  [/^(?:ramp|slope|grade|incline) (?:of )?(1(?::| in )\d{1,3})(?= )/i, "$1"],
  [/^1(?::| in )(\d{1,3})(?= (?:to|in|into) (?:deg|percent|%))/i, "1/$1 gradient"],
  // Roof pitch, which names its run.
  [/(\d{1,2}(?:\.\d)?) ?[/:] ?12 (?:roof )?(?:pitch|slope)/i, "$1 roof pitch"],
  // "3 tsp in a tbsp"
  [/^([\d½¼¾⅓⅔][\d½¼¾⅓⅔.,/ ]{0,12}[a-z]{1,20} in) (?:an?|one) (?=[a-z])/i, "$1 "],
  // Pound as a force.
  [/^(.{0,40}\d ?(?:k?n|(?:kilo)?newtons?) (?:to|in|into)) (?:lbs?|pounds?)$/i, "$1 lbf"],
  [/^(.{0,40}\d) ?(?:lbs?|pounds?) (to|in|into) (k?n|(?:kilo)?newtons?)$/i, "$1 lbf $2 $3"],
  [/^(\d{1,40}) (to|in|into|as) (hex|hexadecimal|binary|octal|roman(?: numerals?)?)$/i, "$1 decimal $2 $3"],
  // "5'11" has inches after the foot.
  [/(\d)' ?(\d{1,2}(?:\.\d+)?)(?!["'\d./]|[ -]\d)/g, "$1 ft $2 in"],
  [/(\d) ?h(?:ours?|rs?)? ?(\d{1,2}) ?m(?:ins?)?(?![a-z])/gi, "$1 h $2 min"],
  [
    /(?<![\d:])(\d{1,5}):(\d{2})(?: hours)?(?= (?:to|in|into) (?:min|minutes?|hours?)(?![\w/]))/gi,
    "$1 h $2 min",
  ],
  [/(?<![\d:])(\d{1,5}):(\d{2}):(\d{2})(?= (?:to|in|into) )/gi, "$1 h $2 min $3 s"],
  [/\b(\d)(?: ?foot| ?ft| ?feet) (\d{1,2})(?= (?:in|to|as|into) )/g, "$1 ft $2 in"],
  [
    /^(?:how (?:tall|long|far|heavy|much|hot|cold|fast|big|high|wide|warm|deep) (?:is|are|does)|what (?:is|are|would be)|what's|whats|convert|change|turn|express)(?: the value of)? /i,
    "",
  ],
  // Air pressure at a height, not a head of water.
  [ALTITUDE, "$1 $2 altitude to hPa"],
  [ALTITUDE_TO, "$1 $2 altitude to $3"],
  [/^([\d.,]{1,20} ?[a-z]{1,6}) (?:to|in|into|as) (?:pressure )?altitude$/i, "$1 to ft altitude"],
  // A height without its units: "how many cm is 5 11".
  [
    /^how (?:many|much) (cm|centimeters?|centimetres?|m|meters?|metres?|inches) (?:is|are|in) ([4-7]) (\d|1[01])$/i,
    "$2 ft $3 in to $1",
  ],
  [/^([4-7]) (\d|1[01]) (?:to|in|into) (cm|centimeters?|centimetres?)$/i, "$1 ft $2 in to $3"],
  [
    /^((?:(?!\bhow (?:many|much) ).)*)\bhow (?:many|much) (.+?) (?:are there in|there are in|are in|is in|in|are|is|make up|make|fit in|fits in|does|do|per|equal|equals) (.+?)(?: have| has| equal| make| weigh| contain| hold)?$/is,
    "$1$3 to $2",
  ],
  [/^([a-z]+(?: [a-z]+)?) in ([\d½¼¾].*|an? .*)$/i, "$2 to $1"],
  [/^(.+?) (?:(?:is|are|equals?|=) )?(?:how many|how much|what in|\?) ?(.+)$/is, "$1 to $2"],
  [/^(?:an? |1 )?([a-z]+) and (?:a half|1\/2|0\.5) /i, "1.5 $1 "],
  [/^(?:a |1 )?half[ -](?:of )?(?:an? )?(?=[a-z])/i, "0.5 "],
  [/^(?:a |1 )?quarter[ -](?:of )?(?:an? )?(?=[a-z])(?!to |in |into |as )/i, "0.25 "],
  [/^(?:an?|1|one) (?=[a-zµ°])/i, "1 "],
  [/ (?:converted )?(?:in terms of|converted to|expressed in|measured in) /i, " in "],
  [/\bdegrees? (fahrenheit|celsius|centigrade|kelvin|f|c)\b/gi, "$1"],
  [/\bcentigrade\b/gi, "celsius"],
  [/\b(km|m|cm|mm|ft|mi|ml|l|gal|kg|g|mg|lb) per (?:seconds?|sec|s)\b/gi, "$1/s"],
  [/\b(km|m|cm|mm|ft|mi|ml|l|gal|kg|g|mg|lb) per (?:minutes?|min)\b/gi, "$1/min"],
  [/\b(km|m|cm|mm|ft|mi|ml|l|gal|kg|g|mg|lb) per (?:hours?|hr|h)\b/gi, "$1/h"],
  [/\b(?:l|liters?|litres?) per 100 ?km\b/gi, "L/100 km"],
  [/ (?:please|for me|exactly)$/i, ""],
];

/** "2.5M gallons", but not "300K in °C". */
const SCALED =
  /(?<![\d.,])(\d{1,6}(?:\.\d{1,6})?)([kM]| thousand| million| billion)(?= (?!(?:to|in|into|as) )[a-z]{3})/g;
const scaledDigits = (_: string, digits: string, scale: string): string =>
  shiftPoint(digits, SCALE_POWERS[scale.trim().toLowerCase()] ?? 0);

/** "4/0 wire" is wire of the size 0000. */
const ZEROS = /(?<![\d/])([1-4])\/0(?= (?:awg|wire|gauge))/gi;

/** Lists the text in the phrasing that the reader expects, then unchanged. */
function phrasings(text: string): string[] {
  const plain = withoutEndMarks(text)
    .replace(SCALED, scaledDigits)
    .replace(ZEROS, (_, count) => "0".repeat(count));
  const rewritten = REWRITES.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    plain,
  );
  return [...new Set([rewritten, plain])].filter((phrase) => !/^(?:an?|one) /i.test(phrase));
}
