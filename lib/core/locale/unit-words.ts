import type { PluralForms } from "./locale.ts";

/** Units of time, for `pluralize` and `formatCounted`. */
export const TIME_UNITS = {
  second: { one: "second", other: "seconds" },
  minute: { one: "minute", other: "minutes" },
  hour: { one: "hour", other: "hours" },
  day: { one: "day", other: "days" },
  week: { one: "week", other: "weeks" },
  month: { one: "month", other: "months" },
  quarter: { one: "quarter", other: "quarters" },
  year: { one: "year", other: "years" },
} as const satisfies Record<string, PluralForms>;

/** Words that name what a number counts, by their plural. */
const UNIT_WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.values(TIME_UNITS).map(({ one, other }) => [other, one] as const),
  ["fixture units", "fixture unit"],
  ["half-lives", "half-life"],
  ["points", "point"],
  ["times", "time"],
  ["tons", "ton"],
  ["units", "unit"],
]);

/** Returns the unit after a number as displayed: "ton" for "1" and "tons"; symbols such as "kg" stay. */
export const unitAfter = (number: string, plural: string): string =>
  number === "1" ? (UNIT_WORDS.get(plural) ?? plural) : plural;

/** Joins a number as displayed with its unit in words: "1 ton", "1.5 tons". */
export const withUnitWord = (number: string, plural: string): string =>
  `${number} ${unitAfter(number, plural)}`;
