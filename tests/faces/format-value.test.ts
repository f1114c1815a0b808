import fc from "fast-check";
import { describe, expect, test } from "vitest";
import massConverter from "../../lib/converters/general-physics-mechanics/mass.ts";
import temperatureConverter from "../../lib/converters/thermal-heat-transfer/temperature.ts";
import type { ValueFormat } from "../../lib/kit/calculator/computation.ts";
import { formatOf } from "../../lib/kit/fields/quantity-format.ts";
import { quantity } from "../../lib/kit/quantities/quantity.ts";
import { formatDay } from "../../lib/run/format/format-day.ts";
import { formatHour, formatYears } from "../../lib/run/format/format-time.ts";
import { formatDuration, formatValue, type Value, writtenText } from "../../lib/run/format/format-value.ts";
import { quantitiesOf } from "../../lib/run/format/quantities.ts";
import { compileConverter } from "../../lib/units/compile.ts";

const usd = { code: "USD", decimals: 2 };
const converters = new Map(
  [massConverter, temperatureConverter].map((each) => [each.slug, compileConverter(each)]),
);
const mass = quantity("mass", { si: ["kilogram"], us: ["pound"] });
const temperature = quantity("temperature", { si: ["celsius"] });
const kilograms = formatOf(quantity("mass", { si: ["kilogram"] }));
const quantities = quantitiesOf((slug) => converters.get(slug), { system: "us", chosen: {} });

const write = (value: Value, format: ValueFormat, currency = usd) =>
  writtenText(formatValue(value, format, currency, quantities));

describe("formatValue", () => {
  test.each<[Value, ValueFormat, string]>([
    [1234.5, { kind: "money" }, "$1,234.50"],
    [-0.004, { kind: "money" }, "$0.00"],
    [-5, { kind: "money" }, "−$5.00"],
    [6.5, { kind: "percent" }, "6.5%"],
    [6.5, { kind: "percent", decimals: 3 }, "6.500%"],
    [100 / 3, { kind: "percent" }, "33.33%"],
    [-12, { kind: "percent", decimals: 0 }, "−12%"],
    [15, { kind: "percent", upTo: 6 }, "15%"],
    [-300 / 23, { kind: "percent", upTo: 6 }, "−13.043478%"],
    [12_345_678_901_200, { kind: "percent", upTo: 6 }, "12,345,678,901,200%"],
    [1234.5678, { kind: "number", decimals: 1, suffix: "kcal" }, "1,234.6 kcal"],
    [0.1 + 0.2, { kind: "number" }, "0.3"],
    [2 / 3, { kind: "number", significant: 3 }, "0.667"],
    [43, { kind: "number", upTo: 4, suffix: "h" }, "43 h"],
    [1 / 3, { kind: "number", upTo: 4, suffix: "h" }, "0.3333 h"],
    [45, { kind: "number", suffix: "°" }, "45°"],
    [45, { kind: "number", suffix: "°C" }, "45 °C"],
    [12, { kind: "number", suffix: "% per year" }, "12% per year"],
    [1200, { kind: "count", suffix: "payments" }, "1,200 payments"],
    ["2026-11-22", { kind: "day" }, "November 22, 2026"],
    ["0476-09-04", { kind: "day" }, "September 4, 476"],
    [20_779, { kind: "day" }, "November 22, 2026"],
    [8100, { kind: "duration" }, "2 h 15 min"],
    ["never", { kind: "money" }, "never"],
    ["3 1/2", { kind: "text" }, "3 1/2"],
    [70, kilograms, "70 kg"],
    [70, formatOf(mass, { decimals: 1 }), "154.3 lb"],
    [300, formatOf(temperature, { decimals: 2 }), "26.85 °C"],
  ])("%j as %j is %s", (value, format, text) => expect(write(value, format)).toBe(text));

  test("follows the digits of the currency", () => {
    expect(write(1234.5, { kind: "money" }, { code: "JPY", decimals: 0 })).toBe("¥1,235");
    expect(write(1.2345, { kind: "money" }, { code: "KWD", decimals: 3 })).toMatch(/1\.235$/);
  });

  test("sets units apart", () => {
    expect(formatValue(3, { kind: "count", suffix: "days" }, usd)).toEqual({ text: "3", unit: "days" });
    expect(formatValue(1, { kind: "count", suffix: "days" }, usd)).toEqual({ text: "1", unit: "day" });
    expect(formatValue(1, { kind: "count", suffix: "s" }, usd)).toEqual({ text: "1", unit: "s" });
    expect(formatValue(3, { kind: "percent" }, usd)).toEqual({ text: "3%" });
    // A value that two or six decimals would hide is shown to as many digits.
    expect(formatValue(0.00123, { kind: "percent" }, usd).text).toBe("0.0012%");
    expect(formatValue(8.100000072900001e-18, { kind: "percent", upTo: 6 }, usd).text).toBe("8.1 × 10⁻¹⁸%");
  });

  test("never writes what is no number", () => {
    const kinds: ValueFormat[] = [
      { kind: "money" },
      { kind: "percent" },
      { kind: "number" },
      { kind: "count" },
      { kind: "day" },
      { kind: "duration" },
      kilograms,
    ];
    for (const format of kinds) {
      for (const value of [null, Number.NaN, Number.POSITIVE_INFINITY])
        expect(write(value, format)).toBe("—");
      fc.assert(
        fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
          expect(write(value, format)).not.toMatch(/NaN|Infinity|undefined|-/);
        }),
        { numRuns: 50 },
      );
    }
  });

  test("needs the units of quantities", () => {
    expect(() => formatValue(1, kilograms, usd)).toThrow(TypeError);
  });
});

test.each([
  [0, "0 min"],
  [45, "45 s"],
  [60, "1 min"],
  [3600, "1 h"],
  [3605, "1 h 0 min 5 s"],
  [-5400, "−1 h 30 min"],
  [0.25, "0.25 s"],
  [59.9996, "1 min"],
  [4_444_800, "1,234 h 40 min"],
])("%d seconds are %s", (seconds, text) => expect(formatDuration(seconds)).toBe(text));

describe("days", () => {
  test("short, unknown and out of range", () => {
    expect(formatDay("2026-06-01", "short")).toBe("Jun 1, 2026");
    expect(formatDay("soon", "short")).toBe("soon");
    expect(formatDay(Number.NaN, "long")).toBe("—");
    expect(formatDay(1e9, "long")).toBe("—");
  });
});

describe("times", () => {
  test.each([
    ["16:00", "4 PM", "16:00"],
    ["00:00", "12 AM", "00:00"],
    ["12:00", "12 PM", "12:00"],
    ["24:00", "12 AM", "24:00"],
    ["later", "later", "later"],
  ])("the hour %s is %s in the US and %s elsewhere", (hour, us, si) => {
    expect(formatHour(hour, 12)).toBe(us);
    expect(formatHour(hour, 24)).toBe(si);
    const quantities = Object.assign(() => ({ symbol: "", fromBase: Number }), { hours: 12 as const });
    const currency = { code: "USD", decimals: 2 };
    expect(formatValue(hour, { kind: "hour" }, currency, quantities).text).toBe(us);
  });

  test.each([
    [10, "10 years"],
    [1, "1 year"],
    [0, "0 years"],
    [125 / 12, "10 years 5 months"],
    [1 / 12, "1 month"],
    [-1.5, "−1 year 6 months"],
    [0.99999, "1 year"],
  ])("%d years are %s", (years, text) => expect(formatYears(years)).toBe(text));
});
