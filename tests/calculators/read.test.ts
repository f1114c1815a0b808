import { describe, expect, test } from "vitest";
import { compiledConverter, findConverter } from "../../lib/catalog/converters.ts";
import {
  choice,
  clock,
  count,
  day,
  duration,
  money,
  number,
  percent,
  rows,
  text,
  toggle,
  zone,
} from "../../lib/kit/fields/field.ts";
import { input } from "../../lib/kit/fields/input.ts";
import { quantityReader } from "../../lib/kit/fields/read-quantity.ts";
import { quantity } from "../../lib/kit/quantities/quantity.ts";
import { readInputs } from "../kit/fields/read-inputs.ts";

const fields = {
  mode: choice({
    label: "Mode",
    options: [
      { id: "a", label: "A" },
      { id: "b", label: "B" },
    ],
    default: "a",
    mode: true,
  }),
  amount: money({ label: "Amount", default: 100, min: 0, max: 1e12 }),
  rate: percent({ label: "Rate", default: 6.5, min: -5, max: 1000 }),
  any: number({ label: "Any", default: 1 }),
  years: count({ label: "Years", default: 30, min: 1, max: 50 }),
  maybe: number({ label: "Maybe", default: undefined, optional: true }),
  weight: input(
    quantity("mass", {
      si: ["kilogram"],
      us: ["pound", "stone"],
      min: "10 kg",
      max: "500 kg",
      default: "70 kg",
    }),
    { label: "Weight" },
  ),
  height: input(
    quantity("length", {
      si: ["centimeter", "meter"],
      us: ["foot"],
      min: "50 cm",
      max: "272 cm",
      default: "170 cm",
    }),
    { label: "Height" },
  ),
  on: toggle({ label: "On", default: false }),
  start: day({ label: "Start", default: "today" }),
  at: clock({ label: "At", default: "9:00" }),
  long: duration({ label: "Long", default: "1:30" }),
  place: zone({ label: "Place", default: "local" }),
  words: text({ label: "Words", default: "x", maxLength: 10 }),
  onlyB: number({ label: "Only B", default: undefined, when: { mode: ["b"] } }),
  extras: rows({
    label: "Extras",
    rowLabel: "payment",
    minRows: 0,
    maxRows: 3,
    default: [],
    fields: {
      on: day({ label: "On", default: undefined }),
      amount: money({ label: "Amount", default: undefined, min: 0 }),
    },
  }),
};
const context = {
  today: "2026-11-22",
  now: Date.UTC(2026, 10, 22),
  timeZone: "Europe/Paris",
  currency: { code: "USD", decimals: 2 },
};
const quantities = quantityReader((slug) => {
  const converter = findConverter(slug);
  return converter && compiledConverter(converter);
});
const read = (raw: Record<string, unknown>) => readInputs(fields, raw, context, { quantities });
const valueRead = (id: string, raw: unknown): unknown => {
  const reading = read({ [id]: raw });
  return reading.ok ? reading.inputs[id] : reading.problems;
};
const problemOf = (raw: Record<string, unknown>) => {
  const reading = read(raw);
  return reading.ok ? [] : reading.problems.map(({ path, message }) => `${path}: ${message}`);
};

test("defaults are values of the right kind", () => {
  const reading = read({});
  expect(reading).toMatchObject({
    ok: true,
    inputs: {
      mode: "a",
      amount: 100,
      rate: 6.5,
      years: 30,
      weight: 70,
      on: false,
      start: "2026-11-22",
      at: 32_400,
      long: 5400,
      place: "Europe/Paris",
      words: "x",
      extras: [],
      maybe: undefined,
      onlyB: undefined,
    },
  });
  expect(reading.ok && reading.inputs.height).toBeCloseTo(1.7, 12);
});

describe("what people type", () => {
  test.each([
    ["amount", "1,5", 1.5],
    ["amount", "$1,234.50", 1234.5],
    ["amount", "1 234.5", 1234.5],
    ["amount", "EUR 12", 12],
    ["amount", "12 €", 12],
    ["rate", "6.5 %", 6.5],
    ["rate", "−3", -3],
    ["any", "-$5", -5],
    ["any", "3/4", 0.75],
    ["any", "1e3", 1000],
    ["any", "1.234.567,5", 1_234_567.5],
    ["on", true, true],
    ["on", "true", true],
    ["at", "5:30 pm", 63_000],
    ["at", "12 am", 0],
    ["at", "12n", 43_200],
    ["at", "1730", 63_000],
    ["long", "2h 15m", 8100],
    ["long", "90 min", 5400],
    ["long", "1.5 h", 5400],
    ["long", "-0:30", -1800],
    ["long", "7.75", 27_900],
    ["long", "1 d 2 h", 93_600],
    [
      "place",
      "asia/kolkata",
      new Intl.DateTimeFormat("en", { timeZone: "asia/kolkata" }).resolvedOptions().timeZone,
    ],
    ["start", "0001-01-01", "0001-01-01"],
    ["start", "2024-02-29", "2024-02-29"],
  ])("%s %j", (id, raw, value) => {
    expect(valueRead(id, raw)).toBe(value);
  });

  test("quantities in any of their units", () => {
    expect(valueRead("weight", { value: 154, unit: "pound" })).toBeCloseTo(69.853_224_98, 9);
    expect(valueRead("weight", "11 st 4 lb")).toBeCloseTo(158 * 0.453_592_37, 9);
    expect(valueRead("height", "5' 11\"")).toBeCloseTo(1.8034, 12);
    expect(valueRead("height", { value: "5 ft 11 in", unit: "foot" })).toBeCloseTo(1.8034, 12);
    expect(problemOf({ weight: { value: 2000, unit: "pound" } })).toEqual([
      "weight: Must be between 22.05 and 1,102 lb.",
    ]);
    expect(problemOf({ weight: { value: 70, unit: "parsec" } })[0]).toContain("Choose one of");
  });

  test("rows keep their numbers; empty ones are passed over", () => {
    expect(
      valueRead("extras", [{ on: "2027-01-01", amount: 5 }, {}, { on: "2028-01-01", amount: "1,5" }]),
    ).toEqual([
      { on: "2027-01-01", amount: 5 },
      { on: "2028-01-01", amount: 1.5 },
    ]);
    expect(problemOf({ extras: [{}, { on: "2027-13-01", amount: "x" }] })).toEqual([
      "extras.1.on: Months go from 01 to 12.",
      "extras.1.amount: “x” is not a number.",
    ]);
    expect(problemOf({ extras: [{}, {}, {}, {}] })).toEqual(["extras: At most 3 rows."]);
  });

  test("an ambiguous number has a note with its reading", () => {
    const reading = read({ amount: "1,234" });
    expect(reading.ok && reading.readings).toEqual({ amount: "$1,234" });
  });
});

describe("what cannot be read is a sentence at its field", () => {
  test.each([
    [{ amount: "" }, "amount: Enter a value."],
    [{ amount: "12abc" }, "amount: “12abc” is not a number."],
    [{ amount: "NaN" }, "amount: “NaN” is not a number."],
    [{ amount: "1.005" }, "amount: At most 2 decimal places in USD."],
    [{ amount: -1 }, "amount: Must be between 0 and 1,000,000,000,000."],
    [{ rate: 1001 }, "rate: Must be between -5 and 1,000%.".replace("-", "−")],
    [{ any: "9".repeat(401) }, "any: At most 400 characters."],
    [{ any: "1e999" }, "any: This number is too large or too small to compute with."],
    [{ years: 2.5 }, "years: Must be a whole number."],
    [{ mode: "c" }, "mode: Must be one of: a, b."],
    [{ mode: "__proto__" }, "mode: Must be one of: a, b."],
    [{ on: "yes" }, "on: Must be true or false."],
    [{ start: "2023-02-29" }, "start: This month has 28 days."],
    [{ start: "1/2/2024" }, "start: Enter the date as year-month-day: 2026-11-22."],
    [{ at: "25:00" }, "at: Hours go from 0:00 to 23:59."],
    [{ at: "13:00 pm" }, "at: With am or pm, hours go from 1 to 12."],
    [{ long: "soon" }, "long: Enter a length of time such as 7:45, 2h 15m or 90 min."],
    [{ place: "Mars/Base" }, "place: There is no such time zone. Use a name such as Europe/Paris."],
    [{ words: "<script>alert" }, "words: At most 10 characters."],
    [{ nothing: 1 }, "nothing: There is no such input."],
    [{ constructor: 1 }, "constructor: There is no such input."],
    [{ amount: { value: 1, unit: "x" } }, "amount: Must be a number or text."],
    [{ amount: null }, "amount: Must be a number or text."],
    [{ extras: "x" }, "extras: Must be a list with the fields on, amount."],
    [{ extras: [{}, 1] }, "extras.1: Must have the fields on, amount and no others."],
    [{ extras: [{ other: 1 }] }, "extras.0.other: There is no such input. A row has the fields on, amount."],
    [{ mode: "b" }, "onlyB: Enter a value."],
  ])("%j", (raw, message) => {
    expect(problemOf(raw)).toContain(message);
  });
});
