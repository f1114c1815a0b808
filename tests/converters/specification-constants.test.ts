import { describe, expect, it } from "vitest";
import { findConverter } from "../../lib/catalog/converters.ts";
import { canonical, compiledTool, converted, roundedAs } from "./load.ts";

// Every constant that the specification prints in section 9: the value of 1 (or of the value given), to the digits printed.
const printed: [tool: string, value: string, from: string, to: string, printed: string][] = [
  ["length", "1", "meter", "foot", "3.28084"],
  ["mass", "1", "kilogram", "pound", "2.20462"],
  ["volume", "1", "liter", "gallon-us", "0.264172"],
  ["pressure", "1", "pascal", "psi", "0.000145038"],
  ["power", "1", "horsepower", "watt", "745.7"],
  ["energy", "1", "kilowatt-hour", "joule", "3600000"],
  ["acceleration", "1", "standard-gravity", "meter-per-second-squared", "9.80665"],
  ["length", "1", "mile", "meter", "1609.34"],
  ["volume", "1", "gallon-us", "liter", "3.78541"],
  ["mass", "1", "pound", "kilogram", "0.453592"],
  ["pressure", "1", "psi", "pascal", "6894.76"],
  ["pressure", "1", "atmosphere", "pascal", "101325"],
  ["thermal-resistance-r-value", "1", "r-value-us", "rsi", "0.17611"],
  ["fuel-economy", "1", "mile-per-gallon-us", "liter-per-100-kilometers", "235.215"],
  ["fuel-economy", "1", "liter-per-100-kilometers", "mile-per-gallon-us", "235.215"],
  ["file-size", "1", "kilobyte", "byte", "1024"],
  ["file-size", "1", "megabyte", "kilobyte", "1024"],
  ["file-size", "1", "gigabyte", "megabyte", "1024"],
  ["data-transfer-rate", "1", "megabyte-per-second", "bit-per-second", "8000000"],
  ["data-transfer-rate", "8", "megabit-per-second", "megabyte-per-second", "1"],
  ["typing-speed", "1", "word-per-minute", "character-per-minute", "5"],
  ["pace", "1", "minute-per-kilometer", "minute-per-mile", "1.60934"],
  ["temperature", "100", "celsius", "fahrenheit", "212"],
  ["temperature", "32", "fahrenheit", "celsius", "0"],
  ["temperature", "0", "celsius", "kelvin", "273.15"],
];

describe("the specification's printed constants", () => {
  it.each(printed)("%s: %s %s in %s is %s", (slug, value, from, to, digits) => {
    const result = converted(compiledTool(slug), value, from, to);
    expect(roundedAs(result, digits)).toBe(canonical(digits));
  });

  it("degree is π/180 and a revolution per minute π/30, to every digit of a double", () => {
    const degree = converted(compiledTool("angle"), "1", "degree", "radian");
    const rpm = converted(
      compiledTool("angular-velocity"),
      "1",
      "revolution-per-minute",
      "radian-per-second",
    );
    expect(roundedAs(degree, "0.0174532925199433")).toBe(canonical("0.0174532925199433"));
    expect(roundedAs(rpm, "0.104719755119660")).toBe(canonical("0.104719755119660"));
  });

  it("0 miles per gallon and 0 liters per 100 km give 0", () => {
    const fuel = compiledTool("fuel-economy");
    for (const [from, to] of [
      ["mile-per-gallon-us", "liter-per-100-kilometers"],
      ["liter-per-100-kilometers", "mile-per-gallon-us"],
    ] as const)
      expect(converted(fuel, "0", from, to)).toEqual({ n: 0n, d: 1n });
  });

  it("rounds to 10 significant digits, and temperature and fuel economy to 5 decimals", () => {
    expect(compiledTool("temperature").rounding).toEqual({ decimals: 5 });
    expect(compiledTool("fuel-economy").rounding).toEqual({ decimals: 5 });
    expect(compiledTool("length").rounding).toBeUndefined();
  });
});

describe("the default pairs that section 3 names", () => {
  it.each([
    ["length", "meter", "foot"],
    ["temperature", "celsius", "fahrenheit"],
    ["pressure", "pascal", "psi"],
    ["energy", "joule", "calorie"],
    ["fuel-economy", "mile-per-gallon-us", "liter-per-100-kilometers"],
    ["file-size", "megabyte", "gigabyte"],
    ["data-transfer-rate", "megabit-per-second", "megabyte-per-second"],
  ])("%s: %s to %s", (slug, from, to) => expect(findConverter(slug)?.defaultPair).toEqual([from, to]));
});
