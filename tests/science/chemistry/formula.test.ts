import { describe, expect, it, test } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { formulaText, hillOrder, readFormula, spellings } from "../../../lib/science/chemistry/formula.ts";
import { decimalsOf, empirical, molarMass } from "../../../lib/science/chemistry/molar-mass.ts";
import { loadChemistry, massOf, readSubstance } from "../../../lib/science/chemistry/substance.ts";
import naughty from "../../server/naughty-strings.json" with { type: "json" };

const chemistry = await loadChemistry(loadFromFolder);
const { symbols } = chemistry;

/** Formulas as chemists write them, and their meaning. */
const MEANINGS: readonly (readonly [text: string, set: string, charge: number])[] = [
  ["H2O", "H₂O", 0],
  ["Ca(OH)2·2H2O", "Ca(OH)₂·2H₂O", 0],
  ["CuSO4 * 5 H2O", "CuSO₄·5H₂O", 0],
  ["CaSO4·½H2O", "CaSO₄·½H₂O", 0],
  ["[Fe(CN)6]4-", "[Fe(CN)₆]⁴⁻", -4],
  ["SO42-", "SO₄²⁻", -2],
  ["SO4 2-", "SO₄²⁻", -2],
  ["SO4^2-", "SO₄²⁻", -2],
  ["SO₄²⁻", "SO₄²⁻", -2],
  ["NH4+", "NH₄⁺", 1],
  ["Fe3+", "Fe³⁺", 3],
  ["Fe(2+)", "Fe²⁺", 2],
  ["Na++", "Na²⁺", 2],
  ["I3-", "I₃⁻", -1],
  ["H3+", "H₃⁺", 1],
  ["Cl2-", "Cl₂⁻", -1],
  ["O2-", "O²⁻", -2],
  ["O2^-", "O₂⁻", -1],
  ["MnO4-", "MnO₄⁻", -1],
  ["Hg2^2+", "Hg₂²⁺", 2],
  ["D2O", "D₂O", 0],
  ["[13C]6H12O6", "¹³C₆H₁₂O₆", 0],
  ["^14CO2", "¹⁴CO₂", 0],
  ["H2O(l)", "H₂O", 0],
  ["2H2O", "2H₂O", 0],
  ["CuSO4 5H2O", "CuSO₄·5H₂O", 0],
  ["CuSO4 5 H2O", "CuSO₄·5H₂O", 0],
  ["NaBr 2H2O", "NaBr·2H₂O", 0],
  ["CaSO4 0.5H2O", "CaSO₄·0.5H₂O", 0],
  ["CuSO4.5H2O", "CuSO₄·5H₂O", 0],
  ["CaCl2.6NH3", "CaCl₂·6NH₃", 0],
  ["H 2 O", "H₂O", 0],
  ["Cu(I)Cl", "Cu(I)Cl", 0],
  ["Fe(III)Cl3", "Fe(III)Cl₃", 0],
  ["K2Cr(VI)O4", "K₂Cr(VI)O₄", 0],
  ["Pb(I)2", "Pb(I)₂", 0],
  ["H1.5O", "H₁.₅O", 0],
  ["Fe0.95O", "Fe₀.₉₅O", 0],
  ["YBa2Cu3O6.93", "YBa₂Cu₃O₆.₉₃", 0],
  ["La1.85Sr0.15CuO4", "La₁.₈₅Sr₀.₁₅CuO₄", 0],
  ["235U", "²³⁵U", 0],
  ["14C", "¹⁴C", 0],
  ["2C", "2C", 0],
];

describe("formulas", () => {
  it.each(MEANINGS)("%s is %s", (text, set, charge) => {
    const reading = readFormula(text, symbols);
    expect(reading.ok && [formulaText(reading.value), reading.value.charge]).toEqual([set, charge]);
  });

  it.each([
    [
      "235U",
      "“235U” has 2 possible readings: the isotope ²³⁵U (used here) and 235 atoms of U, which is written U235.",
    ],
    ["O2-", "“O2-” has 2 possible readings: O²⁻ (used here) and O₂⁻, which is written O2^-."],
    ["N3-", "“N3-” has 2 possible readings: N³⁻ (used here) and N₃⁻, which is written N3^-."],
    ["14CO2", "“14CO2” has 2 possible readings: 14 CO₂ (used here) and ¹⁴CO₂, which is written [14C]O2."],
    [
      "235UF6",
      "“235UF6” has 2 possible readings: 235 UF₆ (used here) and ²³⁵UF₆, which is written [235U]F6.",
    ],
    ["5CO2", undefined],
    ["Fe3+", undefined],
    ["O^2-", undefined],
    ["O 2-", undefined],
    ["I3-", undefined],
    ["[235U]", undefined],
  ])("%s says its other reading, if it has one", (text, sentence) => {
    const reading = readFormula(text, symbols);
    expect(reading.ok && reading.value.otherReading).toBe(sentence);
  });

  it.each([
    ["", 1, "Enter a formula"],
    ["nacl", 1, "capital letter"],
    ["Xx2", 1, "no element “Xx”"],
    ["H2Q", 3, "no element “Q”"],
    ["(OH", 1, "never closed"],
    ["OH)", 3, "never opened"],
    ["Ca(OH]2", 6, "never opened"],
    ["H0", 2, "cannot be 0"],
    ["()", 1, "parentheses are empty"],
    ["H^2", 2, "needs a sign"],
    ["H999999", 2, "at most 99,999"],
    ["((((((((((H))))))))))", 9, "too many nested"],
    ["[999C]", 2, "not a mass number"],
    ["[2D]", 2, "already has a mass number"],
    ["H2O·", 5, "missing here"],
    ["H2O, NaCl", 4, "is not allowed here"],
    ["H".repeat(201), 201, "at most 200"],
    ["Na^200+", 7, "between 1 and 99"],
    ["((((((((H99999)99999)99999)99999)99999)99999)99999)99999)", 1, "too many atoms"],
  ])("%s is refused at its place %i", (text, column, words) => {
    const reading = readFormula(text, symbols);
    expect(reading.ok).toBe(false);
    if (reading.ok) return;
    expect(firstProblem(reading).message).toContain(words);
    expect(firstProblem(reading).column).toBe(column);
  });

  it("are distinguished by their capitals", () => {
    const atomsOf = (text: string): unknown => {
      const reading = readFormula(text, symbols);
      return reading.ok && [...reading.value.atoms];
    };
    expect(atomsOf("Co")).toEqual([["Co", 1]]);
    expect(atomsOf("CO")).toEqual([
      ["C", 1],
      ["O", 1],
    ]);
    expect(atomsOf("Hf")).not.toEqual(atomsOf("HF"));
  });

  it("are suggested for what was typed without capitals", () => {
    expect(spellings("nacl", symbols)).toEqual(["NaCl"]);
    expect(spellings("h2so4", symbols)).toEqual(["H2SO4"]);
    expect(spellings("caco3", symbols, new Set(["CaCO3"]))[0]).toBe("CaCO3");
    expect(spellings("CO", symbols)).toEqual(["Co"]);
    expect(spellings("c".repeat(24), symbols)).toEqual(["C".repeat(24)]);
    expect(spellings("hello world", symbols)).toEqual([]);
    const reading = readSubstance("cocl2", chemistry);
    expect(!reading.ok && firstProblem(reading).message).toContain("Did you mean CoCl2 or COCl2?");
  });

  it("stand behind names of compounds and elements", () => {
    for (const [name, formula] of [
      ["glucose", "C₆H₁₂O₆"],
      ["Water", "H₂O"],
      ["table  salt", "NaCl"],
      ["iron", "Fe"],
      ["sulphur", "S"],
    ] as const) {
      const reading = readSubstance(name, chemistry);
      expect(reading.ok && formulaText(reading.value.formula), name).toBe(formula);
    }
    const unknown = readSubstance("unobtainium", chemistry);
    expect(!unknown.ok && firstProblem(unknown).message).toContain("not in the list of common compounds");
  });

  it("never throw and never freeze on what is none", () => {
    const hostile = [
      "(".repeat(200),
      "[1".repeat(100),
      "^".repeat(200),
      "9".repeat(200),
      "H+".repeat(100),
      "·".repeat(200),
    ];
    const taken = cpuClock();
    for (const text of [...naughty.strings, ...hostile]) readSubstance(text, chemistry);
    expect(taken()).toBeLessThan(3000);
  });
});

describe("molar masses", () => {
  // Sums of CIAAW’s standard atomic weights of 2021, and masses of AME2020 for isotopes, worked out with Python’s decimal.
  it.each([
    ["CuSO4 5H2O", 249.677],
    ["Cu(I)Cl", 98.996],
    ["Fe(III)Cl3", 162.195],
    ["H1.5O", 17.511],
    ["Fe0.95O", 69.051_75],
    ["YBa2Cu3O6.93", 665.070_9],
    ["235U", 235.043_93],
    ["14C", 14.003_242],
  ])("has the molar mass of %s", async (text, value) => {
    expect((await massFor(text)).value).toBeCloseTo(value, 2);
  });

  const massFor = async (text: string) => {
    const reading = readFormula(text, symbols);
    const result = reading.ok ? await massOf(reading.value, chemistry, loadFromFolder) : undefined;
    if (!result?.ok) throw new Error(text);
    return result.value;
  };

  /** OpenStax, Chemistry 2e, chapters 3.1 and 3.2 (weights rounded to two decimals there), as published. */
  it.each([
    ["CHCl3", 119.37],
    ["C9H8O4", 180.159],
    ["NaCl", 58.44],
    ["C2H5O2N", 75.07],
    ["C7H5NO3S", 183.18],
  ])("of %s is what OpenStax prints", async (formula, printed) =>
    expect(Math.abs((await massFor(formula)).value - printed)).toBeLessThan(0.02),
  );

  it("have the electrons of ions, and a note where a weight is only nominal", async () => {
    const [atom, ion] = [await massFor("Na"), await massFor("Na+")];
    expect(atom.value - ion.value).toBeCloseTo(5.485_799e-4, 9);
    expect((await massFor("Tc2O7")).nominal).toEqual(["Tc"]);
    expect((await massFor("H2O")).nominal).toEqual([]);
    const none = molarMass({ atoms: new Map([["300C", 1]]), charge: 0 }, chemistry.elements, () => []);
    expect(none.ok).toBe(false);
  });

  it("are shown down to the first digit of their uncertainty, with three to six decimals", () => {
    expect(decimalsOf({ standardUncertainty: 0.0058 })).toBe(3);
    expect(decimalsOf({ standardUncertainty: 0.000_04 })).toBe(5);
    expect(decimalsOf({ standardUncertainty: 0 })).toBe(3);
    expect(decimalsOf({ standardUncertainty: 3 })).toBe(3);
    expect(decimalsOf({ standardUncertainty: 1e-9 })).toBe(6);
  });
});

test("Hill's order and the simplest formula", () => {
  const atoms = new Map([
    ["O", 6],
    ["H", 12],
    ["C", 6],
  ]);
  expect(hillOrder(atoms).map(([atom]) => atom)).toEqual(["C", "H", "O"]);
  expect(
    hillOrder(
      new Map([
        ["S", 1],
        ["O", 4],
        ["H", 2],
      ]),
    ).map(([atom]) => atom),
  ).toEqual(["H", "O", "S"]);
  expect([...(empirical(atoms) ?? [])]).toEqual([
    ["O", 1],
    ["H", 2],
    ["C", 1],
  ]);
  expect(empirical(new Map([["O", 4.5]]))).toBeUndefined();
});
