import { describe, expect, test } from "vitest";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { DEFAULT_CURRENCY } from "../../../lib/kit/fields/currency.ts";
import { input } from "../../../lib/kit/fields/input.ts";
import { quantityReader } from "../../../lib/kit/fields/read-quantity.ts";
import { findQuantity } from "../../../lib/kit/quantities/find.ts";
import { findLaws } from "../../../lib/kit/quantities/laws.ts";
import { quantity } from "../../../lib/kit/quantities/quantity.ts";

const flow = quantity("volumetric-flow-rate", {
  si: ["liter-per-second", "cubic-meter-per-hour"],
  us: ["cubic-foot-per-minute"],
  min: "0.1 L/s",
  max: "500 m3/s",
  default: "500 L/s",
});
const label = "Air flow";

describe("a field for a declared quantity", () => {
  test("has its texts as numbers: bounds in the SI base unit, defaults in the first unit of each system", () => {
    expect(input(flow, { label, hint: "At the fan" })).toEqual({
      kind: "quantity",
      label,
      hint: "At the fan",
      converter: "volumetric-flow-rate",
      systems: flow.systems,
      units: ["liter-per-second", "cubic-meter-per-hour", "cubic-foot-per-minute"],
      // 0.5 m³/s by 1 ft = 0.3048 m: 1059.44 ft³/min, rounded for a default.
      default: {
        si: { value: "500", unit: "liter-per-second" },
        us: { value: "1100", unit: "cubic-foot-per-minute" },
      },
      min: 1e-4,
      max: 500,
    });
  });

  test("has a default of its own, or none", () => {
    expect(input(flow, { label, default: { si: "1800 m3/h", us: "1000 cfm" } }).default).toEqual({
      si: { value: "500", unit: "liter-per-second" },
      us: { value: "1000", unit: "cubic-foot-per-minute" },
    });
    expect(input(flow, { label, default: undefined }).default).toBeUndefined();
    expect(input(flow, { label, max: "10 m3/s" }).max).toBe(10);
  });

  test("has the quantities that its hint names in each of its units", () => {
    const height = quantity("length", { si: ["centimeter"], us: ["foot"], min: "50 cm" });
    const { hint } = input(height, { label, hint: "{50 cm..272 cm}, {range}, usually {1.7 m}; also 5' 7" });
    // 1 ft = 30.48 cm.
    expect(hint).toEqual({
      centimeter: "50 to 272 cm, from 50 cm, usually 170 cm; also 5' 7",
      foot: "1.64 to 8.92 ft, from 1.64 ft, usually 5.58 ft; also 5' 7",
    });
    expect(() => input(height, { label, hint: "{3 kg}" })).toThrow("“3 kg”");
  });

  test("keeps a default that is no short decimal as it is written", () => {
    const height = quantity("length", { si: ["centimeter"], us: ["foot"] });
    const field = input(height, { label, default: { si: "170 cm", us: "5 ft 7 in" } });
    expect(field.default?.us).toEqual({ value: "5 ft 7 in", unit: "foot" });
  });

  test.each<[string, Parameters<typeof quantity>[1], string]>([
    ["parsnip", { si: ["liter"] }, "There is no converter parsnip"],
    ["mass", { si: ["liter"] }, "mass has no unit liter"],
    ["mass", { si: ["kilogram"], alsoReads: ["yard"] }, "mass has no unit yard"],
    ["mass", { si: ["kilogram"], min: "3" }, "does not say its unit"],
    ["mass", { si: ["kilogram"], min: "1e3" }, "does not say its unit"],
    ["mass", { si: ["kilogram"], max: "3 m" }, "“3 m”"],
    ["mass", { si: ["kilogram"], max: "3 kg", default: "4 kg" }, "out of its range"],
    ["wire-gauge", { si: ["awg"] }, "has texts as values"],
  ])("refuses %s as %j", (converter, declaration, message) =>
    expect(() => input(quantity(converter, declaration), { label })).toThrow(message),
  );
});

describe("what is said of a value that cannot be taken", () => {
  const read = quantityReader(findQuantity, findLaws);
  const message = (converter: string, declaration: Parameters<typeof quantity>[1], text: string): string => {
    const field = input(quantity(converter, declaration), { label });
    const reading = read(field, text, field.units[0], DEFAULT_CURRENCY);
    return reading.ok ? `${reading.value}` : firstProblem(reading).message;
  };

  test.each<[string, Parameters<typeof quantity>[1], string, string]>([
    ["mass", { si: ["kilogram"], min: "2 kg", max: "700 kg" }, "1", "Must be between 2 and 700 kg."],
    ["mass", { si: ["pound"], min: "2 kg", max: "700 kg" }, "1", "Must be between 4.409 and 1,543 lb."],
    ["mass", { si: ["kilogram"], min: "2 kg" }, "1", "Must be at least 2 kg."],
    // More liters are less economy.
    [
      "fuel-economy",
      { si: ["liter-per-100-kilometers"], min: "5 km/L" },
      "21",
      "Must be at most 20 L/100 km.",
    ],
    [
      "fuel-economy",
      { si: ["liter-per-100-kilometers"], min: "5 km/L", max: "50 km/L" },
      "1",
      "Must be between 2 and 20 L/100 km.",
    ],
    ["ph", { si: ["ph"], min: "12 pH", max: "2 pH" }, "1", "Must be between 2 and 12 pH."],
    // Gauge: 0 psig is one standard atmosphere, 101,325 Pa.
    ["pressure", { si: ["psig"], max: "200000 Pa" }, "20", "Must be at most 14.31 psig."],
    // A form is no converter.
    ["mass", { si: ["kilogram"] }, "abc", "“abc” is not a valid number or unit here."],
    ["mass", { si: ["ounce"] }, "2 oz 30", "Add a unit after 30."],
  ])("%s %j: %s → %s", (converter, declaration, text, expected) =>
    expect(message(converter, declaration, text)).toBe(expected),
  );
});
