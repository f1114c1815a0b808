import { describe, expect, it } from "vitest";
import { compiledConverter, findConverter } from "../../lib/catalog/converters.ts";
import { compoundText, isCompound } from "../../lib/units/compound.ts";
import { findUnit } from "../../lib/units/find-unit.ts";
import * as R from "../../lib/units/rational.ts";

function unitOf(slug: string, id: string) {
  const declaration = findConverter(slug);
  const converter = declaration && compiledConverter(declaration);
  const unit = converter && findUnit(converter, id);
  if (!unit) throw new Error(`No unit ${slug}/${id}`);
  return { converter, unit };
}

function textOf(slug: string, id: string, amount: string | number): string | undefined {
  const { converter, unit } = unitOf(slug, id);
  const value = typeof amount === "number" ? amount : R.parseRatio(amount);
  return compoundText(converter, unit, value);
}

describe("an amount in the units that people say it in", () => {
  // Calculated by hand from 12 in to the foot, 16 oz to the pound, 14 lb to the stone, 24 h, 60 min and 60 s.
  it.each([
    // 1.8 m = 1.8 ÷ 0.3048 ft = 5 ft and 10.8661… in
    ["length", "foot", "18000/3048", "≈ 5 ft 10.87 in"],
    ["length", "inch", "71", "= 5 ft 11 in"],
    ["length", "yard", "5/2", "= 7 ft 6 in"],
    ["length", "foot", "1/2", "= 6 in"],
    ["length", "foot", "-11/2", "= −5 ft 6 in"],
    ["mass", "pound", "15/2", "= 7 lb 8 oz"],
    ["mass", "ounce", "20.3", "= 1 lb 4.3 oz"],
    ["mass", "stone", "23/2", "= 11 st 7 lb"],
    ["time", "minute", "83", "= 1 h 23 min"],
    ["time", "hour", "83/60", "= 1 h 23 min"],
    ["time", "second", "100000", "= 1 d 3 h 46 min 40 s"],
    ["time", "week", "3/2", "= 1 wk 3 d 12 h"],
    ["angle", "degree", "30.263", "= 30° 15′ 46.8″"],
  ])("%s: %s %s is %s", (slug, id, amount, text) => {
    expect(textOf(slug, id, amount)).toBe(text);
  });

  it("says nothing where it would say no more than the amount", () => {
    expect(textOf("length", "foot", "6")).toBeUndefined();
    expect(textOf("length", "inch", "5.5")).toBeUndefined();
    expect(textOf("length", "foot", "0")).toBeUndefined();
    expect(textOf("length", "foot", "1/1000")).toBeUndefined();
    expect(textOf("time", "minute", "5")).toBeUndefined();
  });

  it("carries what rounds up to the next unit", () => {
    expect(textOf("length", "inch", "71.999")).toBe("≈ 6 ft");
    expect(textOf("time", "second", "3599.999")).toBe("≈ 1 h");
    expect(textOf("mass", "ounce", "31.9999")).toBe("≈ 2 lb");
  });

  it("does not split amounts out of range or of other units", () => {
    expect(textOf("length", "foot", "1000000000")).toBeUndefined();
    expect(textOf("length", "foot", 1e300)).toBeUndefined();
    expect(textOf("length", "meter", "1.85")).toBeUndefined();
    expect(textOf("pressure", "psi", "1.5")).toBeUndefined();
    const { converter, unit } = unitOf("volume", "gallon-us");
    expect(isCompound(converter, unit)).toBe(false);
  });

  it("takes doubles as the decimals that they print", () => {
    expect(textOf("length", "foot", 5.5)).toBe("= 5 ft 6 in");
  });
});
