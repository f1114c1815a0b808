import type { FrameValues, Slot } from "./frame.ts";
import type { Period } from "./period.ts";
import type { Value } from "./values.ts";

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

/** Returns the months of a duration of years and months; undefined for weeks and shorter units. */
export function monthsOf(value: Value | undefined): number | undefined {
  if (value?.kind !== "duration") return undefined;
  const { years = "0", months = "0", ...others } = value.parts;
  if (Object.keys(others).length > 0) return undefined;
  return Math.round((Number(years) * 12 + Number(months)) * 1e6) / 1e6;
}

/** Returns a duration of years and months as the text of a number of years. */
export function yearsOf(value: Value | undefined): string | undefined {
  const months = monthsOf(value);
  return months === undefined ? undefined : String(months / 12);
}

/** Converts the amount of a slot to another period: per year of "300 a month". */
export function amountPer(
  match: FrameValues,
  slot: string,
  period: Period,
  usual: Period,
): string | undefined {
  const value = match.value(slot);
  if (value?.kind !== "money") return undefined;
  const from = PERIODS_PER_YEAR[value.per ?? usual];
  return from === PERIODS_PER_YEAR[period]
    ? value.text
    : String((Number(value.text) * from) / PERIODS_PER_YEAR[period]);
}

export const RATE_ENDING = / ?(?:interest|apr|apy|return|a year|per year|per annum|annually)$/;

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
