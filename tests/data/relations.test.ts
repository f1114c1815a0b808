import { describe, expect, it } from "vitest";
import elementNames from "../../data/elements/names.json" with { type: "json" };
import elementProperties from "../../data/elements/properties.json" with { type: "json" };
import materialsFile from "../../data/materials/properties.json" with { type: "json" };

// Relations of physics and of standards that a copied error breaks, also when our data equal the copy.

interface Figure {
  value?: number;
  from?: number;
  to?: number;
  min?: boolean;
  condition?: string;
}
type Values = Readonly<Record<string, Figure | undefined>>;

const materials = Object.entries(
  materialsFile.materials as unknown as Readonly<
    Record<string, { group: string; numbers?: readonly string[]; values: Values }>
  >,
);
const valuesOf = (id: string): Values => Object.fromEntries(materials)[id]?.values ?? {};
const middle = (figure: Figure | undefined): number =>
  figure?.value ?? ((figure?.from ?? Number.NaN) + (figure?.to ?? Number.NaN)) / 2;

const elements = elementNames.elements.map(({ symbol }, index) => {
  const { density, weight } = elementProperties.elements[index] as {
    density: string | null;
    weight: { value?: string; massNumber?: number };
  };
  return { symbol, density: Number(density), weight: Number(weight.value ?? weight.massNumber) };
});
const elementOf = (wanted: string) => elements.find(({ symbol }) => symbol === wanted);

/**
 * Lattice parameters at 20 °C, in angstroms: Pearson’s Handbook; dhcp of americium by Roof (1982). Those of Ashcroft and
 * Mermin (Debian’s periodictable 1.6.0) give the same cells within 0.8%, except for sodium and potassium, which that table
 * has at 5 K, and americium, which it lacks.
 */
const LATTICES: readonly [symbol: string, atoms: number, a: number, c?: number][] = [
  ["Na", 2, 4.2906],
  ["K", 2, 5.328],
  ["V", 2, 3.024],
  ["Cr", 2, 2.8846],
  ["Fe", 2, 2.8665],
  ["Nb", 2, 3.3004],
  ["Mo", 2, 3.147],
  ["Ta", 2, 3.303],
  ["W", 2, 3.1652],
  ["Al", 4, 4.0496],
  ["Ca", 4, 5.5884],
  ["Ni", 4, 3.524],
  ["Cu", 4, 3.6149],
  ["Sr", 4, 6.0849],
  ["Rh", 4, 3.8032],
  ["Pd", 4, 3.8903],
  ["Ag", 4, 4.0857],
  ["Ir", 4, 3.8392],
  ["Pt", 4, 3.9236],
  ["Au", 4, 4.0782],
  ["Pb", 4, 4.9502],
  ["Mg", 2, 3.2094, 5.2108],
  ["Ti", 2, 2.9506, 4.6835],
  ["Co", 2, 2.5071, 4.0695],
  ["Zn", 2, 2.665, 4.947],
  ["Zr", 2, 3.2316, 5.1475],
  ["Tc", 2, 2.738, 4.393],
  ["Ru", 2, 2.7058, 4.2816],
  ["Hf", 2, 3.1946, 5.0511],
  ["Re", 2, 2.7609, 4.4576],
  ["Os", 2, 2.7344, 4.3173],
  ["Am", 4, 3.468, 11.241],
  ["Mn", 58, 8.9125],
];
const AVOGADRO = 0.602_214_076;

describe("densities of metals", () => {
  it.each(LATTICES)("has a density of %s that agrees with its crystal lattice", (symbol, atoms, a, c) => {
    const element = elementOf(symbol);
    const volume = c === undefined ? a ** 3 : (Math.sqrt(3) / 2) * a ** 2 * c;
    const lattice = (atoms * (element?.weight ?? Number.NaN)) / (AVOGADRO * volume);
    expect(Math.abs((element?.density ?? 0) / lattice - 1)).toBeLessThan(0.012);
    const pure = materials.find(([id, { numbers }]) => id.startsWith("pure-") && numbers?.[0] === symbol);
    if (pure?.[1].values.density)
      expect(Math.abs(middle(pure[1].values.density) / 1000 / lattice - 1), pure[0]).toBeLessThan(0.012);
  });

  it("has one density of a metal as an element and as a material", () => {
    for (const [id, { numbers, values }] of materials.filter(([each]) => each.startsWith("pure-"))) {
      const element = elementOf(numbers?.[0] ?? "");
      if (element && element.density > 0 && values.density)
        expect(Math.abs(middle(values.density) / 1000 / element.density - 1), id).toBeLessThan(0.01);
    }
  });
});

describe("moduli of metals", () => {
  it("keeps the bulk modulus that E and ν imply within that of a metal of its stiffness", () => {
    // K of the CRC Handbook and of Kittel, GPa: shear-stiff metals whose E was once exchanged with K.
    const measured = { Rh: 276, Ir: 355, Pt: 278, Hf: 110.4, Mg: 35.4, Ru: 320, Pd: 187, W: 311, Mo: 261 };
    for (const [symbol, bulk] of Object.entries(measured)) {
      const pure = materials.find(([id, { numbers }]) => id.startsWith("pure-") && numbers?.[0] === symbol);
      const { modulus, poisson } = pure?.[1].values ?? {};
      if (!modulus || !poisson) continue;
      const implied = middle(modulus) / (3 * (1 - 2 * middle(poisson)));
      expect(Math.abs(implied / bulk - 1), symbol).toBeLessThan(0.2);
    }
  });

  it("has a thermal expansion of an alloy that is near that of its pure metal", () => {
    for (const group of ["magnesium", "aluminum", "titanium"]) {
      const pure = middle(valuesOf(`pure-${group}`).expansion);
      const alloys = materials.filter(
        ([id, each]) => each.group === group && each.values.expansion && !id.includes("si"),
      );
      for (const [id, { values }] of alloys)
        expect(Math.abs(middle(values.expansion) / pure - 1), id).toBeLessThan(0.35);
    }
  });
});

describe("woods", () => {
  /** Specific gravity (ovendry mass, volume at 12%), Wood Handbook FPL-GTR-190, table 5-3a. */
  const GRAVITIES: readonly [string, number][] = [
    ["ash-white", 0.6],
    ["beech-american", 0.64],
    ["birch-yellow", 0.62],
    ["cherry-black", 0.5],
    ["hickory-shagbark", 0.72],
    ["maple-sugar", 0.63],
    ["maple-red", 0.54],
    ["walnut-black", 0.55],
    ["yellow-poplar", 0.42],
    ["douglas-fir", 0.48],
    ["pine-loblolly", 0.51],
    ["pine-longleaf", 0.59],
    ["pine-ponderosa", 0.4],
    ["spruce-sitka", 0.36],
    ["redwood", 0.4],
    ["cedar-western-red", 0.32],
    ["oak-white", 0.68],
    ["oak-northern-red", 0.63],
  ];

  it.each(GRAVITIES)("includes the water in the density of %s at 12%% moisture", (wood, gravity) => {
    expect(middle(valuesOf(`wood-${wood}`).density)).toBeCloseTo(1120 * gravity, -0.5);
  });

  it("has classes of glued laminated timber that get heavier as they get stronger", () => {
    // EN 14080, table 5: 420, 460, 480 kg/m³.
    const densities = ["24", "28", "30"].map((grade) => middle(valuesOf(`glulam-gl${grade}h`).density));
    expect(densities).toEqual([420, 460, 480]);
  });
});

describe("guaranteed strengths of steels", () => {
  // EN 10149-2, tensile strength of hot-rolled steels for cold forming: the lower end of the range, MPa.
  it.each([
    ["s420mc", 480, 19],
    ["s500mc", 550, 14],
    ["s550mc", 600, 14],
  ])("has the minimum of the standard for %s", (grade, strength, elongation) => {
    expect(valuesOf(`steel-${grade}`).strength).toMatchObject({ min: true, value: strength });
    expect(valuesOf(`steel-${grade}`).elongation).toMatchObject({ min: true, value: elongation });
  });

  it("has the minimum yield strength of ASTM A36", () => {
    expect(valuesOf("steel-a36").yield).toMatchObject({ min: true, value: 250 });
    expect(valuesOf("steel-a36").strength).toMatchObject({ min: true, value: 400 });
  });

  it.each([
    ["EN 10083-2, quenched and tempered", ["steel-c55e", "steel-c60e"]],
    ["EN 10083-2, normalized", ["steel-c35-normalized", "steel-c45-normalized", "steel-c60-normalized"]],
    ["EN 10025-2", ["steel-e295", "steel-e335", "steel-e360"]],
    ["EN 10149-2", ["steel-s420mc", "steel-s500mc", "steel-s550mc"]],
  ])("gets stronger and no more ductile with the grade in %s", (_, grades) => {
    for (const [index, grade] of grades.slice(1).entries()) {
      const [lower, higher] = [valuesOf(grades[index] ?? ""), valuesOf(grade)];
      expect(middle(higher.yield), grade).toBeGreaterThan(middle(lower.yield));
      expect(middle(higher.strength), grade).toBeGreaterThan(middle(lower.strength));
      expect(middle(higher.elongation), grade).toBeLessThanOrEqual(middle(lower.elongation));
    }
  });
});

describe("guaranteed minimums", () => {
  it("name the thickness, the product or the class that they hold for, or are provisional", () => {
    const scope = /thickness|diameter|mm\b|plate|sheet|shapes|tube|characteristic|cylinder|provisional/;
    const bare = materials.flatMap(([id, { values }]) =>
      Object.entries(values)
        .filter(([, figure]) => figure?.min === true && !scope.test(figure.condition ?? ""))
        .map(([property]) => `${id} ${property}`),
    );
    expect(bare).toEqual([]);
  });
});

describe("water", () => {
  it("has the thermal conductivity of IAPWS SR6-08 at 20 °C and 0.1 MPa", () => {
    const ratio = 293.15 / 300;
    const conductivity =
      0.80201 * ratio ** -0.32 - 0.25992 * ratio ** -5.7 + 0.10024 * ratio ** -12 - 0.032005 * ratio ** -15;
    expect(middle(valuesOf("water").conductivity)).toBeCloseTo(conductivity, 3);
  });
});

describe("gases", () => {
  // M p / (R T) at 20 °C and 101.325 kPa; carbon dioxide is 0.5% denser than an ideal gas (NIST).
  it.each([
    ["argon", 39.95],
    ["krypton", 83.798],
    ["carbon-dioxide", 44.009],
  ])("has the density of %s by the gas law", (gas, molarMass) => {
    const ideal = (molarMass * 101.325) / (8.314_462_618 * 293.15);
    expect(Math.abs(middle(valuesOf(gas).density) / ideal - 1)).toBeLessThan(0.006);
  });
});
