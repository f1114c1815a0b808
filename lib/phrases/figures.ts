import { plainDigits, SCALE_POWERS, shiftPoint } from "./digits.ts";

/** A number of a question with what stands around it. */
export interface Figure {
  /** Plain digits: "250000" for 250k. */
  value: string;
  /** Plain digits without the scale: "250" for 250k. */
  digits: string;
  kind: "percent" | "money" | "years" | "months" | "weeks" | "days" | "hours" | "plain";
  /** The period of an amount: "500 a month". */
  per?: Period;
  /** ISO 4217, where a sign or a word names it. */
  currency?: string;
  /** The text between it and the figures before and behind it. */
  before: string;
  after: string;
  /** Index of its first character, and of the ones after its digits and after its unit. */
  index: number;
  digitsEnd: number;
  end: number;
}

export type Period =
  | "hour"
  | "week"
  | "two-weeks"
  | "half-month"
  | "month"
  | "quarter"
  | "half-year"
  | "year";

const FIGURE =
  /(?<![\w.])(-?)\s?([$€£¥]?)\s?(-?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)(?:\s?(k|m|mm|bn|mil|million|thousand|grand|billion)(?![\w/]))?/g;
/** Currencies by their signs. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
};
const CURRENCY =
  /^\s?(?:(dollars?|usd|bucks)|(euros?|eur|€)|(gbp|£|quid|pounds sterling)|(cad)|(aud)|(inr|rupees?)|(chf|francs?))(?!\w)/;
const CURRENCY_CODES = ["USD", "EUR", "GBP", "CAD", "AUD", "INR", "CHF"];
const KINDS: readonly (readonly [RegExp, Figure["kind"]])[] = [
  [/^\s?%/, "percent"],
  [/^[\s-]?(?:years?|yrs?|y)(?!\w)/, "years"],
  [/^[\s-]?(?:months?|mos?|mths?)(?!\w)/, "months"],
  [/^[\s-]?(?:weeks?|wks?)(?!\w)/, "weeks"],
  [/^[\s-]?days?(?!\w)/, "days"],
  [/^[\s-]?(?:hours?|hrs?)(?!\w)/, "hours"],
];
const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/(?:an?|per|each|every|\/) ?(?:hour|hr|h)(?!\w)|hourly/y, "hour"],
  [/(?:every (?:2|other) weeks?|per fortnight|a fortnight|fortnightly|bi-?weekly)/y, "two-weeks"],
  [/(?:twice a month|semi-?monthly)/y, "half-month"],
  [/(?:a|per|each|every|\/) ?(?:week|wk)(?!\w)|weekly/y, "week"],
  [/(?:a|per|each|every|\/) ?(?:month|mo|mth)(?!\w)|monthly|pm(?!\w)/y, "month"],
  [/(?:a|per|each|every|\/) ?quarter(?!\w)|quarterly/y, "quarter"],
  [/(?:twice a year|semi-?annual(?:ly)?|half-?yearly)/y, "half-year"],
  [/(?:a|per|each|every|\/) ?(?:year|yr|annum)(?!\w)|yearly|annual(?:ly)?(?!\w)|p\.?a\.?(?!\w)/y, "year"],
];

/** Reads the period that a text names at a place, a blank before it. */
export function readPeriod(text: string, start: number): { per: Period; length: number } | undefined {
  const blank = text[start] === " " ? 1 : 0;
  for (const [pattern, per] of PERIODS) {
    pattern.lastIndex = start + blank;
    const match = pattern.exec(text);
    if (match) return { per, length: blank + match[0].length };
  }
  return undefined;
}

/** The numbers of a text in lower case, from left to right; the first 60. */
export function figuresOf(text: string): Figure[] {
  const found = [...text.matchAll(FIGURE)].slice(0, 60);
  let end = 0;
  return found.map((match, index) => {
    const start = match.index;
    const before = text.slice(end, start);
    end = start + match[0].length;
    const rest = text.slice(end, found[index + 1]?.index ?? text.length);
    return figure(match, before, rest, end);
  });
}

function figure(match: RegExpExecArray, before: string, rest: string, digitsEnd: number): Figure {
  const [, minus, sign, inner, digits = "", scale] = match;
  const written = plainDigits(digits);
  const number = shiftPoint(written, SCALE_POWERS[scale ?? ""] ?? 0);
  const [pattern, kind] = KINDS.find(([own]) => own.test(rest)) ?? [];
  const word = CURRENCY.exec(rest);
  const code =
    CURRENCY_SIGNS[sign ?? ""] ?? (word ? CURRENCY_CODES[word.slice(1).findIndex(Boolean)] : undefined);
  const unit = ((pattern?.exec(rest) ?? word)?.[0] ?? "").length;
  const after = rest.slice(unit).trimStart();
  const per = readPeriod(after, 0)?.per;
  return {
    value: `${minus || inner ? "-" : ""}${number}`,
    digits: written,
    kind: kind ?? (code === undefined ? "plain" : "money"),
    ...(per && { per }),
    ...(code !== undefined && { currency: code }),
    before: before.trimEnd(),
    after,
    index: match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0),
    digitsEnd,
    end: digitsEnd + unit,
  };
}
