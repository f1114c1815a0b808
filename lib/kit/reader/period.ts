export type Period =
  | "hour"
  | "week"
  | "two-weeks"
  | "half-month"
  | "month"
  | "quarter"
  | "half-year"
  | "year";

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

export function readPeriod(text: string, start: number): { per: Period; length: number } | undefined {
  const blank = text[start] === " " ? 1 : 0;
  for (const [pattern, per] of PERIODS) {
    pattern.lastIndex = start + blank;
    const match = pattern.exec(text);
    if (match) return { per, length: blank + match[0].length };
  }
  return undefined;
}
