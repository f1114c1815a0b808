export const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
};

export const CURRENCY_CODES: Readonly<Record<string, string>> = {
  dollar: "USD",
  dollars: "USD",
  usd: "USD",
  bucks: "USD",
  euro: "EUR",
  euros: "EUR",
  eur: "EUR",
  gbp: "GBP",
  quid: "GBP",
  cad: "CAD",
  aud: "AUD",
  inr: "INR",
  rupee: "INR",
  rupees: "INR",
  chf: "CHF",
  franc: "CHF",
  francs: "CHF",
};

export type DurationUnit = "years" | "months" | "weeks" | "days" | "hours" | "minutes" | "seconds";

export const DURATION_WORDS: Readonly<Record<string, DurationUnit>> = {
  ...Object.fromEntries(["year", "years", "yr", "yrs", "y"].map((word) => [word, "years"])),
  ...Object.fromEntries(["month", "months", "mo", "mos", "mth", "mths"].map((word) => [word, "months"])),
  ...Object.fromEntries(["week", "weeks", "wk", "wks"].map((word) => [word, "weeks"])),
  ...Object.fromEntries(["day", "days", "d"].map((word) => [word, "days"])),
  ...Object.fromEntries(["hour", "hours", "hr", "hrs", "h"].map((word) => [word, "hours"])),
  ...Object.fromEntries(["minute", "minutes", "min", "mins"].map((word) => [word, "minutes"])),
  ...Object.fromEntries(["second", "seconds", "sec", "secs", "s"].map((word) => [word, "seconds"])),
};
export const DURATION_UNITS: readonly DurationUnit[] = [
  "years",
  "months",
  "weeks",
  "days",
  "hours",
  "minutes",
  "seconds",
];

/** Unambiguous units: a number before them is not a plain number. */
export const PLAIN_UNITS: ReadonlySet<string> = new Set(
  "cfm gpm lpm fpm fps psi psig psia kpa btu btus btuh mbh ton tons kw kwh hp bhp mph kph rpm volts amps watts ft feet inch inches cm lb lbs kg gal gallon gallons liter liters litre litres".split(
    " ",
  ),
);
