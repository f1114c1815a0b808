import type { Period } from "../phrases/figures.ts";
import type { Found } from "./frame.ts";
import type { Value } from "./values.ts";

/** Payment frequencies by the period that an amount is paid per. */
export const FREQUENCY_BY_PERIOD: Readonly<Partial<Record<Period, string>>> = {
  week: "weekly",
  "two-weeks": "bi-weekly",
  "half-month": "semi-monthly",
  month: "monthly",
  quarter: "quarterly",
  "half-year": "semi-annual",
  year: "annual",
};

/** Times a year that an amount per period is paid. */
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

/** Returns the amount of a slot for another period than the one it is paid per: per year of "300 a month". */
export function amountPer(found: Found, slot: string, period: Period, usual: Period): string | undefined {
  const value = found.value(slot);
  if (value?.kind !== "money") return undefined;
  const from = PERIODS_PER_YEAR[value.per ?? usual];
  return from === PERIODS_PER_YEAR[period]
    ? value.text
    : String((Number(value.text) * from) / PERIODS_PER_YEAR[period]);
}

/** Endings of an answer with an annual rate. */
export const RATE_ENDING = / ?(?:interest|apr|apy|return|a year|per year|per annum|annually)$/;
