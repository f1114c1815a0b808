import { loadFromFolder } from "../core/data/read-file.ts";
import { balanceEquation, readEquation } from "../science/chemistry/equation.ts";
import { readFormula } from "../science/chemistry/formula.ts";
import { type Chemistry, loadChemistry, massOf } from "../science/chemistry/substance.ts";
import { messages } from "./messages.ts";
import { type Check, checkNumber, checkText, type VerifiedCase } from "./verified-case.ts";

/** Molar masses and equations (tests/oracles/chemistry.json). */
export interface ChemistryRecords {
  origin: string;
  masses: readonly { formula: string; mass: number }[];
  equations: readonly { equation: string; dimension: number; coefficients?: readonly number[] | null }[];
}

/** The masses are compared to 8 significant digits, which no atomic weight exceeds. */
const MASS_TOLERANCE = 1e-8;

export async function verifyChemistry(records: ChemistryRecords): Promise<VerifiedCase[]> {
  const chemistry = await loadChemistry(loadFromFolder);
  const source = { kind: "independent", text: records.origin } as const;
  const masses = records.masses.map(
    async ({ formula, mass }, index): Promise<VerifiedCase> => ({
      id: `mass-${index + 1}`,
      title: messages.molarMass(formula),
      inputs: { formula },
      source,
      checks: [await checkMass(chemistry, formula, mass)],
    }),
  );
  // Equations with one solution; the tests hold the others to the number of their solutions.
  const equations = records.equations.flatMap(
    ({ equation, dimension, coefficients }, index): VerifiedCase[] =>
      dimension === 1 && coefficients
        ? [
            {
              id: `equation-${index + 1}`,
              title: equation,
              inputs: { equation },
              source,
              checks: [checkEquation(chemistry, equation, coefficients)],
            },
          ]
        : [],
  );
  return [...(await Promise.all(masses)), ...equations];
}

async function checkMass(chemistry: Chemistry, formula: string, mass: number): Promise<Check> {
  const reading = readFormula(formula, chemistry.symbols);
  const result = reading.ok ? await massOf(reading.value, chemistry, loadFromFolder) : reading;
  return checkNumber("molarMass", mass, result.ok ? result.value.value : undefined, MASS_TOLERANCE);
}

function checkEquation(chemistry: Chemistry, equation: string, coefficients: readonly number[]): Check {
  const reading = readEquation(equation, chemistry.symbols);
  const balanced = reading.ok ? balanceEquation(reading.value) : reading;
  const isPossible = coefficients.every((each) => each > 0);
  const expected = isPossible ? coefficients.join(", ") : messages.anError;
  const computed = balanced.ok
    ? balanced.value.solutions.map((solution) => solution.map(Number).join(", ")).join("; ")
    : messages.anError;
  return checkText("coefficients", expected, computed);
}
