/** A quantity as the tools take it. */
export interface Quantity {
  value: string;
  unit: string;
}

const NUMBER = "(?<!\\d)(\\d+(?:[.,]\\d+)?)";
const FEET = new RegExp(
  `(?<![\\d.])(\\d)\\s?(?:ft|feet|foot|')\\.?(?:,|\\s|and)*(?:${NUMBER}(?:\\s?(?:in(?:ch(?:es)?)?\\b|")|(?!\\d|[.,]\\d|\\s?(?:st|kg|kilo|lb|pound|year|yr|yo|%))))?`,
);
const CENTIMETERS = new RegExp(`${NUMBER}\\s?(?:cm|centimet(?:er|re)s?)(?!\\w)`);
/** "30 m" is an age and a sex. */
const METERS = /(?<![\d.,])([0-2](?:[.,]\d{1,3})?)\s?(?:m|met(?:er|re)s?)(?![\w/])/;
/** "1m75" */
const METERS_AND = /(?<![\d.,])([12])m(\d{2})(?!\w)/;
const INCHES = new RegExp(`${NUMBER}\\s?(?:in(?:ch(?:es)?)?\\b|")`);
const STONE = new RegExp(
  `${NUMBER}\\s?(?:stones?|st)\\b(?:,|\\s|and)*(?:${NUMBER}(?:\\s?(?:lbs?|pounds?)\\b|(?!\\d|[.,]\\d|\\s?(?:ft|feet|foot|'|cm|m\\b|met|in|"|year|yr|yo))))?`,
);
const WEIGHT = new RegExp(`${NUMBER}\\s?(kgs?|kilos?|kilograms?|lbs?|pounds?)(?!\\w)`, "g");

const point = (digits: string): string => digits.replace(",", ".");

/** The body height that a text in lower case names: "5 ft 10 in", "5'10", "178 cm", "1.78 m". */
export function heightIn(text: string): Quantity | undefined {
  const feet = FEET.exec(text);
  if (feet?.[1]) {
    const inches = feet[2] === undefined ? "" : ` ${point(feet[2])} in`;
    return { value: `${feet[1]} ft${inches}`, unit: "foot" };
  }
  const centimeters = CENTIMETERS.exec(text)?.[1];
  if (centimeters !== undefined) return { value: point(centimeters), unit: "centimeter" };
  const meters = METERS.exec(text.replace(METERS_AND, "$1.$2 m"))?.[1];
  if (meters !== undefined) return { value: point(meters), unit: "meter" };
  const inches = INCHES.exec(text)?.[1];
  return inches === undefined ? undefined : { value: point(inches), unit: "inch" };
}

/** The body weight that a text in lower case names: "70 kg", "180 lb", "11 stone 4". Not one that is to be lost or gained. */
export function weightIn(text: string): Quantity | undefined {
  const stone = STONE.exec(text);
  if (stone?.[1]) {
    const pounds = stone[2] === undefined ? "" : ` ${point(stone[2])} lb`;
    return { value: `${point(stone[1])} st${pounds}`, unit: "stone" };
  }
  for (const match of text.matchAll(WEIGHT)) {
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const after = text.slice(match.index + match[0].length);
    if (
      /(?:lose|losing|gain|gaining|to|drop) $/.test(before) ||
      /^ ?(?:a|per|each|\/) ?(?:week|wk)/.test(after)
    )
      continue;
    return { value: point(match[1] ?? ""), unit: match[2]?.startsWith("k") ? "kilogram" : "pound" };
  }
  return undefined;
}
