import { byWord } from "../phrases/words.ts";

export const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
};

export const CURRENCY_CODES: Readonly<Record<string, string>> = byWord({
  USD: "dollar dollars usd bucks",
  EUR: "euro euros eur",
  GBP: "gbp quid",
  CAD: "cad",
  AUD: "aud",
  INR: "inr rupee rupees",
  CHF: "chf franc francs",
});

export const DURATION_WORDS: Readonly<Record<string, DurationUnit>> = byWord({
  years: "year years yr yrs y",
  months: "month months mo mos mth mths",
  weeks: "week weeks wk wks",
  days: "day days d",
  hours: "hour hours hr hrs h",
  minutes: "minute minutes min mins",
  seconds: "second seconds sec secs s",
});
export const DURATION_UNITS = ["years", "months", "weeks", "days", "hours", "minutes", "seconds"] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

/** Unambiguous units: a number before them is not a plain number. */
export const PLAIN_UNITS: ReadonlySet<string> = new Set(
  "cfm gpm lpm fpm fps psi psig psia kpa btu btus btuh mbh ton tons kw kwh hp bhp mph kph rpm volts amps watts ft feet inch inches cm lb lbs kg gal gallon gallons liter liters litre litres".split(
    " ",
  ),
);
