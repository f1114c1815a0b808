import { solve } from "../calculators/physics/solve.ts";
import { type PhysicsView, physicsView } from "../calculators/physics/view.ts";
import { type Check, checkNumber, checkText, type VerifiedCase } from "./verified-case.ts";

/** Formula with values of its variables in SI, and its solutions for each of them (tests/oracles/physics.json). */
export interface FormulaRecord {
  id: string;
  values: Readonly<Record<string, string>>;
  solutions: Readonly<Record<string, readonly string[]>>;
}

const RELATIVE = 1e-9;

export function verifyFormula({ id, values, solutions }: FormulaRecord, origin: string): VerifiedCase[] {
  const view = physicsView(id);
  if (!view) throw new RangeError(`No formula ${id}`);
  return Object.entries(solutions).map(([unknown, expected]) => {
    const inputs = Object.fromEntries(Object.entries(values).filter(([symbol]) => symbol !== unknown));
    return {
      id: `${id}/${unknown}`,
      title: `${view.title}: ${view.variables[unknown]?.label ?? unknown}`,
      inputs: { formula: id, solve: unknown, ...inputs },
      source: { kind: "independent", text: origin },
      checks: checkSolutions(view, unknown, inputs, expected),
    };
  });
}

function checkSolutions(
  view: PhysicsView,
  unknown: string,
  inputs: Readonly<Record<string, string>>,
  expected: readonly string[],
): Check[] {
  const numbers = Object.fromEntries(
    Object.entries(inputs).map(([symbol, value]) => [symbol, Number(value)]),
  );
  const solved = solve(view, unknown, numbers);
  const roots = solved.ok ? solved.value.map(({ value }) => value).sort((a, b) => a - b) : [];
  const checks = expected.map((value, index) =>
    checkNumber(index === 0 ? unknown : `${unknown}.${index + 1}`, Number(value), roots[index], RELATIVE),
  );
  return roots.length === expected.length
    ? checks
    : [...checks, checkText("solutions", expected.length, roots.length)];
}
