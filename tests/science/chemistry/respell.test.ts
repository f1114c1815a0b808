import { describe, expect, it } from "vitest";
import { findSubstance } from "@/lib/calculators/periodictable/phrases/names";
import { loadFromFolder } from "@/lib/core/data/read-file";
import { firstProblem } from "@/lib/core/result/result";
import {
  balanceEquation,
  formatEquation,
  otherReadings,
  readEquation,
} from "@/lib/science/chemistry/equation";
import { formulaText } from "@/lib/science/chemistry/formula";
import { listedFormulas, loadChemistry, readSubstance } from "@/lib/science/chemistry/substance";

const chemistry = await loadChemistry(loadFromFolder);

describe("formulas in other capitals", () => {
  it.each([
    ["cuso4.5h2o", "CuSO₄·5H₂O"],
    ["cuso4 5h2o", "CuSO₄·5H₂O"],
    ["Cuso4·5H2o", "CuSO₄·5H₂O"],
    ["nacl", "NaCl"],
    ["NACL", "NaCl"],
    ["co", "CO"],
    ["fe", "Fe"],
    ["o2", "O₂"],
    ["ca(oh)2", "Ca(OH)₂"],
    ["nh4oh", "NH₄OH"],
    ["kmno4", "KMnO₄"],
    ["na2co3.10h2o", "Na₂CO₃·10H₂O"],
  ])("reads %j as %s and reports it", (text, expected) => {
    const read = readSubstance(text, chemistry);
    expect(read.ok && formulaText(read.value.formula)).toBe(expected);
    expect(read.ok && read.value.formula.otherReading).toBe(`Read as ${expected}.`);
  });

  it.each(["CO", "Co", "CuSO4.5H2O", "water"])("reads %j as it is", (text) => {
    const read = readSubstance(text, chemistry);
    expect(read.ok && read.value.formula.otherReading).toBeUndefined();
    expect(read.ok).toBe(true);
  });

  it.each(["cocl2", "pbo2"])("suggests the readings of %j, which has several", (text) => {
    const read = readSubstance(text, chemistry);
    expect(read.ok ? 0 : read.suggestions.length).toBeGreaterThan(1);
  });

  it.each(["xyz", "cuso4.", "e", `${"h2o.".repeat(40)}h2o`])("rejects %j", (text) => {
    expect(readSubstance(text, chemistry).ok).toBe(false);
  });

  it("names the compound, and finds the same one in a question", () => {
    const read = readSubstance("nacl", chemistry);
    expect(read.ok && read.value.name).toBe("sodium chloride");
    expect(findSubstance("cuso4.5h2o")).toBe("CuSO4·5H2O");
  });

  it("balances an equation in lower case", () => {
    const read = readEquation("fe + o2 -> fe2o3", chemistry.symbols, listedFormulas(chemistry));
    if (!read.ok) throw new Error(firstProblem(read).message);
    const balanced = balanceEquation(read.value);
    expect(balanced.ok && formatEquation(read.value.species, balanced.value.solutions[0] ?? [])).toBe(
      "4 Fe + 3 O₂ → 2 Fe₂O₃",
    );
    expect(otherReadings(read.value)).toEqual(["Read as Fe + O₂ → Fe₂O₃."]);
  });
});
