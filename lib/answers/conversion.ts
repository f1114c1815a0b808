import { readPhrase } from "../faces/search/phrase.ts";
import { oneSpelling } from "../phrases/normalize.ts";
import { digitsForWords } from "../phrases/number-words.ts";
import type { CompiledConverter } from "../units/compile.ts";

/** A conversion with its units known. */
export interface Conversion<C extends CompiledConverter = CompiledConverter> {
  converter: C;
  value: string;
  /** Ids of units of that converter. */
  from: string;
  to: string;
}

const LONGEST = 160;

/** A conversion, and the text before it that is no part of it: "I am 6 ft 2 in in cm". */
type Found<C extends CompiledConverter> = Conversion<C> & { around: string };

/** The conversion that a text asks for, the likeliest; the text is in plain characters with its capitals. */
export function conversionIn<C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
): Found<C> | undefined {
  if (text.length > LONGEST) return undefined;
  for (const { phrase, around } of phrasings(digitsForWords(oneSpelling(text)))) {
    const [found] = readPhrase(phrase, converters);
    if (found) return { ...found, around };
  }
  return undefined;
}

const FROM_NUMBER = /\s([-+]?[\d½¼¾⅓⅔⅛⅜⅝⅞].+)$/s;
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/\b([12])m(\d{2})\b/g, "$1.$2 m"],
  [/\bminus (?=\d)/i, "-"],
  // "5'11" has inches behind the foot.
  [/(\d)' ?(\d{1,2}(?:\.\d+)?)(?!["'\d])/g, "$1 ft $2 in"],
  [/\b(\d)(?: ?foot| ?ft| ?feet) (\d{1,2})(?= (?:in|to|as|into) )/g, "$1 ft $2 in"],
  [
    /^(?:how (?:tall|long|far|heavy|much|hot|cold|fast|big|high|wide|warm|deep) (?:is|are|does)|what (?:is|are|would be)|what's|whats|convert|change|turn|express)(?: the value of)? /i,
    "",
  ],
  [
    /^((?:(?!\bhow (?:many|much) ).)*)\bhow (?:many|much) (.+?) (?:are there in|there are in|are in|is in|in|are|is|make up|make|fit in|fits in|does|do|per|equal|equals) (.+?)(?: have| has| equal| make| weigh| contain| hold)?$/is,
    "$1$3 to $2",
  ],
  [/^([a-z]+(?: [a-z]+)?) in ([\d½¼¾].*|an? .*)$/i, "$2 to $1"],
  [/^(.+?) (?:(?:is|are|equals?|=) )?(?:how many|how much|what in|\?) ?(.+)$/is, "$1 to $2"],
  [/^(?:half) (?:an? |of an? )/i, "0.5 "],
  [/^(?:a quarter|quarter) (?:of )?(?:an? )/i, "0.25 "],
  [/^(?:an?|1|one) (?=[a-zµ°])/i, "1 "],
  [/ (?:converted )?(?:in terms of|converted to|expressed in|measured in) /i, " in "],
  [/\bdegrees? (fahrenheit|celsius|centigrade|kelvin|f|c)\b/gi, "$1"],
  [/\bcentigrade\b/gi, "celsius"],
  [/ (to|in|into) (?:feet|ft|foot) (?:and|&) (?:inches|in)$/i, " $1 feet"],
  [/ (?:please|for me|exactly)$/i, ""],
];

/** The text written the way that phrases are read, then the text itself, then what begins with its number. */
function phrasings(text: string): { phrase: string; around: string }[] {
  const plain = text.replace(/(?<![\s?.!])[\s?.!]+$/, "");
  const rewritten = REWRITES.reduce((rest, [pattern, written]) => rest.replace(pattern, written), plain);
  const whole = [...new Set([rewritten, plain])].map((phrase) => ({ phrase, around: "" }));
  const behind = FROM_NUMBER.exec(rewritten);
  const part =
    behind?.[1] !== undefined && /\s/.test(behind[1])
      ? [{ phrase: behind[1], around: rewritten.slice(0, behind.index) }]
      : [];
  return [...whole, ...part].filter(({ phrase }) => !/^(?:an?|one) /i.test(phrase));
}
