import { dateOf, numberOfDay, parseDay, textOfDay, weekday } from "../../core/civil/day.ts";
import { longDate, MONTHS, WEEKDAYS } from "../../core/civil/day-names.ts";
import { NAMED_DAY, namedDay } from "./named-days.ts";

export interface NamedDay {
  /** "2024-03-03", or "today". */
  day: string;
  index: number;
  length: number;
  /** Both readings, if ambiguous. */
  options?: readonly [string, string];
  /** True if the text lacks the year. */
  isYearless?: true;
  /** True for a numeric date that was read as month, day and year but may be another. */
  isMonthFirst?: true;
}

const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?";
const ISO = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g;
const DAY_FIRST = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]${MONTH},?(?:[ -](\\d{4})(?!\\d))?`,
  "g",
);
const MONTH_FIRST = new RegExp(
  `\\b${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (\\d{4})(?!\\d))?`,
  "g",
);
const IN_FIGURES = /(?<![\d/.])(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?![\d/])/g;
const RELATIVE = new RegExp(
  `\\b((?:the )?day after tomorrow|(?:the )?day before yesterday|today|now|tomorrow|yesterday|(?:next|last|this|this coming) (?:${WEEKDAYS.join("|").toLowerCase()})|(?<=(?:until|till|\\d (?:business |working )?(?:days?|weeks?|months?) (?:from|after|before)) )(?:${WEEKDAYS.join("|").toLowerCase()}))\\b`,
  "g",
);

/** Order of day and month in an ambiguous numeric date. */
export type FigureOrder = "month-first" | "unknown";

const US_ZONES =
  /^(?:America\/(?:New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Indiana\/.+|Kentucky\/.+|North_Dakota\/.+)|Pacific\/Honolulu|US\/.+)$/;

/** Returns the order of numeric dates at the visitor’s place: month first in the United States. */
export const figureOrderIn = (timeZone: string): FigureOrder =>
  US_ZONES.test(timeZone) ? "month-first" : "unknown";

/**
 * Returns the days that a lowercase text names, from left to right. A day without its year takes it from
 * another one: on or before the next one with a year, on or after the last one with a year; without any, it
 * is the next one from `today` on.
 */
export function daysOf(text: string, today: string, order: FigureOrder = "unknown"): NamedDay[] {
  const candidates = [
    ...matches(text, ISO, ([, year, month, day]) => isoDate(year, month, day)),
    ...matches(text, DAY_FIRST, ([, day, month, year]) => named(year, month, day, today), 3),
    ...matches(text, MONTH_FIRST, ([, month, day, year]) => named(year, month, day, today), 3),
    ...inFigures(text, order),
    ...matches(text, RELATIVE, ([phrase]) => relative(phrase, today)),
    ...daysNamed(text, today),
  ].sort((a, b) => a.index - b.index || b.length - a.length);
  const days = candidates.filter(
    ({ index }, place) => !candidates.slice(0, place).some((other) => index < other.index + other.length),
  );
  const doubtful = nextWeekdayIn(text, today);
  return days.map((named, place) => {
    if (doubtful?.index === named.index) return { ...named, options: doubtful.options };
    return named.isYearless ? withYearOf(days, place) : named;
  });
}

/** Adds the year of the next or the last day that has one. */
function withYearOf(days: readonly NamedDay[], place: number): NamedDay {
  const nearest = days[place] as NamedDay;
  const dated = ({ isYearless, day }: NamedDay): boolean => !isYearless && /^\d/.test(day);
  const after = days.slice(place + 1).find(dated);
  const before = days.slice(0, place).findLast(dated);
  const other = after ?? before;
  if (!other) return nearest;
  const year = Number(other.day.slice(0, 4));
  const years = after ? [0, -1, -2, -3, -4] : [0, 1, 2, 3, 4];
  const day = years
    .map((shift) => isoDate(String(year + shift), nearest.day.slice(5, 7), nearest.day.slice(8)))
    .find((each) => each !== undefined && (after ? each <= other.day : each >= other.day));
  return day === undefined ? nearest : { ...nearest, day };
}

/** Returns the days that a lowercase text names by their name: Thanksgiving. */
export const daysNamed = (text: string, today: string): NamedDay[] =>
  matches(text, NAMED_DAY, ([, name = "", year]) => namedDay(name, year, today), 2);

const NEXT_WEEKDAY = new RegExp(`\\bnext (${WEEKDAYS.join("|").toLowerCase()})\\b`);

/** Returns both readings of "next Friday" before a Friday: this week’s or the next one’s. */
function nextWeekdayIn(text: string, today: string): Pick<NamedDay, "index" | "options"> | undefined {
  const next = NEXT_WEEKDAY.exec(text);
  if (!next || !parseDay(today)) return undefined;
  const number = numberOfDay(today);
  const ahead = WEEKDAYS.findIndex((dayName) => dayName.toLowerCase() === next[1]) + 1 - weekday(number);
  if (ahead <= 0) return undefined;
  const options = [textOfDay(number + ahead), textOfDay(number + ahead + 7)] as const;
  return { options, index: next.index };
}

function matches(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => string | undefined,
  yearGroup?: number,
): NamedDay[] {
  return [...text.matchAll(pattern)].slice(0, 20).flatMap((match): NamedDay[] => {
    const day = read(match);
    if (day === undefined) return [];
    const isYearless = yearGroup !== undefined && match[yearGroup] === undefined;
    return [{ day, index: match.index, length: match[0].length, ...(isYearless && { isYearless }) }];
  });
}

/** Returns the ISO day of numbers, if it exists. */
function isoDate(year = "", month = "", day = ""): string | undefined {
  const text = `${year.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parseDay(text) ? text : undefined;
}

function named(year: string | undefined, month = "", day = "", today = ""): string | undefined {
  const number = String(MONTHS.findIndex((name) => name.toLowerCase().startsWith(month)) + 1);
  if (year !== undefined) return isoDate(year, number, day);
  const now = parseDay(today);
  if (!now) return undefined;
  // February 29 may be years ahead.
  const years = Array.from({ length: 9 }, (_, ahead) => String(now.year + ahead));
  return years
    .map((candidate) => isoDate(candidate, number, day))
    .find((candidate) => candidate !== undefined && candidate >= today);
}

/** Returns numeric days. Ambiguous ones follow the others, or the visitor’s order. */
function inFigures(text: string, order: FigureOrder): NamedDay[] {
  const dates = [...text.matchAll(IN_FIGURES)].slice(0, 20).map((match) => {
    const [whole, first, second, year] = match;
    const [dayFirst, monthFirst] = [isoDate(year, second, first), isoDate(year, first, second)];
    return { dayFirst, monthFirst, index: match.index, length: whole.length };
  });
  const sure = dates.find(
    ({ dayFirst, monthFirst }) => (dayFirst === undefined) !== (monthFirst === undefined),
  );
  return dates.flatMap(({ dayFirst, monthFirst, index, length }): NamedDay[] => {
    const only =
      dayFirst === undefined || dayFirst === monthFirst
        ? monthFirst
        : monthFirst === undefined
          ? dayFirst
          : undefined;
    if (only !== undefined) return [{ day: only, index, length }];
    if (dayFirst === undefined || monthFirst === undefined) return [];
    if (sure) return [{ day: sure.dayFirst === undefined ? monthFirst : dayFirst, index, length }];
    return order === "month-first"
      ? [{ day: monthFirst, index, length, isMonthFirst: true }]
      : [{ day: dayFirst, index, length, options: [dayFirst, monthFirst] }];
  });
}

function relative(phrase: string, today: string): string | undefined {
  if (phrase === "today" || phrase === "now") return "today";
  if (!parseDay(today)) return undefined;
  const number = numberOfDay(today);
  if (phrase === "tomorrow") return textOfDay(number + 1);
  if (phrase === "yesterday") return textOfDay(number - 1);
  if (phrase.endsWith("after tomorrow")) return textOfDay(number + 2);
  if (phrase.endsWith("before yesterday")) return textOfDay(number - 2);
  const [, which = "next", name] = /^(?:(next|last|this coming|this) )?(\w+)$/.exec(phrase) ?? [];
  const wanted = WEEKDAYS.findIndex((dayName) => dayName.toLowerCase() === name) + 1;
  const ahead = (wanted - weekday(number) + 7) % 7;
  if (which === "last") return textOfDay(number - ((weekday(number) - wanted + 7) % 7 || 7));
  // `options` has both readings if that could mean this week or the next.
  if (which === "next") return textOfDay(number + (ahead || 7));
  return textOfDay(number + ahead);
}

/** Formats an ISO day as "April 3, 2024". */
export const dayInWords = (day: string): string => longDate(dateOf(day));
