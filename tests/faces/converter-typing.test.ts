import { describe, expect, it } from "vitest";
import { firstProblem } from "../../lib/core/result/result.ts";
import { conversionTyped, unitSetBy, valueBehind } from "../../lib/run/converter-typing.ts";
import { digitsOf, initialState, viewOf } from "../../lib/run/converter-view.ts";
import { defaultParameters } from "../../lib/units/convert.ts";
import { loadTools } from "../converters/load.ts";

const tools = await loadTools();
function tool(slug: string) {
  const match = tools.find(({ compiled }) => compiled.slug === slug);
  if (!match) throw new Error(`No converter ${slug}`);
  return match;
}

/** The value that gives a result typed, or what is said instead. */
function behind(slug: string, text: string, from: string, to: string, choice = "auto"): string {
  const { compiled, laws } = tool(slug);
  const setting = { laws, parameters: defaultParameters(compiled), digits: digitsOf(choice, compiled) };
  const value = valueBehind(compiled, text, { from, to }, setting);
  return value.ok ? value.value : firstProblem(value).message;
}

describe("a result that is typed", () => {
  it("has its value: as short as it can be", () => {
    // 1 ft = 0.3048 m; °C = (°F − 32) ÷ 1.8; 235.214583 ÷ mpg; 1 mi = 1.609344 km
    expect(behind("length", "5", "meter", "foot")).toBe("1.524");
    expect(behind("length", "5 ft 11 in", "meter", "foot")).toBe("1.8034");
    expect(behind("temperature", "212", "celsius", "fahrenheit")).toBe("100");
    expect(behind("temperature", "100", "celsius", "fahrenheit")).toBe("37.77777778");
    expect(behind("fuel-economy", "10", "mile-per-gallon-us", "liter-per-100-kilometers")).toBe(
      "23.52145833",
    );
    expect(behind("pace", "5:30", "kilometer-per-hour", "minute-per-kilometer")).toBe("10.90909091");
    expect(behind("number-base", "BEEF", "decimal", "hexadecimal")).toBe("48879");
  });

  it("leads back to itself with the digits that are shown", () => {
    for (const { compiled, declaration, laws } of tools) {
      const state = initialState(compiled, declaration.defaultPair, laws);
      const displayed = viewOf(compiled, state, laws).result?.plain ?? "";
      const value = behind(compiled.slug, displayed, state.from, state.to);
      const again = viewOf(compiled, { ...state, text: value }, laws).result?.plain;
      expect(again, `${compiled.slug}: ${value}`).toBe(displayed);
    }
    // 9.3 needs more digits than are shown.
    expect(behind("length", "9.3", "yard", "meter")).toBe("10.170603675");
  });

  it("is empty, or refused with a sentence, as a value is", () => {
    expect(behind("length", "  ", "meter", "foot")).toBe("");
    expect(behind("length", "abc", "meter", "foot")).toMatch(/^Invalid Input/);
    expect(behind("temperature", "-500", "celsius", "fahrenheit")).toMatch(/absolute zero/);
    expect(behind("mass", "-1", "kilogram", "pound")).toMatch(/negative/);
    expect(behind("length", "9".repeat(401), "meter", "foot")).toMatch(/400 characters/);
    expect(behind("fuel-economy", "0", "mile-per-gallon-us", "liter-per-100-kilometers")).toBe("0");
  });
});

describe("a unit that is typed", () => {
  it("sets the field's, unless its values are texts", () => {
    const { compiled, laws } = tool("length");
    expect(unitSetBy(compiled, "3 km", "meter", laws)).toEqual({ id: "kilometer", number: "3" });
    expect(unitSetBy(compiled, "3", "meter", laws)).toBeUndefined();
    const bases = tool("number-base");
    expect(unitSetBy(bases.compiled, "3 binary", "hexadecimal", bases.laws)).toBeUndefined();
  });
});

describe("a whole conversion in the value field", () => {
  it.each([
    ["length", "10 miles to km", { text: "10", from: "mile", to: "kilometer" }],
    ["length", "5 ft 11 in to cm", { text: "5 ft 11 in", from: "foot", to: "centimeter" }],
    ["temperature", "72 f in c", { text: "72", from: "fahrenheit", to: "celsius" }],
    ["length", "10 miles to kg", undefined],
    ["length", "10 km to km", undefined],
    ["length", "10 miles", undefined],
    ["length", "", undefined],
  ])("%s: %s", (slug, text, expected) => {
    expect(conversionTyped(tool(slug).compiled, text)).toEqual(expected);
  });
});
