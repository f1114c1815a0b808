import { describe, expect, it } from "vitest";
import { converters } from "../../lib/catalog/converters.ts";
import type { CompiledUnit } from "../../lib/units/compile.ts";
import type { UnitEntry } from "../../lib/units/define-quantity.ts";
import { resolveDefinition } from "../../lib/units/definitions/resolve.ts";
import { evaluate } from "../../lib/units/expression.ts";
import { libraryFiles, libraryUnit } from "../../lib/units/library.ts";
import { findUnitByName, unitNamed, unitNames } from "../../lib/units/unit-names.ts";
import { compiledTool } from "../converters/load.ts";
import { madeUp } from "../converters/sample-converter.ts";
import catalogue from "../fixtures/units.json" with { type: "json" };

const ids = libraryFiles.flatMap((units) => Object.keys(units));
const symbols = converters.flatMap(({ slug, groups }) =>
  groups.flatMap(({ units }) => units.map((unit) => ({ slug, unit }))),
);

/**
 * Ids that stand for different units in different converters, as their addresses always have: a gamma of mass and one of
 * flux density, a liter of gas at two reference states.
 */
const HOMONYMS = [
  "gamma",
  "kilocalorie-per-hour",
  "kilogram-per-square-meter",
  "meter-per-year",
  "millimole-per-liter",
  "mole-fraction",
  "ounce-per-square-inch",
  "standard-cubic-centimeter-per-minute",
  "standard-liter-per-minute",
];

describe("the library of units", () => {
  it("has each unit once, and only units that at least two converters show", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect(
        new Set(symbols.filter(({ unit }) => unit.id === id).map(({ slug }) => slug)).size,
        id,
      ).toBeGreaterThan(1);
  });

  it("has every unit that more than one converter shows, but for the homonyms", () => {
    const counts = new Map<string, number>();
    for (const { unit } of symbols) counts.set(unit.id, (counts.get(unit.id) ?? 0) + 1);
    const outside = [...counts].filter(([id, count]) => count > 1 && !ids.includes(id)).map(([id]) => id);
    expect(outside.filter((id) => !HOMONYMS.includes(id))).toEqual([]);
  });

  it("defines its units without a converter", () => {
    for (const id of ids) expect(() => evaluate(libraryUnit(id).factor, resolveDefinition), id).not.toThrow();
    expect(() => libraryUnit("parsnip")).toThrow(ReferenceError);
  });

  it("gives every converter its symbol, its factor and its aliases", () => {
    for (const { slug, unit } of symbols.filter(
      ({ unit }) => ids.includes(unit.id) && !HOMONYMS.includes(unit.id),
    ))
      expect(unit.aliases ?? [], `${slug} ${unit.id}`).toEqual(
        expect.arrayContaining([...(libraryUnit(unit.id).aliases ?? [])]),
      );
  });
});

describe("a converter's list", () => {
  const [unit] = ids;
  const listed = (entry: UnitEntry) => madeUp(entry).groups[0]?.units[0];

  it("takes a unit by its id, in other words, or declares its own", () => {
    expect(unit).toBeDefined();
    expect(listed("mile")).toEqual({ id: "mile", ...libraryUnit("mile") });
    expect(listed({ unit: "mile", name: "Mile on foot", aliases: ["walked mile"] })).toMatchObject({
      id: "mile",
      name: "Mile on foot",
      symbol: libraryUnit("mile").symbol,
      factor: libraryUnit("mile").factor,
      aliases: [...(libraryUnit("mile").aliases ?? []), "walked mile"],
    });
    const local = { id: "x", name: "X", symbol: "x", factor: "m" };
    expect(listed(local)).toEqual(local);
    expect(() => listed("parsnip")).toThrow(ReferenceError);
  });

  it("drops the factor and how well it is known where it gives another law, and the plural with the name", () => {
    const law = { kind: "reciprocal", numerator: "c/m" } as const;
    const wave = listed({ unit: "meter", name: "Wavelength, m", law });
    expect(wave).toMatchObject({ law, symbol: "m" });
    expect(wave).not.toHaveProperty("factor");
    expect(listed({ unit: "foot", name: "Foot of rain" })).not.toHaveProperty("plural");
  });
});

describe("what people type", () => {
  it.each([
    ["light-year", "lightday", "light-day"],
    ["length", "lightday", "light-day"],
    ["parsec", "lightday", "light-day"],
    ["rainfall", "mms", "millimeter"],
    ["stress", "psia", "psi"],
    ["wind-speed", "knts", "knot"],
    ["cooking", "us cup", "cup-us"],
    ["volume", "fl. oz", "fluid-ounce-us"],
  ])("is read in %s as in the other converters: %s", (slug, name, id) => {
    expect(unitNamed(unitNames(compiledTool(slug)), name)).toBe(id);
  });

  it.each([
    ["length", "microns", "micron"],
    ["volume", "liter", "liter"],
    ["pressure", "mb", "millibar"],
    ["kinematic-viscosity", "stokes", "stokes"],
    ["conductance", "mho", "mho"],
    ["slope", "percent", "percent"],
  ])("still means another unit in %s where it always has: %s", (slug, name, id) => {
    expect(unitNamed(unitNames(compiledTool(slug)), name)).toBe(id);
  });
});

// tests/fixtures/units.json is the catalogue as it stood before its units became a library: symbol, law with its factor
// to the base unit, and aliases. Units are added to it; it loses none.
describe.each(Object.entries<Readonly<Record<string, string>>>(catalogue))("%s", (slug, units) => {
  const compiled = compiledTool(slug);

  it("has lost no unit, symbol, factor or alias", () => {
    for (const [id, line] of Object.entries(units)) {
      const [symbol, law, ...aliases] = line.split("|");
      const match = compiled.units.find((candidate) => candidate.id === id);
      expect(`${id} ${match?.symbol} ${match && lawText(match)}`).toBe(`${id} ${symbol} ${law}`);
      for (const alias of aliases) expect(findUnitByName(compiled, alias), `${id}: ${alias}`).toBe(id);
    }
  });
});

function lawText({ law }: CompiledUnit): string {
  const factor =
    "factor" in law
      ? law.factor
      : "numerator" in law
        ? law.numerator
        : "reference" in law
          ? law.reference
          : "";
  return `${law.kind} ${factor}`.trim();
}
