import { describe, expect, it } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { balanceEquation, formatEquation, readEquation } from "../../../lib/science/chemistry/equation.ts";
import { reactionYield } from "../../../lib/science/chemistry/stoichiometry.ts";
import { loadChemistry, massOf } from "../../../lib/science/chemistry/substance.ts";
import naughty from "../../server/naughty-strings.json" with { type: "json" };

const chemistry = await loadChemistry(loadFromFolder);

function balancedText(text: string): string {
  const reading = readEquation(text, chemistry.symbols);
  if (!reading.ok) {
    const { message, column } = firstProblem(reading);
    return `${column}: ${message}`;
  }
  const balanced = balanceEquation(reading.value);
  if (!balanced.ok) return firstProblem(balanced).message;
  return balanced.value.solutions
    .map((solution) => formatEquation(reading.value.species, solution))
    .join("; ");
}

describe("equations", () => {
  it.each([
    // OpenStax, Chemistry 2e, chapters 4.1 and 17.1, as published.
    ["CH4 + O2 -> CO2 + H2O", "CH₄ + 2 O₂ → CO₂ + 2 H₂O"],
    ["N2 + O2 → N2O5", "2 N₂ + 5 O₂ → 2 N₂O₅"],
    ["Cr2O7^2- + Fe^2+ + H^+ → Cr^3+ + Fe^3+ + H2O", "Cr₂O₇²⁻ + 6 Fe²⁺ + 14 H⁺ → 2 Cr³⁺ + 6 Fe³⁺ + 7 H₂O"],
    // Other spellings.
    ["2H2+O2=2H2O", "2 H₂ + O₂ → 2 H₂O"],
    ["Ag+(aq) + Cl-(aq) ⇌ AgCl(s)", "Ag⁺ + Cl⁻ → AgCl"],
    ["Fe3+ + e- -> Fe2+", "Fe³⁺ + e⁻ → Fe²⁺"],
    ["Fe^3++e^-->Fe^2+", "Fe³⁺ + e⁻ → Fe²⁺"],
    ["I2 + I- -> I3-", "I₂ + I⁻ → I₃⁻"],
    ["Al + H+ -> Al3+ + H2", "2 Al + 6 H⁺ → 2 Al³⁺ + 3 H₂"],
    ["Fe+ O2 ->Fe2O3", "4 Fe + 3 O₂ → 2 Fe₂O₃"],
    [
      "H2+Ca(CN)2+NaAlF4+FeSO4+MgSiO3+KI+H3PO4+PbCrO4+BrCl+CF2Cl2+SO2->PbBr2+CrCl3+MgCO3+KAl(OH)4+Fe(SCN)3+PI3+Na2SiO3+CaF2+H2O",
      "88 H₂ + 15 Ca(CN)₂ + 6 NaAlF₄ + 10 FeSO₄ + 3 MgSiO₃ + 6 KI + 2 H₃PO₄ + 6 PbCrO₄ + 12 BrCl + 3 CF₂Cl₂ + 20 SO₂ → 6 PbBr₂ + 6 CrCl₃ + 3 MgCO₃ + 6 KAl(OH)₄ + 10 Fe(SCN)₃ + 2 PI₃ + 3 Na₂SiO₃ + 15 CaF₂ + 79 H₂O",
    ],
    // Several independent balances, each of them named.
    ["C + O2 -> CO + CO2", "C + O₂ → CO₂; 2 C + O₂ → 2 CO"],
    // Impossible ones.
    ["Na -> K", "It cannot be balanced: Na is only on the left."],
    ["H2 + O2 -> H2O + N2", "It cannot be balanced: N is only on the right."],
  ])("%s is %s", (text, expected) => expect(balancedText(text)).toBe(expected));

  it.each([
    ["Fe3+ -> Fe2+", "the charges cannot"],
    ["H2O2 -> H2 + H2O + O", "; "],
    ["CO2 -> CO", "no amounts of these substances"],
    ["Fe + O2", "Put an arrow"],
    ["-> H2O", "1: The reactants are missing"],
    ["H2 ->", "6: The products are missing"],
    ["Fe + -> O2", "6: A substance is missing"],
    ["H2 -> O2 -> H2O", "10: There is more than one arrow"],
    ["h2 + O2 -> H2O", "1: “h” is not a symbol"],
    ["H2 + H2 -> H4", "appears twice"],
    ["CaSO4·½H2O -> CaSO4 + H2O", "whole numbers"],
    ["x".repeat(601), "at most 600"],
    ["", "Enter an equation"],
  ])("%s: %s", (text, words) => {
    expect(balancedText(text)).toContain(words);
  });

  it.each([
    // Derived by hand from the half-reactions: MnO₄⁻ takes 5 electrons, Cr₂O₇²⁻ 6, OCl⁻ 2; H₂O₂ gives 2.
    ["MnO4^- + H2O2 + H^+ -> Mn^2+ + O2 + H2O", "2 MnO₄⁻ + 5 H₂O₂ + 6 H⁺ → 2 Mn²⁺ + 5 O₂ + 8 H₂O"],
    [
      "KMnO4 + H2O2 + H2SO4 -> K2SO4 + MnSO4 + O2 + H2O",
      "2 KMnO₄ + 5 H₂O₂ + 3 H₂SO₄ → K₂SO₄ + 2 MnSO₄ + 5 O₂ + 8 H₂O",
    ],
    ["Cr2O7^2- + H2O2 + H^+ -> Cr^3+ + O2 + H2O", "Cr₂O₇²⁻ + 3 H₂O₂ + 8 H⁺ → 2 Cr³⁺ + 3 O₂ + 7 H₂O"],
    ["NaOCl + H2O2 -> NaCl + O2 + H2O", "NaOCl + H₂O₂ → NaCl + O₂ + H₂O"],
    ["C + O2 -> CO + CO2", undefined],
    ["H2O2 -> H2O + O2", undefined],
  ])("%s has a balance by half-reactions", (text, expected) => {
    const reading = readEquation(text, chemistry.symbols);
    const balanced = reading.ok ? balanceEquation(reading.value) : undefined;
    if (!reading.ok || !balanced?.ok) throw new Error(text);
    expect(balanced.value.redox && formatEquation(reading.value.species, balanced.value.redox)).toBe(
      expected,
    );
  });

  it("end fast, whatever is asked", () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      `C${index + 1}H${99_990 - index}O${(index * 7919) % 9973}`.replace("O0", ""),
    );
    const hostile = [
      `${many.join(" + ")} -> ${many.map((each) => `${each}N`).join(" + ")}`,
      `${many.join(" + ")} -> ${many.map((each) => `(${each})2`).join(" + ")}`,
      `${Array.from({ length: 12 }, (_, index) => `C${index + 1}O`).join(" + ")} -> ${Array.from({ length: 12 }, (_, index) => `C${index + 1}O2`).join(" + ")}`,
      "+".repeat(600),
      "->".repeat(300),
      "e^-".repeat(200),
      "H + ".repeat(140),
    ];
    for (const text of [...naughty.strings, ...hostile]) {
      const taken = cpuClock();
      balancedText(text);
      expect(taken(), text.slice(0, 60)).toBeLessThan(1500);
    }
  });
});

describe("limiting reactants and yields", () => {
  async function yielded(text: string, grams: readonly (readonly [index: number, grams: number])[]) {
    const reading = readEquation(text, chemistry.symbols);
    if (!reading.ok) throw new Error(firstProblem(reading).message);
    const { species } = reading.value;
    const balanced = balanceEquation(reading.value);
    if (!balanced.ok) throw new Error(firstProblem(balanced).message);
    const masses: number[] = [];
    for (const { formula } of species) {
      const result = await massOf(formula, chemistry, loadFromFolder);
      masses.push(result.ok ? result.value.value : 0);
    }
    const amounts = new Map(grams.map(([index, mass]) => [index, mass / (masses[index] ?? 1)]));
    return reactionYield(species, balanced.value.solutions[0] ?? [], amounts, masses);
  }

  it("are those of OpenStax, Chemistry 2e, chapter 4.4: of 2.00 g Si and 1.50 g N2 silicon limits, 0.0237 mol Si3N4", async () => {
    const reacted = await yielded("Si + N2 -> Si3N4", [
      [0, 2],
      [1, 1.5],
    ]);
    expect(reacted?.filter(({ limiting }) => limiting).map(({ index }) => index)).toEqual([0]);
    expect(reacted?.[2]?.moles).toBeCloseTo(0.0237, 4);
  });

  it("leave what is there in excess, and nothing of what limits", async () => {
    const reacted = await yielded("Fe + O2 -> Fe2O3", [
      [0, 10],
      [1, 3],
    ]);
    // 3 g O2 is 0.09375 mol, enough for 0.125 mol Fe = 6.981 g (by hand).
    expect(reacted?.[1]?.limiting).toBe(true);
    expect(reacted?.[1]?.left).toBe(0);
    expect((reacted?.[0]?.left ?? 0) * 55.845).toBeCloseTo(10 - 6.981, 2);
    expect(reacted?.[2]?.mass).toBeCloseTo(9.98, 2);
    const [before, after] = [6.981 + 3, reacted?.[2]?.mass ?? 0];
    expect(after).toBeCloseTo(before, 2);
  });

  it("need an amount of a reactant", async () =>
    expect(await yielded("Fe + O2 -> Fe2O3", [])).toBeUndefined());
});
