/** A material and what stands around its name, in plain words between blanks. */
export interface Named {
  id: string;
  rest: string;
}

/** Bounded, and begun only where a number begins: 1 1/2, 3/4, 2.5, 10. */
export const NUMBER =
  "(?<![\\d.,/])(\\d{1,5}[\\s-]\\d{1,2}/\\d{1,2}|\\d{1,3}/\\d{1,3}|\\d{1,7}(?:\\.\\d{1,6})?|\\.\\d{1,6})";
export const UNIT =
  "(mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|inch(?:es)?|in|\"|feet|foot|ft|'|met(?:er|re)s?|m)(?![\\w/])";
const MEASURE = new RegExp(`${NUMBER}[\\s-]?${UNIT}`, "g");

export interface Measure {
  value: string;
  unit: string;
}

/** A length, and whether it is said to be how long the piece is: "10 ft of 2 in bar", "6 m long". */
export interface Length {
  measure: Measure;
  isLong: boolean;
  /** The words, where the figure is not the one that was said: "1 1/2 in", "10 cm". */
  said?: string;
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^mm|^milli/, "millimeter"],
  [/^cm|^centi/, "centimeter"],
  [/^in|^"/, "inch"],
  [/^f|^'/, "foot"],
  [/^m/, "meter"],
];
const unitOf = (symbol: string): string => UNITS.find(([known]) => known.test(symbol))?.[1] ?? "meter";

/** "1 1/2" as 1.5. Nothing for what divides by nothing. */
export function decimal(text: string): string | undefined {
  const [, whole = "0", over, under] = /^(?:(\d+)[\s-])?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (over === undefined || under === undefined) return text;
  const value = Number(whole) + Number(over) / Number(under);
  return Number.isFinite(value) ? String(value) : undefined;
}

const LONG = /^\s?(?:of|long|length|lengths|in length)\b/;

/** Every length of a text with its unit; fields read millimeters, meters, inches and feet. */
export function measuresIn(text: string): Length[] {
  return [...text.matchAll(MEASURE)].flatMap((found) => {
    const [all, digits = "", symbol = ""] = found;
    const value = decimal(digits);
    const unit = unitOf(symbol);
    if (value === undefined) return [];
    const isLong = LONG.test(text.slice(found.index + all.length, found.index + all.length + 12));
    const measure =
      unit === "centimeter" ? { value: String(Number(value) * 10), unit: "millimeter" } : { value, unit };
    return [{ measure, isLong, ...(measure.value !== digits && { said: all }) }];
  });
}
