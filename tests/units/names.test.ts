import { describe, expect, it } from "vitest";
import { compiledConverter, converters, findConverter } from "../../lib/catalog/converters.ts";
import type { CompiledConverter } from "../../lib/units/compile.ts";
import { matchUnits } from "../../lib/units/match-units.ts";
import { pluralName } from "../../lib/units/names.ts";
import {
  convertersNaming,
  findUnitByName,
  maxNameLength,
  normalizeName,
  spellings,
  unitNames,
} from "../../lib/units/unit-names.ts";

function converter(slug: string): CompiledConverter {
  const declaration = findConverter(slug);
  if (!declaration) throw new Error(`No converter ${slug}`);
  return compiledConverter(declaration);
}

describe("plurals", () => {
  // Expected values: English usage as in NIST SP 811, section 9.2.
  it.each([
    ["Meter", "meters"],
    ["Foot", "feet"],
    ["Square foot", "square feet"],
    ["Inch", "inches"],
    ["Century", "centuries"],
    ["Kilogram per cubic meter", "kilograms per cubic meter"],
    ["Pound-force per square inch (psi)", "pounds-force per square inch"],
    ["Foot-pound", "foot-pounds"],
    ["Kilohertz", "kilohertz"],
    ["Millihenry", "millihenries"],
    ["Degree Celsius", "degrees Celsius"],
    ["Lux", "lux"],
    ["Horsepower", "horsepower"],
    ["Newton", "newtons"],
  ])("%s: %s", (name, plural) => expect(pluralName(name)).toBe(plural));
});

describe("the names of units", () => {
  it.each([
    ["length", "m", "meter"],
    ["length", "metres", "meter"],
    ["length", "Kilometre", "kilometer"],
    ["length", "um", "micrometer"],
    ["length", "μm", "micrometer"],
    ["length", "feet", "foot"],
    ["length", "′", "foot"],
    ["length", "”", "inch"],
    ["length", "thou", "mil"],
    ["area", "m2", "square-meter"],
    ["area", "m^2", "square-meter"],
    ["area", "sq ft", "square-foot"],
    ["volume", "litres", "liter"],
    ["mass", "lbs", "pound"],
    ["speed", "mph", "mile-per-hour"],
    ["speed", "km/h", "kilometer-per-hour"],
    ["temperature", "f", "fahrenheit"],
    ["temperature", "°C", "celsius"],
    ["temperature", "degC", "celsius"],
    ["resistance", "ohm", "ohm"],
    ["resistance", "kohm", "kilohm"],
  ])("in %s, %s is %s", (slug, name, id) => expect(findUnitByName(converter(slug), name)).toBe(id));

  it("are distinguished by case if symbols are, and read in any case if only one unit matches", () => {
    const power = converter("power");
    expect(findUnitByName(power, "mW")).toBe("milliwatt");
    expect(findUnitByName(power, "MW")).toBe("megawatt");
    expect(findUnitByName(power, "KILOWATT")).toBe("kilowatt");
  });

  it.each([
    ["volume", "ml", "milliliter"],
    ["volume", "Ml", "megaliter"],
    ["current", "ma", "milliampere"],
    ["power", "mw", "milliwatt"],
    ["resistance", "MOHM", "megohm"],
    ["length", "NM", "nautical-mile"],
    ["length", "nm", "nanometer"],
    ["frequency", "mhz", "megahertz"],
    ["energy", "mwh", "megawatt-hour"],
    ["pressure", "mpa", "megapascal"],
  ])(
    "mean the unit that differs least in case, or the usual one that is listed: %s, %s is %s",
    (slug, name, id) => expect(findUnitByName(converter(slug), name)).toBe(id),
  );

  it("find nothing for what is no name", () => {
    for (const name of ["", " ", "xyzzy", "constructor", "__proto__", "5"])
      expect(findUnitByName(converter("length"), name)).toBeUndefined();
  });

  it("lead each unit's id, its own name and its plural back to a unit: to itself unless another has the same", () => {
    for (const declaration of converters) {
      const compiled = compiledConverter(declaration);
      for (const unit of compiled.units) {
        for (const name of [unit.id, unit.name]) {
          expect(`${name}: ${findUnitByName(compiled, name)}`).toBe(`${name}: ${unit.id}`);
        }
        expect(findUnitByName(compiled, unit.plural), `${compiled.slug}: ${unit.plural}`).toBeDefined();
      }
    }
  });

  it("give each declared alias to the unit that declares it", () => {
    const stolen: string[] = [];
    let checked = 0;
    for (const declaration of converters) {
      const compiled = compiledConverter(declaration);
      for (const unit of compiled.units) {
        for (const alias of unit.aliases ?? []) {
          checked += 1;
          const match = findUnitByName(compiled, alias);
          if (match !== unit.id) stolen.push(`${compiled.slug}: “${alias}” of ${unit.id} is ${match}`);
        }
      }
    }
    expect(checked).toBeGreaterThan(500);
    expect(stolen).toEqual([]);
  });

  it("are not empty, and none is longer than the part of a text that may begin with one", () => {
    const names = unitNames(converter("length"));
    for (const name of names.exact.keys()) {
      expect(name).not.toBe("");
      expect(maxNameLength(names, name)).toBe(name.length);
    }
  });

  it.each([
    ["area", "m2 5 m2 5 m2", 3],
    ["area", "m^2 5 m2", 4],
    ["length", "f.t. 11 in", 4],
    ["speed", "furlongs 1 furlong", 9],
    ["area", "zz 5 m2", 0],
  ])("in %s, “%s” begins with one of at most %d characters, by its first word", (slug, text, length) => {
    expect(maxNameLength(unitNames(converter(slug)), text)).toBe(length);
  });

  it("are found in the converters that have a name with the same first word", () => {
    const all = converters.map(compiledConverter);
    const missed = all.flatMap((each) =>
      [...unitNames(each).exact.keys()]
        .flatMap((name) => [name, name.toUpperCase(), name.replaceAll("/", " per ")])
        .filter((name) => findUnitByName(each, name) !== undefined)
        .filter((name) => !convertersNaming(all, normalizeName(name)).includes(each)),
    );
    expect(missed).toEqual([]);
    expect(convertersNaming(all, "zz")).toEqual([]);
  });

  it("come in one form of quotes, primes, micro signs and spaces", () => {
    expect(normalizeName("  5′  11″ ")).toBe("5' 11\"");
    expect(normalizeName("μ’”“")).toBe('µ\'""');
    expect(spellings(converter("length").units.find(({ id }) => id === "meter") as never)).toContain(
      "metres",
    );
  });
});

describe("the search in a unit chooser", () => {
  const first = (slug: string, query: string) => matchUnits(converter(slug), query)[0]?.id;

  it("puts the exact name first, and shows all for an empty text", () => {
    expect(first("length", "m")).toBe("meter");
    expect(first("length", "foot")).toBe("foot");
    expect(first("power", "MW")).toBe("megawatt");
    expect(matchUnits(converter("length"), " ")).toHaveLength(converter("length").units.length);
    expect(matchUnits(converter("length"), "no such unit")).toEqual([]);
  });

  it("finds beginnings before parts", () => {
    const ids = matchUnits(converter("length"), "nautical").map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids[0]).toContain("nautical");
  });
});
