import { describe, expect, it } from "vitest";
import { compiledConverter, converters, findConverter } from "../../lib/catalog/converters.ts";
import { typedName, typedUnit } from "../../lib/units/typed-unit.ts";

function read(slug: string, text: string) {
  const declaration = findConverter(slug);
  if (!declaration) throw new Error(`No converter ${slug}`);
  return typedUnit(text, compiledConverter(declaration));
}

describe("the unit that a text names", () => {
  it.each([
    ["mass", "3 kg", "kilogram", "3"],
    ["mass", "3kg", "kilogram", "3"],
    ["mass", "-2.5 lbs", "pound", "-2.5"],
    ["mass", "1/2 oz", "ounce", "1/2"],
    ["length", "1,5 km", "kilometer", "1,5"],
    ["length", "5 ft 11 in", "foot", undefined],
    ["length", "5' 11 3/8\"", "foot", undefined],
    ["length", "5′ 11″", "foot", undefined],
    ["length", "5 ft 11", "foot", undefined],
    ["length", "6'", "foot", "6"],
    ["temperature", "−40 °F", "fahrenheit", "-40"],
    ["temperature", "350f", "fahrenheit", "350"],
  ])("%s: “%s” is in %s", (slug, text, id, number) => {
    expect(read(slug, text)).toEqual({ id, ...(number !== undefined && { number }) });
  });

  it("is none in a bare number, in a sum and in what cannot be read", () => {
    for (const text of [
      "",
      "  ",
      "5",
      "1e3",
      "10 mm + 0.5 in",
      "1 ft - 1 in",
      "5 parsnips",
      "kg",
      "5 kg 3 kg kg",
    ])
      expect(read("length", text), text).toBeUndefined();
    expect(read("length", `${"9".repeat(400)} m`)).toBeUndefined();
  });
});

describe("the keys above a phone's keyboard", () => {
  it("type names that are read as the units that they stand for, and no common unit twice", () => {
    for (const declaration of converters) {
      const compiled = compiledConverter(declaration);
      const units = declaration.groups.flatMap((group) => group.units);
      const common = declaration.commonUnits ?? [];
      expect(new Set(common).size, declaration.slug).toBe(common.length);
      for (const id of common) {
        const unit = compiled.units.find((one) => one.id === id);
        expect(unit, `${declaration.slug}/${id}`).toBeDefined();
        if (!unit || unit.law.kind === "function") continue;
        const name = typedName(unit, compiled);
        expect(name, `${declaration.slug}/${id}`).toBeDefined();
        expect(typedUnit(`5 ${name} `, compiled)?.id, `${declaration.slug}: 5 ${name}`).toBe(id);
      }
      if (units.length > 14) expect(common.length, declaration.slug).toBeGreaterThan(0);
    }
  });

  it("have the units of the default and the popular pairs among the common ones", () => {
    for (const { slug, commonUnits: common, defaultPair, pairs } of converters) {
      if (!common) continue;
      expect(common, slug).toEqual(expect.arrayContaining([...defaultPair]));
      for (const { from, to } of pairs) expect(common, slug).toEqual(expect.arrayContaining([from, to]));
    }
  });
});
