import { DAY_SECONDS } from "../../core/civil/day.ts";
import { describeZone, findZone } from "../../core/civil/zone-names.ts";
import type { WordReader } from "../fields/word-reader.ts";
import { daysOf, figureOrderIn } from "../phrases/days.ts";
import { cleaned, isReadable, oneSpelling } from "../phrases/normalize.ts";
import { digitsForWords } from "../phrases/number-words.ts";
import { readDuration } from "./duration-value.ts";
import { sentenceOf } from "./sentence.ts";
import { readTime } from "./time-value.ts";

const APPROXIMATE = /^(?:about|around|approximately|approx\.?|roughly|~|≈|ca\.?) ?/i;
const YEARS_AND_MONTHS = /^(\d{1,4}) ?(?:years?|yrs?|y),?(?: and)? (\d{1,4}) ?(?:months?|mos?|m)$/i;
const UNIT_SECONDS = { weeks: 604_800, days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;
const PARTS_OF_DAY: readonly (readonly [RegExp, string])[] = [
  [/ (?:in the|this) morning$/, " am"],
  [/ (?:(?:in the|this) (?:afternoon|evening)|at night|tonight)$/, " pm"],
];

const plainText = (text: string): string => (isReadable(text) ? oneSpelling(cleaned(text)) : "");

/** Returns the number of a text in digits: "a dozen" is 12, "a year" is 1 year. */
function inDigits(text: string): string {
  const plain = plainText(text);
  if (plain === "") return text;
  const digits = digitsForWords(plain.replace(APPROXIMATE, "")).replace(/^an? (?=\p{L})/iu, "1 ");
  const [, years = "", months = ""] = YEARS_AND_MONTHS.exec(digits) ?? [];
  return years === "" ? digits : `${Number(years) * 12 + Number(months)} months`;
}

export const wordReader: WordReader = {
  inDigits,
  readClock(text) {
    const lower = inDigits(text).toLowerCase();
    const [pattern, half] = PARTS_OF_DAY.find(([words]) => words.test(lower)) ?? [];
    const sentence = sentenceOf(pattern ? lower.replace(pattern, half ?? "") : lower);
    const time = readTime(sentence, 0);
    return time?.end === sentence.tokens.length && time.seconds < DAY_SECONDS ? time.seconds : undefined;
  },
  readDuration(text) {
    const sentence = sentenceOf(inDigits(text).toLowerCase());
    const duration = readDuration(sentence, 0);
    if (duration?.end !== sentence.tokens.length) return undefined;
    let seconds = 0;
    for (const [unit, count] of Object.entries(duration.parts)) {
      // Years and months have no fixed length.
      if (!(unit in UNIT_SECONDS)) return undefined;
      seconds += Number(count) * UNIT_SECONDS[unit as keyof typeof UNIT_SECONDS];
    }
    return Number.isFinite(seconds) ? seconds : undefined;
  },
  readDay(text, { today, timeZone }) {
    const lower = plainText(text).toLowerCase();
    const [day, ...others] = daysOf(lower, today, figureOrderIn(timeZone));
    if (!day || others.length > 0 || day.length !== lower.length) return undefined;
    return day.options ?? (day.day === "today" ? today : day.day);
  },
  readZone(text, day) {
    const zone = findZone(text);
    return zone === undefined
      ? undefined
      : { zone, description: zone === "local" ? "" : describeZone(text, zone, day) };
  },
};
