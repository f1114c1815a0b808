import { describe, expect, it } from "vitest";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { DEFAULT_CURRENCY } from "../../../lib/kit/fields/currency.ts";
import * as field from "../../../lib/kit/fields/field.ts";
import { input } from "../../../lib/kit/fields/input.ts";
import { readForm } from "../../../lib/kit/fields/read.ts";
import { quantityReader } from "../../../lib/kit/fields/read-quantity.ts";
import { findQuantity } from "../../../lib/kit/quantities/find.ts";
import { findLaws } from "../../../lib/kit/quantities/laws.ts";
import { quantity } from "../../../lib/kit/quantities/quantity.ts";
import { wordReader } from "../../../lib/kit/reader/word-reader.ts";
import * as R from "../../../lib/units/rational.ts";

/** Texts that people enter, by field, with their value (`invalid` for an error) and, after a bar, the reading that the field displays. */
const TEXTS = {
  money: `
350k = 350000 | $350,000
350K = 350000 | $350,000
350 k = 350000 | $350,000
1.2M = 1200000 | $1,200,000
1.2 million = 1200000 | $1,200,000
$350,000 = 350000 | $350,000
$350k = 350000 | $350,000
$ 350,000 = 350000 | $350,000
350000. = 350000
350,000. = 350000
350,000.00 = 350000
350.000,00 = 350000 | $350,000
350 000 = 350000
350'000 = 350000 | $350,000
6,4 = 6.4 | $6.40
1,20,000 = 120000 | $120,000
12 lakh = 1200000 | $1,200,000
2.5 cr = 25000000 | $25,000,000
350000 USD = 350000
USD 350000 = 350000
US$350,000 = 350000 | $350,000
€350k = 350000 | $350,000
350 € = 350 | $350
CA$350 = 350 | $350
350 grand = 350000 | $350,000
50¢ = 0.5 | $0.50
50 cents = 0.5 | $0.50
-$500 = -500
$-500 = -500
−500 = -500
1e5 = 100000
1/2 = 0.5
.5 = 0.5
$.50 = 0.5
three hundred thousand = 300000 | $300,000
half a million = 500000 | $500,000
two hundred and fifty = 250 | $250
about 350k = 350000 | $350,000
~350 = 350 | $350
１２３ = 123 | $123
20% = invalid
$20% = invalid
350x = invalid
350 kk = invalid
350/month = invalid
350 a month = invalid
1.5.2 = invalid
$1,234.567 = invalid
(500) = invalid
- = invalid
$ = invalid
abc = invalid
free = invalid
constructor = invalid
350 constructor = invalid`,
  percent: `
6.4 = 6.4
6.4% = 6.4
6,4 = 6.4 | 6.4%
6,4% = 6.4 | 6.4%
6.4 percent = 6.4
6.4 per cent = 6.4
6.4pct = 6.4
6 1/2% = 6.5
6½ = 6.5
six = 6 | 6%
six percent = 6 | 6%
6.4% a year = 6.4
6.4% p.a. = 6.4
6.4% per year = 6.4
$6 = invalid
6.4 %% = invalid
6.4 kg = invalid`,
  years: `
30 = 30
30 years = 30
30 yrs = 30
30y = 30
thirty years = 30 | 30 years
360 months = 30 | 30 years
18 mo = 1.5 | 1.5 years
2 1/2 years = 2.5
1 year 6 months = 1.5 | 1.5 years
a year = 1 | 1 year
30 days = invalid
30 kg = invalid`,
  months: `
12 = 12
12 mo = 12
12m = 12
2 yrs = 24 | 24 months
half a year = 6 | 6 months
1.5 years = 18 | 18 months
12.5 = invalid
3% = invalid`,
  number: `
12345678901234567891 = 12345678901234567000 | 12,345,678,901,234,567,000
5% = 5
$5 = 5
3/4 = 0.75
1 3/4 = 1.75
five = 5 | 5
a dozen = 12 | 12
2.5k = 2500 | 2,500
+3 = 3
1,5 = 1.5 | 1.5
10 000 = 10000
2^3 = invalid
pi = invalid`,
  day: `
2026-11-22 = 2026-11-22
2026/11/22 = 2026-11-22 | November 22, 2026
11/22/2026 = 2026-11-22 | November 22, 2026
22/11/2026 = 2026-11-22 | November 22, 2026
22.11.2026 = 2026-11-22 | November 22, 2026
3/4/2026 = 2026-03-04 | March 4, 2026
Nov 22, 2026 = 2026-11-22 | November 22, 2026
22 Nov 2026 = 2026-11-22 | November 22, 2026
november 22 = 2026-11-22 | November 22, 2026
today = 2026-07-01
tomorrow = 2026-07-02 | July 2, 2026
Christmas = 2026-12-25 | December 25, 2026
March 3rd = 2027-03-03 | March 3, 2027
thanksgiving 2026 = 2026-11-26 | November 26, 2026
next friday = invalid
February 30, 2026 = invalid
soon = invalid
tomorrow and today = invalid`,
  clock: `
noon = 43200
midnight = 0
12 noon = 43200
9am = 32400
9:30 = 34200
9:30pm = 77400
9.30 = 34200
9h30 = 34200
0930 = 34200
5:30 p.m. = 63000
half past 7 = 27000 | 7:30 AM
quarter to 9 pm = 74700 | 8:45 PM
9 o'clock = 32400 | 9:00 AM
9 in the morning = 32400 | 9:00 AM
9 in the evening = 75600 | 9:00 PM
9 = invalid
24:00 = invalid
25:00 = invalid
9:75 = invalid
noon pm = invalid
5:30 PM EST = invalid`,
  duration: `
2h 15m = 8100
2:15 = 8100
90 min = 5400
1.5 = 5400
2 h 15 = 8100
1 hour 30 = 5400
2h15 = 8100
an hour = 3600 | 1:00
half an hour = 1800 | 0:30
two hours = 7200 | 2:00
1 week = 604800 | 168:00
PT1H30M = 5400 | 1:30
2 months = invalid
long = invalid`,
  zone: `
local = America/New_York
New York = America/New_York | New York: EDT, UTC−4
NYC = America/New_York | New York: EDT, UTC−4
Denver = America/Denver | Denver: MDT, UTC−6
Denver, CO = America/Denver | Denver: MDT, UTC−6
Paris, France = Europe/Paris | Paris: UTC+2
EST = Etc/GMT+5 | EST, UTC−5; on July 1, 2026, the clocks of New York show EDT, UTC−4
EDT = Etc/GMT+4 | EDT, UTC−4
PST = Etc/GMT+8 | PST, UTC−8; on July 1, 2026, the clocks of Los Angeles show PDT, UTC−7
PDT time = Etc/GMT+7 | PDT, UTC−7
PT = America/Los_Angeles | Los Angeles: PDT, UTC−7
Eastern time = America/New_York | New York: EDT, UTC−4
CET = Etc/GMT-1 | CET, UTC+1; on July 1, 2026, the clocks of Berlin show UTC+2
BST = Etc/GMT-1 | BST, UTC+1
Tokyo = Asia/Tokyo | Tokyo: UTC+9
Japan = Asia/Tokyo | Tokyo: UTC+9
São Paulo = America/Sao_Paulo | Sao Paulo: UTC−3
Texas = America/Chicago | Chicago: CDT, UTC−5
St. Louis = America/Chicago | Chicago: CDT, UTC−5
UTC = UTC
GMT = UTC | UTC+0
UTC+5:30 = +05:30 | UTC+5:30
GMT-3 = -03:00 | UTC−3
America/New_York = America/New_York
Europe / Paris = Europe/Paris | Paris: UTC+2
Paris, TX = invalid
AST/EST = invalid
ACT = invalid
Atlantis = invalid
constructor = invalid
Mars/Base = invalid`,
  height: `
5'11 = 1.8034 | 180.34 cm
5' 11 = 1.8034 | 180.34 cm
5'11" = 1.8034 | 180.34 cm
5’11” = 1.8034 | 180.34 cm
5 ft 11 = 1.8034 | 180.34 cm
5ft 11in = 1.8034 | 180.34 cm
5 feet and 11 inches = 1.8034 | 180.34 cm
six feet = 1.8288 | 182.88 cm
180 = 1.8
180 cm = 1.8
1,80 m = 1.8 | 180 cm
71 in = 1.8034 | 180.34 cm
5½' = 1.6764 | 167.64 cm
5 11 = invalid
abc = invalid`,
  power: `
36k btu/h = 10550.5585262 | ≈ 10.55056 kW
1.2 million btu/h = 351685.2842066667 | ≈ 351.6853 kW
36k = 36000000 | 36,000 kW
3 tons = 10550.5585262 | ≈ 10.55056 kW
5 m = invalid`,
  temperature: `
70 F = 294.2611111111111 | ≈ 21.11111 °C
70 degrees F = 294.2611111111111 | ≈ 21.11111 °C
70 degrees = 343.15
300K = 300 | 26.85 °C`,
  price: `
$1.85/L = 1850
15¢/L = 150
15 cents/L = 150
1.85 USD/L = 1850
20%/L = invalid`,
} as const;

const measure = (slug: string, si: string, us: string) =>
  input(quantity(slug, { si: [si], us: [us] }), { label: "Measure", default: undefined });
const fields = {
  money: field.money({ label: "Amount", default: 1 }),
  percent: field.percent({ label: "Rate", default: 1, suffix: "% per year" }),
  years: field.number({ label: "Term", default: 1, suffix: "years" }),
  months: field.count({ label: "Term", default: 1, suffix: "months" }),
  number: field.number({ label: "Number", default: 1 }),
  day: field.day({ label: "Day", default: "today" }),
  clock: field.clock({ label: "Time", default: "12:00" }),
  duration: field.duration({ label: "Length", default: "1:00" }),
  zone: field.zone({ label: "Zone", default: "local" }),
  height: measure("length", "centimeter", "foot"),
  power: measure("power", "kilowatt", "btu-per-hour"),
  temperature: measure("temperature", "celsius", "fahrenheit"),
  price: measure("money/volume", "per-liter", "per-gallon-us"),
};
const context = {
  today: "2026-07-01",
  now: Date.parse("2026-07-01T12:00Z"),
  timeZone: "America/New_York",
  currency: DEFAULT_CURRENCY,
};
const quantities = quantityReader(findQuantity, findLaws);

function read(id: keyof typeof fields, text: string) {
  const declared = fields[id];
  const entry = declared.kind === "quantity" ? { value: text, unit: declared.units[0] } : text;
  return readForm({ [id]: declared }, { [id]: entry }, context, { quantities, words: wordReader });
}

const rows = Object.entries(TEXTS).flatMap(([id, lines]) =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [, text = "", value = "", reading] = /^(.*) = (\S+)(?: \| (.*))?$/.exec(line) ?? [];
      return [id as keyof typeof fields, text, value, reading] as const;
    }),
);

describe("texts that people enter", () => {
  it.each(rows)("reads %s %j as %s", (id, text, value, reading) => {
    const result = read(id, text);
    expect(result.ok ? String(result.inputs[id]) : "invalid").toBe(value);
    expect(result.ok ? result.readings[id] : undefined).toBe(reading);
  });

  it.each([
    ["12345678901234567890", "12345678901234567890", undefined],
    ["1/3", "1/3", undefined],
    ["12345678901234567890k", "12345678901234567890000", "1.234567890123456789 × 10²²"],
    ["1,5", "3/2", "1.5"],
  ])("reads %s exactly where a field is exact", (text, exact, reading) => {
    const form = { x: field.number({ label: "X", default: 1, exact: true }) };
    const result = readForm(form, { x: text }, context);
    expect(result.ok && R.ratioText(result.inputs.x as R.Rational)).toBe(exact);
    expect(result.ok && result.readings.x).toBe(reading);
  });

  it("describes a zone on the day before it in the form", () => {
    const form = { day: fields.day, zone: fields.zone };
    const result = readForm(form, { day: "2026-12-24", zone: "EST" }, context, { words: wordReader });
    expect(result.ok && result.readings).toEqual({ zone: "EST, UTC−5" });
  });

  it("asks for the order of an ambiguous date outside the United States", () => {
    const elsewhere = { ...context, timeZone: "Europe/Paris" };
    const result = readForm({ day: fields.day }, { day: "3/4/2026" }, elsewhere, { words: wordReader });
    expect(!result.ok && firstProblem(result).message).toContain("April 3, 2026 or March 4, 2026");
  });

  it.each(Object.keys(fields))("rejects hostile texts in %s at once", (id) => {
    const start = performance.now();
    for (const part of ["9,", "1 ", "5 ft'", "k", "$", "one hundred and ", "½", "٣", "(", "America/", "a "]) {
      for (const length of [400, 100_000]) {
        const text = part.repeat(length / part.length);
        expect(read(id as keyof typeof fields, text).ok, part).toBe(false);
      }
    }
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
