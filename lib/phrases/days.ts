import { dateOf, numberOfDay, parseDay, textOfDay, weekday } from "../civil/day.ts";
import { longDate, MONTHS, WEEKDAYS } from "../civil/day-names.ts";
import { NAMED_DAY, namedDay } from "./named-days.ts";

/** A day that a text names. */
export interface NamedDay {
  /** "2024-03-03", or "today". */
  day: string;
  index: number;
  length: number;
}

/** A day that can be read in two ways: 03/04/2024. */
export interface AmbiguousDay {
  /** Day first, then month first; or the earlier, then the later. */
  options: readonly [string, string];
  index: number;
  length: number;
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
  `\\b(today|now|tomorrow|yesterday|(?:next|last|this|this coming) (?:${WEEKDAYS.join("|").toLowerCase()})|(?<=(?:until|till|\\d (?:business |working )?(?:days?|weeks?|months?) (?:from|after|before)) )(?:${WEEKDAYS.join("|").toLowerCase()}))\\b`,
  "g",
);

/** The days that a text in lower case names, from left to right. A day without its year is the next one from `today` on. */
export function daysOf(text: string, today: string): NamedDay[] {
  const found = [
    ...matches(text, ISO, ([, year, month, day]) => written(year, month, day)),
    ...matches(text, DAY_FIRST, ([, day, month, year]) => named(year, month, day, today)),
    ...matches(text, MONTH_FIRST, ([, month, day, year]) => named(year, month, day, today)),
    ...matches(text, IN_FIGURES, ([, first, second, year]) => inFigures(first, second, year)),
    ...matches(text, RELATIVE, ([phrase]) => relative(phrase, today)),
    ...daysNamed(text, today),
  ].sort((a, b) => a.index - b.index || b.length - a.length);
  return found.filter(
    ({ index }, place) => !found.slice(0, place).some((other) => index < other.index + other.length),
  );
}

/** The days that a text in lower case names by their own name: Thanksgiving. */
export const daysNamed = (text: string, today: string): NamedDay[] =>
  matches(text, NAMED_DAY, ([, name = "", year]) => namedDay(name, year, today));

const NEXT_WEEKDAY = new RegExp(`\\bnext (${WEEKDAYS.join("|").toLowerCase()})\\b`);

/** The first day that has two readings: 03/04/2024, or "next friday" said on a Monday. */
export function ambiguousDay(text: string, today: string): AmbiguousDay | undefined {
  for (const match of text.matchAll(IN_FIGURES)) {
    const [whole, first, second, year] = match;
    const [dayFirst, monthFirst] = [written(year, second, first), written(year, first, second)];
    if (dayFirst && monthFirst && dayFirst !== monthFirst)
      return { options: [dayFirst, monthFirst], index: match.index, length: whole.length };
  }
  const next = NEXT_WEEKDAY.exec(text);
  if (!next || !parseDay(today)) return undefined;
  const number = numberOfDay(today);
  const ahead = WEEKDAYS.findIndex((own) => own.toLowerCase() === next[1]) + 1 - weekday(number);
  if (ahead <= 0) return undefined;
  const options = [textOfDay(number + ahead), textOfDay(number + ahead + 7)] as const;
  return { options, index: next.index, length: next[0].length };
}

function matches(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => string | undefined,
): NamedDay[] {
  return [...text.matchAll(pattern)].slice(0, 20).flatMap((match) => {
    const day = read(match);
    return day === undefined ? [] : [{ day, index: match.index, length: match[0].length }];
  });
}

/** A day of figures, if there is such a day. */
function written(year = "", month = "", day = ""): string | undefined {
  const text = `${year.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parseDay(text) ? text : undefined;
}

function named(year: string | undefined, month = "", day = "", today = ""): string | undefined {
  const number = String(MONTHS.findIndex((name) => name.toLowerCase().startsWith(month)) + 1);
  if (year !== undefined) return written(year, number, day);
  const now = parseDay(today);
  if (!now) return undefined;
  // 29 February may have to wait for some years.
  const years = Array.from({ length: 9 }, (_, ahead) => String(now.year + ahead));
  return years.map((own) => written(own, number, day)).find((own) => own !== undefined && own >= today);
}

function inFigures(first: string | undefined, second: string | undefined, year: string | undefined) {
  const [dayFirst, monthFirst] = [written(year, second, first), written(year, first, second)];
  return dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst
    ? (dayFirst ?? monthFirst)
    : undefined;
}

function relative(phrase: string, today: string): string | undefined {
  if (phrase === "today" || phrase === "now") return "today";
  if (!parseDay(today)) return undefined;
  const number = numberOfDay(today);
  if (phrase === "tomorrow") return textOfDay(number + 1);
  if (phrase === "yesterday") return textOfDay(number - 1);
  const [, which = "next", name] = /^(?:(next|last|this coming|this) )?(\w+)$/.exec(phrase) ?? [];
  const wanted = WEEKDAYS.findIndex((own) => own.toLowerCase() === name) + 1;
  const ahead = (wanted - weekday(number) + 7) % 7;
  if (which === "last") return textOfDay(number - ((weekday(number) - wanted + 7) % 7 || 7));
  // Where that could be this week's or the week's after, ambiguousDay asks first.
  if (which === "next") return textOfDay(number + (ahead || 7));
  return textOfDay(number + ahead);
}

/** "April 3, 2024" of an ISO day. */
export const dayInWords = (day: string): string => longDate(dateOf(day));
