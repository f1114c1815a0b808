import { describe, expect, it } from "vitest";
import { convert, defaultParameters, isRational } from "../../lib/units/convert.ts";
import { findUnit } from "../../lib/units/find-unit.ts";
import { formatAmount } from "../../lib/units/format.ts";
import { pairExactness, pairFormula } from "../../lib/units/formula.ts";
import * as R from "../../lib/units/rational.ts";
import { compiledTool, loadTools } from "../converters/load.ts";
import { readFormula } from "./read-formula.ts";

function pair(slug: string, fromId: string, toId: string) {
  const tool = compiledTool(slug);
  const [from, to] = [findUnit(tool, fromId), findUnit(tool, toId)];
  if (!from || !to) throw new Error(`No pair ${fromId} → ${toId}`);
  return { formula: pairFormula(tool, from, to), from, to };
}

describe("the formula of a pair", () => {
  // Expected values: the definitions, as textbooks print them.
  it.each([
    ["length", "meter", "foot", "ft = m ÷ 0.3048"],
    ["length", "foot", "meter", "m = ft × 0.3048"],
    ["length", "inch", "centimeter", "cm = in × 2.54"],
    ["length", "meter", "kilometer", "km = m ÷ 1,000"],
    ["length", "meter", "meter", "meters = meters"],
    ["mass", "pound", "kilogram", "kg = lb × 0.45359237"],
    ["temperature", "celsius", "fahrenheit", "°F = °C × 9/5 + 32"],
    ["temperature", "fahrenheit", "celsius", "°C = (°F − 32) × 5/9"],
    ["temperature", "celsius", "kelvin", "K = °C + 273.15"],
    ["temperature", "fahrenheit", "kelvin", "K = (°F + 459.67) × 5/9"],
    ["temperature", "celsius", "delisle", "°De = 150 − °C × 3/2"],
    ["fuel-economy", "mile-per-gallon-us", "liter-per-100-kilometers", "L/100 km = 235.2145833 ÷ mpg"],
    ["frequency", "hertz", "period-second", "T = 1 ÷ Hz"],
    ["angle", "degree", "radian", "rad = ° × π ÷ 180"],
    ["cooking", "gram", "milliliter", "mL = g ÷ ingredient density"],
    ["hydraulic-head", "meter-of-head", "kilopascal", "kPa = m × 9.80665 × specific gravity"],
  ])("%s: %s to %s", (slug, from, to, line) => {
    const [left, right] = line.split(" = ");
    const { formula, to: unit } = pair(slug, from, to);
    expect(formula.lines).toHaveLength(1);
    expect(formula.lines[0]?.split(" = ")[1]).toBe(right);
    if (unit.symbol !== "—" && from !== to && left !== "T") expect(formula.lines[0]).toBe(line);
  });

  it("says when its factors are rounded", () => {
    expect(pair("length", "meter", "foot").formula.rounded).toBe(false);
    expect(pair("fuel-economy", "mile-per-gallon-us", "liter-per-100-kilometers").formula.rounded).toBe(true);
    expect(pair("angle", "degree", "radian").formula.rounded).toBe(false);
    expect(pair("speed", "knot", "mile-per-hour").formula.rounded).toBe(true);
    expect(pair("slope", "pitch-in-12", "degree").formula.rounded).toBe(false); // grade = :12 ÷ 12
    expect(pair("specific-gravity", "api-gravity", "kilogram-per-cubic-meter").formula.rounded).toBe(false);
  });

  it("takes two lines over the base unit where one law is no closed form, and puts no number in", () => {
    const { formula } = pair("sound-pressure-level", "decibel-re-1-micropascal", "decibel-spl");
    expect(formula.lines).toHaveLength(2);
    expect(formula.substituted).toBeUndefined();
  });
});

const tools = await loadTools();

describe("the closed forms of the popular pairs", () => {
  const pairs = tools.flatMap((tool) =>
    tool.declaration.pairs.map(({ from, to }) => ({
      tool,
      from,
      to,
      name: `${tool.compiled.slug}: ${from} to ${to}`,
    })),
  );
  const closed = pairs.filter(({ tool, from, to }) => pair(tool.compiled.slug, from, to).formula.substituted);

  it("are the rule", () => {
    expect(closed.length).toBeGreaterThan(pairs.length * 0.8);
  });

  it("come to what the conversion gives, worked out as printed with a number put in", () => {
    let compared = 0;
    for (const { tool, from, to, name } of closed) {
      const { formula } = pair(tool.compiled.slug, from, to);
      const parameters = defaultParameters(tool.compiled);
      for (const input of ["1", "37", "0.25", "1234567.5", "1.5e-12"]) {
        const value = R.parseRatio(input);
        const result = convert(tool.compiled, { value, from, to }, tool.laws);
        if (!result.ok) continue;
        if (!isRational(result.value)) throw new Error(`${name}: a closed form of no rational`);
        const text = formula.substituted?.(formatAmount(value).display, parameters) ?? "";
        const printed = readFormula(text);
        const error = R.toNumber(R.subtract(printed, result.value));
        const allowed = formula.rounded ? Math.abs(R.toNumber(result.value)) * 1e-9 + 1e-9 : 0;
        expect(Math.abs(error), `${name}: ${text}`).toBeLessThanOrEqual(allowed);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(3 * closed.length);
  });
});

describe("beside the formula", () => {
  it("the weaker exactness of the two units counts", () => {
    const exactness = (slug: string, a: string, b: string) => {
      const { from, to } = pair(slug, a, b);
      return [pairExactness(from, to), pairExactness(to, from)];
    };
    expect(exactness("length", "foot", "meter")).toEqual(["exact", "exact"]);
    expect(exactness("pressure", "millimeter-of-mercury", "pascal")).toEqual(["convention", "convention"]);
    expect(exactness("mass", "dalton", "kilogram")).toEqual(["measured", "measured"]);
  });
});
