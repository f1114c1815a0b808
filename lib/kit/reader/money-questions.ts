import type { OpenQuestion } from "../phrases/define.ts";
import type { FrameValues, Slot } from "./frame.ts";
import { numberQuestion } from "./number-question.ts";
import type { Period } from "./period.ts";

/** Payment frequencies by the period of an amount. */
export const FREQUENCY_BY_PERIOD: Readonly<Partial<Record<Period, string>>> = {
  week: "weekly",
  "two-weeks": "bi-weekly",
  "half-month": "semi-monthly",
  month: "monthly",
  quarter: "quarterly",
  "half-year": "semi-annual",
  year: "annual",
};

/** Number of payments a year of an amount per period. */
const PERIODS_PER_YEAR: Readonly<Record<Period, number>> = {
  hour: 2080,
  week: 52,
  "two-weeks": 26,
  "half-month": 24,
  month: 12,
  quarter: 4,
  "half-year": 2,
  year: 1,
};

/** Returns the amount of a slot per month or year: "300 a month" is 3,600 per year. An amount without a period has this one. */
export function amountPer(match: FrameValues, slot: string, period: Period): string | undefined {
  const value = match.value(slot);
  if (value?.kind !== "money") return undefined;
  const from = PERIODS_PER_YEAR[value.per ?? period];
  return from === PERIODS_PER_YEAR[period]
    ? value.text
    : String((Number(value.text) * from) / PERIODS_PER_YEAR[period]);
}

/** A question about an annual rate of interest. */
export const rateQuestion = (text: string): OpenQuestion =>
  numberQuestion(
    text,
    (value) => `at ${value}% interest`,
    / ?(?:interest|apr|apy|return|a year|per year|per annum|annually)$/,
  );

/** A question about a number of years. */
export const yearsQuestion = (text: string): OpenQuestion =>
  numberQuestion(text, (value) => `for ${value} years`, /[ -]?(?:years?|yrs?|y)$/);

const edges = (edge: string, period: string): string =>
  [edge, edge === "end" ? "close" : "start"]
    .map((word) => `at? the? ${word} of each? every? the? a? ${period}`)
    .join(" | ");

/** Words for the timing of a regular amount; the option names the period too: "begin monthly". */
export const DEPOSIT_TIMING: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ weekly: "week", monthly: "month", quarterly: "quarter", annual: "year" }).flatMap(
    ([frequency, period]) => [
      [`begin ${frequency}`, edges("beginning", period)],
      [`end ${frequency}`, edges("end", period)],
    ],
  ),
);

/** A regular amount: per period, or at the beginning or the end of each. See `regularAmount`. */
export const REGULAR_AMOUNT: Slot = {
  type: "money",
  per: "allowed",
  roles: Object.values(DEPOSIT_TIMING).join(" | "),
  needsRole: "plain",
};

/** Returns the frequency and the timing of the regular amount in a slot. Undefined if the question doesn’t say how often. */
export function regularAmount(
  match: FrameValues,
  slot: string,
): { frequency?: string; timing?: string } | undefined {
  const value = match.value(slot);
  if (value?.kind !== "money") return {};
  const [timing, named] = match.choice("timing")?.split(" ") ?? [];
  const frequency = value.per === undefined ? named : FREQUENCY_BY_PERIOD[value.per];
  if (frequency === undefined || (named !== undefined && named !== frequency)) return undefined;
  return { frequency, ...(timing === "begin" && { timing }) };
}
