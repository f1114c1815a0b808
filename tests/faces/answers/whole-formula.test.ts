import { expect, test } from "vitest";
import { findWholeFormula } from "../../../lib/calculators/periodictable/phrases/names.ts";

test.each([
  ["CuSO4·5H2O", "CuSO4·5H2O"],
  ["CuSO4.5H2O", "CuSO4·5H2O"],
  ["cuso4.5h2o", "CuSO4·5H2O"],
  ["cuso4 5h2o", "CuSO4·5H2O"],
  ["NaCl", "NaCl"],
  ["nacl", "NaCl"],
  ["h2so4", "H2SO4"],
  ["c6h12o6", "C6H12O6"],
  ["ca(oh)2", "Ca(OH)2"],
])("“%s” by itself is the formula %s", (text, formula) => expect(findWholeFormula(text)).toBe(formula));

test.each(["b2b", "ps5", "wd40", "h1n1", "c3po", "nato", "cos", "in2", "cm3", "no", "NaN", "u2"])(
  "“%s” by itself is no formula",
  (text) => expect(findWholeFormula(text)).toBeUndefined(),
);
