import { describe, expect, it } from "vitest";
import properties from "../../data/materials/properties.json" with { type: "json" };
import records from "../../data/materials/records.json" with { type: "json" };
import { propertyIds } from "../../lib/calculators/materials/properties.ts";
import second from "../fixtures/materials-second-source.json" with { type: "json" };

interface Figure {
  value?: number;
  from?: number;
  to?: number;
  source: string;
  condition?: string;
  min?: boolean;
}
interface Material {
  group: string;
  values: Readonly<Record<string, Figure>>;
}

const materials = Object.entries(properties.materials as unknown as Readonly<Record<string, Material>>);
const families = new Map(properties.groups.map(({ id, family }) => [id, family]));
const familyOf = ({ group }: Material): string => families.get(group) ?? "";

const low = (figure: Figure): number => figure.value ?? figure.from ?? Number.NaN;
const high = (figure: Figure): number => figure.value ?? figure.to ?? Number.NaN;
const middle = (figure: Figure): number => (low(figure) + high(figure)) / 2;

/** Densities of a family, kg/m³: the lightest and the heaviest that are sold. */
const DENSITIES: Readonly<Record<string, readonly [number, number]>> = {
  metal: [1700, 23_000],
  polymer: [850, 2300],
  // Tungsten carbide is the heaviest.
  ceramic: [1500, 15_700],
  glass: [1900, 3000],
  composite: [1100, 2700],
  // Balsa is the lightest.
  wood: [100, 1100],
  concrete: [400, 5000],
  foam: [10, 300],
  fluid: [0.05, 14_000],
};
/** Range of Young’s modulus, GPa. */
const MODULI: Readonly<Record<string, readonly [number, number]>> = {
  metal: [5, 600],
  polymer: [0.001, 6],
  ceramic: [5, 1250],
  glass: [50, 130],
  composite: [10, 500],
  wood: [3, 25],
  concrete: [10, 110],
};

describe("the materials", () => {
  it("are many, in every family, the same in both files", () => {
    expect(materials.length).toBeGreaterThanOrEqual(150);
    expect(materials.map(([id]) => id)).toEqual(records.records.map(({ id }) => id));
    for (const family of ["metal", "polymer", "ceramic", "glass", "composite", "wood", "concrete", "fluid"])
      expect(materials.filter(([, each]) => familyOf(each) === family).length, family).toBeGreaterThan(4);
  });

  // EN 10025-2 and EN 10149-2; the latter has no S690MC.
  it.each([
    ["S235JR", "1.0038"],
    ["S275JR", "1.0044"],
    ["S355JR", "1.0045"],
    ["S420MC", "1.0980"],
    ["S500MC", "1.0984"],
    ["S550MC", "1.0986"],
  ])("%s has the number %s of its standard", (name, number) => {
    const steel = records.records.find(({ aliases }) => aliases?.includes(name));
    expect(steel?.aliases).toContain(number);
    expect(steel?.note).toMatch(new RegExp(`EN ${number}, EN 10(?:025|149)-2$`));
  });

  it("has a density for each material", () => {
    expect(materials.filter(([, { values }]) => !values.density).map(([id]) => id)).toEqual([]);
  });

  it("finds grades by the names that people use", () => {
    const names = new Set(
      records.records
        .flatMap(({ label, aliases }) => [label, ...(aliases ?? [])])
        .map((name) => name.toLowerCase()),
    );
    const wanted =
      "A572, A992, A500, 304L, 316L, Stainless 304, Ti grade 2, Plexiglass, AISI 1045, 4130, 8620, AR400, AISI A2, AISI D2, H13 tool steel, AISI M2, AISI O1, 420, 904L, 3003-H14, 6063-T6, C38500, Polyamide 12, PETG, PPS, PEI, CPVC, TPU, WC, Balsa";
    for (const name of wanted.split(", ")) expect(names, name).toContain(name.toLowerCase());
  });

  // Audit of November 2026, section 5: grades that had a name and no strength.
  it.each([
    "stainless-410",
    "stainless-17-4ph",
    "stainless-2205",
    "aluminum-3003",
    "aluminum-5005",
    "inconel-600",
  ])("has the yield and the tensile strength of %s", (id) => {
    const { yield: yields, strength } = new Map(materials).get(id)?.values ?? {};
    expect(yields && strength, id).toBeDefined();
  });

  // ISO 527-1 calls the stress at break another figure than the strength, which is the highest stress.
  it("says that a plastic’s strength is the stress at break where it is below the yield point", () => {
    for (const [id, { values }] of materials)
      if (values.yield && values.strength && high(values.strength) < low(values.yield))
        expect(values.strength.condition, id).toContain("at break");
  });

  // 100% IACS is 0.017241 µΩ·m at 20 °C (IEC 60028).
  it("has the resistivity of C11000 at 100% IACS", () => {
    expect(new Map(materials).get("copper-c11000")?.values.resistivity?.value).toBeCloseTo(0.017_241, 4);
  });

  it.each(materials)("%s has figures that are sound, each with a source that is used", (_id, material) => {
    expect(families.has(material.group)).toBe(true);
    expect(Object.keys(material.values).length).toBeGreaterThan(0);
    for (const [property, figure] of Object.entries(material.values)) {
      expect(propertyIds).toContain(property);
      expect(Object.keys(properties.sources)).toContain(figure.source);
      expect(Number.isFinite(middle(figure)), property).toBe(true);
      expect(low(figure) <= high(figure), property).toBe(true);
      // Nothing that is not known stands as 0; fibers alone shrink when they are warmed.
      if (property === "expansion" && familyOf(material) === "composite") expect(middle(figure)).not.toBe(0);
      else if (property === "melting") expect(low(figure)).toBeGreaterThan(-200);
      else expect(low(figure), property).toBeGreaterThan(0);
    }
  });

  it.each(materials)("%s keeps to what physics allows", (_id, material) => {
    const {
      density,
      modulus,
      shear,
      poisson,
      elongation,
      yield: yields,
      strength,
      compressive,
    } = material.values;
    const family = familyOf(material);
    const [lightest = 0, heaviest = 0] = DENSITIES[family] ?? [];
    if (density) {
      expect(low(density)).toBeGreaterThanOrEqual(lightest);
      expect(high(density)).toBeLessThanOrEqual(heaviest);
    }
    const [softest = 0, stiffest = 0] = MODULI[family] ?? [];
    if (modulus) {
      expect(low(modulus)).toBeGreaterThanOrEqual(softest);
      expect(high(modulus)).toBeLessThanOrEqual(stiffest);
    }
    if (poisson) expect(middle(poisson) >= 0 && middle(poisson) < 0.5).toBe(true);
    const isDirected = family === "wood" || family === "composite";
    if (modulus && shear && poisson && !isDirected)
      expect(middle(shear) / (middle(modulus) / (2 * (1 + middle(poisson))))).toBeCloseTo(1, 0.8);
    if (modulus && shear && !isDirected) {
      const implied = middle(modulus) / (2 * middle(shear)) - 1;
      expect(implied > 0 && implied < 0.55, `ν would be ${implied}`).toBe(true);
    }
    // Plastics neck: what they break at may lie below what they yield at.
    if (yields && strength && family !== "polymer") expect(low(yields)).toBeLessThanOrEqual(high(strength));
    if (elongation && family === "metal") expect(high(elongation)).toBeLessThanOrEqual(90);
    if (compressive && strength && family === "concrete")
      expect(middle(compressive)).toBeGreaterThan(middle(strength));
  });

  it("conduct heat as they conduct electricity, metals by Wiedemann and Franz", () => {
    const lorenz = 2.44e-8 * 293;
    const both = materials.filter(
      ([, material]) =>
        familyOf(material) === "metal" && material.values.conductivity && material.values.resistivity,
    );
    expect(both.length).toBeGreaterThan(30);
    for (const [id, { values }] of both) {
      const { conductivity, resistivity } = values;
      if (!conductivity || !resistivity) continue;
      const ratio = (middle(conductivity) * middle(resistivity) * 1e-6) / lorenz;
      // The lattice carries its own share in poor conductors: 1.4006 of EN 10088-1 is at 2.52.
      expect(ratio > 0.6 && ratio < 2.6, `${id}: ${ratio}`).toBe(true);
    }
  });
});

describe("a second source", () => {
  const byId = new Map(materials);

  it("has at least forty values", () => {
    expect(second.length).toBeGreaterThanOrEqual(40);
    for (const { origin } of second) expect(origin.length).toBeGreaterThan(10);
  });

  it.each(second)("agrees on the $property of $material: $value", ({ material, property, value, within }) => {
    const figure = byId.get(material)?.values[property];
    if (!figure) expect.unreachable(`${material} has no ${property}`);
    const nearest = Math.min(Math.max(value, low(figure)), high(figure));
    expect(Math.abs(nearest - value) / Math.abs(value)).toBeLessThanOrEqual(within);
  });
});
