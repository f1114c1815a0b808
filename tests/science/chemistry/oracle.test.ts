import { describe, expect, it } from "vitest";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { balanceEquation, readEquation } from "../../../lib/science/chemistry/equation.ts";
import { readFormula } from "../../../lib/science/chemistry/formula.ts";
import { loadChemistry, massOf } from "../../../lib/science/chemistry/substance.ts";
import oracle from "../../oracles/chemistry.json" with { type: "json" };

const chemistry = await loadChemistry(loadFromFolder);

/** Origin: tests/oracles/chemistry.py. */
describe("molar masses", () => {
  it("are those of sixty formulas and more", () => expect(oracle.masses.length).toBeGreaterThanOrEqual(60));

  it.each(oracle.masses)("of $formula", async ({ formula, mass, uncertainty }) => {
    const reading = readFormula(formula, chemistry.symbols);
    if (!reading.ok) throw new Error(firstProblem(reading).message);
    const result = await massOf(reading.value, chemistry, loadFromFolder);
    if (!result.ok) throw new Error(firstProblem(result).message);
    expect(result.value.value).toBeCloseTo(mass, 7);
    expect(result.value.standardUncertainty).toBeCloseTo(uncertainty, 7);
    const shares = result.value.shares.reduce((sum, { mass: part }) => sum + part, 0);
    // An ion's electrons have a mass, too.
    expect(Math.abs(shares - mass)).toBeLessThan(0.003);
  });
});

describe("balanced equations", () => {
  it("are those of forty equations and more", () =>
    expect(oracle.equations.filter(({ dimension }) => dimension === 1).length).toBeGreaterThanOrEqual(40));

  it.each(oracle.equations)("$equation", ({ equation, dimension, coefficients }) => {
    const reading = readEquation(equation, chemistry.symbols);
    if (!reading.ok) throw new Error(firstProblem(reading).message);
    const balanced = balanceEquation(reading.value);
    if (dimension > 1 && balanced.ok) {
      expect(balanced.value.solutions.length).toBeGreaterThanOrEqual(dimension);
      return;
    }
    const isPossible = dimension === 1 && coefficients?.every((each) => each > 0) === true;
    expect(balanced.ok, JSON.stringify(coefficients)).toBe(isPossible);
    if (balanced.ok) expect(balanced.value.solutions.map((each) => each.map(Number))).toEqual([coefficients]);
    else expect(firstProblem(balanced).message).toMatch(/^It cannot be balanced/);
  });
});
